package dev.damier.ricochet.rating;

import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RobotSpace;
import dev.damier.ricochet.Robots;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.search.Heuristic;
import dev.damier.search.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Every shortest solution of a mission at once: breadth-first inside a bound on moves made plus min-moves to go, which
 * grows until the target is met. States outside the bound are on no solution of that length, so counts are complete. It
 * serves to deal and to rate positions; it is exact but has no ambition to be fast.
 */
public final class AllShortest {
    /** The search ended without an answer because the bound or the state budget was reached. */
    public static final int UNKNOWN = -1;

    /** Proved: the target cannot be reached. */
    public static final int IMPOSSIBLE = -2;

    /** For each robot, the sets of robots that contain it, as a bit set over the 32 sets. */
    private static final int[] WITH = {0xAAAAAAAA, 0xCCCCCCCC, 0xF0F0F0F0, 0xFF00FF00, 0xFFFF0000};

    private final RobotSpace space;
    private final Heuristic toGo;
    private final int width;
    private final int maxStates;
    private final Control control;
    private final Counters counters = new Counters();
    private final Successors out;

    // Known states in order of depth, and per state: its fewest moves, how many lines lead there in so few, and the
    // sets of
    // robots that move in them (a bit per set).
    private long[] words;
    private int[] depth;
    private double[] lines;
    private int[] teams;
    private int size;
    private int[] slots;
    private boolean cut;
    private boolean stopped;

    /** @param control ends the search, which then answers {@link #UNKNOWN} */
    public AllShortest(RicochetPuzzle puzzle, int maxStates, Control control) {
        space = puzzle.space();
        toGo = puzzle.with("min-moves").heuristic();
        width = space.width();
        out = new Successors(width);
        this.maxStates = maxStates;
        this.control = control;
    }

    /** The length of the shortest solutions, {@link #IMPOSSIBLE}, or {@link #UNKNOWN} when it is beyond the limits. */
    public int search(int maxLength) {
        long[] start = new long[width];
        space.initial(start, 0);
        int first = toGo.estimate(start, 0);
        if (first >= Heuristic.DEAD) return IMPOSSIBLE;
        for (int bound = first; bound <= maxLength; bound++) {
            clear(start);
            if (within(bound)) return bound;
            if (size > maxStates || stopped) return UNKNOWN;
            if (!cut) return IMPOSSIBLE;
        }
        return UNKNOWN;
    }

    private void clear(long[] start) {
        words = new long[1024 * width];
        depth = new int[1024];
        lines = new double[1024];
        teams = new int[1024];
        slots = new int[4096];
        size = 0;
        cut = false;
        int id = add(start, 0, 0);
        lines[id] = 1;
        teams[id] = 1;
    }

    /** Fills the table within the bound; true when a goal lies at exactly that depth (earlier bounds had none). */
    private boolean within(int bound) {
        boolean met = false;
        for (int id = 0; id < size && size <= maxStates && !stopped; id++) {
            counters.expanded++;
            stopped = control.shouldStop(counters) || !control.fits(bytes());
            if (space.goal(words, id * width)) met = true;
            else if (depth[id] < bound) expand(id, bound);
            else cut = true;
        }
        return met && size <= maxStates && !stopped;
    }

    /** What is held, and what growing would hold beside it. */
    private long bytes() {
        long held = 8L * words.length + 16L * depth.length + 4L * slots.length;
        return size == depth.length ? 3 * held : held;
    }

    private void expand(int id, int bound) {
        int next = depth[id] + 1;
        out.clear();
        space.expand(words, id * width, out);
        for (int i = 0; i < out.size(); i++) {
            int h = toGo.estimate(out.words, i * width);
            if (next + h > bound) {
                cut |= h < Heuristic.DEAD;
                continue;
            }
            int child = find(out.words, i * width);
            if (child < 0) child = add(out.words, i * width, next);
            if (depth[child] != next) continue;
            lines[child] += lines[id];
            teams[child] |= joined(teams[id], out.moves[i] >> 2);
        }
    }

    /** Each set of robots with this one added. */
    static int joined(int sets, int robot) {
        return (sets & WITH[robot]) | ((sets & ~WITH[robot]) << (1 << robot));
    }

    /** After a successful search: how many shortest lines there are. */
    double count() {
        double count = 0;
        for (int id = 0; id < size; id++) if (space.goal(words, id * width)) count += lines[id];
        return count;
    }

    /** After a successful search: how many robots move in the shortest line that moves the fewest. */
    public int robotsNeeded() {
        int fewest = Robots.MAX_ROBOTS;
        for (int id = 0; id < size; id++) {
            if (!space.goal(words, id * width)) continue;
            for (int set = 0; set < 32; set++)
                if ((teams[id] >> set & 1) != 0) fewest = Math.min(fewest, Integer.bitCount(set));
        }
        return fewest;
    }

    /**
     * After a successful search: of all moves at all positions on shortest lines, the share that loses the way.
     *
     * @return 0 (every move is right) to 1
     */
    double deadEnds() {
        boolean[] alive = alive();
        long moves = 0;
        long right = 0;
        for (int id = 0; id < size; id++) {
            if (!alive[id] || space.goal(words, id * width)) continue;
            right += right(id, alive);
            moves += out.size();
        }
        return moves == 0 ? 0 : 1 - (double) right / moves;
    }

    /** Which states lie on a shortest line. */
    private boolean[] alive() {
        boolean[] alive = new boolean[size];
        for (int id = size - 1; id >= 0; id--) alive[id] = space.goal(words, id * width) || right(id, alive) > 0;
        return alive;
    }

    /** How many moves from this state go on along a shortest line; leaves its successors in {@code out}. */
    private int right(int id, boolean[] alive) {
        out.clear();
        space.expand(words, id * width, out);
        int right = 0;
        for (int i = 0; i < out.size(); i++) {
            int child = find(out.words, i * width);
            if (child >= 0 && alive[child] && depth[child] == depth[id] + 1) right++;
        }
        return right;
    }

    /** After a successful search: every shortest line, in the order of its codes; nothing when it was stopped before. */
    public Optional<List<int[]>> lines() {
        List<int[]> found = new ArrayList<>();
        boolean[] alive = alive();
        if (size > 0 && alive[0]) follow(0, alive, new int[0], found);
        if (stopped) return Optional.empty();
        found.sort(Arrays::compare);
        return Optional.of(found);
    }

    private void follow(int id, boolean[] alive, int[] line, List<int[]> found) {
        if (stopped) return;
        counters.expanded++;
        stopped = control.shouldStop(counters) || !control.fits(bytes() + found.size() * (24L + 4L * line.length));
        if (space.goal(words, id * width)) {
            found.add(line);
            return;
        }
        Successors own = new Successors(width);
        space.expand(words, id * width, own);
        for (int i = 0; i < own.size(); i++) {
            int child = find(own.words, i * width);
            if (child < 0 || !alive[child] || depth[child] != depth[id] + 1) continue;
            int[] longer = Arrays.copyOf(line, line.length + 1);
            longer[line.length] = own.moves[i];
            follow(child, alive, longer, found);
        }
    }

    private int add(long[] from, int at, int g) {
        if (size == depth.length) grow();
        System.arraycopy(from, at, words, size * width, width);
        depth[size] = g;
        slots[slot(from, at)] = ++size;
        return size - 1;
    }

    private int find(long[] from, int at) {
        return slots[slot(from, at)] - 1;
    }

    /** The slot that holds this state, or the free one where it belongs; slots hold id + 1. */
    private int slot(long[] from, int at) {
        long mix = from[at] * 0x9E3779B97F4A7C15L;
        if (width == 2) mix = (mix ^ mix >>> 29 ^ from[at + 1]) * 0x9E3779B97F4A7C15L;
        int i = (int) (mix >>> 32) & slots.length - 1;
        while (slots[i] != 0 && !same(slots[i] - 1, from, at)) i = i + 1 & slots.length - 1;
        return i;
    }

    private boolean same(int id, long[] from, int at) {
        for (int w = 0; w < width; w++) if (words[id * width + w] != from[at + w]) return false;
        return true;
    }

    private void grow() {
        int n = size * 2;
        words = Arrays.copyOf(words, n * width);
        depth = Arrays.copyOf(depth, n);
        lines = Arrays.copyOf(lines, n);
        teams = Arrays.copyOf(teams, n);
        slots = new int[n * 4];
        for (int id = 0; id < size; id++) slots[slot(words, id * width)] = id + 1;
    }
}
