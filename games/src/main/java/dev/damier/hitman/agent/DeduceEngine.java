package dev.damier.hitman.agent;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
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
 * An engine that deduces the whole board with one of four methods and goes to the nearest unproved cell. All methods
 * prove the same contents, so they choose the same actions. Only their cost differs.
 *
 * <p>The counters mean: expanded = queries, generated = clauses, closed = proved cells, open = unproved cells.
 */
public final class DeduceEngine extends DescribedEngine<ExplorationState> {
    private static final String COUNTING = "counting";

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "deduce",
            text("deduce.name"),
            text("deduce.about"),
            List.of(Option.choice("by", text("deduce.by"), COUNTING, COUNTING, "counters", "native", "naive")));

    public DeduceEngine() {
        super(DESCRIPTOR, ExplorationState.class);
    }

    @Override
    protected Solver<ExplorationState> newSolver(Map<String, String> options) {
        String method = DESCRIPTOR.value(options, "by");
        return (state, control) -> solve(state, method, control);
    }

    private static Outcome solve(ExplorationState state, String method, Control control) {
        Counters counters = new Counters();
        Deducer deducer = state.deducer;
        Optional<CellProbabilities> found = method.equals(COUNTING)
                ? deduceByCounting(deducer, counters)
                : deduceBySat(deducer, method, control, counters);
        if (found.isEmpty()) return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(counters));
        deducer.setProbabilities(found.get());
        counters.closed = 0;
        for (int c = 0; c < deducer.grid().size(); c++) if (deducer.provenContent(c) != null) counters.closed++;
        counters.open = deducer.grid().size() - counters.closed;
        int[] line = NextLook.of(new NearestUnknown(), state, control).line();
        return new Outcome.Chosen(line[0], 100 * state.guaranteedScore(), line, control.stats(counters));
    }

    private static Optional<CellProbabilities> deduceByCounting(Deducer deducer, Counters counters) {
        counters.expanded++;
        return Optional.of(deducer.probabilities());
    }

    private static Optional<CellProbabilities> deduceBySat(
            Deducer deducer, String method, Control control, Counters counters) {
        return deducer.deduce(
                EncodedFormula.CardinalityEncoding.valueOf(method.toUpperCase(Locale.ROOT)), control, counters);
    }

    private static Text text(String key) {
        return Text.of(DeduceEngine.class, key);
    }
}
