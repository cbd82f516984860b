package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.play.MultiPlayerPosition;
import dev.damier.play.Paranoid;
import dev.damier.run.Solver;
import java.util.Map;

/** The engine {@code paranoid}: {@link Paranoid} search for three or more players. */
public final class ParanoidEngine extends DescribedEngine<MultiPlayerPosition> implements EngineCapability.Deepening {
    private static final Descriptor DESCRIPTOR = SearchEngine.newDescriptor(
            "paranoid",
            SearchEngine.DEPTH,
            Option.choice("candidates", SearchEngine.about("candidates"), "probable", "probable", "all"));

    public ParanoidEngine() {
        super(DESCRIPTOR, MultiPlayerPosition.class);
    }

    @Override
    protected Solver<MultiPlayerPosition> newSolver(Map<String, String> options) {
        boolean allMoves = DESCRIPTOR.value(options, "candidates").equals("all");
        return new Paranoid(DESCRIPTOR.number(options, "depth"), allMoves);
    }
}
