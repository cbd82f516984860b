package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/**
 * Iterative-deepening A* (Korf 1985): depth-first within a bound on g + h, the bound raised to the least value that
 * passed it. Memory grows with the length of the path only.
 */
public final class IdaStar implements Solver<Problem> {

    @Override
    public Outcome solve(Problem problem, Control control) {
        Heuristic heuristic = problem.heuristic();
        boolean admissible = heuristic.admissible();
        Path path = new Path(problem.space(), control);
        long[] root = new long[problem.space().width()];
        problem.space().initial(root, 0);
        int bound = heuristic.estimate(root, 0);
        int rootH = bound;
        try {
            for (int round = 0; bound < Heuristic.DEAD; round++) {
                if (admissible) path.counters.lowerBound = bound;
                int next = Heuristic.DEAD;
                path.restart(rootH, bound);
                if (path.goal()) return path.solved(true);
                path.expand(round);
                do {
                    while (path.next()) {
                        int g = path.nextG();
                        int h = path.nextH(heuristic);
                        if (g + h > bound) {
                            next = Math.min(next, g + h);
                            path.leave(g, h);
                        } else if (!path.closesCycle()) {
                            path.push(g, h);
                            if (path.goal()) return path.solved(admissible);
                            path.expand(round);
                        }
                    }
                } while (path.pop());
                bound = next;
            }
            return path.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return path.stopped();
        }
    }
}
