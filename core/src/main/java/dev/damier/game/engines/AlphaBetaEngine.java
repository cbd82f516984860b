package dev.damier.game.engines;

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
public final class AlphaBetaEngine implements Engine<Duel> {
    private static final Card CARD = SearchEngine.card(
            "alphabeta",
            Option.free("depth", SearchEngine.about("depth"), "0"),
            toggle(AlphaBeta.Switch.CUTS),
            toggle(AlphaBeta.Switch.PRINCIPAL_VARIATION),
            toggle(AlphaBeta.Switch.TABLE),
            toggle(AlphaBeta.Switch.KILLERS),
            toggle(AlphaBeta.Switch.HISTORY));

    private static String id(AlphaBeta.Switch s) {
        return s.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Option toggle(AlphaBeta.Switch s) {
        return Option.choice(id(s), SearchEngine.about(id(s)), "on", "on", "off");
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
        for (AlphaBeta.Switch s : AlphaBeta.Switch.values())
            if (CARD.value(options, id(s)).equals("on")) on.add(s);
        return new AlphaBeta(CARD.number(options, "depth", 0, 60), on);
    }
}
