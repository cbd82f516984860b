package dev.damier.chaos;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code damier serve} as a process of its own, with half a gigabyte and a cache that nothing can be written to. */
final class ServerProcess {
    private static final Pattern ADDRESS = Pattern.compile("http://[^:]+:(\\d+)/");
    private static final Path BIN = Path.of(System.getProperty("java.home"), "bin");

    private final Process process;
    private final int port;

    /** @param store where it keeps rooms, as {@code serve} is told; nothing for a new folder */
    ServerProcess(String... store) throws IOException {
        Path noFolder = Files.createTempFile("damier-chaos", "");
        List<String> command = new ArrayList<>(List.of(
                BIN.resolve("java").toString(),
                "-Xmx512m",
                "-Xss8m",
                "-XX:+UseSerialGC",
                "-Ddamier.cache=" + noFolder.resolve("cache"),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.damier.cli.Main",
                "serve",
                "--port",
                "0"));
        command.addAll(
                store.length > 0
                        ? List.of(store)
                        : List.of(
                                "--data",
                                Files.createTempDirectory("damier-chaos").toString()));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        Matcher address = line == null ? null : ADDRESS.matcher(line);
        if (address == null || !address.find()) throw new IOException("the server said " + line);
        port = Integer.parseInt(address.group(1));
    }

    int port() {
        return port;
    }

    boolean alive() {
        return process.isAlive();
    }

    /** SIGTERM; how long it took to end, in milliseconds, or -1 when it did not. */
    long terminate() throws InterruptedException {
        long from = System.nanoTime();
        process.destroy();
        boolean ended = process.waitFor(20, TimeUnit.SECONDS);
        if (!ended) kill();
        return ended ? (System.nanoTime() - from) / 1_000_000 : -1;
    }

    /** SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** How many live objects of a class there are. */
    long instances(String type) throws IOException {
        Process histogram = new ProcessBuilder(
                        BIN.resolve("jcmd").toString(), Long.toString(process.pid()), "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        String text = new String(histogram.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher line = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+" + Pattern.quote(type) + "\\b")
                .matcher(text);
        return line.find() ? Long.parseLong(line.group(1)) : 0;
    }
}
