package dev.damier.ricochet.level;

import dev.damier.game.Ability;
import dev.damier.game.Option;
import dev.damier.ricochet.Faults;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RobotSpace;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.Depth;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Depth-first: sets out somewhere and wanders, so its lines are long and funny, but valid. An order of moves that leads
 * nowhere within its share of states is dropped for another.
 */
public final class EasyLevel extends RicochetLevel implements Ability.Seeded, Ability.Deepening {
    private static final int ORDERS = 10;
    private static final long STATES = 200_000;

    public EasyLevel() {
        super(
                "easy",
                Option.number("depth", Faults.text("option.depth"), 1, 1000, "20"),
                Option.number("seed", Faults.text("option.seed"), 0, Integer.MAX_VALUE, "1"));
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        card().check(options);
        int depth = card().number(options, "depth");
        int seed = card().number(options, "seed");
        return (puzzle, control) -> wander(puzzle, depth, new Random(seed), control);
    }

    private static Outcome wander(RicochetPuzzle puzzle, int depth, Random random, Control control) {
        Outcome outcome = null;
        for (int i = 0; i < ORDERS; i++) {
            RobotSpace space = new RobotSpace(puzzle.mission(), puzzle.memory(), order(puzzle.mission(), random));
            outcome = run(new Depth(depth), new Problem(space, Heuristic.ZERO), STATES, control);
            boolean another = outcome instanceof Outcome.Stopped stopped && stopped.why() == Outcome.Reason.NODES;
            if (!another || control.cancelled()) break;
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
