package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * A* search (Hart, Nilsson and Raphael 1968); weighted A* if the {@link Evaluation} weights the heuristic.
 *
 * <p>If a cheaper path to an expanded node is found, the node is reopened, unless the option is off. With a consistent
 * heuristic and no weight this never happens; otherwise it shortens the solutions. Estimates that are not whole numbers
 * are compared as real numbers.
 *
 * <p>The solution is optimal if the heuristic is admissible, the evaluation is {@link Evaluation#SUM}, and nodes are
 * reopened or the heuristic is consistent.
 */
public final class AStar implements Solver<Problem> {
    private final Evaluation f;
    private final TieBreaking ties;
    private final boolean reopen;

    /** Creates A* with f = g + h that breaks ties by {@link TieBreaking#LOW_H}. */
    public AStar() {
        this(Evaluation.SUM, TieBreaking.LOW_H);
    }

    /** Creates A* that reopens nodes. */
    public AStar(Evaluation f, TieBreaking ties) {
        this(f, ties, true);
    }

    /**
     * Creates A*.
     *
     * @param f the evaluation function
     * @param ties the order of nodes with equal f
     * @param reopen whether an expanded node is expanded again when a cheaper path to it is found
     */
    public AStar(Evaluation f, TieBreaking ties, boolean reopen) {
        this.f = f;
        this.ties = ties;
        this.reopen = reopen;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch search = new GraphSearch(problem, control);
        Heuristic heuristic = problem.heuristic();
        OpenList open =
                heuristic.integral() ? new BucketQueue(ties, search.memory) : new HeapQueue(ties, search.memory);
        boolean sound = heuristic.admissible() && (reopen || heuristic.consistent());
        boolean exact = f.equals(Evaluation.SUM) && sound && heuristic.integral();
        try {
            int h = search.root();
            if (h < Heuristic.DEAD_END) open.push(f.key(heuristic, 0, h), 0, 0);
            while (!open.isEmpty()) {
                int bound = exact ? (int) open.minValue() : 0;
                if (bound > search.counters.lowerBound) search.counters.lowerBound = bound;
                int id = open.pop();
                if (search.table.isClosed(id)) continue;
                search.logSelection(id);
                if (search.isGoal(id))
                    return search.solved(
                            id, search.table.g(id) <= (exact ? search.counters.lowerBound : search.lowerBound()));
                search.expand(id);
                for (int i = 0; i < search.successors.size(); i++) {
                    int child = search.relax(id, i, reopen);
                    if (child < 0) continue;
                    int g = search.table.g(child);
                    open.push(f.key(heuristic, g, search.table.h(child)), g, child);
                }
            }
            return search.impossible();
        } catch (SearchStoppedException limitReached) {
            return search.stopped(
                    Optional.empty(), exact ? search.counters.lowerBound : search.lowerBoundDuringExpansion());
        }
    }
}
