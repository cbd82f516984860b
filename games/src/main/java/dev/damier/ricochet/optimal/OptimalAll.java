package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Every solution of a length already proved shortest: depth-first under the bound, remembering states from which the moves
 * left do not suffice. Robots keep their names here, since exchanging two of them makes another solution; only the memory
 * of failures is up to exchange.
 *
 * <p>Canonical order: fewest robots moved, then fewest turns (a turn is a move whose robot or direction differs from the
 * move before), then move codes, first move first.
 */
final class OptimalAll {
    static final Comparator<int[]> ORDER = Comparator.<int[]>comparingInt(OptimalAll::robots)
            .thenComparingInt(OptimalAll::turns)
            .thenComparing(Arrays::compare);

    private final Control control;
    private final Counters counters;
    private final OptimalProblem problem;
    private final OptimalKeys keys;
    private final OptimalBound bound;
    private final int[] line;
    private final OptimalStates failed = new OptimalStates();
    private final List<int[]> found = new ArrayList<>();
    private boolean stopped;

    private OptimalAll(RicochetMission mission, int length, Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
        problem = new OptimalProblem(mission);
        keys = problem.keys;
        bound = new OptimalBound(problem);
        line = new int[length];
        failed.reset(keys.ints());
    }

    /** All solutions of this length in canonical order, or null when the budget did not allow to find them all. */
    static List<int[]> of(RicochetMission mission, int length, Control control, Counters counters) {
        if (length == 0) return List.of(new int[0]);
        OptimalAll all = new OptimalAll(mission, length, control, counters);
        all.bound.strengthen();
        all.from(0, all.problem.start(), RuleMemory.NONE);
        all.bound.release();
        if (all.stopped) return null;
        all.found.sort(ORDER);
        return all.found;
    }

    /** Tries every move from here; returns whether any led to a solution. */
    private boolean from(int depth, int[] cells, int remembered) {
        if (control.shouldStop(counters) || !control.fits(bytes())) stopped = true;
        if (stopped) return false;
        int left = line.length - depth;
        if (bound.of(cells) > left) return false;
        keys.make(cells, remembered);
        long low = keys.low;
        long high = keys.high;
        int known = failed.find(low, high);
        if (known >= 0 && failed.cost(known) <= depth) return false;
        counters.expanded++;
        int[] flipped = new int[keys.n];
        problem.flip(cells, flipped);
        int[] slides = new int[4];
        boolean any = false;
        for (int place = 0; place < problem.movers; place++) {
            problem.stops(cells, flipped, place, slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = slides[direction];
                if (slide == Slides.NONE) continue;
                int after = problem.after(remembered, place, direction, slide);
                if (after == RuleMemory.FORBIDDEN) continue;
                counters.generated++;
                line[depth] = problem.code(place, direction);
                int[] next = cells.clone();
                next[place] = slide >> 1;
                any |= left == 1 ? finish(next, after) : from(depth + 1, next, after);
            }
        }
        if (!any && !stopped) fail(low, high, depth);
        return any;
    }

    private boolean finish(int[] cells, int after) {
        int[] robots = new int[keys.n];
        for (int p = 0; p < keys.n; p++) robots[keys.robot[p]] = cells[p];
        if (!problem.memory.goal(after, robots)) return false;
        found.add(line.clone());
        return true;
    }

    /** Fewer moves left will not do either: only the earliest depth counts. */
    private void fail(long low, long high, int depth) {
        int known = failed.find(low, high);
        if (known < 0) failed.add(low, high, -1, depth);
        else failed.improve(known, -1, depth);
    }

    private long bytes() {
        return failed.bytes() + failed.bytesToGrow(1) + bound.bytes() + found.size() * (24L + 4L * line.length);
    }

    static int robots(int[] moves) {
        int set = 0;
        for (int move : moves) set |= 1 << (move >> 2);
        return Integer.bitCount(set);
    }

    static int turns(int[] moves) {
        int turns = 0;
        for (int i = 1; i < moves.length; i++) if (moves[i] != moves[i - 1]) turns++;
        return turns;
    }
}
