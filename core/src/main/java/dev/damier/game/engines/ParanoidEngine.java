package dev.damier.game.engines;

import dev.damier.game.Ability;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.play.FreeForAll;
import dev.damier.play.Paranoid;
import dev.damier.run.Solver;
import java.util.Map;

/** Alpha-beta for three or more players: me against all of them. */
public final class ParanoidEngine implements Engine<FreeForAll>, Ability.Deepening {
    private static final Card CARD = SearchEngine.card(
            "paranoid",
            SearchEngine.DEPTH,
            Option.choice("candidates", SearchEngine.about("candidates"), "probable", "probable", "all"));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<FreeForAll> needs() {
        return FreeForAll.class;
    }

    @Override
    public Solver<FreeForAll> build(Map<String, String> options) {
        CARD.check(options);
        boolean allMoves = CARD.value(options, "candidates").equals("all");
        return new Paranoid(CARD.number(options, "depth"), allMoves);
    }
}
