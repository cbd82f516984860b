package dev.damier.game.engines;

import dev.damier.game.EngineCapability;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.play.AlphaBeta;
import dev.damier.play.TwoPlayerPosition;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;

/** The textbook's alpha-beta over all moves, each saving a switch: to be watched in the lab rather than to win. */
public final class AlphaBetaEngine implements Engine<TwoPlayerPosition>, EngineCapability.Deepening {
    private static final Descriptor DESCRIPTOR = SearchEngine.card(
            "alphabeta",
            SearchEngine.DEPTH,
            toggle(AlphaBeta.Switch.CUTS),
            toggle(AlphaBeta.Switch.PRINCIPAL_VARIATION),
            toggle(AlphaBeta.Switch.TABLE),
            toggle(AlphaBeta.Switch.KILLERS),
            toggle(AlphaBeta.Switch.HISTORY));

    private static String id(AlphaBeta.Switch s) {
        return s.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Option toggle(AlphaBeta.Switch s) {
        return Option.flag(id(s), SearchEngine.about(id(s)), true, "on", "off");
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<TwoPlayerPosition> needs() {
        return TwoPlayerPosition.class;
    }

    @Override
    public Solver<TwoPlayerPosition> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        EnumSet<AlphaBeta.Switch> on = EnumSet.noneOf(AlphaBeta.Switch.class);
        for (AlphaBeta.Switch s : AlphaBeta.Switch.values()) if (DESCRIPTOR.flag(options, id(s))) on.add(s);
        return new AlphaBeta(DESCRIPTOR.number(options, "depth"), on);
    }
}
