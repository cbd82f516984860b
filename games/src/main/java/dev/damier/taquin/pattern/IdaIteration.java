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
 * Runs iterations of IDA* from one root, in one or several threads. Several threads share the prefixes (first moves)
 * that the bound allows. Each thread takes the next prefix, until all have failed or one contains a solution. The
 * length of the solution does not depend on the speed of the threads.
 */
final class IdaIteration {
    /** Length of the prefixes in moves. */
    private static final int SPLIT_DEPTH = 12;
    /** The minimum estimate for splitting. Shorter solutions are found before threads have started. */
    private static final int MIN_PARALLEL_BOUND = 40;
    /** The number of expansions of an iteration from which on the next one orders its prefixes. */
    private static final long MIN_ORDERED_EXPANSIONS = 200_000;

    private final NormalizedBoard normalized;
    private final Partition[] partitions;
    private final Control control;
    private final Counters counters;
    private final BoundedSearch main;
    private final AtomicBoolean stopSignal;
    private final int threads;
    /** By prefix, the minimum Manhattan distance that the last iteration reached after it. */
    private Map<List<Integer>, Integer> minManhattanByPrefix = Map.of();

    /** Number of expansions of the last iteration. */
    private long lastExpansions;

    private boolean stopped;

    /**
     * @param stopSignal stops the search when it becomes true
     * @param threads the maximum number of threads
     */
    IdaIteration(
            NormalizedBoard normalized,
            Partition[] partitions,
            Control control,
            Counters counters,
            AtomicBoolean stopSignal,
            int threads) {
        this.normalized = normalized;
        this.partitions = partitions;
        this.control = control;
        this.counters = counters;
        this.stopSignal = stopSignal;
        this.threads = threads;
        main = newSearch(counters);
    }

    /** Returns a lower bound of the solution length. */
    int estimate() {
        return main.estimate();
    }

    /** Returns whether the last iteration was stopped before it was complete. */
    boolean isStopped() {
        return stopped;
    }

    /**
     * Returns a solution within the bound, as moves of the original board. An empty result proves that there is none,
     * unless {@link #isStopped}.
     *
     * @param maxExpansions total number of expansions at which the search stops
     */
    Optional<int[]> searchBound(int bound, long maxExpansions) {
        long before = counters.expanded;
        boolean split = lastExpansions > MIN_ORDERED_EXPANSIONS || threads > 1;
        Optional<int[]> solution = split && main.estimate() >= MIN_PARALLEL_BOUND
                ? searchByPrefix(bound, maxExpansions)
                : searchWhole(bound, maxExpansions);
        lastExpansions = counters.expanded - before;
        return solution;
    }

    /** Searches the whole tree in one thread. */
    private Optional<int[]> searchWhole(int bound, long maxExpansions) {
        main.setLimit(new SearchLimit(control, stopSignal, maxExpansions));
        boolean found = main.searchWithin(bound, new int[0]);
        stopped = main.isStopped();
        return found ? Optional.of(toBoardMoves(main.moves())) : Optional.empty();
    }

    /**
     * Searches prefix by prefix, in the order of the Manhattan distances that the last iteration reached after them. A
     * prefix that leads to the solution tends to have come close to the goal before.
     */
    private Optional<int[]> searchByPrefix(int bound, long maxExpansions) {
        main.setLimit(new SearchLimit(control, stopSignal, maxExpansions));
        List<int[]> prefixes = new ArrayList<>(main.prefixes(bound, SPLIT_DEPTH));
        if (main.isStopped()) {
            stopped = true;
            return Optional.empty();
        }
        prefixes.sort(Comparator.comparingInt(b -> minManhattanByPrefix.getOrDefault(prefixKey(b), Integer.MAX_VALUE)));
        minManhattanByPrefix = new ConcurrentHashMap<>();
        return threads == 1 ? searchSequentially(bound, prefixes) : searchInParallel(bound, prefixes, maxExpansions);
    }

    private static List<Integer> prefixKey(int[] prefix) {
        return Arrays.stream(prefix).boxed().toList();
    }

    private Optional<int[]> searchSequentially(int bound, List<int[]> prefixes) {
        for (int[] prefix : prefixes) {
            boolean found = main.searchWithin(bound, prefix);
            stopped = main.isStopped();
            if (found) return Optional.of(toBoardMoves(main.moves()));
            if (stopped) return Optional.empty();
            minManhattanByPrefix.put(prefixKey(prefix), main.minManhattan());
        }
        return Optional.empty();
    }

    private Optional<int[]> searchInParallel(int bound, List<int[]> prefixes, long maxExpansions) {
        ParallelSearch parallelSearch = new ParallelSearch(bound, prefixes, maxExpansions - counters.expanded);
        parallelSearch.run(threads);
        stopped = parallelSearch.solution.get() == null && parallelSearch.cutShort.get();
        return Optional.ofNullable(parallelSearch.solution.get()).map(this::toBoardMoves);
    }

    private int[] toBoardMoves(int[] moves) {
        return Arrays.stream(moves).map(normalized::toBoardMove).toArray();
    }

    private BoundedSearch newSearch(Counters searchCounters) {
        return normalized.goalHoles().length == 1
                ? new OneHoleSearch(normalized, partitions, MoveAutomaton.defaultAutomaton(), searchCounters)
                : new ManyHolesSearch(normalized, partitions, true, searchCounters);
    }

    /** The threads that search the prefixes of one bound. */
    private final class ParallelSearch {
        private final int bound;
        private final List<int[]> prefixes;
        private final long remainingExpansions;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicBoolean stop = new AtomicBoolean();
        private final AtomicBoolean cutShort = new AtomicBoolean();
        private final AtomicReference<int[]> solution = new AtomicReference<>();

        ParallelSearch(int bound, List<int[]> prefixes, long remainingExpansions) {
            this.bound = bound;
            this.prefixes = prefixes;
            this.remainingExpansions = remainingExpansions;
        }

        void run(int threads) {
            Worker[] workers = new Worker[Math.min(threads, Math.max(1, prefixes.size()))];
            for (int i = 0; i < workers.length; i++) {
                workers[i] = new Worker(workers.length);
                workers[i].start();
            }
            for (Worker worker : workers) {
                await(worker);
                counters.add(worker.workerCounters);
            }
        }

        /** Waits for a worker. The calling thread also checks whether the run must stop. */
        private void await(Worker worker) {
            boolean interrupted = false;
            while (worker.isAlive()) {
                try {
                    worker.join(5);
                } catch (InterruptedException e) {
                    interrupted = true;
                    control.cancel();
                }
                if (control.shouldStopNow() || stopSignal.get()) stop.set(true);
            }
            if (interrupted) Thread.currentThread().interrupt();
        }

        private final class Worker extends Thread {
            private final Counters workerCounters = new Counters();
            private final int workerCount;

            Worker(int workerCount) {
                super("taquin-optimal");
                this.workerCount = workerCount;
                setDaemon(true);
            }

            @Override
            public void run() {
                long nodes = Math.max(1, (control.budget().nodes() - counters.expanded) / workerCount);
                Budget share = new Budget(Duration.ofNanos(Math.max(1, control.remainingNanos())), nodes, 1, 1);
                SearchLimit limit = new SearchLimit(new Control(share), stop, remainingExpansions / workerCount);
                BoundedSearch search = newSearch(workerCounters);
                search.setLimit(limit);
                for (int i; solution.get() == null && (i = next.getAndIncrement()) < prefixes.size(); ) {
                    if (search.searchWithin(bound, prefixes.get(i))) {
                        solution.compareAndSet(null, search.moves());
                        stop.set(true);
                    } else if (search.isStopped()) {
                        cutShort.set(true);
                        break;
                    }
                    minManhattanByPrefix.put(prefixKey(prefixes.get(i)), search.minManhattan());
                }
                workerCounters.workerCpuNanos =
                        ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }
        }
    }
}
