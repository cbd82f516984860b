package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Optional;

/** One shortest solution: by deepening when it is short, and when it is not, by A*. */
final class OptimalSearch {
    private OptimalSearch() {}

    static Outcome solve(RicochetMission mission, Control control) {
        Counters counters = new Counters();
        OptimalProblem problem = new OptimalProblem(mission);
        if (problem.solvedAtStart()) return new Outcome.Solved(new int[0], 0, true, control.stats(counters));
        Workspace work = Workspace.mine();
        // Keys of two longs are rare, and A* has a table for them.
        if (problem.keys.ints() < 4 && control.fits(work.failedStates.bytes())) {
            Deepening deepening = problem.straight()
                    ? new StraightDeepening(problem, work.failedStates, control, counters)
                    : new DeepeningSearch(problem, work.failedStates, control, counters);
            int length = deepening.solve();
            counters.bytes = work.failedStates.bytes();
            counters.closed = counters.expanded;
            if (length >= 0) return new Outcome.Solved(deepening.line(), length, true, control.stats(counters));
            if (length == Deepening.STOPPED) return stopped(control, counters);
        }
        return control.reason() == Outcome.Reason.EXHAUSTED
                ? astar(problem, work, control, counters)
                : stopped(control, counters);
    }

    private static Outcome astar(OptimalProblem problem, Workspace work, Control control, Counters counters) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        try {
            if (problem.plain() && bound.help().words() > 0) {
                Outcome outcome = new StraightSearch(problem, bound, work, control, counters).solve();
                if (outcome != null) return outcome;
            }
            return new AStarSearch(problem, bound, work, control, counters).solve();
        } finally {
            bound.release();
        }
    }

    private static Outcome stopped(Control control, Counters counters) {
        return new Outcome.Stopped(control.reason(), Optional.empty(), counters.lowerBound, control.stats(counters));
    }
}
