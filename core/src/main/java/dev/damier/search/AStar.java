package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * A* (Hart, Nilsson and Raphael 1968), and weighted A* when the evaluation says so.
 *
 * <p>A node reached more cheaply than before is opened again, even after its expansion, unless that is turned off: with a
 * consistent heuristic and no weight it never happens, and otherwise it is what keeps lines short. Estimates with fractions
 * are compared as the real numbers they are.
 */
public final class AStar implements Solver<Problem> {
    private final Evaluation f;
    private final TieBreaking ties;
    private final boolean reopen;

    public AStar() {
        this(Evaluation.SUM, TieBreaking.LOW_H);
    }

    public AStar(Evaluation f, TieBreaking ties) {
        this(f, ties, true);
    }

    /** @param reopen whether an expanded node is expanded again when a cheaper way to it is found */
    public AStar(Evaluation f, TieBreaking ties, boolean reopen) {
        this.f = f;
        this.ties = ties;
        this.reopen = reopen;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        Heuristic heuristic = problem.heuristic();
        OpenList open = heuristic.whole() ? new BucketQueue(ties, x.memory) : new HeapQueue(ties, x.memory);
        boolean sound = heuristic.admissible() && (reopen || heuristic.consistent());
        boolean exact = f.equals(Evaluation.SUM) && sound && heuristic.whole();
        try {
            int h = x.root();
            if (h < Heuristic.DEAD) open.push(f.key(heuristic, 0, h), 0, 0);
            while (!open.isEmpty()) {
                int bound = exact ? (int) open.least() : 0;
                if (bound > x.counters.lowerBound) x.counters.lowerBound = bound;
                int id = open.pop();
                if (x.table.closed(id)) continue;
                x.take(id);
                if (x.goal(id)) return x.solved(id, x.table.g(id) <= (exact ? x.counters.lowerBound : x.bound()));
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.relax(id, i, reopen);
                    if (child < 0) continue;
                    int g = x.table.g(child);
                    open.push(f.key(heuristic, g, x.table.h(child)), g, child);
                }
            }
            return x.impossible();
        } catch (SearchStoppedException budgetSpent) {
            return x.stopped(Optional.empty(), exact ? x.counters.lowerBound : x.boundWithin());
        }
    }
}
