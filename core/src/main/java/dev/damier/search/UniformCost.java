package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/**
 * Uniform-cost search: Dijkstra's algorithm on a state space that is generated during the search. It ignores the heuristic
 * of the problem. Solutions are optimal.
 */
public final class UniformCost implements Solver<Problem> {
    private final AStar aStar = new AStar(Evaluation.SUM, TieBreaking.FIFO);

    @Override
    public Outcome solve(Problem problem, Control control) {
        return aStar.solve(new Problem(problem.space(), Heuristic.ZERO), control);
    }
}
