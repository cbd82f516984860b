package dev.damier.taquin.quick;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import dev.damier.taquin.TaquinSetup;
import java.util.List;
import java.util.Map;

/** A line on any board at once, then shorter ones while the budget lasts; see {@link QuickSearch}. */
public final class QuickEngine implements Engine<TaquinSetup> {
    private static final Card CARD =
            new Card("quick", Text.of(QuickEngine.class, "name"), Text.of(QuickEngine.class, "about"), List.of());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<TaquinSetup> needs() {
        return TaquinSetup.class;
    }

    @Override
    public Solver<TaquinSetup> build(Map<String, String> options) {
        CARD.check(options);
        return (setup, control) -> new QuickSearch(setup, control).solve();
    }
}
