package dev.damier.hitman.agent;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.logic.EncodedFormula;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Deduces the whole board in one of four ways and goes to the nearest cell not proved. The ways prove the same, so they
 * choose the same; what differs is the price. Expanded are the questions asked, generated the clauses written, closed
 * and open the cells proved and not proved.
 */
public final class DeduceEngine implements Engine<ExplorationState> {
    private static final String COUNTING = "counting";

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "deduce",
            text("deduce.name"),
            text("deduce.about"),
            List.of(Option.choice("by", text("deduce.by"), COUNTING, COUNTING, "counters", "native", "naive")));

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<ExplorationState> needs() {
        return ExplorationState.class;
    }

    @Override
    public Solver<ExplorationState> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        String by = DESCRIPTOR.value(options, "by");
        return (exploring, control) -> solve(exploring, by, control);
    }

    private static Outcome solve(ExplorationState exploring, String by, Control control) {
        Counters counters = new Counters();
        Deducer known = exploring.known;
        Optional<CellProbabilities> found =
                by.equals(COUNTING) ? counted(known, counters) : encoded(known, by, control, counters);
        if (found.isEmpty()) return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(counters));
        known.conclude(found.get());
        counters.closed = 0;
        for (int c = 0; c < known.grid().size(); c++) if (known.proven(c) != null) counters.closed++;
        counters.open = known.grid().size() - counters.closed;
        int[] line = NextLook.of(new NearestUnknown(), exploring, control).line();
        return new Outcome.Chosen(line[0], 100 * exploring.sure(), line, control.stats(counters));
    }

    private static Optional<CellProbabilities> counted(Deducer known, Counters counters) {
        counters.expanded++;
        return Optional.of(known.chances());
    }

    private static Optional<CellProbabilities> encoded(Deducer known, String by, Control control, Counters counters) {
        return known.deduce(EncodedFormula.CardinalityEncoding.valueOf(by.toUpperCase(Locale.ROOT)), control, counters);
    }

    private static Text text(String key) {
        return Text.of(DeduceEngine.class, key);
    }
}
