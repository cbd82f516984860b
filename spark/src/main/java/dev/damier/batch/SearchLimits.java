package dev.damier.batch;

import dev.damier.run.Budget;
import java.io.Serializable;
import java.time.Duration;

/**
 * The limits of one search. A search uses one thread, because Spark runs one task per thread.
 *
 * @param millis time limit, 0 for none; results with a time limit depend on the machine
 * @param nodes node limit, 0 for none
 * @param bytes memory limit of the tables of a search
 * @param seed random seed of the engine
 */
record SearchLimits(long millis, long nodes, long bytes, long seed) implements Serializable {

    /** The text is stored in {@code job.txt} and compared with it, so it must not change. */
    @Override
    public String toString() {
        return "Terms[millis=" + millis + ", nodes=" + nodes + ", bytes=" + bytes + ", seed=" + seed + "]";
    }

    Budget budget() {
        Budget budget = Budget.UNLIMITED.withThreads(1).withBytes(bytes);
        if (millis > 0) budget = budget.withTime(Duration.ofMillis(millis));
        return nodes > 0 ? budget.withNodes(nodes) : budget;
    }
}
