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
 * Uniform-cost search from both ends, which is breadth-first from both ends when all moves cost the same.
 *
 * <p>Why it may stop: let F and B be the least open costs of the two sides, and e the least cost of a move. Walk along
 * any line to the first state v that is at least F from the start. The state before v was expanded forwards, so v is
 * known forwards. If v is less than B + e from the goal, then the state after v is less than B from it and was expanded
 * backwards, so v is known backwards too and the line has been counted. Otherwise the line costs at least F + B + e.
 */
public final class Bidirectional implements Solver<Reversible> {

    @Override
    public Outcome solve(Reversible space, Control control) {
        return new Meeting(space, control).search();
    }

    /** One of the two searches. */
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

    private static final class Meeting {
        private final Reversible space;
        private final Control control;
        private final Counters c = new Counters();
        private final Successors out;
        private final Side forward;
        private final Side backward;
        private final Trace trace;

        private int best = Integer.MAX_VALUE;
        private int bestForward = -1;
        private int bestBackward = -1;

        Meeting(Reversible space, Control control) {
            this.space = space;
            this.control = control;
            MemoryBudget memory = new MemoryBudget(control, c);
            forward = new Side(space.width(), memory);
            backward = new Side(space.width(), memory);
            out = new Successors(space.width());
            trace = new Trace(control.traceLimit());
        }

        Outcome search() {
            try {
                start();
                while (!forward.open.isEmpty() && !backward.open.isEmpty()) {
                    long bound = forward.open.least() + backward.open.least() + space.minCost();
                    c.lowerBound = (int) Math.min(best, Math.max(c.lowerBound, bound));
                    if (best <= bound) break;
                    expand(forward.open.size() <= backward.open.size() ? forward : backward);
                }
                finish();
                return best < Integer.MAX_VALUE ? line(true) : new Impossible(control.stats(c));
            } catch (SearchStoppedException budgetSpent) {
                finish();
                Optional<Solved> found = best < Integer.MAX_VALUE ? Optional.of(line(false)) : Optional.empty();
                return new Stopped(control.reason(), found, c.lowerBound, control.stats(c));
            }
        }

        private void start() {
            long[] state = new long[space.width()];
            for (int k = 0; k < space.goals(); k++) {
                space.goal(k, state, 0);
                backward.start(state);
            }
            space.initial(state, 0);
            forward.start(state);
            trace.add(-1, 0, 0, 0);
            if (backward.table.size() > 0) meet(forward, 0, state, 0);
        }

        private void expand(Side side) {
            StateTable table = side.table;
            int id = side.open.pop();
            if (table.closed(id)) return;
            if (control.shouldStop(c)) throw SearchStoppedException.NOW;
            int g = table.g(id);
            c.expand(Math.min(g, 1 << 16));
            c.depth = Math.max(c.depth, g);
            out.clear();
            if (side == forward) space.expand(table.chunk(id), table.offset(id), out);
            else space.predecessors(table.chunk(id), table.offset(id), out);
            table.reserve(out.size());
            table.close(id);
            c.closed++;
            c.generated += out.size();
            if (side == forward) trace.expanded(id);
            for (int i = 0; i < out.size(); i++) relax(side, id, g + out.cost(i, space.minCost()), i);
        }

        private void relax(Side side, int parent, int g, int i) {
            int at = i * space.width();
            int child = side.table.put(out.words, at);
            if (child < 0 && g >= side.table.g(~child)) return;
            if (child >= 0 && side == forward) trace.add(parent, out.moves[i], g, 0);
            child = child < 0 ? ~child : child;
            side.table.link(child, parent, out.moves[i], g, 0);
            side.open.push(g, g, child);
            meet(side, child, out.words, at);
        }

        /** Counts the line through this state, if the other side knows it too. */
        private void meet(Side side, int id, long[] state, int at) {
            Side other = side == forward ? backward : forward;
            int there = other.table.find(state, at);
            if (there < 0 || side.table.g(id) + other.table.g(there) >= best) return;
            best = side.table.g(id) + other.table.g(there);
            bestForward = side == forward ? id : there;
            bestBackward = side == forward ? there : id;
        }

        private Solved line(boolean optimal) {
            int[] head = forward.table.line(bestForward);
            int[] tail = backward.table.line(bestBackward);
            int[] moves = new int[head.length + tail.length];
            System.arraycopy(head, 0, moves, 0, head.length);
            for (int k = 0; k < tail.length; k++) moves[head.length + k] = tail[tail.length - 1 - k];
            return new Solved(moves, best, optimal, control.stats(c));
        }

        private void finish() {
            c.open = forward.table.size() + backward.table.size() - c.closed;
            control.trace(trace);
        }
    }
}
