package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.play.AlphaBeta;
import dev.damier.play.TwoPlayerPosition;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;

/**
 * The engine {@code alphabeta}: {@link AlphaBeta} over all legal moves. Each enhancement is an option. It is meant for teaching,
 * not for strong play.
 */
public final class AlphaBetaEngine extends DescribedEngine<TwoPlayerPosition> implements EngineCapability.Deepening {
    private static final Descriptor DESCRIPTOR = SearchEngine.newDescriptor(
            "alphabeta",
            SearchEngine.DEPTH,
            enhancementOption(AlphaBeta.Enhancement.CUTS),
            enhancementOption(AlphaBeta.Enhancement.PRINCIPAL_VARIATION),
            enhancementOption(AlphaBeta.Enhancement.TABLE),
            enhancementOption(AlphaBeta.Enhancement.KILLERS),
            enhancementOption(AlphaBeta.Enhancement.HISTORY));

    private static String id(AlphaBeta.Enhancement enhancement) {
        return enhancement.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Option enhancementOption(AlphaBeta.Enhancement enhancement) {
        return Option.flag(id(enhancement), SearchEngine.about(id(enhancement)), true, "on", "off");
    }

    public AlphaBetaEngine() {
        super(DESCRIPTOR, TwoPlayerPosition.class);
    }

    @Override
    protected Solver<TwoPlayerPosition> newSolver(Map<String, String> options) {
        EnumSet<AlphaBeta.Enhancement> enabled = EnumSet.noneOf(AlphaBeta.Enhancement.class);
        for (AlphaBeta.Enhancement enhancement : AlphaBeta.Enhancement.values())
            if (DESCRIPTOR.flag(options, id(enhancement))) enabled.add(enhancement);
        return new AlphaBeta(DESCRIPTOR.number(options, "depth"), enabled);
    }
}
