package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/**
 * Iterative-deepening A* (IDA*, Korf 1985): depth-first search bounded by g + h. Each iteration raises the bound to the
 * minimum value that exceeded it. Memory grows only with the length of the path. Solutions are optimal if the heuristic is
 * admissible.
 */
public final class IdaStar implements Solver<Problem> {

    @Override
    public Outcome solve(Problem problem, Control control) {
        Heuristic heuristic = problem.heuristic();
        boolean admissible = heuristic.admissible();
        Path path = new Path(problem.space(), control);
        long[] root = new long[problem.space().width()];
        problem.space().writeInitial(root, 0);
        int bound = heuristic.estimate(root, 0);
        int rootH = bound;
        try {
            for (int iteration = 0; bound < Heuristic.DEAD_END; iteration++) {
                if (admissible) path.counters.lowerBound = bound;
                int nextBound = Heuristic.DEAD_END;
                path.restart(rootH, bound);
                if (path.isGoal()) return path.solved(true);
                path.expand(iteration);
                do {
                    while (path.nextSuccessor()) {
                        int g = path.nextG();
                        int h = path.nextH(heuristic);
                        if (g + h > bound) {
                            nextBound = Math.min(nextBound, g + h);
                            path.logBeyondBound(g, h);
                        } else if (!path.closesCycle()) {
                            path.push(g, h);
                            if (path.isGoal()) return path.solved(admissible);
                            path.expand(iteration);
                        }
                    }
                } while (path.pop());
                assert nextBound > bound;
                bound = nextBound;
            }
            return path.impossible();
        } catch (SearchStoppedException limitReached) {
            return path.stopped();
        }
    }
}
