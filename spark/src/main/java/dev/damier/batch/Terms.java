package dev.damier.batch;

import dev.damier.run.Budget;
import java.io.Serializable;
import java.time.Duration;

/**
 * What one search may spend, on one thread: Spark's tasks are the threads here.
 *
 * @param millis 0 for no limit; with a limit in time what is found depends on the machine
 * @param nodes 0 for no limit
 * @param bytes of a search's own tables
 */
record Terms(long millis, long nodes, long bytes, long seed) implements Serializable {

    Budget budget() {
        Budget budget = Budget.UNLIMITED.withThreads(1).withBytes(bytes);
        if (millis > 0) budget = budget.withTime(Duration.ofMillis(millis));
        return nodes > 0 ? budget.withNodes(nodes) : budget;
    }
}
