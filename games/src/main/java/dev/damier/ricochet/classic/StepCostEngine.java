package dev.damier.ricochet.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.search.Evaluation;
import dev.damier.search.Problem;
import dev.damier.search.TieBreaking;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A* search of the active robot alone; the helpers do not move. g is N per move plus the Manhattan distance from the start.
 * h is the Manhattan distance to the target. The distance from the start depends only on the cell, so the code adds it to the
 * heuristic: {@code f = N × moves + distance from start + distance to target}.
 */
public final class StepCostEngine extends DescribedEngine<RicochetPuzzle> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "step-cost-astar",
            RicochetMessages.text("step.name"),
            RicochetMessages.text("step.about"),
            List.of(Option.number("step", RicochetMessages.text("step.step"), 1, 1000, "15")));

    public StepCostEngine() {
        super(DESCRIPTOR, RicochetPuzzle.class);
    }

    @Override
    protected Solver<RicochetPuzzle> newSolver(Map<String, String> options) {
        AStar search = new AStar(new Evaluation(DESCRIPTOR.number(options, "step"), 1), TieBreaking.FIFO);
        return (puzzle, control) -> {
            RicochetMission mission = puzzle.mission();
            int robot = LoneRobot.finisher(mission);
            int start = mission.robots()[robot];
            LoneRobot lone = new LoneRobot(mission, puzzle.memory(), robot);
            Problem problem = lone.problem(
                    lone.start(),
                    cell -> LoneRobot.manhattan(mission.board(), start, cell)
                            + LoneRobot.manhattan(mission.board(), cell, mission.target()));
            return withoutProof(search.solve(problem, control));
        };
    }

    /** Removes claims of optimality and impossibility, because the search considers only the moves of one robot. */
    private static Outcome withoutProof(Outcome found) {
        if (found instanceof Outcome.Solved solution)
            return new Outcome.Solved(solution.moves(), solution.cost(), false, solution.stats());
        Outcome.Reason reason = found instanceof Outcome.Stopped stopped ? stopped.reason() : Outcome.Reason.EXHAUSTED;
        return new Outcome.Stopped(reason, Optional.empty(), 0, found.stats());
    }
}
