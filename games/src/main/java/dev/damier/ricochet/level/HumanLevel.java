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
 * An opponent that imitates a human player. Humans try the active robot first and consider helpers later. So a helper move
 * costs as much as several moves of the active robot, and a longer solution of the active robot alone is preferred. The
 * search has a limit on states. The answer comes after the time that a human would need.
 */
public final class HumanLevel extends RicochetLevel implements EngineCapability.Seeded {
    /** Cost of a helper move, in moves of the active robot. */
    private static final int HELPER_MOVE_COST = 3;

    private static final long POLL_MILLIS = 20;

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
            Outcome outcome = search(puzzle, sight, control);
            double seconds = thinkingSeconds(puzzle.mission(), outcome, new Random(seed)) * pace / 100;
            return waitFor(seconds, control) ? outcome : timedOut(control, outcome);
        };
    }

    private static Outcome search(RicochetPuzzle puzzle, int sight, Control control) {
        StateSpace space =
                new HelperPenaltySpace(puzzle.space(), puzzle.mission().active());
        Problem problem = new Problem(space, puzzle.withHeuristic("min-moves").heuristic());
        Outcome outcome = run(new AStar(), problem, sight, control);
        // The costs of the search are weighted. A bid is the number of moves, without a proof.
        if (outcome instanceof Solved s) return new Solved(s.moves(), s.moves().length, false, s.stats());
        if (outcome instanceof Stopped s) return new Stopped(s.reason(), Optional.empty(), 0, s.stats());
        return outcome;
    }

    /** Returns the time that a human would need, in seconds: a base time plus a time per move, with a random factor. */
    static double thinkingSeconds(RicochetMission mission, Outcome outcome, Random random) {
        double factor = 0.7 + 0.6 * random.nextDouble();
        if (!(outcome instanceof Solved solved)) return 45 * factor;
        double seconds = 3;
        for (int code : solved.moves()) {
            boolean own = mission.active() == RicochetMission.ANY || mission.active() == code >> 2;
            seconds += own ? 2 : 2 * HELPER_MOVE_COST;
        }
        return seconds * factor;
    }

    /** Waits for this many seconds. Returns false if the run is cancelled or its time is over before that. */
    private static boolean waitFor(double seconds, Control control) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        while (System.nanoTime() < end) {
            if (control.isCancelled() || control.remainingNanos() == 0) return false;
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    private static Outcome timedOut(Control control, Outcome outcome) {
        Outcome.Reason reason = control.isCancelled() ? Outcome.Reason.CANCELLED : Outcome.Reason.TIME;
        return new Stopped(reason, Optional.empty(), 0, outcome.stats());
    }

    /** The same state space with a higher cost for helper moves. */
    private record HelperPenaltySpace(StateSpace space, int active) implements StateSpace {
        @Override
        public int width() {
            return space.width();
        }

        @Override
        public void writeInitial(long[] to, int at) {
            space.writeInitial(to, at);
        }

        @Override
        public void expand(long[] from, int at, Successors out) {
            int first = out.size();
            space.expand(from, at, out);
            if (active == RicochetMission.ANY) return;
            for (int i = first; i < out.size(); i++) if (out.moves[i] >> 2 != active) out.costs[i] = HELPER_MOVE_COST;
        }

        @Override
        public boolean isGoal(long[] from, int at) {
            return space.isGoal(from, at);
        }
    }
}
