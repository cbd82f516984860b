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
 * Where one helper can be brought to, breadth-first from where all stand, and from each such place A* of the active robot
 * with the {@link MinMoves} grid, until it arrives. Only one helper moves, and only before the robot does. A budget of
 * nodes is looked at between these searches too, so it is passed by no more than one of them.
 */
final class SecondaryQuest {
    /** From cells of a lower grid value the target is at most one slide away: a helper there may be in the robot's way. */
    private static final int ASIDE = 2;

    /** Where all stand after these moves of one helper. */
    private record Place(int helper, long[] state, int[] moves) {
        Place then(int move, long[] next) {
            return new Place(helper, next, joined(moves, move));
        }
    }

    private final boolean aside;
    private final Control control;
    private final Counters counters = new Counters();
    private final LoneRobot[] robots;
    private final int finisher;
    private final int[] grid;
    private final Queue<Place> waiting = new ArrayDeque<>();
    private final Set<LongBuffer> known = new HashSet<>();
    private final Successors out;

    /** @param aside whether a helper may wait only on cells with a grid value from {@link #ASIDE} on */
    SecondaryQuest(RicochetPuzzle puzzle, boolean aside, Control control) {
        RicochetMission mission = puzzle.mission();
        this.aside = aside;
        this.control = control;
        robots = IntStream.range(0, mission.robots().length)
                .mapToObj(robot -> new LoneRobot(mission, puzzle.memory(), robot))
                .toArray(LoneRobot[]::new);
        finisher = LoneRobot.finisher(mission);
        grid = MinMoves.of(mission, puzzle.space().mover(), finisher);
        out = new Successors(puzzle.space().width());
    }

    Outcome solve() {
        long[] start = robots[finisher].start();
        known.add(LongBuffer.wrap(start));
        Optional<int[]> line = finish(start, new int[0]);
        for (int r = 0; r < robots.length; r++) if (r != finisher) waiting.add(new Place(r, start, new int[0]));
        while (line.isEmpty() && !waiting.isEmpty() && !control.shouldStop(counters)) line = goOn(waiting.remove());
        counters.open = waiting.size();
        counters.closed = counters.expanded;
        Stats stats = control.stats(counters);
        return line.<Outcome>map(moves -> new Outcome.Solved(moves, moves.length, false, stats))
                .orElseGet(() -> new Outcome.Stopped(control.reason(), Optional.empty(), 0, stats));
    }

    /** Moves the helper on, and has the robot try from wherever it comes to that is new. */
    private Optional<int[]> goOn(Place place) {
        LoneRobot helper = robots[place.helper];
        counters.expanded++;
        out.clear();
        helper.space().expand(place.state, 0, out);
        counters.generated += out.size();
        int width = place.state.length;
        Place[] next = IntStream.range(0, out.size())
                .mapToObj(i -> place.then(out.moves[i], Arrays.copyOfRange(out.words, i * width, (i + 1) * width)))
                .toArray(Place[]::new);
        for (Place there : next) {
            if (!known.add(LongBuffer.wrap(there.state))) continue;
            waiting.add(there);
            if (aside && grid[helper.cell(there.state)] < ASIDE) continue;
            if (control.shouldStop(counters)) return Optional.empty();
            Optional<int[]> line = finish(there.state, there.moves);
            if (line.isPresent()) return line;
        }
        return Optional.empty();
    }

    /** The helper's moves and then the robot's, if it arrives. */
    private Optional<int[]> finish(long[] state, int[] moves) {
        Outcome outcome = new AStar().solve(robots[finisher].problem(state, cell -> grid[cell]), control);
        Stats stats = outcome.stats();
        counters.expanded += stats.expanded();
        counters.generated += stats.generated();
        counters.bytes = Math.max(counters.bytes, stats.bytes());
        if (!(outcome instanceof Outcome.Solved solved)) return Optional.empty();
        int[] line = joined(moves, solved.moves());
        counters.depth = line.length;
        return Optional.of(line);
    }

    private static int[] joined(int[] moves, int... more) {
        return Stream.of(moves, more).flatMapToInt(Arrays::stream).toArray();
    }
}
