package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;

/** Uniform-cost search (Dijkstra's algorithm on a space made as it is walked): A* that knows no estimate. */
public final class UniformCost implements Solver<Problem> {
    private final AStar blind = new AStar(Evaluation.SUM, TieBreaking.FIFO);

    @Override
    public Outcome solve(Problem problem, Control control) {
        return blind.solve(new Problem(problem.space(), Heuristic.ZERO), control);
    }
}
