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
 * Finds and counts all shortest solutions of a mission. It runs breadth-first searches with an increasing limit on f = moves
 * made + min-moves heuristic, until one reaches the target. States beyond the limit are on no solution of that length, so the
 * counts are complete. It is used to deal and to rate positions; it is exact but not optimised for speed.
 */
public final class AllShortest {
    /** Result of a search that ended at a limit on length, states, memory or time. */
    public static final int UNKNOWN = -1;

    /** Result of a search that proved that the target cannot be reached. */
    public static final int IMPOSSIBLE = -2;

    /** Per robot: the sets of robots that contain it. There are 32 sets of robots, and each is one bit. */
    private static final int[] SETS_WITH_ROBOT = {0xAAAAAAAA, 0xCCCCCCCC, 0xF0F0F0F0, 0xFF00FF00, 0xFFFF0000};

    private final RobotSpace space;
    private final Heuristic heuristic;
    private final int width;
    private final int maxStates;
    private final Control control;
    private final Counters counters = new Counters();
    private final Successors out;

    /** The states, in order of depth. */
    private long[] words = {};

    /** Per state: the minimum number of moves to it. */
    private int[] depth = {};

    /** Per state: the number of paths of that length. */
    private double[] pathCounts = {};

    /** Per state: the sets of robots that move on these paths, one bit per set. */
    private int[] robotSets = {};

    private int size;
    private int[] slots = {};

    /** Whether a state was cut off by the current limit. */
    private boolean pruned;

    private boolean stopped;

    /** @param control can stop the search, which then returns {@link #UNKNOWN} */
    public AllShortest(RicochetPuzzle puzzle, int maxStates, Control control) {
        space = puzzle.space();
        heuristic = puzzle.withHeuristic("min-moves").heuristic();
        width = space.width();
        out = new Successors(width);
        this.maxStates = maxStates;
        this.control = control;
    }

    /** Returns the length of the shortest solutions, {@link #IMPOSSIBLE}, or {@link #UNKNOWN} if a limit was reached. */
    public int search(int maxLength) {
        long[] start = new long[width];
        space.writeInitial(start, 0);
        int first = heuristic.estimate(start, 0);
        if (first >= Heuristic.DEAD_END) return IMPOSSIBLE;
        for (int bound = first; bound <= maxLength; bound++) {
            reset(start);
            if (searchWithin(bound)) return bound;
            if (size > maxStates || stopped) return UNKNOWN;
            if (!pruned) return IMPOSSIBLE;
        }
        return UNKNOWN;
    }

    private void reset(long[] start) {
        words = new long[1024 * width];
        depth = new int[1024];
        pathCounts = new double[1024];
        robotSets = new int[1024];
        slots = new int[4096];
        size = 0;
        pruned = false;
        int id = add(start, 0, 0);
        pathCounts[id] = 1;
        robotSets[id] = 1;
    }

    /** Searches all states within a limit. Returns whether a goal lies at exactly that depth; smaller limits had none. */
    private boolean searchWithin(int bound) {
        boolean goalFound = false;
        for (int id = 0; id < size && size <= maxStates && !stopped; id++) {
            counters.expanded++;
            stopped = control.shouldStop(counters) || !control.checkMemory(bytes());
            if (space.isGoal(words, id * width)) goalFound = true;
            else if (depth[id] < bound) expand(id, bound);
            else pruned = true;
        }
        return goalFound && size <= maxStates && !stopped;
    }

    /** Returns the memory in use, in bytes, plus the memory needed while the tables grow. */
    private long bytes() {
        long used = 8L * words.length + 16L * depth.length + 4L * slots.length;
        return size == depth.length ? 3 * used : used;
    }

    private void expand(int id, int bound) {
        int next = depth[id] + 1;
        out.clear();
        space.expand(words, id * width, out);
        for (int i = 0; i < out.size(); i++) {
            int h = heuristic.estimate(out.words, i * width);
            if (next + h > bound) {
                pruned |= h < Heuristic.DEAD_END;
                continue;
            }
            int child = find(out.words, i * width);
            if (child < 0) child = add(out.words, i * width, next);
            if (depth[child] != next) continue;
            pathCounts[child] += pathCounts[id];
            robotSets[child] |= withRobot(robotSets[id], out.moves[i] >> 2);
        }
    }

    /** Returns these sets of robots, each with this robot added. */
    static int withRobot(int sets, int robot) {
        return (sets & SETS_WITH_ROBOT[robot]) | ((sets & ~SETS_WITH_ROBOT[robot]) << (1 << robot));
    }

    /** Returns the number of shortest solutions. Call it only after a successful search. */
    double solutionCount() {
        double count = 0;
        for (int id = 0; id < size; id++) if (space.isGoal(words, id * width)) count += pathCounts[id];
        return count;
    }

    /** Returns the minimum number of robots that move in a shortest solution. Call it only after a successful search. */
    public int robotsNeeded() {
        int fewest = Robots.MAX_ROBOTS;
        for (int id = 0; id < size; id++) {
            if (!space.isGoal(words, id * width)) continue;
            for (int set = 0; set < 32; set++)
                if ((robotSets[id] >> set & 1) != 0) fewest = Math.min(fewest, Integer.bitCount(set));
        }
        return fewest;
    }

    /**
     * Returns the share of moves that leave all shortest solutions, among all moves in all positions on shortest solutions.
     * Call it only after a successful search.
     *
     * @return from 0 (every move stays on a shortest solution) to 1
     */
    double deadEndShare() {
        boolean[] onPath = onShortestPath();
        long moves = 0;
        long continuations = 0;
        for (int id = 0; id < size; id++) {
            if (!onPath[id] || space.isGoal(words, id * width)) continue;
            continuations += countContinuations(id, onPath);
            moves += out.size();
        }
        return moves == 0 ? 0 : 1 - (double) continuations / moves;
    }

    /** Returns which states are on a shortest solution. */
    private boolean[] onShortestPath() {
        boolean[] onPath = new boolean[size];
        for (int id = size - 1; id >= 0; id--)
            onPath[id] = space.isGoal(words, id * width) || countContinuations(id, onPath) > 0;
        return onPath;
    }

    /** Returns how many moves from this state stay on a shortest solution. Leaves its successors in {@code out}. */
    private int countContinuations(int id, boolean[] onPath) {
        out.clear();
        space.expand(words, id * width, out);
        int continuations = 0;
        for (int i = 0; i < out.size(); i++) {
            int child = find(out.words, i * width);
            if (child >= 0 && onPath[child] && depth[child] == depth[id] + 1) continuations++;
        }
        return continuations;
    }

    /**
     * Returns all shortest solutions, sorted by move codes, or nothing if the control stopped it. Call it only after a
     * successful search.
     */
    public Optional<List<int[]>> solutions() {
        List<int[]> found = new ArrayList<>();
        boolean[] onPath = onShortestPath();
        if (size > 0 && onPath[0]) collectSolutions(0, onPath, new int[0], found);
        if (stopped) return Optional.empty();
        found.sort(Arrays::compare);
        return Optional.of(found);
    }

    private void collectSolutions(int id, boolean[] onPath, int[] moves, List<int[]> found) {
        if (stopped) return;
        counters.expanded++;
        stopped = control.shouldStop(counters)
                || !control.checkMemory(bytes() + found.size() * (24L + 4L * moves.length));
        if (space.isGoal(words, id * width)) {
            found.add(moves);
            return;
        }
        Successors own = new Successors(width);
        space.expand(words, id * width, own);
        for (int i = 0; i < own.size(); i++) {
            int child = find(own.words, i * width);
            if (child < 0 || !onPath[child] || depth[child] != depth[id] + 1) continue;
            int[] longer = Arrays.copyOf(moves, moves.length + 1);
            longer[moves.length] = own.moves[i];
            collectSolutions(child, onPath, longer, found);
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

    /** Returns the slot of this state, or the free slot where it belongs. A slot contains id + 1. */
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
        pathCounts = Arrays.copyOf(pathCounts, n);
        robotSets = Arrays.copyOf(robotSets, n);
        slots = new int[n * 4];
        for (int id = 0; id < size; id++) slots[slot(words, id * width)] = id + 1;
    }
}
