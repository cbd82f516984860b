package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Breadth-first search. Nodes are numbered as they are found, so the table is its own queue.
 *
 * <p>With an early goal test a state is tested when it is found, which spares the last layer; with a late one when its
 * turn comes, as in the textbook's first version.
 */
public final class BreadthFirstSearch implements Solver<Problem> {
    private final boolean early;

    public BreadthFirstSearch(boolean early) {
        this.early = early;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        // The estimate is not needed, and its place in the table holds the depth.
        GraphSearch x = new GraphSearch(new Problem(problem.space(), Heuristic.ZERO), control);
        int leastCost = problem.space().minCost();
        int depth = 0;
        try {
            x.root();
            if (early && x.goal(0)) return x.solved(0, true);
            for (int id = 0; id < x.table.size(); id++) {
                depth = x.table.h(x.take(id));
                // Nothing shallower is a goal, and an early test has looked one layer further.
                x.counters.lowerBound = (early ? depth + 1 : depth) * leastCost;
                if (!early && x.goal(id)) return solved(x, id);
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.discover(id, i, depth + 1);
                    if (early && child >= 0 && x.goal(child)) return solved(x, child);
                }
            }
            return x.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return x.stopped(Optional.empty(), x.counters.lowerBound);
        }
    }

    private static Outcome solved(GraphSearch x, int id) {
        return x.solved(id, x.table.g(id) <= x.counters.lowerBound);
    }
}
