package dev.damier.ricochet.optimal;

import dev.damier.game.EngineCapability;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
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

/** The shortest solution under any rules, with its proof; on request all of them. */
public final class RicochetOptimalEngine implements Engine<RicochetMission>, EngineCapability.Listing {
    static final String ID = "optimal";

    private static final Descriptor DESCRIPTOR = new Descriptor(
            ID,
            RicochetMessages.text("optimal.name"),
            RicochetMessages.text("optimal.about"),
            List.of(Option.flag("all", RicochetMessages.text("optimal.all"), false)));

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<RicochetMission> needs() {
        return RicochetMission.class;
    }

    @Override
    public Solver<RicochetMission> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        boolean all = DESCRIPTOR.flag(options, "all");
        return (mission, control) -> {
            Outcome outcome = OptimalSearch.solve(mission, control);
            return all && outcome instanceof Outcome.Solved one ? all(mission, one, control) : outcome;
        };
    }

    /** The shortest solution of a puzzle, whether it begins or goes on. */
    public static Outcome solve(RicochetPuzzle puzzle, Control control) {
        return puzzle.memory() == RuleMemory.NONE
                ? OptimalSearch.solve(puzzle.mission(), control)
                : ResumedOptimal.solve(puzzle, control);
    }

    private static Outcome all(RicochetMission mission, Outcome.Solved one, Control control) {
        Counters counters = new Counters();
        counters.expanded = one.stats().expanded();
        counters.generated = one.stats().generated();
        counters.bytes = one.stats().bytes();
        counters.closed = one.stats().closed();
        counters.depth = one.cost();
        for (int f = 0; f < one.stats().profile().length; f++)
            counters.profile(f, one.stats().profile()[f]);
        List<int[]> lines = OptimalAll.of(mission, one.cost(), control, counters);
        Stats stats = control.stats(counters);
        if (lines == null) return new Outcome.Stopped(control.reason(), Optional.of(one), one.cost(), stats);
        return new Outcome.Solved(lines.get(0), one.cost(), true, lines, stats);
    }
}
