package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Optional;

/** Finds one shortest solution: first by iterative deepening, then, for longer missions, by A*. */
final class OptimalSearch {
    private OptimalSearch() {}

    static Outcome solve(RicochetMission mission, Control control) {
        Counters counters = new Counters();
        OptimalProblem problem = new OptimalProblem(mission);
        if (problem.isSolvedAtStart()) return new Outcome.Solved(new int[0], 0, true, control.stats(counters));
        Workspace workspace = Workspace.ofCurrentThread();
        // Deepening supports only keys of one long. The rare larger keys go to A* directly.
        if (problem.keys.intsPerKey() < 4 && control.checkMemory(workspace.failedStates.bytes())) {
            Deepening deepening = problem.isStraight()
                    ? new StraightDeepening(problem, workspace.failedStates, control, counters)
                    : new DeepeningSearch(problem, workspace.failedStates, control, counters);
            int length = deepening.solve();
            counters.bytes = workspace.failedStates.bytes();
            counters.closed = counters.expanded;
            if (length >= 0) return new Outcome.Solved(deepening.solution(), length, true, control.stats(counters));
            if (length == Deepening.STOPPED) return stopped(control, counters);
        }
        return control.reason() == Outcome.Reason.EXHAUSTED
                ? astar(problem, workspace, control, counters)
                : stopped(control, counters);
    }

    private static Outcome astar(OptimalProblem problem, Workspace workspace, Control control, Counters counters) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        try {
            if (problem.isPlain() && bound.helperBound().wordsPerRow() > 0) {
                Outcome outcome = new StraightSearch(problem, bound, workspace, control, counters).solve();
                if (outcome != null) return outcome;
            }
            return new AStarSearch(problem, bound, workspace, control, counters).solve();
        } finally {
            bound.release();
        }
    }

    private static Outcome stopped(Control control, Counters counters) {
        return new Outcome.Stopped(control.reason(), Optional.empty(), counters.lowerBound, control.stats(counters));
    }
}
