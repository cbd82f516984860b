package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Beam search: breadth-first, but only the most promising states of each layer go on. Only those are remembered, so huge
 * spaces fit; a line may be missed, and then nothing is claimed.
 */
public final class Beam implements Solver<Problem> {
    private final int width;

    public Beam(int width) {
        this.width = width;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        BeamLayer layer = new BeamLayer(problem, x);
        boolean dropped = false;
        try {
            int h = x.root();
            if (x.goal(0)) return x.solved(0, true);
            int from = 0;
            int to = h < Heuristic.DEAD ? 1 : 0;
            while (from < to) {
                for (int id = from; id < to; id++) {
                    x.expand(x.take(id));
                    layer.add(id);
                }
                from = to;
                int goal = layer.select(width);
                dropped |= layer.drop();
                if (goal >= 0) return x.solved(goal, x.table.g(goal) <= x.bound());
                to = x.table.size();
            }
            return dropped ? x.stopped(Optional.empty(), x.bound()) : x.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return x.stopped(Optional.empty(), Math.min(layer.bound(), x.boundWithin()));
        }
    }
}
