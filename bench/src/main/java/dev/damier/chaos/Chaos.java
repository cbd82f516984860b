package dev.damier.chaos;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Chaos SECONDS [SEED]}: rounds of a minute at most, each with a server of its own whose disk is full once it has started and whose time of day jumps. What must hold:
 * honest visitors are answered, and rightly, and 99 of 100 hints within {@link #PATIENCE_MILLIS}; health is true; when
 * everybody has left nothing runs, waits, is promised or unread, and objects, memory and threads are as before. A round ends
 * by SIGKILL, or by SIGTERM in the middle, which must end the process in time.
 */
public final class Chaos {
    private static final Duration ROUND = Duration.ofSeconds(60);
    private static final Duration QUIET = Duration.ofSeconds(60);
    /** Before somebody who was cut off comes again. */
    private static final Duration CUT_OFF = Duration.ofMillis(50);

    private static final long MAX_END_MILLIS = 10_000;
    private static final Duration BETWEEN_JUMPS = Duration.ofSeconds(3);
    /** What an answer's date may differ from the time the clock was set to. */
    private static final Duration AT_THAT_TIME = Duration.ofSeconds(60);

    private static final Pattern DATE = Pattern.compile("(?im)^date: (.*GMT)");
    private static final int HEAP_MEBIBYTES = 512;
    private static final int TERMINATED = 143;
    private static final int MAX_THREADS = 120;
    /** What 99 of 100 hints may take. */
    private static final double PATIENCE_MILLIS = 200;
    /** Or, on a machine that is busy with other things, so many times what they take at a server left alone. */
    private static final double PATIENCE_TIMES = 5;

    private static final int MAX_THREADS_LEFT = 60;
    private static final long MAX_BYTES_LEFT = 64L << 20;
    /** One each for whatever is under way; a timer and a watch for whoever waits. */
    private static final List<String> PASSING = List.of(
            "dev.damier.web.work.QueuedWork",
            "dev.damier.web.Events",
            "dev.damier.web.net.DisconnectWatcher$Watch",
            "dev.damier.protocol.Session",
            "java.util.concurrent.ScheduledThreadPoolExecutor$ScheduledFutureTask",
            "sun.nio.ch.SocketChannelImpl");

    private final Findings findings = new Findings();
    private final Random random;

    private Chaos(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
        System.out.println("seed " + seed);
        Findings findings = run(Duration.ofSeconds(args.length > 0 ? Long.parseLong(args[0]) : 3600), seed);
        System.out.println(findings);
        if (!findings.faults().isEmpty()) System.exit(1);
    }

    static Findings run(Duration time, long seed) throws IOException, InterruptedException {
        Chaos chaos = new Chaos(seed);
        long end = System.nanoTime() + time.toNanos();
        Duration share = time.dividedBy(2).compareTo(ROUND) < 0 ? time.dividedBy(2) : ROUND;
        for (int round = 0; round < 2 || System.nanoTime() < end; round++) chaos.round(share, round % 2 == 0);
        double max = Math.max(PATIENCE_MILLIS, PATIENCE_TIMES * chaos.findings.undisturbed.quantile(0.99));
        double waits = chaos.findings.hints.quantile(0.99);
        if (waits > max)
            chaos.findings.fault("hints took " + Math.round(waits) + " ms, more than the limit of " + Math.round(max));
        return chaos.findings;
    }

    private void round(Duration time, boolean killed) throws IOException, InterruptedException {
        try (SmallDisk disk = new SmallDisk();
                JumpingClock clock = new JumpingClock();
                ServerProcess server = serve(clock, disk, "visited");
                ServerProcess alone = serve(clock, disk, "alone")) {
            disk.fill();
            if (disk.real()) findings.did("full disk");
            for (int i = 0; i < 20; i++)
                for (ServerProcess each : List.of(server, alone)) Visitors.hint(2, each.port(), findings, new Waits());
            ServerProcess.Histogram before = server.histogram();
            Visitors visitors = new Visitors(server.port(), alone.port(), findings);
            List<Thread> all = new ArrayList<>();
            long end = System.nanoTime() + time.toNanos();
            for (int i = 0; i < 2; i++) all.add(visitor(server, List.of(visitors::paired), true, end));
            for (int i = 0; i < 2; i++) all.add(visitor(server, visitors.honest(), true, end));
            for (int i = 0; i < 8; i++) all.add(visitor(server, visitors.others(), false, end));
            if (clock.real()) all.add(visitor(server, List.of(own -> jump(clock, server, own)), true, end));
            if (killed) {
                for (Thread each : all) each.join();
                visitors.leave();
                quiet(server, before);
                server.kill();
                findings.did("SIGKILL");
            } else {
                Thread.sleep(time.toMillis() * 2 / 3);
                findings.ending();
                ended(server);
                for (Thread each : all) each.join();
                visitors.leave();
                findings.begin();
            }
        }
    }

    private static ServerProcess serve(JumpingClock clock, SmallDisk disk, String name) throws IOException {
        String data = disk.data(name).toString();
        return new ServerProcess(HEAP_MEBIBYTES, disk.cache(), clock.environment(), "--data", data);
    }

    /** The time of day is set, and the server's answers say so. */
    private void jump(JumpingClock clock, ServerProcess server, Random own) throws IOException, InterruptedException {
        Instant there = Instant.now().plus(clock.jump(own));
        Thread.sleep(BETWEEN_JUMPS.toMillis());
        Matcher date = DATE.matcher(Call.ask(7, server.port(), Call.get("/api/health")));
        if (!date.find()) findings.disappointed("a response without a date");
        else if (Duration.between(there, DateTimeFormatter.RFC_1123_DATE_TIME.parse(date.group(1), Instant::from))
                        .abs()
                        .compareTo(AT_THAT_TIME)
                < 0) findings.did("clock jump");
    }

    private Thread visitor(ServerProcess server, List<Visitors.Visit> visits, boolean honest, long end) {
        Random own = new Random(random.nextLong());
        Thread thread = new Thread(() -> {
            while (System.nanoTime() < end && server.alive())
                visit(visits.get(own.nextInt(visits.size())), honest, own);
        });
        thread.start();
        return thread;
    }

    private void visit(Visitors.Visit visit, boolean honest, Random own) {
        try {
            visit.make(own);
        } catch (IOException | CompletionException e) {
            findings.did("disconnected");
            if (honest) findings.disappointed("a well-behaved client was disconnected: " + e);
            LockSupport.parkNanos(CUT_OFF.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everybody has left. */
    private void quiet(ServerProcess server, ServerProcess.Histogram before) throws IOException, InterruptedException {
        if (!server.alive()) {
            findings.fault("the server exited unexpectedly");
            return;
        }
        String health = Call.ask(9, server.port(), Call.get("/api/health"));
        if (!health.contains("\"status\":\"ok\"")) findings.fault("health check returned " + health);
        for (String figure : List.of(
                "searches_running",
                "searches_paused",
                "searches_waiting",
                "answers_awaited",
                "sockets",
                "bytes_promised",
                "bytes_unread")) settles(server, figure);
        if (server.metric("threads") > MAX_THREADS) findings.fault(server.metric("threads") + " threads");
        ServerProcess.Histogram after = server.histogram();
        for (String type : PASSING)
            if (after.of(type) > before.of(type) + MAX_THREADS_LEFT)
                findings.fault(type + ": " + before.of(type) + " objects before, " + after.of(type) + " after");
        if (after.bytes() > before.bytes() + MAX_BYTES_LEFT)
            findings.fault("memory: " + before.bytes() + " bytes before, " + after.bytes() + " after: "
                    + after.growth(before));
        findings.did("round");
    }

    private void settles(ServerProcess server, String figure) throws IOException, InterruptedException {
        long end = System.nanoTime() + QUIET.toNanos();
        while (server.metric(figure) != 0) {
            if (System.nanoTime() > end) {
                findings.fault(figure + " stays at " + server.metric(figure));
                return;
            }
            Thread.sleep(100);
        }
    }

    private void ended(ServerProcess server) throws InterruptedException {
        long millis = server.terminate();
        findings.did("SIGTERM");
        if (millis < 0 || millis > MAX_END_MILLIS) findings.fault("SIGTERM took " + millis + " ms");
        else if (server.status(1) != TERMINATED) findings.fault("SIGTERM ended with status " + server.status(1));
    }
}
