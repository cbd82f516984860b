package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Beam search: breadth-first search that expands only the most promising states of each layer. It stores only those
 * states, so it can search huge spaces. It is incomplete: if it dropped states and found no solution, the outcome is
 * {@link Outcome.Stopped}, not {@link Outcome.Impossible}.
 */
public final class Beam implements Solver<Problem> {
    private final int width;

    /**
     * Creates a search.
     *
     * @param width maximum number of states per layer, positive
     */
    public Beam(int width) {
        this.width = width;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch search = new GraphSearch(problem, control);
        BeamLayer layer = new BeamLayer(problem, search);
        boolean dropped = false;
        try {
            int h = search.root();
            if (search.isGoal(0)) return search.solved(0, true);
            int from = 0;
            int to = h < Heuristic.DEAD_END ? 1 : 0;
            while (from < to) {
                for (int id = from; id < to; id++) {
                    search.expand(search.logSelection(id));
                    layer.add(id);
                }
                from = to;
                int goal = layer.select(width);
                dropped |= layer.dropRest();
                if (goal >= 0) return search.solved(goal, search.table.g(goal) <= search.lowerBound());
                to = search.table.size();
            }
            return dropped ? search.stopped(Optional.empty(), search.lowerBound()) : search.impossible();
        } catch (SearchStoppedException limitReached) {
            return search.stopped(Optional.empty(), Math.min(layer.lowerBound(), search.lowerBoundDuringExpansion()));
        }
    }
}
