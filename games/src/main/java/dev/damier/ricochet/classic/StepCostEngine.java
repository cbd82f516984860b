package dev.damier.ricochet.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
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
 * A* of the active robot among helpers that stand still: g is the Manhattan distance from the start and N for every move
 * made, h the Manhattan distance to the target. The distance from the start depends on the cell alone, so it is counted on
 * the side of the estimate, and {@code f = N × moves + from start + to target}.
 */
public final class StepCostEngine implements Engine<RicochetPuzzle> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "step-cost-astar",
            RicochetMessages.text("step.name"),
            RicochetMessages.text("step.about"),
            List.of(Option.number("step", RicochetMessages.text("step.step"), 1, 1000, "15")));

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<RicochetPuzzle> needs() {
        return RicochetPuzzle.class;
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
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

    /** It saw a part of the moves only: no line of it is proved shortest, and finding none proves nothing. */
    private static Outcome withoutProof(Outcome found) {
        if (found instanceof Outcome.Solved line)
            return new Outcome.Solved(line.moves(), line.cost(), false, line.stats());
        Outcome.Reason why = found instanceof Outcome.Stopped stopped ? stopped.why() : Outcome.Reason.EXHAUSTED;
        return new Outcome.Stopped(why, Optional.empty(), 0, found.stats());
    }
}
