package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Breadth-first search with an explored set. Nodes are numbered in the order of generation, so the table of states also
 * serves as the queue.
 *
 * <p>An early goal test is applied when a state is generated, which saves the expansion of the last layer. A late goal test
 * is applied when a state is selected for expansion. The solution has the minimum number of moves. It is proved optimal if
 * its cost equals the lower bound, for example if all moves have the same cost.
 */
public final class BreadthFirstSearch implements Solver<Problem> {
    private final boolean earlyGoalTest;

    /**
     * Creates a search.
     *
     * @param earlyGoalTest whether states are tested when they are generated; if false, when they are selected for expansion
     */
    public BreadthFirstSearch(boolean earlyGoalTest) {
        this.earlyGoalTest = earlyGoalTest;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        // The estimate is not needed; its field in the table stores the depth.
        GraphSearch search = new GraphSearch(new Problem(problem.space(), Heuristic.ZERO), control);
        int minStepCost = problem.space().minCost();
        int depth = 0;
        try {
            search.root();
            if (earlyGoalTest && search.isGoal(0)) return search.solved(0, true);
            for (int id = 0; id < search.table.size(); id++) {
                depth = search.table.h(search.logSelection(id));
                // No shallower state is a goal, and an early goal test has also covered the current layer.
                search.counters.lowerBound = (earlyGoalTest ? depth + 1 : depth) * minStepCost;
                if (!earlyGoalTest && search.isGoal(id)) return solved(search, id);
                search.expand(id);
                for (int i = 0; i < search.successors.size(); i++) {
                    int child = search.discover(id, i, depth + 1);
                    if (earlyGoalTest && child >= 0 && search.isGoal(child)) return solved(search, child);
                }
            }
            return search.impossible();
        } catch (SearchStoppedException limitReached) {
            return search.stopped(Optional.empty(), search.counters.lowerBound);
        }
    }

    private static Outcome solved(GraphSearch search, int id) {
        return search.solved(id, search.table.g(id) <= search.counters.lowerBound);
    }
}
