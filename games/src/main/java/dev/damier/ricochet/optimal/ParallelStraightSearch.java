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

/**
 * Several threads on one long mission: they share the states and each has its own queue and bound. All work on nodes of the
 * same f, in rounds of some milliseconds; between two rounds the run's own thread evens out what waits, lets the table grow
 * and looks at the clock. No thread begins the next f before all are through with this one, so the line found is a shortest
 * one; which of them it is may depend on who was faster.
 */
final class ParallelStraightSearch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * When several threads are worth their while, and when two places in the queue for a state no longer are.
     *
     * @param apart expansions while states wait twice
     * @param alone expansions before there are several threads
     * @param round nodes that all together expand in a round
     */
    record Pace(int apart, int alone, int round) {
        static final Pace STANDARD = new Pace(AStarSearch.LINE_AFTER, AStarSearch.LINE_AFTER, 8000);
    }

    private final Control control;
    private final Counters counters;
    private final Incumbent best;
    private final int round;

    /** Nodes that each may expand in this round. */
    private int share;

    private final List<StraightSearch> members = new ArrayList<>();
    private final ExecutorService others;

    /** @param first what has searched alone so far, and has told these counters what it did */
    ParallelStraightSearch(StraightSearch first, Control control, Counters counters, Incumbent best, int round) {
        this.control = control;
        this.counters = counters;
        this.best = best;
        this.round = round;
        members.add(first);
        first.counted();
        int helpers = control.budget().threads() - 1;
        for (int i = 0; i < helpers; i++) members.add(first.companion());
        others = Executors.newFixedThreadPool(helpers, task -> {
            Thread made = new Thread(task, "ricochet-optimal");
            made.setDaemon(true);
            return made;
        });
    }

    /** The answer, or null when the mission is too long for the table of states. */
    Outcome solve() {
        try {
            for (int f; (f = least()) < best.cost(); ) {
                if (f > StraightStates.MAX_MOVES) return null;
                counters.lowerBound = Math.max(f, counters.lowerBound);
                counters.depth = f;
                if (control.shouldStop(counters) || !room()) {
                    finish();
                    return best.stopped();
                }
                even(f);
                int before = best.cost();
                work(f);
                if (best.cost() < before && best.cost() > f) best.tell();
            }
            finish();
            return best.proved();
        } finally {
            others.shutdown();
            members.stream().skip(1).forEach(StraightSearch::leave);
        }
    }

    private int least() {
        return members.stream().mapToInt(one -> one.queue.least()).min().orElseThrow();
    }

    /** Whether the next round's states have room, worst come to worst; where memory is short the round is, too. */
    private boolean room() {
        members.forEach(StraightSearch::count);
        StraightSearch first = members.get(0);
        long left = control.budget().bytes() - bytes();
        share = Math.max(1, round / members.size());
        while (share > 1 && first.bytesToGrow(share * members.size()) > left) share /= 4;
        share = Math.max(1, share);
        return first.room(share * members.size(), bytes());
    }

    private long bytes() {
        return members.get(0).tableBytes()
                + members.stream().mapToLong(StraightSearch::ownBytes).sum();
    }

    /** Gives who has little to do at this f half of what the one with the most has more. */
    private void even(int f) {
        for (StraightSearch poor : members) {
            StraightSearch rich = members.get(0);
            for (StraightSearch one : members) if (one.queue.count(f) > rich.queue.count(f)) rich = one;
            int more = rich.queue.count(f) - poor.queue.count(f);
            if (more < rich.queue.count(f) / 2) continue;
            for (int i = 0; i < more / 2; i++) poor.queue.push(f, rich.queue.pop(f));
        }
    }

    private void work(int f) {
        List<Future<Long>> running = new ArrayList<>();
        for (StraightSearch one : members.subList(1, members.size())) {
            running.add(others.submit(() -> {
                long before = THREADS.getCurrentThreadCpuTime();
                one.share(f, share);
                return THREADS.getCurrentThreadCpuTime() - before;
            }));
        }
        try {
            members.get(0).share(f, share);
        } finally {
            for (Future<Long> one : running) counters.workerCpuNanos += await(one);
        }
        for (StraightSearch one : members) counters.add(one.counted());
    }

    /** A round is short: an interruption ends the run, after it. */
    private long await(Future<Long> working) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return working.get();
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

    private void finish() {
        counters.open = members.stream().mapToLong(one -> one.queue.size()).sum();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
    }
}
