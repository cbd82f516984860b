package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Depth-first search with an explored set and an optional depth limit. The solution is rarely short.
 *
 * <p>With a depth limit, a state that is reached again at a smaller depth is reopened, because the search can go further
 * from there than before. So every solution within the limit can be found.
 */
public final class DepthFirstSearch implements Solver<Problem> {
    /** No depth limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private final int limit;

    /** Creates a search without depth limit. */
    public DepthFirstSearch() {
        this(UNLIMITED);
    }

    /**
     * Creates a search with a depth limit.
     *
     * @param limit maximum number of moves of a solution, or {@link #UNLIMITED}
     */
    public DepthFirstSearch(int limit) {
        this.limit = limit;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        // The estimate is not needed; its field in the table stores the depth.
        GraphSearch search = new GraphSearch(new Problem(problem.space(), Heuristic.ZERO), control);
        StateTable table = search.table;
        int minStepCost = problem.space().minCost();
        boolean limitHit = false;
        try {
            search.root();
            if (search.isGoal(0)) return search.solved(0, true);
            search.counters.lowerBound = minStepCost;
            Stack open = new Stack(search.memory);
            open.push(0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (table.isClosed(id)) continue;
                search.logSelection(id);
                if (search.isGoal(id)) return solved(problem.space(), search, id);
                int depth = table.h(id) + 1;
                search.expand(id);
                limitHit |= depth > limit && search.successors.size() > 0;
                for (int i = search.successors.size() - 1; i >= 0 && depth <= limit; i--) {
                    int child = search.revisit(id, i, depth, limit == UNLIMITED);
                    if (child >= 0) open.push(child);
                }
            }
            if (!limitHit) return search.impossible();
            return search.stopped(Optional.empty(), (int) Math.min(Heuristic.DEAD_END, (limit + 1L) * minStepCost));
        } catch (SearchStoppedException limitReached) {
            return search.stopped(Optional.empty(), search.counters.lowerBound);
        }
    }

    /**
     * Returns the solution that ends at a node. Its cost is recomputed along the moves, because after a state is reopened,
     * the stored costs below it are outdated.
     */
    private static Solved solved(StateSpace space, GraphSearch search, int id) {
        Solved found = search.solved(id, false);
        int cost = SolutionCost.of(space, found.moves());
        return new Solved(found.moves(), cost, cost <= search.counters.lowerBound, found.stats());
    }
}
