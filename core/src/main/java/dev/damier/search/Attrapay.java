package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * A-ttrapay: A* that, once the estimates met are small, takes any open node that is terminal instead of waiting for its
 * turn. It spares the last and widest layer of A*; the line is optimal only when it happens to meet the bound.
 */
public final class Attrapay implements Solver<Problem> {
    private final int near;
    private final TieBreaking ties;
    private final boolean reopen;

    /** @param near the estimate at or below which the goal counts as near */
    public Attrapay(int near, TieBreaking ties) {
        this(near, ties, true);
    }

    /** @param reopen whether an expanded node is expanded again when a cheaper path to it is found */
    public Attrapay(int near, TieBreaking ties, boolean reopen) {
        this.near = near;
        this.ties = ties;
        this.reopen = reopen;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch x = new GraphSearch(problem, control);
        Heuristic heuristic = problem.heuristic();
        OpenList open = heuristic.whole() ? new BucketQueue(ties, x.memory) : new HeapQueue(ties, x.memory);
        int terminal = -1;
        boolean close = false;
        try {
            int h = x.root();
            if (h < Heuristic.DEAD) open.push(Evaluation.SUM.key(heuristic, 0, h), 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (x.table.closed(id)) continue;
                x.take(id);
                close |= heuristic.real(x.table.h(id)) <= near;
                if (close && terminal >= 0) return caught(x, terminal);
                if (x.goal(id)) return caught(x, id);
                x.expand(id);
                for (int i = 0; i < x.out.size(); i++) {
                    int child = x.relax(id, i, reopen);
                    if (child < 0) continue;
                    int g = x.table.g(child);
                    open.push(Evaluation.SUM.key(heuristic, g, x.table.h(child)), g, child);
                    if (x.goal(child) && (terminal < 0 || g < x.table.g(terminal))) terminal = child;
                }
            }
            return x.impossible();
        } catch (SearchStoppedException budgetSpent) {
            int bound = x.boundWithin();
            if (terminal < 0) return x.stopped(Optional.empty(), bound);
            Solved found = x.solved(terminal, x.table.g(terminal) <= bound);
            return found.optimal() ? found : x.stopped(Optional.of(found), bound);
        }
    }

    private static Solved caught(GraphSearch x, int id) {
        return x.solved(id, x.table.g(id) <= x.bound());
    }
}
