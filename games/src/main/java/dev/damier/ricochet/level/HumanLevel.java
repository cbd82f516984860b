package dev.damier.ricochet.level;

import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.search.Problem;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Plays as people do: follows the robot that must go home and thinks of the others late, and sees only so far. To such
 * a player a helper's move weighs as much as several of the active robot's, so a longer line of that robot alone is
 * preferred to a short one with help. It bids after the time a person would need.
 */
public final class HumanLevel extends RicochetLevel implements EngineCapability.Seeded {
    /** Moves of the active robot that one move of a helper weighs. */
    private static final int HELP = 3;

    private static final long NAP_MILLIS = 20;

    public HumanLevel() {
        super(
                "human-like",
                Option.number("sight", RicochetMessages.text("option.sight"), 1, Integer.MAX_VALUE, "20000"),
                Option.number("pace", RicochetMessages.text("option.pace"), 0, 1000, "0"),
                Option.number("seed", RicochetMessages.text("option.seed"), 0, Integer.MAX_VALUE, "1"));
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        descriptor().check(options);
        int sight = descriptor().number(options, "sight");
        int pace = descriptor().number(options, "pace");
        int seed = descriptor().number(options, "seed");
        return (puzzle, control) -> {
            Outcome seen = look(puzzle, sight, control);
            double seconds = seconds(puzzle.mission(), seen, new Random(seed)) * pace / 100;
            return ponder(seconds, control) ? seen : late(control, seen);
        };
    }

    private static Outcome look(RicochetPuzzle puzzle, int sight, Control control) {
        StateSpace space = new HelperPenaltySpace(puzzle.space(), puzzle.mission().active());
        Problem problem = new Problem(space, puzzle.with("min-moves").heuristic());
        Outcome outcome = run(new AStar(), problem, sight, control);
        // Its costs are weights; a bid counts moves, and claims nothing.
        if (outcome instanceof Solved s) return new Solved(s.moves(), s.moves().length, false, s.stats());
        if (outcome instanceof Stopped s) return new Stopped(s.why(), Optional.empty(), 0, s.stats());
        return outcome;
    }

    /** How long a person would look: a glance, then time for every move, more for every helper's, more or less. */
    static double seconds(RicochetMission mission, Outcome seen, Random random) {
        double mood = 0.7 + 0.6 * random.nextDouble();
        if (!(seen instanceof Solved solved)) return 45 * mood;
        double seconds = 3;
        for (int code : solved.moves()) {
            boolean own = mission.active() == RicochetMission.ANY || mission.active() == code >> 2;
            seconds += own ? 2 : 2 * HELP;
        }
        return seconds * mood;
    }

    /** Waits; false when the run's time is over or it was stopped before that. */
    private static boolean ponder(double seconds, Control control) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        while (System.nanoTime() < end) {
            if (control.cancelled() || control.remainingNanos() == 0) return false;
            try {
                Thread.sleep(NAP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    private static Outcome late(Control control, Outcome seen) {
        Outcome.Reason why = control.cancelled() ? Outcome.Reason.CANCELLED : Outcome.Reason.TIME;
        return new Stopped(why, Optional.empty(), 0, seen.stats());
    }

    /** The same moves, with helpers' ones dearer. */
    private record HelperPenaltySpace(StateSpace space, int active) implements StateSpace {
        @Override
        public int width() {
            return space.width();
        }

        @Override
        public void initial(long[] to, int at) {
            space.initial(to, at);
        }

        @Override
        public void expand(long[] from, int at, Successors out) {
            int first = out.size();
            space.expand(from, at, out);
            if (active == RicochetMission.ANY) return;
            for (int i = first; i < out.size(); i++) if (out.moves[i] >> 2 != active) out.costs[i] = HELP;
        }

        @Override
        public boolean goal(long[] from, int at) {
            return space.goal(from, at);
        }
    }
}
