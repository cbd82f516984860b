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
 * A search that drops a successor if the robot that moved was already on its new cell in an expanded state. Robots are tried
 * in the order blue, red, green, yellow, silver, and directions in the order right, left, up, down. Cells are marked as
 * visited when a state is expanded. The frontier is a queue (breadth-first) or a stack (depth-first).
 */
final class OncePerCellSearch {
    private static final int[] ROBOTS = {2, 0, 1, 3, 4};
    private static final int[] DIRECTIONS = {1, 3, 0, 2};

    private final RicochetMission mission;
    private final RobotSpace space;
    private final boolean depthFirst;
    private final boolean earlyGoalTest;
    private final Control control;
    private final Counters counters = new Counters();
    private final boolean[][] visited;
    private final int width;

    /** The generated states; {@link #parents} and {@link #moves} have their parent and last move. */
    private long[] words;

    private int[] parents = new int[64];
    private int[] moves = new int[64];
    private int stateCount;

    /** The numbers of the frontier states, from index {@link #first} to before {@link #last}. */
    private int[] frontier = new int[64];

    private int first;
    private int last;

    OncePerCellSearch(RicochetPuzzle puzzle, boolean depthFirst, boolean earlyGoalTest, Control control) {
        mission = puzzle.mission();
        space = new RobotSpace(mission, puzzle.memory(), moveCodes(mission.robots().length));
        this.depthFirst = depthFirst;
        this.earlyGoalTest = earlyGoalTest;
        this.control = control;
        width = space.width();
        words = new long[64 * width];
        visited = new boolean[mission.robots().length][mission.board().size()];
    }

    private static int[] moveCodes(int robots) {
        return Arrays.stream(ROBOTS)
                .filter(robot -> robot < robots)
                .flatMap(robot -> IntStream.of(DIRECTIONS).map(direction -> robot * 4 + direction))
                .toArray();
    }

    Outcome solve() {
        long[] start = new long[width];
        space.writeInitial(start, 0);
        int root = add(start, 0, -1, 0);
        if (earlyGoalTest && space.isGoal(words, 0)) return solvedOutcome(root);
        Successors out = new Successors(width);
        while (first < last) {
            if (control.shouldStop(counters)) return stoppedOutcome();
            int state = frontier[depthFirst ? --last : first++];
            counters.expanded++;
            if (!earlyGoalTest && space.isGoal(words, state * width)) return solvedOutcome(state);
            for (int r = 0; r < visited.length; r++) visited[r][space.cell(words, state * width, r)] = true;
            out.clear();
            space.expand(words, state * width, out);
            for (int i = 0; i < out.size(); i++) {
                int robot = out.moves[i] >> 2;
                if (visited[robot][space.cell(out.words, i * width, robot)]) continue;
                counters.generated++;
                int child = add(out.words, i * width, state, out.moves[i]);
                if (earlyGoalTest && space.isGoal(words, child * width)) return solvedOutcome(child);
            }
        }
        return stoppedOutcome();
    }

    private int add(long[] from, int at, int parent, int move) {
        if (stateCount == parents.length) {
            words = Arrays.copyOf(words, 2 * words.length);
            parents = Arrays.copyOf(parents, 2 * stateCount);
            moves = Arrays.copyOf(moves, 2 * stateCount);
        }
        if (last == frontier.length) frontier = Arrays.copyOf(frontier, 2 * last);
        System.arraycopy(from, at, words, stateCount * width, width);
        parents[stateCount] = parent;
        moves[stateCount] = move;
        frontier[last++] = stateCount;
        return stateCount++;
    }

    private Outcome solvedOutcome(int goal) {
        int length = 0;
        for (int state = goal; parents[state] >= 0; state = parents[state]) length++;
        int[] solution = new int[length];
        for (int state = goal; parents[state] >= 0; state = parents[state]) solution[--length] = moves[state];
        counters.depth = solution.length;
        return new Outcome.Solved(solution, solution.length, false, control.stats(recordCounters()));
    }

    /** Returns an outcome without proof, because a dropped state might have led to the target. */
    private Outcome stoppedOutcome() {
        return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(recordCounters()));
    }

    private Counters recordCounters() {
        counters.open = last - first;
        counters.closed = counters.expanded;
        counters.bytes = words.length * 8L + parents.length * 8L + frontier.length * 4L;
        return counters;
    }
}
