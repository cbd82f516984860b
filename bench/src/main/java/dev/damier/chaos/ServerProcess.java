package dev.damier.chaos;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** {@code damier serve} as a process of its own. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://[^:]+:(\\d+)/");
    private static final Pattern OBJECTS = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+(\\d+)\\s+(\\S+)");
    private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");
    private static final Path BIN = Path.of(System.getProperty("java.home"), "bin");

    private final Process process;
    private final int port;

    /**
     * @param heap mebibytes
     * @param cache where it may try to keep what it has computed
     * @param data where it keeps rooms
     */
    ServerProcess(int heap, Path cache, Path data) throws IOException {
        this(heap, cache, Map.of(), "--data", data.toString());
    }

    /** @param store where it keeps rooms, as {@code serve} is told */
    ServerProcess(int heap, Path cache, String... store) throws IOException {
        this(heap, cache, Map.of(), store);
    }

    ServerProcess(int heap, Path cache, Map<String, String> environment, String... store) throws IOException {
        List<String> command = new ArrayList<>(List.of(BIN.resolve("java").toString(), "-Xmx" + heap + "m", "-Xss8m"));
        // What is only kept softly goes with the next collection, so that what is left is what is held.
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:SoftRefLRUPolicyMSPerMB=1", "-Ddamier.cache=" + cache));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.damier.cli.Main"));
        command.addAll(List.of("serve", "--port", "0"));
        command.addAll(List.of(store));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        process = builder.start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        Matcher address = line == null ? null : ADDRESS.matcher(line);
        if (address == null || !address.find()) throw new IOException("unexpected server response: " + line);
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

    /** Its status, once it has ended by itself or by a signal; null if it has not within this time. */
    Integer status(long seconds) throws InterruptedException {
        return process.waitFor(seconds, TimeUnit.SECONDS) ? process.exitValue() : null;
    }

    /** SIGKILL. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Live objects by class after a collection, and all their bytes. */
    /**
     * What lives in the server's memory after a collection.
     *
     * @param objects how many there are of each type
     * @param sizes the bytes of each type
     */
    record Histogram(Map<String, Long> objects, Map<String, Long> sizes, long bytes) {
        /** How many types are told. */
        private static final int TOLD = 12;

        long of(String type) {
            return objects.getOrDefault(type, 0L);
        }

        /** What has grown most since another. */
        String growth(Histogram before) {
            return sizes.keySet().stream()
                    .sorted(Comparator.comparingLong(t -> before.sizes.getOrDefault(t, 0L) - sizes.get(t)))
                    .limit(TOLD)
                    .map(t -> t + " " + before.of(t) + " to " + of(t) + ", "
                            + (sizes.get(t) - before.sizes.getOrDefault(t, 0L)) + " bytes")
                    .collect(Collectors.joining("; "));
        }
    }

    Histogram histogram() throws IOException {
        Process asked = new ProcessBuilder(
                        BIN.resolve("jcmd").toString(), Long.toString(process.pid()), "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        String text = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Map<String, Long> objects = new TreeMap<>();
        Map<String, Long> sizes = new TreeMap<>();
        Matcher line = OBJECTS.matcher(text);
        while (line.find()) {
            objects.merge(line.group(3), Long.parseLong(line.group(1)), Long::sum);
            sizes.merge(line.group(3), Long.parseLong(line.group(2)), Long::sum);
        }
        Matcher total = TOTAL.matcher(text);
        if (!total.find()) throw new IOException("no histogram: " + text);
        return new Histogram(objects, sizes, Long.parseLong(total.group(1)));
    }

    /** A figure of {@code /api/metrics}. */
    double metric(String name) throws IOException {
        String metrics = Call.ask(9, port, Call.get("/api/metrics"));
        Matcher line = Pattern.compile("(?m)^damier_" + name + " (\\S+)$").matcher(metrics);
        if (!line.find()) throw new IOException("no " + name + " in " + metrics);
        return Double.parseDouble(line.group(1));
    }

    @Override
    public void close() throws IOException {
        try {
            if (alive()) kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
