package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds all shortest solutions of a mission whose shortest length is already proved. It searches depth-first with this
 * length and the lower bound as limits, and stores states from which the remaining moves do not suffice.
 *
 * <p>Robots of the same kind are not exchanged here, because exchanging two of them gives another solution. Only the keys of
 * the failed states are independent of such exchanges.
 *
 * <p>The solutions are sorted by number of robots that move, then by number of turns, then by move codes. A turn is a move
 * whose robot or direction differs from the previous move.
 */
final class AllSolutionsSearch {
    static final Comparator<int[]> ORDER = Comparator.<int[]>comparingInt(AllSolutionsSearch::countRobots)
            .thenComparingInt(AllSolutionsSearch::countTurns)
            .thenComparing(Arrays::compare);

    private final Control control;
    private final Counters counters;
    private final OptimalProblem problem;
    private final OptimalKeys keys;
    private final OptimalBound bound;
    private final int[] moves;
    private final OptimalStates failedStates = new OptimalStates();
    private final List<int[]> solutions = new ArrayList<>();
    private boolean stopped;

    private AllSolutionsSearch(RicochetMission mission, int length, Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
        problem = new OptimalProblem(mission);
        keys = problem.keys;
        bound = new OptimalBound(problem);
        moves = new int[length];
        failedStates.reset(keys.intsPerKey());
    }

    /** Returns all solutions of this length in {@link #ORDER}, or null if a limit stopped the search. */
    static @Nullable List<int[]> find(RicochetMission mission, int length, Control control, Counters counters) {
        if (length == 0) return List.of(new int[0]);
        AllSolutionsSearch all = new AllSolutionsSearch(mission, length, control, counters);
        all.bound.strengthen();
        all.search(0, all.problem.startCells(), RuleMemory.NONE);
        all.bound.release();
        if (all.stopped) return null;
        all.solutions.sort(ORDER);
        return all.solutions;
    }

    /** Tries every move from this state. Returns whether any of them led to a solution. */
    private boolean search(int depth, int[] cells, int memory) {
        if (control.shouldStop(counters) || !control.checkMemory(bytes())) stopped = true;
        if (stopped) return false;
        int left = moves.length - depth;
        if (bound.of(cells) > left) return false;
        keys.encode(cells, memory);
        long low = keys.low;
        long high = keys.high;
        int known = failedStates.find(low, high);
        if (known >= 0 && failedStates.cost(known) <= depth) return false;
        counters.expanded++;
        int[] transposed = new int[keys.n];
        problem.transpose(cells, transposed);
        int[] slides = new int[4];
        boolean found = false;
        for (int place = 0; place < problem.movers; place++) {
            problem.stops(cells, transposed, place, slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = slides[direction];
                if (slide == Slides.NONE) continue;
                int newMemory = problem.memoryAfter(memory, place, direction, slide);
                if (newMemory == RuleMemory.FORBIDDEN) continue;
                counters.generated++;
                moves[depth] = problem.moveCode(place, direction);
                int[] next = cells.clone();
                next[place] = slide >> 1;
                found |= left == 1 ? recordIfGoal(next, newMemory) : search(depth + 1, next, newMemory);
            }
        }
        if (!found && !stopped) recordFailure(low, high, depth);
        return found;
    }

    /** Adds the current moves to the solutions if the state is a goal. Returns whether it is. */
    private boolean recordIfGoal(int[] cells, int memory) {
        int[] robots = new int[keys.n];
        for (int p = 0; p < keys.n; p++) robots[keys.robotAt[p]] = cells[p];
        if (!problem.ruleMemory.isGoal(memory, robots)) return false;
        solutions.add(moves.clone());
        return true;
    }

    /** Records a failed state with the smallest depth at which it failed. With fewer moves left it fails too. */
    private void recordFailure(long low, long high, int depth) {
        int known = failedStates.find(low, high);
        if (known < 0) failedStates.add(low, high, -1, depth);
        else failedStates.improve(known, -1, depth);
    }

    private long bytes() {
        return failedStates.bytes()
                + failedStates.bytesToGrow(1)
                + bound.bytes()
                + solutions.size() * (24L + 4L * moves.length);
    }

    static int countRobots(int[] moves) {
        int set = 0;
        for (int move : moves) set |= 1 << (move >> 2);
        return Integer.bitCount(set);
    }

    static int countTurns(int[] moves) {
        int turns = 0;
        for (int i = 1; i < moves.length; i++) if (moves[i] != moves[i - 1]) turns++;
        return turns;
    }
}
