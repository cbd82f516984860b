package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Greedy best-first search: always expands the node with the lowest estimate. Expanded nodes are not reopened when a
 * cheaper path to them is found. Such a path is only used to keep the
 * reported lower bound correct.
 */
public final class Greedy implements Solver<Problem> {
    private final TieBreaking ties;
    private final long maxExpansions;

    /**
     * Creates a greedy search. Nodes with equal f also have equal h here, so {@link TieBreaking#LOW_H} prefers the higher
     * path cost g and {@link TieBreaking#HIGH_H} the lower one.
     *
     * @param ties the order of nodes with equal estimates
     */
    public Greedy(TieBreaking ties) {
        this(ties, Long.MAX_VALUE);
    }

    /**
     * Creates a greedy search with a limit of its own.
     *
     * @param ties the order of nodes with equal estimates
     * @param maxExpansions maximum number of expansions; the search then stops as exhausted
     */
    public Greedy(TieBreaking ties, long maxExpansions) {
        this.ties = ties;
        this.maxExpansions = maxExpansions;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch search = new GraphSearch(problem, control);
        BucketQueue open = new BucketQueue(ties, search.memory);
        try {
            int h = search.root();
            if (h < Heuristic.DEAD_END) open.push(h, 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (search.table.isClosed(id)) continue;
                search.logSelection(id);
                if (search.isGoal(id)) return search.solved(id, search.table.g(id) <= search.lowerBound());
                if (search.counters.expanded >= maxExpansions) throw SearchStoppedException.INSTANCE;
                search.expand(id);
                for (int i = 0; i < search.successors.size(); i++) {
                    int child = search.relax(id, i, false);
                    if (child >= 0) open.push(search.table.h(child), search.table.g(child), child);
                }
            }
            return search.impossible();
        } catch (SearchStoppedException limitReached) {
            return search.stopped(Optional.empty(), search.lowerBoundDuringExpansion());
        }
    }
}
