package dev.damier.ricochet.classic;

import dev.damier.ricochet.MinMoves;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import dev.damier.search.AStar;
import dev.damier.search.Successors;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search that first moves one helper and then the active robot. A breadth-first search generates the placements of one
 * helper. From each placement, A* with the {@link MinMoves} grid searches a path of the active robot, until one reaches the
 * target. The node limit is checked between these A* searches, so the last one may exceed it.
 */
final class SecondaryQuest {
    /**
     * The state after some moves of one helper.
     *
     * @param helper the robot that moved
     * @param state the packed state
     * @param moves the codes of its moves
     */
    private record HelperPlacement(int helper, long[] state, int[] moves) {
        HelperPlacement afterMove(int move, long[] next) {
            return new HelperPlacement(helper, next, concat(moves, move));
        }
    }

    private final boolean aside;
    private final Control control;
    private final Counters counters = new Counters();
    private final LoneRobot[] robots;
    private final int finisher;
    private final int[] grid;
    private final Queue<HelperPlacement> frontier = new ArrayDeque<>();
    private final Set<LongBuffer> visited = new HashSet<>();
    private final Successors out;

    /** @param aside whether a helper must end on a cell whose grid value is at least {@link MinMoves#MIN_ASIDE} */
    SecondaryQuest(RicochetPuzzle puzzle, boolean aside, Control control) {
        RicochetMission mission = puzzle.mission();
        this.aside = aside;
        this.control = control;
        robots = IntStream.range(0, mission.robots().length)
                .mapToObj(robot -> new LoneRobot(mission, puzzle.memory(), robot))
                .toArray(LoneRobot[]::new);
        finisher = LoneRobot.finisher(mission);
        grid = MinMoves.of(mission, puzzle.space().slideRules(), finisher);
        out = new Successors(puzzle.space().width());
    }

    Outcome solve() {
        long[] start = robots[finisher].start();
        visited.add(LongBuffer.wrap(start));
        Optional<int[]> solution = finishFrom(start, new int[0]);
        for (int r = 0; r < robots.length; r++)
            if (r != finisher) frontier.add(new HelperPlacement(r, start, new int[0]));
        while (solution.isEmpty() && !frontier.isEmpty() && !control.shouldStop(counters))
            solution = expand(frontier.remove());
        counters.open = frontier.size();
        counters.closed = counters.expanded;
        Stats stats = control.stats(counters);
        return solution.<Outcome>map(moves -> new Outcome.Solved(moves, moves.length, false, stats))
                .orElseGet(() -> new Outcome.Stopped(control.reason(), Optional.empty(), 0, stats));
    }

    /** Moves the helper once more, and searches a path of the active robot from each new placement. */
    private Optional<int[]> expand(HelperPlacement helperPlacement) {
        LoneRobot helper = robots[helperPlacement.helper];
        counters.expanded++;
        out.clear();
        helper.space().expand(helperPlacement.state, 0, out);
        counters.generated += out.size();
        int width = helperPlacement.state.length;
        HelperPlacement[] next = IntStream.range(0, out.size())
                .mapToObj(i -> helperPlacement.afterMove(
                        out.moves[i], Arrays.copyOfRange(out.words, i * width, (i + 1) * width)))
                .toArray(HelperPlacement[]::new);
        for (HelperPlacement placement : next) {
            if (!visited.add(LongBuffer.wrap(placement.state))) continue;
            frontier.add(placement);
            if (aside && grid[helper.cell(placement.state)] < MinMoves.MIN_ASIDE) continue;
            if (control.shouldStop(counters)) return Optional.empty();
            Optional<int[]> solution = finishFrom(placement.state, placement.moves);
            if (solution.isPresent()) return solution;
        }
        return Optional.empty();
    }

    /** Searches a path of the active robot. Returns the moves of the helper followed by those of the robot. */
    private Optional<int[]> finishFrom(long[] state, int[] moves) {
        Outcome outcome = new AStar().solve(robots[finisher].problem(state, cell -> grid[cell]), control);
        Stats stats = outcome.stats();
        counters.expanded += stats.expanded();
        counters.generated += stats.generated();
        counters.bytes = Math.max(counters.bytes, stats.bytes());
        if (!(outcome instanceof Outcome.Solved solved)) return Optional.empty();
        int[] solution = concat(moves, solved.moves());
        counters.depth = solution.length;
        return Optional.of(solution);
    }

    private static int[] concat(int[] moves, int... more) {
        return Stream.of(moves, more).flatMapToInt(Arrays::stream).toArray();
    }
}
