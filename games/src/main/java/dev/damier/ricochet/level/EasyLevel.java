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
 * The weakest opponent: a depth-first search with a random order of moves. Its solutions are valid but long. If an attempt
 * finds nothing within its limit of states, another one starts with another order and another maximum length.
 */
public final class EasyLevel extends RicochetLevel implements EngineCapability.Seeded, EngineCapability.Deepening {
    private static final int MAX_ATTEMPTS = 10;

    /** Lower end of the range from which the maximum length of an attempt is drawn. The option is the upper end. */
    private static final int MIN_MOVES = 5;

    private static final long MAX_STATES_PER_ATTEMPT = 200_000;

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
        return (puzzle, control) -> search(puzzle, depth, seededRandom(puzzle.mission(), seed), control);
    }

    /** Returns a random generator whose seed also depends on the mission, so that the rounds of a game differ. */
    private static Random seededRandom(RicochetMission mission, int seed) {
        long mixed = 31L * (31L * seed + Arrays.hashCode(mission.robots())) + mission.target();
        return new Random(mixed * 0x9E3779B97F4A7C15L);
    }

    private static Outcome search(RicochetPuzzle puzzle, int depth, Random random, Control control) {
        for (int i = 1; ; i++) {
            int shortest = Math.min(depth, MIN_MOVES);
            int limit = i == MAX_ATTEMPTS ? depth : shortest + random.nextInt(depth - shortest + 1);
            RobotSpace space = new RobotSpace(puzzle.mission(), puzzle.memory(), randomOrder(puzzle.mission(), random));
            Outcome outcome = run(
                    new DepthFirstSearch(limit), new Problem(space, Heuristic.ZERO), MAX_STATES_PER_ATTEMPT, control);
            boolean stopped = outcome instanceof Outcome.Stopped;
            if (i == MAX_ATTEMPTS || !stopped || control.isCancelled() || control.remainingNanos() == 0) return outcome;
        }
    }

    private static int[] randomOrder(RicochetMission mission, Random random) {
        List<Integer> codes = new ArrayList<>(
                IntStream.range(0, mission.robots().length * 4).boxed().toList());
        Collections.shuffle(codes, random);
        return codes.stream().mapToInt(code -> code).toArray();
    }
}
