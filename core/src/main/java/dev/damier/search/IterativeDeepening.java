package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/**
 * Iterative-deepening depth-first search: depth limit 0, then 1, then 2, and so on. Like breadth-first search it finds a
 * solution with the minimum number of moves, but its memory grows only with the length of the path.
 */
public final class IterativeDeepening implements Solver<Problem> {

    @Override
    public Outcome solve(Problem problem, Control control) {
        Path path = new Path(problem.space(), control);
        int minStepCost = problem.space().minCost();
        try {
            boolean limitHit = true;
            for (int limit = 0; limitHit; limit++) {
                path.counters.lowerBound = limit * minStepCost;
                limitHit = false;
                path.restart(0, limit);
                if (path.isGoal()) return path.solved(true);
                path.expand(limit);
                do {
                    while (path.nextSuccessor()) {
                        if (path.depth() == limit) {
                            limitHit = true;
                        } else if (!path.closesCycle()) {
                            path.push(path.nextG(), 0);
                            if (path.isGoal()) return path.solved(path.g() <= path.counters.lowerBound);
                            path.expand(limit);
                        }
                    }
                } while (path.pop());
            }
            return path.impossible();
        } catch (SearchStoppedException limitReached) {
            return path.stopped();
        }
    }
}
