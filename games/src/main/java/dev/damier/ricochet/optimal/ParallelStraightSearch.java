package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Continues a {@link StraightSearch} on several threads. The threads share the table of states. Each thread has its own
 * queue and its own bound.
 *
 * <p>All threads expand nodes with the same f, in rounds of some milliseconds. Between two rounds only the calling thread
 * runs: it balances the queues, grows the table and checks the limits. No thread starts the next f before all threads have
 * finished the current one, so the solution is a shortest one. Which shortest solution is found may depend on the speed of
 * the threads.
 */
final class ParallelStraightSearch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * The limits at which a search changes its strategy.
     *
     * @param twoEntryExpansions number of expansions during which a state gets two queue entries
     * @param singleThreadExpansions number of expansions before additional threads join
     * @param nodesPerRound maximum number of nodes that all threads together process in a round
     */
    record Thresholds(int twoEntryExpansions, int singleThreadExpansions, int nodesPerRound) {
        static final Thresholds DEFAULT = new Thresholds(
                AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS, AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS, 8000);
    }

    private final Control control;
    private final Counters counters;
    private final Incumbent incumbent;
    private final int nodesPerRound;

    /** Maximum number of nodes that each thread processes in the current round. */
    private int nodesPerThread;

    private final List<StraightSearch> searches = new ArrayList<>();
    private final ExecutorService executor;

    /** @param first the search so far, whose work {@code counters} already includes */
    ParallelStraightSearch(
            StraightSearch first, Control control, Counters counters, Incumbent incumbent, int nodesPerRound) {
        this.control = control;
        this.counters = counters;
        this.incumbent = incumbent;
        this.nodesPerRound = nodesPerRound;
        searches.add(first);
        first.takeCounters();
        int extraThreads = control.budget().threads() - 1;
        for (int i = 0; i < extraThreads; i++) searches.add(first.newCompanion());
        executor = Executors.newFixedThreadPool(extraThreads, task -> {
            Thread thread = new Thread(task, "ricochet-optimal");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Returns the outcome, or null if the mission is too long for the table of states. */
    @Nullable Outcome solve() {
        try {
            for (int f; (f = lowestF()) < incumbent.cost(); ) {
                if (f > StraightStates.MAX_MOVES) return null;
                counters.lowerBound = Math.max(f, counters.lowerBound);
                counters.depth = f;
                if (control.shouldStop(counters) || !reserveMemory()) {
                    recordCounters();
                    return incumbent.stoppedOutcome();
                }
                balanceQueues(f);
                int costBefore = incumbent.cost();
                runRound(f);
                if (incumbent.cost() < costBefore && incumbent.cost() > f) incumbent.report();
            }
            recordCounters();
            return incumbent.provedOutcome();
        } finally {
            executor.shutdown();
            searches.stream().skip(1).forEach(StraightSearch::releaseBound);
        }
    }

    private int lowestF() {
        return searches.stream()
                .mapToInt(search -> search.queue.lowestF())
                .min()
                .orElseThrow();
    }

    /**
     * Reserves table space for all states that the next round may generate. If memory is short, the round gets fewer nodes.
     *
     * @return false if the memory limit does not allow a round
     */
    private boolean reserveMemory() {
        searches.forEach(StraightSearch::commitNewStates);
        StraightSearch first = searches.get(0);
        long left = control.budget().bytes() - bytes();
        nodesPerThread = Math.max(1, nodesPerRound / searches.size());
        while (nodesPerThread > 1 && first.bytesToGrow(nodesPerThread * searches.size()) > left) nodesPerThread /= 4;
        nodesPerThread = Math.max(1, nodesPerThread);
        return first.reserve(nodesPerThread * searches.size(), bytes());
    }

    private long bytes() {
        return searches.get(0).tableBytes()
                + searches.stream().mapToLong(StraightSearch::ownBytes).sum();
    }

    /**
     * Moves nodes of this f from the longest queue to shorter ones. A queue with at most half as many nodes gets half of the
     * difference.
     */
    private void balanceQueues(int f) {
        for (StraightSearch receiver : searches) {
            StraightSearch longest = searches.get(0);
            for (StraightSearch search : searches) if (search.queue.count(f) > longest.queue.count(f)) longest = search;
            int difference = longest.queue.count(f) - receiver.queue.count(f);
            if (difference < longest.queue.count(f) / 2) continue;
            for (int i = 0; i < difference / 2; i++) receiver.queue.push(f, longest.queue.pop(f));
        }
    }

    private void runRound(int f) {
        List<Future<Long>> running = new ArrayList<>();
        for (StraightSearch search : searches.subList(1, searches.size())) {
            running.add(executor.submit(() -> {
                long before = THREADS.getCurrentThreadCpuTime();
                search.processNodes(f, nodesPerThread);
                return THREADS.getCurrentThreadCpuTime() - before;
            }));
        }
        try {
            searches.get(0).processNodes(f, nodesPerThread);
        } finally {
            for (Future<Long> future : running) counters.workerCpuNanos += await(future);
        }
        for (StraightSearch search : searches) counters.add(search.takeCounters());
    }

    /** Waits for a thread to finish its round. An interruption cancels the run after the round, which is short. */
    private long await(Future<Long> future) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                    control.cancel();
                } catch (ExecutionException e) {
                    if (e.getCause() instanceof Error error) throw error;
                    throw new IllegalStateException(e.getCause());
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private void recordCounters() {
        counters.open =
                searches.stream().mapToLong(search -> search.queue.size()).sum();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
    }
}
