package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Greedy best-first search: always continues from the state that seems nearest to the goal. What was expanded once stays
 * as it is, even when a cheaper way to it is found; such ways only keep the lower bound honest.
 */
public final class Greedy implements Solver<Problem> {
    private final TieBreaking ties;

    /** Ties by h mean nothing here, all being equal in h; they go by g then, the cheaper first with {@code HIGH_H}. */
    public Greedy(TieBreaking ties) {
        this.ties = ties;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        BucketQueue open = new BucketQueue(ties, x.memory);
        try {
            int h = x.root();
            if (h < Heuristic.DEAD) open.push(h, 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (x.table.closed(id)) continue;
                x.take(id);
                if (x.goal(id)) return x.solved(id, x.table.g(id) <= x.bound());
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.relax(id, i, false);
                    if (child >= 0) open.push(x.table.h(child), x.table.g(child), child);
                }
            }
            return x.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return x.stopped(Optional.empty(), x.boundWithin());
        }
    }
}
