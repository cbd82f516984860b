package dev.damier.ricochet.optimal;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.Stats;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The engine {@code optimal}: finds a proved shortest solution under any rules, and on request all of them. */
public final class RicochetOptimalEngine extends DescribedEngine<RicochetMission> implements EngineCapability.Listing {
    static final String ID = "optimal";

    private static final Descriptor DESCRIPTOR = new Descriptor(
            ID,
            RicochetMessages.text("optimal.name"),
            RicochetMessages.text("optimal.about"),
            List.of(Option.flag("all", RicochetMessages.text("optimal.all"), false)));

    public RicochetOptimalEngine() {
        super(DESCRIPTOR, RicochetMission.class);
    }

    @Override
    protected Solver<RicochetMission> newSolver(Map<String, String> options) {
        boolean all = DESCRIPTOR.flag(options, "all");
        return (mission, control) -> {
            Outcome outcome = OptimalSearch.solve(mission, control);
            return all && outcome instanceof Outcome.Solved shortest ? all(mission, shortest, control) : outcome;
        };
    }

    /** Returns the shortest solution of a puzzle, with or without a rule memory at its start. */
    public static Outcome solve(RicochetPuzzle puzzle, Control control) {
        return puzzle.memory() == RuleMemory.NONE
                ? OptimalSearch.solve(puzzle.mission(), control)
                : ResumedOptimal.solve(puzzle, control);
    }

    private static Outcome all(RicochetMission mission, Outcome.Solved shortest, Control control) {
        Counters counters = new Counters();
        counters.expanded = shortest.stats().expanded();
        counters.generated = shortest.stats().generated();
        counters.bytes = shortest.stats().bytes();
        counters.closed = shortest.stats().closed();
        counters.depth = shortest.cost();
        for (int f = 0; f < shortest.stats().profile().length; f++)
            counters.addToProfile(f, shortest.stats().profile()[f]);
        List<int[]> lines = AllSolutionsSearch.find(mission, shortest.cost(), control, counters);
        Stats stats = control.stats(counters);
        if (lines == null) return new Outcome.Stopped(control.reason(), Optional.of(shortest), shortest.cost(), stats);
        return new Outcome.Solved(lines.get(0), shortest.cost(), true, lines, stats);
    }
}
