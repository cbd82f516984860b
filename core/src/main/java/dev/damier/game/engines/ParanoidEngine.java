package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.play.MultiPlayerPosition;
import dev.damier.play.Paranoid;
import dev.damier.run.Solver;
import java.util.Map;

/** The engine {@code paranoid}: {@link Paranoid} search for three or more players. */
public final class ParanoidEngine implements Engine<MultiPlayerPosition>, EngineCapability.Deepening {
    private static final Descriptor DESCRIPTOR = SearchEngine.newDescriptor(
            "paranoid",
            SearchEngine.DEPTH,
            Option.choice("candidates", SearchEngine.about("candidates"), "probable", "probable", "all"));

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<MultiPlayerPosition> requiredView() {
        return MultiPlayerPosition.class;
    }

    @Override
    public Solver<MultiPlayerPosition> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        boolean allMoves = DESCRIPTOR.value(options, "candidates").equals("all");
        return new Paranoid(DESCRIPTOR.number(options, "depth"), allMoves);
    }
}
