package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.run.Trace;
import java.util.Optional;

/**
 * Bidirectional uniform-cost search, from the initial state and from the goals. If all moves have the same cost, it is
 * bidirectional breadth-first search. The solutions are optimal.
 *
 * <p>Stopping rule: let F and B be the minimum costs in the two frontiers, and e the minimum step cost. The search stops
 * when the best solution costs at most F + B + e. Proof: take any solution, and on it the first state v whose cost from the
 * start is at least F. The state before v was expanded forwards, so v was generated forwards. There are two cases:
 *
 * <ul>
 *   <li>v is less than B + e from the goal. Then the state after v is less than B from the goal and was expanded
 *       backwards. So v was generated backwards too, and the search has counted this solution.
 *   <li>v is at least B + e from the goal. Then the solution costs at least F + B + e.
 * </ul>
 */
public final class Bidirectional implements Solver<Reversible> {

    @Override
    public Outcome solve(Reversible space, Control control) {
        return new Run(space, control).search();
    }

    /** The search in one direction. */
    private static final class Side {
        final StateTable table;
        final BucketQueue open;

        Side(int width, MemoryBudget memory) {
            table = new StateTable(width, memory);
            open = new BucketQueue(TieBreaking.FIFO, memory);
        }

        void start(long[] state) {
            table.reserve(1);
            int id = table.put(state, 0);
            if (id < 0) return;
            table.link(id, -1, 0, 0, 0);
            open.push(0, 0, id);
        }
    }

    /** One run of the search. */
    private static final class Run {
        private final Reversible space;
        private final Control control;
        private final Counters counters = new Counters();
        private final Successors successors;
        private final Side forward;
        private final Side backward;
        private final Trace trace;

        private int bestCost = Integer.MAX_VALUE;
        private int bestForward = -1;
        private int bestBackward = -1;

        Run(Reversible space, Control control) {
            this.space = space;
            this.control = control;
            MemoryBudget memory = new MemoryBudget(control, counters);
            forward = new Side(space.width(), memory);
            backward = new Side(space.width(), memory);
            successors = new Successors(space.width());
            trace = new Trace(control.traceLimit());
        }

        Outcome search() {
            try {
                start();
                while (!forward.open.isEmpty() && !backward.open.isEmpty()) {
                    long bound = forward.open.minValue() + backward.open.minValue() + space.minCost();
                    counters.lowerBound = (int) Math.min(bestCost, Math.max(counters.lowerBound, bound));
                    if (bestCost <= bound) break;
                    expand(forward.open.size() <= backward.open.size() ? forward : backward);
                }
                finish();
                return bestCost < Integer.MAX_VALUE ? solution(true) : new Impossible(control.stats(counters));
            } catch (SearchStoppedException limitReached) {
                finish();
                Optional<Solved> found = bestCost < Integer.MAX_VALUE ? Optional.of(solution(false)) : Optional.empty();
                return new Stopped(control.reason(), found, counters.lowerBound, control.stats(counters));
            }
        }

        private void start() {
            long[] state = new long[space.width()];
            for (int k = 0; k < space.goalCount(); k++) {
                space.writeGoal(k, state, 0);
                backward.start(state);
            }
            space.writeInitial(state, 0);
            forward.start(state);
            trace.add(-1, 0, 0, 0);
            if (backward.table.size() > 0) updateBest(forward, 0, state, 0);
        }

        private void expand(Side side) {
            StateTable table = side.table;
            int id = side.open.pop();
            if (table.isClosed(id)) return;
            if (control.shouldStop(counters)) throw SearchStoppedException.INSTANCE;
            int g = table.g(id);
            counters.countExpansion(Math.min(g, 1 << 16));
            counters.depth = Math.max(counters.depth, g);
            successors.clear();
            if (side == forward) space.expand(table.chunk(id), table.offset(id), successors);
            else space.predecessors(table.chunk(id), table.offset(id), successors);
            table.reserve(successors.size());
            table.close(id);
            counters.closed++;
            counters.generated += successors.size();
            if (side == forward) trace.markExpanded(id);
            for (int i = 0; i < successors.size(); i++) relax(side, id, g + successors.cost(i, space.minCost()), i);
        }

        private void relax(Side side, int parent, int g, int i) {
            int at = i * space.width();
            int child = side.table.put(successors.words, at);
            if (child < 0 && g >= side.table.g(~child)) return;
            if (child >= 0 && side == forward) trace.add(parent, successors.moves[i], g, 0);
            child = child < 0 ? ~child : child;
            side.table.link(child, parent, successors.moves[i], g, 0);
            side.open.push(g, g, child);
            updateBest(side, child, successors.words, at);
        }

        /** Updates the best solution if the other side has generated this state too and the combined cost is lower. */
        private void updateBest(Side side, int id, long[] state, int at) {
            Side other = side == forward ? backward : forward;
            int there = other.table.find(state, at);
            if (there < 0 || side.table.g(id) + other.table.g(there) >= bestCost) return;
            bestCost = side.table.g(id) + other.table.g(there);
            bestForward = side == forward ? id : there;
            bestBackward = side == forward ? there : id;
        }

        private Solved solution(boolean optimal) {
            int[] head = forward.table.movesTo(bestForward);
            int[] tail = backward.table.movesTo(bestBackward);
            int[] moves = new int[head.length + tail.length];
            System.arraycopy(head, 0, moves, 0, head.length);
            for (int k = 0; k < tail.length; k++) moves[head.length + k] = tail[tail.length - 1 - k];
            return new Solved(moves, bestCost, optimal, control.stats(counters));
        }

        private void finish() {
            counters.open = forward.table.size() + backward.table.size() - counters.closed;
            control.trace(trace);
        }
    }
}
