package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Depth-first search with a memory of visited states, to a given depth. Finds a line, rarely a short one.
 *
 * <p>Under a limit a state met again nearer to the start is taken up again, for it may reach further than before;
 * so the limit hides no line that has no more moves.
 */
public final class DepthFirstSearch implements Solver<Problem> {
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private final int limit;

    public DepthFirstSearch() {
        this(UNLIMITED);
    }

    public DepthFirstSearch(int limit) {
        this.limit = limit;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        // The estimate is not needed, and its place in the table holds the depth.
        GraphSearch x = new GraphSearch(new Problem(problem.space(), Heuristic.ZERO), control);
        StateTable table = x.table;
        int leastCost = problem.space().minCost();
        boolean cut = false;
        try {
            x.root();
            if (x.goal(0)) return x.solved(0, true);
            x.counters.lowerBound = leastCost;
            Stack open = new Stack(x.memory);
            open.push(0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (table.closed(id)) continue;
                x.take(id);
                if (x.goal(id)) return solved(problem.space(), x, id);
                int depth = table.h(id) + 1;
                x.expand(id);
                cut |= depth > limit && x.out.size() > 0;
                for (int i = x.out.size() - 1; i >= 0 && depth <= limit; i--) {
                    int child = x.revisit(id, i, depth, limit == UNLIMITED);
                    if (child >= 0) open.push(child);
                }
            }
            if (!cut) return x.impossible();
            return x.stopped(Optional.empty(), (int) Math.min(Heuristic.DEAD, (limit + 1L) * leastCost));
        } catch (SearchStoppedException budgetSpent) {
            return x.stopped(Optional.empty(), x.counters.lowerBound);
        }
    }

    /** A state taken up again leaves outdated costs below it: they are counted anew along the line. */
    private static Solved solved(StateSpace space, GraphSearch x, int id) {
        Solved found = x.solved(id, false);
        int cost = LineCost.cost(space, found.moves());
        return new Solved(found.moves(), cost, cost <= x.counters.lowerBound, found.stats());
    }
}
