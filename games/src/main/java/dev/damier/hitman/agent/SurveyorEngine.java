package dev.damier.hitman.agent;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Text;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** An engine that returns the next look of the {@link Surveyor}, for hints and analysis. */
public final class SurveyorEngine implements Engine<ExplorationState> {
    public static final String ID = "surveyor";

    private static final Descriptor DESCRIPTOR =
            new Descriptor(ID, text("surveyor.name"), text("surveyor.about"), List.of());

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<ExplorationState> requiredView() {
        return ExplorationState.class;
    }

    @Override
    public Solver<ExplorationState> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
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
