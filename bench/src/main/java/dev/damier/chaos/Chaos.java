package dev.damier.chaos;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Chaos SECONDS [SEED]}: attacks a server in rounds of at most one minute. Each round starts a server whose system
 * time jumps. In two of four rounds its disk becomes full after the start; in the others, rooms and contests are played. Requirements: well-behaved clients receive correct
 * responses, and 99% of the hints arrive within {@link #MAX_HINT_MILLIS}. The health check succeeds. When all clients
 * have left, no job runs or waits, no memory is reserved, no response is unread, and objects, memory, threads and file
 * descriptors are as before. A round ends with SIGKILL, or with SIGTERM during the attack, which must end the process in time.
 */
public final class Chaos {
    private static final Duration MAX_ROUND_TIME = Duration.ofSeconds(60);
    private static final Duration SETTLE_TIMEOUT = Duration.ofSeconds(60);
    /** Pause of a client after the server disconnected it. */
    private static final Duration RECONNECT_DELAY = Duration.ofMillis(50);

    private static final long MAX_END_MILLIS = 10_000;
    private static final Duration JUMP_INTERVAL = Duration.ofSeconds(3);
    /** Maximum difference between the date of a response and the time that was set. */
    private static final Duration DATE_TOLERANCE = Duration.ofSeconds(60);

    private static final Pattern DATE = Pattern.compile("(?im)^date: (.*GMT)");
    private static final int HEAP_MEBIBYTES = 512;
    private static final int SIGTERM_STATUS = 143;
    /** Maximum number of threads when the pools for rooms and contests have ended their idle threads. */
    private static final int MAX_THREADS = 120;
    /** Maximum number of threads at any time: the pools for rooms and contests add up to 64 threads each. */
    private static final int MAX_PEAK_THREADS = MAX_THREADS + 128;
    /** Threads of these pools end after 60 idle seconds. */
    private static final Duration THREAD_SETTLE_TIMEOUT = Duration.ofSeconds(90);

    /** Maximum time of 99% of the hints. */
    private static final double MAX_HINT_MILLIS = 200;
    /** On a busy machine, the limit is this multiple of the time that an idle server needs. */
    private static final double MAX_HINT_RATIO = 5;

    private static final int MAX_OBJECTS_LEFT = 60;
    private static final long MAX_BYTES_LEFT = 64L << 20;
    /** Classes of which the server has one object per running job, connection, timer or watch. */
    private static final List<String> TRANSIENT_CLASSES = List.of(
            "dev.damier.web.work.QueuedWork",
            "dev.damier.web.http.EventStream",
            "dev.damier.web.net.DisconnectWatcher$Watch",
            "dev.damier.protocol.Session",
            "java.util.concurrent.ScheduledThreadPoolExecutor$ScheduledFutureTask",
            "sun.nio.ch.SocketChannelImpl");

    /** How often the memory, threads and file descriptors are printed during a round. */
    private static final Duration USAGE_INTERVAL = Duration.ofSeconds(20);

    private final Findings findings = new Findings();
    private final Random random;
    private final long startedAt = System.nanoTime();
    private int rounds;

    private Chaos(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
        System.out.println("seed " + seed + ", load " + loadAverage());
        Findings findings = run(Duration.ofSeconds(args.length > 0 ? Long.parseLong(args[0]) : 3600), seed);
        System.out.println(findings);
        System.out.println("seed " + seed + ", load " + loadAverage());
        if (!findings.faults().isEmpty()) System.exit(1);
    }

    private static String loadAverage() {
        return String.format(
                Locale.ROOT,
                "%.1f",
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    static Findings run(Duration time, long seed) throws IOException, InterruptedException {
        Chaos chaos = new Chaos(seed);
        long end = System.nanoTime() + time.toNanos();
        Duration roundTime = time.dividedBy(2).compareTo(MAX_ROUND_TIME) < 0 ? time.dividedBy(2) : MAX_ROUND_TIME;
        for (int round = 0; round < 2 || System.nanoTime() < end; round++)
            chaos.runRound(roundTime, round % 2 == 0, round % 4 < 2);
        double max = Math.max(MAX_HINT_MILLIS, MAX_HINT_RATIO * chaos.findings.idleHintLatencies.quantile(0.99));
        double waits = chaos.findings.hintLatencies.quantile(0.99);
        if (waits > max)
            chaos.findings.addFault(
                    "hints took " + Math.round(waits) + " ms, more than the limit of " + Math.round(max));
        return chaos.findings;
    }

    private void runRound(Duration time, boolean withKill, boolean fullDisk) throws IOException, InterruptedException {
        rounds++;
        try (SmallDisk disk = new SmallDisk();
                JumpingClock clock = new JumpingClock();
                ServerProcess server = startServer(clock, disk, "visited", fullDisk);
                ServerProcess idleServer = startServer(clock, disk, "alone", fullDisk)) {
            if (fullDisk) disk.fill();
            if (fullDisk && disk.isRealDisk()) findings.countEvent("full disk");
            for (int i = 0; i < 20; i++)
                for (ServerProcess each : List.of(server, idleServer))
                    ClientScenarios.hint(2, each.port(), findings, new Latencies());
            ServerProcess.Histogram before = server.histogram();
            int descriptorsBefore = server.fileDescriptorCount();
            printUsage(server, "start");
            ClientScenarios clientScenarios = new ClientScenarios(server.port(), idleServer.port(), findings);
            List<Thread> all = new ArrayList<>();
            long end = System.nanoTime() + time.toNanos();
            for (int i = 0; i < 2; i++) all.add(startClient(server, List.of(clientScenarios::pairedHints), true, end));
            for (int i = 0; i < 2; i++) all.add(startClient(server, clientScenarios.honestScenarios(), true, end));
            for (int i = 0; i < 8; i++)
                all.add(startClient(server, clientScenarios.misbehavingScenarios(), false, end));
            if (clock.isAvailable())
                all.add(startClient(
                        server, List.of(clientRandom -> checkClockJump(clock, server, clientRandom)), true, end));
            if (withKill) {
                while (System.nanoTime() < end && server.isAlive()) {
                    Thread.sleep(
                            Math.max(1, Math.min(USAGE_INTERVAL.toMillis(), (end - System.nanoTime()) / 1_000_000)));
                    printUsage(server, "attack");
                }
                for (Thread each : all) each.join();
                clientScenarios.closeConnections();
                checkIdle(server, before);
                printUsage(server, "idle");
                if (server.fileDescriptorCount() > descriptorsBefore + MAX_OBJECTS_LEFT)
                    findings.addFault("file descriptors: " + descriptorsBefore + " before, "
                            + server.fileDescriptorCount() + " after");
                server.kill();
                findings.countEvent("SIGKILL");
            } else {
                Thread.sleep(time.toMillis() * 2 / 3);
                findings.onServerStopping();
                checkTermination(server);
                for (Thread each : all) each.join();
                clientScenarios.closeConnections();
                findings.onServerStarted();
            }
        }
    }

    private static ServerProcess startServer(JumpingClock clock, SmallDisk disk, String name, boolean onSmallDisk)
            throws IOException {
        String data = (onSmallDisk ? disk.data(name) : Files.createTempDirectory("damier-chaos-" + name)).toString();
        return new ServerProcess(HEAP_MEBIBYTES, disk.cache(), clock.environment(), "--data", data);
    }

    /**
     * Prints what the server uses: one line of a table over time. A collection would delay the clients, so the heap
     * contains garbage during an attack; the lines {@code start} and {@code idle} are printed after a collection.
     */
    private void printUsage(ServerProcess server, String phase) {
        if (!server.isAlive()) return;
        try {
            System.out.printf(
                    Locale.ROOT,
                    "%5d s  round %-3d %-6s  heap %4.0f MB  threads %4.0f  descriptors %4d  connections %4.0f  rooms %4.0f%n",
                    (System.nanoTime() - startedAt) / 1_000_000_000,
                    rounds,
                    phase,
                    server.metric("heap_used_bytes") / (1 << 20),
                    server.metric("threads"),
                    server.fileDescriptorCount(),
                    server.metric("connections"),
                    server.metric("rooms"));
        } catch (IOException e) {
            findings.addFault("no metrics: " + e);
        }
    }

    /** Sets the system time and checks the date of a response. */
    private void checkClockJump(JumpingClock clock, ServerProcess server, Random clientRandom)
            throws IOException, InterruptedException {
        Instant expected = Instant.now().plus(clock.jump(clientRandom));
        Thread.sleep(JUMP_INTERVAL.toMillis());
        Matcher date = DATE.matcher(RawConnection.request(7, server.port(), RawConnection.get("/api/health")));
        if (!date.find()) findings.addClientFault("a response without a date");
        else if (Duration.between(expected, DateTimeFormatter.RFC_1123_DATE_TIME.parse(date.group(1), Instant::from))
                        .abs()
                        .compareTo(DATE_TOLERANCE)
                < 0) findings.countEvent("clock jump");
    }

    private Thread startClient(
            ServerProcess server, List<ClientScenarios.Scenario> scenarios, boolean honest, long end) {
        Random clientRandom = new Random(random.nextLong());
        Thread thread = new Thread(() -> {
            while (System.nanoTime() < end && server.isAlive())
                runScenario(scenarios.get(clientRandom.nextInt(scenarios.size())), honest, clientRandom);
        });
        thread.start();
        return thread;
    }

    private void runScenario(ClientScenarios.Scenario scenario, boolean honest, Random clientRandom) {
        try {
            scenario.run(clientRandom);
        } catch (IOException | CompletionException e) {
            findings.countEvent("disconnected");
            if (honest) findings.addClientFault("a well-behaved client was disconnected: " + e);
            LockSupport.parkNanos(RECONNECT_DELAY.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Checks the server after all clients have left. */
    private void checkIdle(ServerProcess server, ServerProcess.Histogram before)
            throws IOException, InterruptedException {
        if (!server.isAlive()) {
            findings.addFault("the server exited unexpectedly");
            return;
        }
        // On a full disk the server works, but it is not ready.
        String health = RawConnection.request(9, server.port(), RawConnection.get("/api/health/live"));
        if (!health.contains("\"status\":\"ok\"")) findings.addFault("health check returned " + health);
        for (String metric : List.of(
                "searches_running",
                "searches_paused",
                "searches_waiting",
                "answers_awaited",
                "streams",
                "sockets",
                "bytes_promised",
                "bytes_unread")) awaitZero(server, metric);
        checkThreads(server);
        ServerProcess.Histogram after = server.histogram();
        for (String type : TRANSIENT_CLASSES)
            if (after.count(type) > before.count(type) + MAX_OBJECTS_LEFT)
                findings.addFault(
                        type + ": " + before.count(type) + " objects before, " + after.count(type) + " after");
        if (after.bytes() > before.bytes() + MAX_BYTES_LEFT)
            findings.addFault("memory: " + before.bytes() + " bytes before, " + after.bytes() + " after: "
                    + after.growth(before));
        findings.countEvent("round");
    }

    private void awaitZero(ServerProcess server, String metric) throws IOException, InterruptedException {
        long end = System.nanoTime() + SETTLE_TIMEOUT.toNanos();
        while (server.metric(metric) != 0) {
            if (System.nanoTime() > end) {
                findings.addFault(metric + " stays at " + server.metric(metric));
                return;
            }
            Thread.sleep(100);
        }
    }

    private void checkThreads(ServerProcess server) throws IOException, InterruptedException {
        if (server.metric("threads") > MAX_PEAK_THREADS) findings.addFault(server.metric("threads") + " threads");
        long end = System.nanoTime() + THREAD_SETTLE_TIMEOUT.toNanos();
        while (server.metric("threads") > MAX_THREADS) {
            if (System.nanoTime() > end) {
                findings.addFault("threads stay at " + server.metric("threads"));
                return;
            }
            Thread.sleep(1_000);
        }
    }

    private void checkTermination(ServerProcess server) throws InterruptedException {
        long millis = server.terminate();
        findings.countEvent("SIGTERM");
        if (millis < 0 || millis > MAX_END_MILLIS) findings.addFault("SIGTERM took " + millis + " ms");
        else if (server.exitStatus(1) != SIGTERM_STATUS)
            findings.addFault("SIGTERM ended with status " + server.exitStatus(1));
    }
}
