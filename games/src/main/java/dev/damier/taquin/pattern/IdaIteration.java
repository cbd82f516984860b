package dev.damier.taquin.pattern;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One bound of IDA*, by one thread or by several: then each takes the next of the beginnings that the bound leaves,
 * until all have failed or one has not. The cost found does not depend on who was faster.
 */
final class IdaIteration {
    private static final int SPLIT_DEPTH = 12;
    /** Shorter solutions are found before the threads have started. */
    private static final int MIN_PARALLEL_BOUND = 40;
    /** Expansions of a bound from which on the order of the beginnings is worth its price. */
    private static final long WORTH_ORDERING = 200_000;

    private final NormalizedBoard normalized;
    private final Partition[] parts;
    private final Control control;
    private final Counters counters;
    private final BoundedSearch main;
    private final AtomicBoolean until;
    private final int threads;
    /** How near to the goal the last bound came after each of the beginnings, by the beginning's moves. */
    private Map<List<Integer>, Integer> promise = Map.of();

    private long last;
    private boolean stopped;

    /**
     * @param until ends the search when it becomes true
     * @param threads how many may work on a bound
     */
    IdaIteration(
            NormalizedBoard normalized, Partition[] parts, Control control, Counters counters, AtomicBoolean until, int threads) {
        this.normalized = normalized;
        this.parts = parts;
        this.control = control;
        this.counters = counters;
        this.until = until;
        this.threads = threads;
        main = search(counters);
    }

    int estimate() {
        return main.estimate();
    }

    boolean stopped() {
        return stopped;
    }

    /** A solution within the bound, as moves of the given board; if there is none and not {@link #stopped}, then there is proof that none exists. */
    Optional<int[]> search(int bound, long allowance) {
        long before = counters.expanded;
        boolean split = last > WORTH_ORDERING || threads > 1;
        Optional<int[]> line =
                split && main.estimate() >= MIN_PARALLEL_BOUND ? ordered(bound, allowance) : plain(bound, allowance);
        last = counters.expanded - before;
        return line;
    }

    private Optional<int[]> plain(int bound, long allowance) {
        main.limit(new SearchLimit(control, until, allowance));
        boolean found = main.within(bound, new int[0]);
        stopped = main.stopped();
        return found ? Optional.of(codes(main.line())) : Optional.empty();
    }

    /** By beginnings, those first after which the last bound came nearest to the goal. */
    private Optional<int[]> ordered(int bound, long allowance) {
        main.limit(new SearchLimit(control, until, allowance));
        List<int[]> beginnings = new ArrayList<>(main.prefixes(bound, SPLIT_DEPTH));
        if (main.stopped()) {
            stopped = true;
            return Optional.empty();
        }
        beginnings.sort(Comparator.comparingInt(b -> promise.getOrDefault(moves(b), Integer.MAX_VALUE)));
        promise = new ConcurrentHashMap<>();
        return threads == 1 ? alone(bound, beginnings) : together(bound, beginnings, allowance);
    }

    private static List<Integer> moves(int[] beginning) {
        return Arrays.stream(beginning).boxed().toList();
    }

    private Optional<int[]> alone(int bound, List<int[]> beginnings) {
        for (int[] beginning : beginnings) {
            boolean found = main.within(bound, beginning);
            stopped = main.stopped();
            if (found) return Optional.of(codes(main.line()));
            if (stopped) return Optional.empty();
            promise.put(moves(beginning), main.nearest());
        }
        return Optional.empty();
    }

    private Optional<int[]> together(int bound, List<int[]> beginnings, long allowance) {
        Team team = new Team(bound, beginnings, allowance - counters.expanded);
        team.run(threads);
        stopped = team.line.get() == null && team.incomplete.get();
        return Optional.ofNullable(team.line.get()).map(this::codes);
    }

    private int[] codes(int[] line) {
        return Arrays.stream(line).map(normalized::code).toArray();
    }

    private BoundedSearch search(Counters own) {
        return normalized.goalHoles().length == 1
                ? new OneHoleSearch(normalized, parts, MoveAutomaton.standard(), own)
                : new ManyHolesSearch(normalized, parts, true, own);
    }

    private final class Team {
        private final int bound;
        private final List<int[]> beginnings;
        private final long allowance;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicBoolean over = new AtomicBoolean();
        private final AtomicBoolean incomplete = new AtomicBoolean();
        private final AtomicReference<int[]> line = new AtomicReference<>();

        Team(int bound, List<int[]> beginnings, long allowance) {
            this.bound = bound;
            this.beginnings = beginnings;
            this.allowance = allowance;
        }

        void run(int threads) {
            Worker[] workers = new Worker[Math.min(threads, Math.max(1, beginnings.size()))];
            for (int i = 0; i < workers.length; i++) {
                workers[i] = new Worker(workers.length);
                workers[i].start();
            }
            for (Worker worker : workers) {
                await(worker);
                counters.add(worker.own);
            }
        }

        /** The run's own thread only listens for the end of the run. */
        private void await(Worker worker) {
            boolean interrupted = false;
            while (worker.isAlive()) {
                try {
                    worker.join(5);
                } catch (InterruptedException e) {
                    interrupted = true;
                    control.cancel();
                }
                if (control.shouldStopNow() || until.get()) over.set(true);
            }
            if (interrupted) Thread.currentThread().interrupt();
        }

        private final class Worker extends Thread {
            private final Counters own = new Counters();
            private final int workers;

            Worker(int workers) {
                super("taquin-optimal");
                this.workers = workers;
                setDaemon(true);
            }

            @Override
            public void run() {
                long nodes = Math.max(1, (control.budget().nodes() - counters.expanded) / workers);
                Budget share = new Budget(Duration.ofNanos(Math.max(1, control.remainingNanos())), nodes, 1, 1);
                SearchLimit limit = new SearchLimit(new Control(share), over, allowance / workers);
                BoundedSearch search = search(own);
                search.limit(limit);
                for (int i; line.get() == null && (i = next.getAndIncrement()) < beginnings.size(); ) {
                    if (search.within(bound, beginnings.get(i))) {
                        line.compareAndSet(null, search.line());
                        over.set(true);
                    } else if (search.stopped()) {
                        incomplete.set(true);
                        break;
                    }
                    promise.put(moves(beginnings.get(i)), search.nearest());
                }
                own.workerCpuNanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }
        }
    }
}
