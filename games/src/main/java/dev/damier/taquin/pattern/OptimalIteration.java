package dev.damier.taquin.pattern;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One bound of IDA*, by one thread or by several: then each takes the next of the beginnings that the bound leaves,
 * until all have failed or one has not. The cost found does not depend on who was faster.
 */
final class OptimalIteration {
    private static final int SPLIT_DEPTH = 12;
    /** Shorter solutions are found before the threads have started. */
    private static final int LEAST_PARALLEL = 40;

    private final Frame frame;
    private final Partition[] parts;
    private final Control control;
    private final Counters counters;
    private final BoundedSearch main;
    private final AtomicBoolean until;
    private final int threads;
    private boolean stopped;

    /**
     * @param until ends the search when it becomes true
     * @param threads how many may work on a bound
     */
    OptimalIteration(
            Frame frame, Partition[] parts, Control control, Counters counters, AtomicBoolean until, int threads) {
        this.frame = frame;
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
        if (threads > 1 && main.estimate() >= LEAST_PARALLEL) return together(bound, allowance);
        main.limit(new SearchLimit(control, until, allowance));
        boolean found = main.within(bound, new int[0]);
        stopped = main.stopped();
        return found ? Optional.of(codes(main.line())) : Optional.empty();
    }

    private Optional<int[]> together(int bound, long allowance) {
        main.limit(new SearchLimit(control, until, allowance));
        List<int[]> beginnings = main.beginnings(bound, SPLIT_DEPTH);
        if (main.stopped()) {
            stopped = true;
            return Optional.empty();
        }
        Team team = new Team(bound, beginnings, allowance - counters.expanded);
        team.run(threads);
        stopped = team.line.get() == null && team.incomplete.get();
        return Optional.ofNullable(team.line.get()).map(this::codes);
    }

    private int[] codes(int[] line) {
        return Arrays.stream(line).map(frame::code).toArray();
    }

    private BoundedSearch search(Counters own) {
        return frame.goalHoles().length == 1
                ? new OneHoleSearch(frame, parts, MoveAutomaton.standard(), own)
                : new ManyHolesSearch(frame, parts, true, own);
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
                if (control.halt() || until.get()) over.set(true);
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
                }
                own.workerCpuNanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }
        }
    }
}
