package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Text;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers small boards from the complete table of their distances. */
public final class PerfectEngine implements Engine<SmallBoard> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "perfect",
            Text.of(PerfectEngine.class, "perfect.name"),
            Text.of(PerfectEngine.class, "perfect.about"),
            List.of());

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<SmallBoard> needs() {
        return SmallBoard.class;
    }

    @Override
    public Solver<SmallBoard> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        return PerfectEngine::solve;
    }

    public static Outcome solve(SmallBoard small, Control control) {
        Counters counters = new Counters();
        if (!small.board().solvable()) return new Outcome.Impossible(control.stats(counters));
        Optional<PerfectTable> table = PerfectTable.of(small, control, counters);
        if (table.isEmpty()) {
            return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(counters));
        }
        counters.bytes = table.get().bytes();
        int[] line = table.get().line(new Arrangement(small.board(), small.slides()));
        return new Outcome.Solved(line, line.length, true, control.stats(counters));
    }
}
