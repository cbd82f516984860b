package dev.damier.hitman.plan;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.plan.HAdd;
import dev.damier.plan.HMax;
import dev.damier.plan.LmCut;
import dev.damier.plan.Strips;
import dev.damier.plan.StripsSpace;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An engine that solves the mission as a STRIPS task, by A* with a domain-independent heuristic. */
public final class StripsEngine extends DescribedEngine<MissionTask> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "strips",
            text("strips.name"),
            text("strips.about"),
            List.of(Option.choice("heuristic", text("strips.heuristic"), "lmcut", "lmcut", "hmax", "hadd", "zero")));

    public StripsEngine() {
        super(DESCRIPTOR, MissionTask.class);
    }

    @Override
    protected Solver<MissionTask> newSolver(Map<String, String> options) {
        String heuristic = DESCRIPTOR.value(options, "heuristic");
        return (mission, control) -> solve(mission, heuristic, control);
    }

    private static Outcome solve(MissionTask mission, String heuristic, Control control) {
        MissionStrips model = new MissionStrips(mission);
        Strips task = model.strips();
        Heuristic estimate = switch (heuristic) {
            case "hmax" -> new HMax(task);
            case "hadd" -> new HAdd(task);
            case "zero" -> Heuristic.ZERO;
            default -> new LmCut(task);
        };
        Outcome outcome = new AStar().solve(new Problem(new StripsSpace(task), estimate), control);
        control.trace().recodeMoves(model::code);
        if (outcome instanceof Outcome.Solved solved) return withActionCodes(model, solved);
        if (outcome instanceof Outcome.Stopped s) {
            Optional<Outcome.Solved> best = s.best().map(b -> withActionCodes(model, b));
            return new Outcome.Stopped(s.reason(), best, s.lowerBound(), s.stats());
        }
        return outcome;
    }

    private static Outcome.Solved withActionCodes(MissionStrips model, Outcome.Solved s) {
        int[] moves = Arrays.stream(s.moves()).map(model::code).toArray();
        return new Outcome.Solved(moves, s.cost(), s.optimal(), s.stats());
    }

    private static Text text(String key) {
        return Text.of(StripsEngine.class, key);
    }
}
