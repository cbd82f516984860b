package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * A* (Hart, Nilsson and Raphael 1968), and weighted A* when the evaluation says so.
 *
 * <p>A node reached more cheaply than before is opened again, even after its expansion: with a consistent heuristic and
 * no weight that never happens, and otherwise it is what keeps bounds true.
 */
public final class AStar implements Solver<Problem> {
    private final Evaluation f;
    private final Ties ties;

    public AStar() {
        this(Evaluation.SUM, Ties.LOW_H);
    }

    public AStar(Evaluation f, Ties ties) {
        this.f = f;
        this.ties = ties;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        BucketQueue open = new BucketQueue(ties, x.memory);
        boolean exact = f.equals(Evaluation.SUM) && problem.heuristic().admissible();
        try {
            int h = x.root();
            if (h < Heuristic.DEAD) open.push(f.of(0, h), 0, 0);
            while (!open.isEmpty()) {
                int bound = exact ? (int) open.least() : 0;
                if (bound > x.counters.lowerBound) x.counters.lowerBound = bound;
                int id = open.pop();
                if (x.table.closed(id)) continue;
                if (x.goal(id)) return x.solved(id, x.table.g(id) <= (exact ? x.counters.lowerBound : x.bound()));
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.relax(id, i);
                    if (child >= 0) open.push(f.of(x.table.g(child), x.table.h(child)), x.table.g(child), child);
                }
            }
            return x.impossible();
        } catch (Halt budgetSpent) {
            return x.stopped(Optional.empty(), exact ? x.counters.lowerBound : x.boundWithin());
        }
    }
}
