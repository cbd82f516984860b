package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * Anytime weighted A* (Hansen and Zhou 2007): weighted A* that does not stop at its first solution. It reports each
 * better solution and prunes nodes that cannot lead to a cheaper one. When no node is left, the best solution is proved
 * optimal.
 */
public final class AnytimeAStar implements Solver<Problem> {
    private final Evaluation f;

    /**
     * Creates a search.
     *
     * @param f the evaluation function, usually {@link Evaluation#weighted}
     */
    public AnytimeAStar(Evaluation f) {
        this.f = f;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch search = new GraphSearch(problem, control);
        BucketQueue open = new BucketQueue(TieBreaking.LOW_H, search.memory);
        Optional<Solved> best = Optional.empty();
        int bestCost = Integer.MAX_VALUE;
        try {
            int h = search.root();
            if (search.isGoal(0)) return search.solved(0, true);
            if (h < Heuristic.DEAD_END) open.push(f.value(0, h), 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (search.table.isClosed(id)
                        || search.totalLowerBound(search.table.g(id), search.table.h(id)) >= bestCost) continue;
                search.logSelection(id);
                search.expand(id);
                for (int i = 0; i < search.successors.size(); i++) {
                    int child = search.relax(id, i);
                    if (child < 0) continue;
                    int g = search.table.g(child);
                    if (search.totalLowerBound(g, search.table.h(child)) >= bestCost) continue;
                    if (search.isGoal(child)) {
                        bestCost = g;
                        best = Optional.of(search.solved(child, false));
                        search.counters.lowerBound = Math.min(g, search.lowerBoundDuringExpansion());
                        control.reportImprovement(g, g, best.get().moves(), search.counters);
                    } else {
                        open.push(f.value(g, search.table.h(child)), g, child);
                    }
                }
            }
            return best.isEmpty() ? search.impossible() : proved(search, best.get());
        } catch (SearchStoppedException limitReached) {
            int bound = Math.min(bestCost, search.lowerBoundDuringExpansion());
            return bound == bestCost ? proved(search, best.orElseThrow()) : search.stopped(best, bound);
        }
    }

    private static Solved proved(GraphSearch search, Solved best) {
        search.counters.lowerBound = best.cost();
        return new Solved(best.moves(), best.cost(), true, search.stats());
    }
}
