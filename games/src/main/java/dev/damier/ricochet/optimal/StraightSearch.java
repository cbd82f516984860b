package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Arrays;

/**
 * A* as {@link AStarSearch}, for what people play: three to five robots on a straight board of 16 columns, one of them to
 * the target, no table rules. States are single longs, the bound is compared rather than worked out ({@link HelperBoundComparison}), and
 * helpers wait.
 *
 * <p>A child's f is its parent's, or one more, or two more at least. A child that may be due later still is looked at again
 * when its turn comes, and most never have one. A helper that no least term of the bound names cannot lead to the present
 * f: the state itself comes back for its moves at the next, and on the last level that is never.
 *
 * <p>A solution has an end in which only the active robot moves ({@link SoloFinish}). A state that a helper's move has led to waits
 * twice: for this end, and for solutions in which another helper's move is still to come, whose bound is higher. In long
 * searches that no longer pays for the places in the queue, and a state waits once.
 */
final class StraightSearch {
    /** A node in the queue: key and moves made as in {@link StraightStates}, then the places that are still to move. */
    private static final int MOVERS_SHIFT = 46;

    private static final int EVERYBODY = 31;

    /** The f it waits at may be too low. */
    private static final long GUESSED = 1L << 51;

    /** Its f is that of the refined bound. */
    private static final long REFINED = 1L << 52;

    /** From here on only the active robot moves. */
    private static final long SOLO = 1L << 53;

    private final OptimalProblem problem;
    private final OptimalBound bound;
    private final Workspace work;
    private final Control control;
    private final StraightStates states;
    final OptimalQueue queue;
    private final StraightSlides slides;
    private final HelperBoundComparison test;
    private final SoloFinish end;
    private final byte[] grid;
    private final int n;
    private final int[] cells;
    private final Incumbent best;
    private Counters counters;

    /** When it changes its ways, and other threads come to help, if there may be any. */
    private ParallelStraightSearch.Pace pace = ParallelStraightSearch.Pace.STANDARD;

    /** Whether other threads work on the same states. */
    private boolean shared;

    /** New states since they were last counted, when threads share them. */
    private int fresh;

    /** The marks of nodes whose f is that of the bound in use. */
    private long current;

    /** Whether states wait for their end and for more helper moves apart. */
    private boolean apart = true;

    /** The children of the state in hand. */
    private int children;

    StraightSearch(OptimalProblem problem, OptimalBound bound, Workspace work, Control control, Counters counters) {
        this(problem, bound, work, control, counters, work.straight, new Incumbent(control, counters));
    }

    private StraightSearch(
            OptimalProblem problem,
            OptimalBound bound,
            Workspace work,
            Control control,
            Counters counters,
            StraightStates states,
            Incumbent best) {
        this.problem = problem;
        this.bound = bound;
        this.work = work;
        this.control = control;
        this.counters = counters;
        this.states = states;
        this.best = best;
        queue = work.queue;
        slides = problem.tables.straight();
        grid = problem.bounds(0).grid();
        n = problem.n;
        cells = problem.start();
        test = new HelperBoundComparison(bound.help(), cells);
        end = new SoloFinish(slides, bound.help(), grid, problem.target, cells);
    }

    /** The same with another pace, for tests. */
    StraightSearch at(ParallelStraightSearch.Pace other) {
        pace = other;
        return this;
    }

    /** Another to work on the same states from now on, with a bound and a queue of its own. */
    StraightSearch companion() {
        OptimalBound own = new OptimalBound(problem);
        own.strengthen();
        if (current == REFINED) own.refine();
        StraightSearch other = new StraightSearch(problem, own, new Workspace(), control, new Counters(), states, best);
        other.queue.reset();
        other.current = current;
        if (!apart) other.together();
        other.shared = true;
        shared = true;
        return other;
    }

    /** The answer, or null when the mission is too long for the table of states. */
    Outcome solve() {
        states.reset();
        queue.reset();
        int h = bound.moving(cells);
        if (h < HelperLowerBound.FAR) {
            long key = key(cells);
            states.put(states.find(key), StraightStates.slot(key, 0, 0, 0));
            queue.push(h, key);
            queue.push(grid[cells[0]], key | SOLO);
        }
        // A count of nodes means the same on every machine only if one thread makes it.
        boolean team = control.budget().threads() > 1 && control.budget().nodes() == Long.MAX_VALUE;
        for (int f; (f = queue.least()) < best.cost(); ) {
            if (f > StraightStates.MAX_MOVES) return null;
            counters.lowerBound = Math.max(f, counters.lowerBound);
            counters.depth = f;
            if (control.shouldStop(counters) || !roomToExpand()) {
                finish();
                return best.stopped();
            }
            long before = counters.expanded;
            next(f);
            if (counters.expanded > before && counters.expanded == AStarSearch.LINE_AFTER)
                AStarSearch.findFirstSolution(problem, bound, control, best);
            if (apart && counters.expanded >= pace.apart()) together();
            if (team && counters.expanded >= pace.alone())
                return new ParallelStraightSearch(this, control, counters, best, pace.round()).solve();
        }
        finish();
        return best.proved();
    }

    /** From now on states wait once. Those that wait twice go on so: their bound is only looked at as a lower one. */
    private void together() {
        apart = false;
        test.mayEnd();
    }

    /** Takes the next node that waits at this f, and expands it unless it is stale or due later. */
    private void next(int f) {
        long node = queue.pop(f);
        long key = node & StraightStates.KEY;
        int g = StraightStates.cost(node);
        if (StraightStates.cost(states.slot(states.find(key))) < g) return;
        read(key, cells);
        if ((node & SOLO) != 0) {
            int moves = end.within(f - g, counters);
            if (moves > 0) best.offer(() -> line(key, end.stops(moves)));
            if (moves == SoloFinish.NOT_WITHIN_LIMIT && f + 1 < best.cost()) queue.push(f + 1, node);
            return;
        }
        if ((node & (GUESSED | REFINED)) != current && later(node, g, f)) return;
        int movers = (int) (node >>> MOVERS_SHIFT) & EVERYBODY;
        if (movers == 0) {
            counters.expand(f);
            if (counters.expanded == AStarSearch.REFINE_AFTER && !shared && bound.refine()) {
                current = REFINED;
                if (later(node, g, f)) return;
            }
        }
        int before = best.cost();
        expand(key, g, f, movers);
        if (best.cost() < before && best.cost() > f && counters.expanded >= AStarSearch.LINE_AFTER && !shared)
            best.tell();
    }

    /** Expands nodes that wait at this f, beside other threads, until none is left or enough is done. */
    void share(int f, int max) {
        for (int i = 0; i < max && f < best.cost() && queue.waits(f); i++) next(f);
    }

    /** What was counted since this was last asked for. */
    Counters counted() {
        Counters counted = counters;
        counters = new Counters();
        return counted;
    }

    /** Tells the table which states are new, while no other thread is at work. */
    void count() {
        states.count(fresh);
        fresh = 0;
    }

    /** What the table would grow by for the children of so many nodes. */
    long bytesToGrow(int nodes) {
        return states.bytesToGrow(nodes * work.stops.length);
    }

    /** Makes room in the table for the children of so many nodes, if all that is in use allows it. */
    boolean room(int nodes, long used) {
        if (!fits(nodes, used)) return false;
        states.reserve(nodes * work.stops.length);
        return true;
    }

    /** Keeps what a companion's bound has learnt for another search. */
    void leave() {
        bound.release();
    }

    /** Looks again at a node whose f was a guess, or that of a weaker bound: whether it is due later, or never. */
    private boolean later(long node, int g, int f) {
        int h = apart ? bound.moving(cells) : bound.of(cells);
        if (g + h <= f) return false;
        if (h < HelperLowerBound.FAR) queue.push(g + h, node & ~(GUESSED | REFINED) | current);
        return true;
    }

    private void expand(long key, int g, int f, int movers) {
        int tight = test.take(f - g);
        int moving = movers;
        if (movers == 0) {
            // A state that has waited longer than it need, because states once waited twice, has no more time to lose.
            boolean late = test.below() && grid[cells[0]] < f - g;
            moving = late ? (1 << n) - 1 : tight;
            int waiting = (1 << n) - 1 & ~moving;
            if (waiting != 0)
                queue.push(f + 1, key | (long) g << StraightStates.KEY_BITS | (long) waiting << MOVERS_SHIFT | current);
        }
        for (int p = 0; p < n; p++) slides.turn(cells[p]);
        children = 0;
        for (int place = 0; place < n; place++) {
            if ((moving >> place & 1) == 0) continue;
            int from = cells[place];
            long others = without(key, place);
            child(others, place, from, slides.north(from));
            child(others, place, from, slides.east(from));
            child(others, place, from, slides.south(from));
            child(others, place, from, slides.west(from));
        }
        for (int p = 0; p < n; p++) slides.turn(cells[p]);
        counters.generated += children;
        if (g + 1 < best.cost() && arrived(key) && g + 1 <= f) return;
        int sum = 0;
        for (int i = 0; i < children; i++) sum += (int) states.slot(states.first(work.lows[i]));
        work.touched += sum;
        for (int i = 0; i < children; i++) add(i, g + 1, f);
    }

    /** A key without the byte of one place. */
    private static long without(long key, int place) {
        long before = (1L << (place << 3)) - 1;
        return key & before | key >>> 8 & ~before;
    }

    /** Notes a child: its key, and packed in an int its mover's places in it and in the parent and the cell it left. */
    private void child(long others, int place, int from, int stop) {
        if (stop == from) return;
        int at = place;
        if (place > 0) {
            // As many places further as helpers on lower cells, of whom the mover was one if it came from a lower one.
            at = 1 - (from - stop >>> 31);
            for (int p = 1; p < n; p++) at += cells[p] - stop >>> 31;
        }
        long before = (1L << (at << 3)) - 1;
        work.lows[children] = others & before | (others & ~before) << 8 | (long) stop << (at << 3);
        work.places[children] = at << 16 | place << 8 | from;
        work.stops[children++] = stop;
    }

    /** Whether a child, and those of the active robot come first, has it on the target; then its line is taken. */
    private boolean arrived(long key) {
        for (int i = 0; i < children && (work.places[i] >> 8 & 255) == 0; i++) {
            if (work.stops[i] != problem.target) continue;
            long goal = work.lows[i];
            best.offer(() -> line(key, goal));
            return true;
        }
        return false;
    }

    private void add(int i, int g, int f) {
        long key = work.lows[i];
        int at = states.find(key);
        long known = states.slot(at);
        if (known != 0 && StraightStates.cost(known) <= g) return;
        int place = work.places[i] >> 8 & 255;
        int stop = work.stops[i];
        int active = place == 0 ? stop : cells[0];
        if (grid[active] == ReverseSlides.UNREACHABLE) return;
        int change = place == 0 ? test.active(stop) : test.helper(place, stop);
        int due = Math.max(g + grid[active], f + 1 + change);
        int last = apart && place > 0 ? g + Math.max(grid[active], test.solo(place, stop)) : Incumbent.NONE;
        if (Math.min(due, last) >= best.cost()) return;
        long slot = StraightStates.slot(key, g, work.places[i] >> 16, work.places[i] & 255);
        if (shared) {
            if (!offer(at, slot)) return;
        } else {
            states.put(at, slot);
        }
        long node = key | (long) g << StraightStates.KEY_BITS;
        if (due < best.cost()) queue.push(due, node | (change > 0 ? GUESSED : current));
        if (last < best.cost()) queue.push(last, node | SOLO);
    }

    /** Puts a state among those that threads share; false when another thread has come to it as cheaply meanwhile. */
    private boolean offer(int first, long slot) {
        int at = first;
        while (true) {
            long known = states.slot(at);
            if (known != 0 && ((known ^ slot) & StraightStates.KEY) != 0) at = states.find(slot & StraightStates.KEY);
            else if (known != 0 && StraightStates.cost(known) <= StraightStates.cost(slot)) return false;
            else if (states.offer(at, known, slot)) {
                if (known == 0) fresh++;
                return true;
            }
        }
    }

    private static long put(long key, int place, int cell) {
        int shift = place << 3;
        return key & ~(255L << shift) | (long) cell << shift;
    }

    /** The key of robots on these cells, whose helpers are put in order. */
    private static long key(int[] robots) {
        Arrays.sort(robots, 1, robots.length);
        long key = 0;
        for (int p = 0; p < robots.length; p++) key = put(key, p, robots[p]);
        return key;
    }

    private static void read(long key, int[] robots) {
        for (int p = 0; p < robots.length; p++) robots[p] = (int) (key >>> (p << 3)) & 255;
    }

    private boolean roomToExpand() {
        return fits(1, tableBytes() + ownBytes());
    }

    /** Whether all that is in use, and what the table would grow by for the children of so many nodes, keep the promise. */
    private boolean fits(int nodes, long used) {
        return control.fits(used + bytesToGrow(nodes));
    }

    long tableBytes() {
        return states.bytes();
    }

    /** What this one uses besides the states. */
    long ownBytes() {
        return queue.bytes() + work.failedStates.bytes() + bound.bytes();
    }

    private void finish() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = tableBytes() + ownBytes();
    }

    /** The moves to a goal that is a child of the state with this key. */
    private int[] line(long parent, long goal) {
        return line(parent, new long[] {goal});
    }

    /** The moves to the state with this key, and of the active robot on through these stops. */
    private int[] line(long last, int[] stops) {
        long[] after = new long[stops.length];
        for (int i = 0; i < stops.length; i++) after[i] = put(last, 0, stops[i]);
        return line(last, after);
    }

    /** The moves to the state with this key and on through those after it. */
    private int[] line(long last, long[] after) {
        int before = StraightStates.cost(states.slot(states.find(last)));
        long[] path = new long[before + after.length];
        System.arraycopy(after, 0, path, before, after.length);
        int[] robots = new int[n];
        long key = last;
        for (int i = before - 1; i >= 0; i--) {
            path[i] = key;
            long slot = states.slot(states.find(key));
            read(key, robots);
            robots[StraightStates.place(slot)] = StraightStates.origin(slot);
            key = key(robots);
        }
        for (int i = 0; i < path.length; i++) {
            read(path[i], robots);
            problem.keys.make(robots, RuleMemory.NONE);
            path[i] = problem.keys.low;
        }
        return PathReplay.moves(problem, path, new long[path.length]);
    }
}
