package dev.damier.game.engines;

import dev.damier.game.Ability;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.play.AlphaBeta;
import dev.damier.play.Duel;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;

/** The textbook's alpha-beta over all moves, each saving a switch: to be watched in the lab rather than to win. */
public final class AlphaBetaEngine implements Engine<Duel>, Ability.Deepening {
    private static final Card CARD = SearchEngine.card(
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
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Duel> needs() {
        return Duel.class;
    }

    @Override
    public Solver<Duel> build(Map<String, String> options) {
        CARD.check(options);
        EnumSet<AlphaBeta.Switch> on = EnumSet.noneOf(AlphaBeta.Switch.class);
        for (AlphaBeta.Switch s : AlphaBeta.Switch.values()) if (CARD.flag(options, id(s))) on.add(s);
        return new AlphaBeta(CARD.number(options, "depth"), on);
    }
}
