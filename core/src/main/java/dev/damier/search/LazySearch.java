package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lazy best-first search with preferred moves (Richter and Helmert 2009). A node is evaluated when it is expanded; until
 * then it has the estimate of its parent. Nodes reached by preferred moves are also in a second queue, which has priority
 * after each progress. If the search is anytime, it restarts as weighted A* with decreasing weights (Richter and Westphal
 * 2010, LAMA) and prunes paths that are not cheaper than the best solution. When no node is left, the best solution is
 * proved optimal.
 */
public final class LazySearch implements Solver<Problem> {
    /** Advantage of the queue of preferred nodes after a lower estimate was found, in expansions. */
    private static final int PROGRESS_BONUS = 1000;

    private static final int[] WEIGHTS = {0, 5, 3, 2, 1};

    private final boolean anytime;
    private final long roundLimit;

    /**
     * Creates a search.
     *
     * @param anytime whether the search improves its solution until a limit is reached or it is proved optimal
     * @param roundLimit maximum number of expansions of each restart; the search then stops as exhausted
     */
    public LazySearch(boolean anytime, long roundLimit) {
        this.anytime = anytime;
        this.roundLimit = roundLimit;
    }

    @Override
    public Outcome solve(Problem problem, Control control) {
        @Nullable Solved best = null;
        int round = 0;
        while (true) {
            Round search = new Round(problem, control, WEIGHTS[Math.min(round, WEIGHTS.length - 1)], best, roundLimit);
            Outcome outcome = search.run();
            if (!(outcome instanceof Solved solved)) return outcome;
            if (solved.optimal() || !anytime) return solved;
            best = solved;
            control.reportImprovement(best.cost(), best.cost(), best.moves(), search.search.counters);
            round++;
        }
    }

    /** One search with one weight. */
    private static final class Round {
        private final GraphSearch search;
        private final Heuristic heuristic;
        private final @Nullable PreferredMoves preferring;
        private final Evaluation f;
        private final @Nullable Solved best;
        private final int bestCost;
        private final BucketQueue all;
        private final BucketQueue preferredNodes;
        private final BitSet preferred = new BitSet();
        private final long limit;
        private long priority;

        Round(Problem problem, Control control, int weight, @Nullable Solved best, long limit) {
            this.limit = limit;
            search = new GraphSearch(problem, control);
            heuristic = problem.heuristic();
            preferring = heuristic instanceof PreferredMoves p ? p : null;
            f = weight == 0 ? Evaluation.ESTIMATE : new Evaluation(1, weight);
            this.best = best;
            bestCost = best == null ? Integer.MAX_VALUE : best.cost();
            all = new BucketQueue(TieBreaking.FIFO, search.memory);
            preferredNodes = new BucketQueue(TieBreaking.FIFO, search.memory);
        }

        Outcome run() {
            try {
                int h = search.root();
                int lowest = Integer.MAX_VALUE;
                if (h < Heuristic.DEAD_END) all.push(f.value(0, h), 0, 0);
                while (!all.isEmpty() || !preferredNodes.isEmpty()) {
                    int id = next();
                    if (search.table.isClosed(id) || search.table.g(id) >= bestCost) continue;
                    if (search.counters.expanded >= limit) throw SearchStoppedException.INSTANCE;
                    search.logSelection(id);
                    if (search.isGoal(id)) return search.solved(id, search.table.g(id) == 0);
                    h = evaluate(id);
                    if (h < lowest) {
                        lowest = h;
                        priority += PROGRESS_BONUS;
                    }
                    search.expand(id);
                    if (h < Heuristic.DEAD_END) pushSuccessors(id, h);
                }
                return best == null ? search.impossible() : proved(best);
            } catch (SearchStoppedException limitReached) {
                return search.stopped(
                        Optional.ofNullable(best), Math.min(bestCost, search.lowerBoundDuringExpansion()));
            }
        }

        private Solved proved(Solved best) {
            search.counters.lowerBound = bestCost;
            return new Solved(best.moves(), bestCost, true, search.stats());
        }

        /** Takes the next node: from the queue of preferred nodes while it has an advantage, otherwise in turn. */
        private int next() {
            if (!preferredNodes.isEmpty() && (priority > 0 || all.isEmpty())) {
                priority--;
                return preferredNodes.pop();
            }
            priority++;
            return all.pop();
        }

        private int evaluate(int id) {
            preferred.clear();
            long[] chunk = search.table.chunk(id);
            int at = search.table.offset(id);
            int h = preferring == null ? heuristic.estimate(chunk, at) : preferring.estimate(chunk, at, preferred);
            search.table.link(id, search.table.parent(id), search.table.move(id), search.table.g(id), h);
            return h;
        }

        private void pushSuccessors(int parent, int h) {
            Successors out = search.successors;
            for (int i = 0; i < out.size(); i++) {
                int g = search.table.g(parent) + search.cost(i);
                if (g >= bestCost) continue;
                int child = search.table.put(out.words, i * out.width());
                if (child < 0) {
                    child = ~child;
                    if (f.gWeight() == 0 || g >= search.table.g(child) || search.table.h(child) >= Heuristic.DEAD_END)
                        continue;
                    if (search.table.isClosed(child)) search.counters.closed--;
                }
                search.link(child, parent, out.moves[i], g, h);
                long value = f.value(g, h);
                all.push(value, g, child);
                if (preferred.get(out.moves[i])) preferredNodes.push(value, g, child);
            }
        }
    }
}
