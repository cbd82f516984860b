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

/** A {@code damier serve} process. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://[^:]+:(\\d+)/");
    private static final Pattern OBJECTS = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+(\\d+)\\s+(\\S+)");
    private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");
    private static final Path BIN = Path.of(System.getProperty("java.home"), "bin");

    private final Process process;
    private final int port;

    /**
     * Starts a server.
     *
     * @param heap maximum heap in mebibytes
     * @param cache cache folder
     * @param data data folder
     */
    ServerProcess(int heap, Path cache, Path data) throws IOException {
        this(heap, cache, Map.of(), "--data", data.toString());
    }

    /**
     * Starts a server.
     *
     * @param store store options of {@code serve}
     */
    ServerProcess(int heap, Path cache, String... store) throws IOException {
        this(heap, cache, Map.of(), store);
    }

    ServerProcess(int heap, Path cache, Map<String, String> environment, String... store) throws IOException {
        this(heap, cache, ProcessBuilder.Redirect.DISCARD, environment, store);
    }

    /**
     * Starts a server.
     *
     * @param log where its log is written
     */
    ServerProcess(int heap, Path cache, ProcessBuilder.Redirect log, Map<String, String> environment, String... store)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(BIN.resolve("java").toString(), "-Xmx" + heap + "m", "-Xss8m"));
        // Soft references are cleared at the next collection, so that the remaining memory is what the server really
        // holds.
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:SoftRefLRUPolicyMSPerMB=1", "-Ddamier.cache=" + cache));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.damier.cli.Main"));
        command.addAll(List.of("serve", "--port", "0"));
        command.addAll(List.of(store));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(log);
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

    boolean isAlive() {
        return process.isAlive();
    }

    /** Sends SIGTERM and returns the time until the end in milliseconds, or -1 if the process did not end. */
    long terminate() throws InterruptedException {
        long from = System.nanoTime();
        process.destroy();
        boolean ended = process.waitFor(20, TimeUnit.SECONDS);
        if (!ended) kill();
        return ended ? (System.nanoTime() - from) / 1_000_000 : -1;
    }

    /** Returns the exit status, or null if the process has not ended within this time. */
    Integer exitStatus(long seconds) throws InterruptedException {
        return process.waitFor(seconds, TimeUnit.SECONDS) ? process.exitValue() : null;
    }

    /** Sends SIGKILL and waits for the end. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /**
     * The live objects of the server after a collection.
     *
     * @param objects number of objects by class
     * @param sizes number of bytes by class
     * @param bytes total number of bytes
     */
    record Histogram(Map<String, Long> objects, Map<String, Long> sizes, long bytes) {
        /** Maximum number of classes in a report. */
        private static final int MAX_TYPES_SHOWN = 12;

        long count(String type) {
            return objects.getOrDefault(type, 0L);
        }

        /** Returns the classes that have grown most since another histogram. */
        String growth(Histogram before) {
            return sizes.keySet().stream()
                    .sorted(Comparator.comparingLong(t -> before.sizes.getOrDefault(t, 0L) - sizes.get(t)))
                    .limit(MAX_TYPES_SHOWN)
                    .map(t -> t + " " + before.count(t) + " to " + count(t) + ", "
                            + (sizes.get(t) - before.sizes.getOrDefault(t, 0L)) + " bytes")
                    .collect(Collectors.joining("; "));
        }
    }

    Histogram histogram() throws IOException {
        Process jcmd = new ProcessBuilder(
                        BIN.resolve("jcmd").toString(), Long.toString(process.pid()), "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        String text = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
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

    /** Returns a value of {@code /api/metrics}. */
    double metric(String name) throws IOException {
        String metrics = RawConnection.request(9, port, RawConnection.get("/api/metrics"));
        Matcher line = Pattern.compile("(?m)^damier_" + name + " (\\S+)$").matcher(metrics);
        if (!line.find()) throw new IOException("no " + name + " in " + metrics);
        return Double.parseDouble(line.group(1));
    }

    /** Returns the number of open file descriptors, or -1 if the system does not tell. */
    int fileDescriptorCount() {
        String[] files =
                Path.of("/proc", Long.toString(process.pid()), "fd").toFile().list();
        return files == null ? -1 : files.length;
    }

    @Override
    public void close() throws IOException {
        try {
            if (isAlive()) kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
