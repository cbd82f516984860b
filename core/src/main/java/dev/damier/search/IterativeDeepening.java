package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/** Iterative deepening: depth-first to one move, then two, then three… Breadth-first answers in the memory of a path. */
public final class IterativeDeepening implements Solver<Problem> {

    @Override
    public Outcome solve(Problem problem, Control control) {
        Path path = new Path(problem.space(), control);
        int leastCost = problem.space().minCost();
        try {
            boolean cut = true;
            for (int limit = 0; cut; limit++) {
                path.counters.lowerBound = limit * leastCost;
                cut = false;
                path.restart(0, limit);
                if (path.goal()) return path.solved(true);
                path.expand(limit);
                do {
                    while (path.next()) {
                        if (path.depth() == limit) {
                            cut = true;
                        } else if (!path.closesCycle()) {
                            path.push(path.nextG(), 0);
                            if (path.goal()) return path.solved(path.g() <= path.counters.lowerBound);
                            path.expand(limit);
                        }
                    }
                } while (path.pop());
            }
            return path.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return path.stopped();
        }
    }
}
