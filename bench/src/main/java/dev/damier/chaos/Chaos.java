package dev.damier.chaos;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code Chaos SECONDS [SEED]}: rounds of a minute at most. What must hold: honest visitors are answered, and rightly; health
 * is true; when everybody has left nothing runs, waits, is promised or unread, and no ticket is left; SIGTERM ends the process
 * within ten seconds; after SIGKILL it starts again.
 */
public final class Chaos {
    private static final Duration ROUND = Duration.ofSeconds(60);
    private static final Duration QUIET = Duration.ofSeconds(60);
    private static final long LONGEST_END_MILLIS = 10_000;
    private static final int MOST_THREADS = 120;
    private static final int MOST_TICKETS = 60;

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
        for (int round = 0; round < 2 || System.nanoTime() < end; round++) {
            Duration share = time.dividedBy(2).compareTo(ROUND) < 0 ? time.dividedBy(2) : ROUND;
            chaos.round(share, round % 2 == 0);
        }
        return chaos.findings;
    }

    private void round(Duration time, boolean killed) throws IOException, InterruptedException {
        ServerProcess server = new ServerProcess();
        try {
            long end = System.nanoTime() + time.toNanos();
            List<Thread> visitors = new ArrayList<>();
            for (int i = 0; i < 3; i++) visitors.add(visitor(server, Visitors.HONEST, end));
            for (int i = 0; i < 8; i++) visitors.add(visitor(server, Visitors.OTHERS, end));
            for (Thread visitor : visitors) visitor.join();
            quiet(server);
            if (killed) server.kill();
            else ended(server.terminate());
        } finally {
            if (server.alive()) server.kill();
        }
    }

    private Thread visitor(ServerProcess server, List<Visitors.Visit> visits, long end) {
        Random own = new Random(random.nextLong());
        Thread thread = new Thread(() -> {
            while (System.nanoTime() < end && server.alive()) visit(server, visits, own);
        });
        thread.start();
        return thread;
    }

    private void visit(ServerProcess server, List<Visitors.Visit> visits, Random own) {
        try {
            visits.get(own.nextInt(visits.size())).make(server.port(), own, findings);
        } catch (IOException | CompletionException e) {
            findings.did("cut off");
            if (visits == Visitors.HONEST) findings.fault("an honest visitor was cut off: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everybody has left. */
    private void quiet(ServerProcess server) throws IOException, InterruptedException {
        if (!server.alive()) {
            findings.fault("the server ended by itself");
            return;
        }
        String health = Call.ask(9, server.port(), Call.get("/api/health"));
        if (!health.contains("\"status\":\"ok\"")) findings.fault("health said " + health);
        for (String figure : List.of(
                "searches_running", "searches_paused", "searches_waiting", "sockets", "bytes_promised", "bytes_unread"))
            settles(server, figure);
        if (metric(server, "threads") > MOST_THREADS) findings.fault(metric(server, "threads") + " threads");
        long tickets = server.instances("dev.damier.web.work.Ticket");
        if (tickets > MOST_TICKETS) findings.fault(tickets + " tickets were left");
        findings.did("round");
    }

    private void settles(ServerProcess server, String figure) throws IOException, InterruptedException {
        long end = System.nanoTime() + QUIET.toNanos();
        while (metric(server, figure) != 0) {
            if (System.nanoTime() > end) {
                findings.fault(figure + " stays at " + metric(server, figure));
                return;
            }
            Thread.sleep(100);
        }
    }

    private static double metric(ServerProcess server, String name) throws IOException {
        String metrics = Call.ask(9, server.port(), Call.get("/api/metrics"));
        Matcher line = Pattern.compile("(?m)^damier_" + name + " (\\S+)$").matcher(metrics);
        if (!line.find()) throw new IOException("no " + name + " in " + metrics);
        return Double.parseDouble(line.group(1));
    }

    private void ended(long millis) {
        findings.did("SIGTERM");
        if (millis < 0 || millis > LONGEST_END_MILLIS) findings.fault("SIGTERM took " + millis + " ms");
    }
}
