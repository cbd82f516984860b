package dev.damier.ricochet.level;

import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RobotSpace;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.DepthFirstSearch;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Depth-first: sets out somewhere and wanders, so its lines are long and funny, but valid. An order of moves that leads
 * nowhere within its share of states is dropped for another, with another longest length, so that lines vary.
 */
public final class EasyLevel extends RicochetLevel implements EngineCapability.Seeded, EngineCapability.Deepening {
    private static final int ORDERS = 10;

    /** Lines may be as long as the draw allows: from this many moves up to the option's. */
    private static final int MIN_MOVES = 5;

    private static final long STATES = 200_000;

    public EasyLevel() {
        super(
                "easy",
                Option.number("depth", RicochetMessages.text("option.depth"), 1, 1000, "20"),
                Option.number("seed", RicochetMessages.text("option.seed"), 0, Integer.MAX_VALUE, "1"));
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        descriptor().check(options);
        int depth = descriptor().number(options, "depth");
        int seed = descriptor().number(options, "seed");
        return (puzzle, control) -> wander(puzzle, depth, random(puzzle.mission(), seed), control);
    }

    /** The mission is part of the seed, spread over all its bits: who plays several rounds meets several moods. */
    private static Random random(RicochetMission mission, int seed) {
        long mixed = 31L * (31L * seed + Arrays.hashCode(mission.robots())) + mission.target();
        return new Random(mixed * 0x9E3779B97F4A7C15L);
    }

    private static Outcome wander(RicochetPuzzle puzzle, int depth, Random random, Control control) {
        Outcome outcome = null;
        for (int i = 1; i <= ORDERS; i++) {
            int shortest = Math.min(depth, MIN_MOVES);
            int limit = i == ORDERS ? depth : shortest + random.nextInt(depth - shortest + 1);
            RobotSpace space = new RobotSpace(puzzle.mission(), puzzle.memory(), order(puzzle.mission(), random));
            outcome = run(new DepthFirstSearch(limit), new Problem(space, Heuristic.ZERO), STATES, control);
            boolean another = outcome instanceof Outcome.Stopped;
            if (!another || control.cancelled() || control.remainingNanos() == 0) break;
        }
        return outcome;
    }

    private static int[] order(RicochetMission mission, Random random) {
        List<Integer> codes = new ArrayList<>(
                IntStream.range(0, mission.robots().length * 4).boxed().toList());
        Collections.shuffle(codes, random);
        return codes.stream().mapToInt(code -> code).toArray();
    }
}
