package dev.damier.ricochet.classic;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RobotSpace;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.search.Successors;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A successor is dropped when the robot that moved stands where it already stood in some expanded state. Robots are tried
 * in the order blue, red, green, yellow, directions in the order right, left, up, down; a state counts as visited when it
 * is taken from the queue, or from the stack, where the last pushed comes first.
 */
final class OnceACellSearch {
    private static final int[] ROBOTS = {2, 0, 1, 3, 4};
    private static final int[] DIRECTIONS = {1, 3, 0, 2};

    private final RicochetMission mission;
    private final RobotSpace space;
    private final boolean depth;
    private final boolean early;
    private final Control control;
    private final Counters counters = new Counters();
    private final boolean[][] stood;
    private final int width;

    /** States made, each with the state and the move it comes from. */
    private long[] words;

    private int[] parents = new int[64];
    private int[] moves = new int[64];
    private int made;

    /** Numbers of the states that wait, from the first on. */
    private int[] waiting = new int[64];

    private int first;
    private int last;

    OnceACellSearch(RicochetPuzzle puzzle, boolean depth, boolean early, Control control) {
        mission = puzzle.mission();
        space = new RobotSpace(mission, puzzle.memory(), codes(mission.robots().length));
        this.depth = depth;
        this.early = early;
        this.control = control;
        width = space.width();
        words = new long[64 * width];
        stood = new boolean[mission.robots().length][mission.board().size()];
    }

    private static int[] codes(int robots) {
        return Arrays.stream(ROBOTS)
                .filter(robot -> robot < robots)
                .flatMap(robot -> IntStream.of(DIRECTIONS).map(direction -> robot * 4 + direction))
                .toArray();
    }

    Outcome solve() {
        long[] start = new long[width];
        space.initial(start, 0);
        int root = add(start, 0, -1, 0);
        if (early && space.goal(words, 0)) return solved(root);
        Successors out = new Successors(width);
        while (first < last) {
            if (control.shouldStop(counters)) return stopped();
            int state = waiting[depth ? --last : first++];
            counters.expanded++;
            if (!early && space.goal(words, state * width)) return solved(state);
            for (int r = 0; r < stood.length; r++) stood[r][space.cell(words, state * width, r)] = true;
            out.clear();
            space.expand(words, state * width, out);
            for (int i = 0; i < out.size(); i++) {
                int robot = out.moves[i] >> 2;
                if (stood[robot][space.cell(out.words, i * width, robot)]) continue;
                counters.generated++;
                int child = add(out.words, i * width, state, out.moves[i]);
                if (early && space.goal(words, child * width)) return solved(child);
            }
        }
        return stopped();
    }

    private int add(long[] from, int at, int parent, int move) {
        if (made == parents.length) {
            words = Arrays.copyOf(words, 2 * words.length);
            parents = Arrays.copyOf(parents, 2 * made);
            moves = Arrays.copyOf(moves, 2 * made);
        }
        if (last == waiting.length) waiting = Arrays.copyOf(waiting, 2 * last);
        System.arraycopy(from, at, words, made * width, width);
        parents[made] = parent;
        moves[made] = move;
        waiting[last++] = made;
        return made++;
    }

    private Outcome solved(int goal) {
        int length = 0;
        for (int state = goal; parents[state] >= 0; state = parents[state]) length++;
        int[] line = new int[length];
        for (int state = goal; parents[state] >= 0; state = parents[state]) line[--length] = moves[state];
        counters.depth = line.length;
        return new Outcome.Solved(line, line.length, false, control.stats(count()));
    }

    /** It proves nothing: what it drops might have led to the target. */
    private Outcome stopped() {
        return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(count()));
    }

    private Counters count() {
        counters.open = last - first;
        counters.closed = counters.expanded;
        counters.bytes = words.length * 8L + parents.length * 8L + waiting.length * 4L;
        return counters;
    }
}
