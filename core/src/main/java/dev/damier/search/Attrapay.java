package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.Optional;

/**
 * A-ttrapay: a variant of A* that stops early near the goal. As soon as the search has selected a node with a small
 * estimate, it accepts any goal in the frontier instead of waiting until A* selects it. This saves the last and widest
 * layer of A*. The solution is proved optimal only if its cost equals the lower bound.
 */
public final class Attrapay implements Solver<Problem> {
    private final int nearThreshold;
    private final TieBreaking ties;
    private final boolean reopen;

    /**
     * Creates A-ttrapay that reopens nodes.
     *
     * @param near the maximum estimate at which the goal counts as near
     * @param ties the order of nodes with equal f
     */
    public Attrapay(int near, TieBreaking ties) {
        this(near, ties, true);
    }

    /**
     * Creates A-ttrapay.
     *
     * @param near the maximum estimate at which the goal counts as near
     * @param ties the order of nodes with equal f
     * @param reopen whether an expanded node is expanded again when a cheaper path to it is found
     */
    public Attrapay(int near, TieBreaking ties, boolean reopen) {
        this.nearThreshold = near;
        this.ties = ties;
        this.reopen = reopen;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        GraphSearch search = new GraphSearch(problem, control);
        Heuristic heuristic = problem.heuristic();
        OpenList open =
                heuristic.integral() ? new BucketQueue(ties, search.memory) : new HeapQueue(ties, search.memory);
        int openGoal = -1;
        boolean goalIsNear = false;
        try {
            int h = search.root();
            if (h < Heuristic.DEAD_END) open.push(Evaluation.SUM.key(heuristic, 0, h), 0, 0);
            while (!open.isEmpty()) {
                int id = open.pop();
                if (search.table.isClosed(id)) continue;
                search.logSelection(id);
                goalIsNear |= heuristic.unrounded(search.table.h(id)) <= nearThreshold;
                if (goalIsNear && openGoal >= 0) return solved(search, openGoal);
                if (search.isGoal(id)) return solved(search, id);
                search.expand(id);
                for (int i = 0; i < search.successors.size(); i++) {
                    int child = search.relax(id, i, reopen);
                    if (child < 0) continue;
                    int g = search.table.g(child);
                    open.push(Evaluation.SUM.key(heuristic, g, search.table.h(child)), g, child);
                    if (search.isGoal(child) && (openGoal < 0 || g < search.table.g(openGoal))) openGoal = child;
                }
            }
            return search.impossible();
        } catch (SearchStoppedException limitReached) {
            int bound = search.lowerBoundDuringExpansion();
            if (openGoal < 0) return search.stopped(Optional.empty(), bound);
            Solved found = search.solved(openGoal, search.table.g(openGoal) <= bound);
            return found.optimal() ? found : search.stopped(Optional.of(found), bound);
        }
    }

    private static Solved solved(GraphSearch search, int id) {
        return search.solved(id, search.table.g(id) <= search.lowerBound());
    }
}
