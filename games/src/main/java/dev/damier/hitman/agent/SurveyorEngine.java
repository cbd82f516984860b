package dev.damier.hitman.agent;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** An engine that returns the next look of the {@link Surveyor}, for hints and analysis. */
public final class SurveyorEngine extends DescribedEngine<ExplorationState> {
    public static final String ID = "surveyor";

    private static final Descriptor DESCRIPTOR =
            new Descriptor(ID, text("surveyor.name"), text("surveyor.about"), List.of());

    public SurveyorEngine() {
        super(DESCRIPTOR, ExplorationState.class);
    }

    @Override
    protected Solver<ExplorationState> newSolver(Map<String, String> options) {
        return (state, control) -> {
            int[] line = NextLook.of(new Surveyor(), state, control).line();
            Counters counters = new Counters();
            counters.expanded = line.length;
            return new Outcome.Chosen(line[0], 100 * state.guaranteedScore(), line, control.stats(counters));
        };
    }

    private static Text text(String key) {
        return Text.of(SurveyorEngine.class, key);
    }
}
