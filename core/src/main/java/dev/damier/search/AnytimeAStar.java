package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Anytime weighted A* (Hansen and Zhou 2007): weighted A* that does not stop at its first line. Nodes that cannot lead to
 * a cheaper one are dropped, and when none is left the best line is proved optimal.
 */
public final class AnytimeAStar implements Solver<Problem> {
    private final Evaluation f;

    public AnytimeAStar(Evaluation f) {
        this.f = f;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        BucketQueue open = new BucketQueue(TieBreaking.LOW_H, x.memory);
        Optional<Solved> best = Optional.empty();
        int bestCost = Integer.MAX_VALUE;
        try {
            int h = x.root();
            if (x.goal(0)) return x.solved(0, true);
            if (h < Heuristic.DEAD) open.push(f.of(0, h), 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (x.table.closed(id) || x.least(x.table.g(id), x.table.h(id)) >= bestCost) continue;
                x.take(id);
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.relax(id, i);
                    if (child < 0) continue;
                    int g = x.table.g(child);
                    if (x.least(g, x.table.h(child)) >= bestCost) continue;
                    if (x.goal(child)) {
                        bestCost = g;
                        best = Optional.of(x.solved(child, false));
                        x.counters.lowerBound = Math.min(g, x.boundWithin());
                        control.improved(g, g, best.get().moves(), x.counters);
                    } else {
                        open.push(f.of(g, x.table.h(child)), g, child);
                    }
                }
            }
            return best.isEmpty() ? x.impossible() : proved(x, best.get());
        } catch (SearchStoppedException budgetSpent) {
            int bound = Math.min(bestCost, x.boundWithin());
            return bound == bestCost ? proved(x, best.orElseThrow()) : x.stopped(best, bound);
        }
    }

    private static Solved proved(GraphSearch x, Solved best) {
        x.counters.lowerBound = best.cost();
        return new Solved(best.moves(), best.cost(), true, x.stats());
    }
}
