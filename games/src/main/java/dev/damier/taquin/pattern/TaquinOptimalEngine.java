package dev.damier.taquin.pattern;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import dev.damier.taquin.TileBoard;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The taquin's headline engine: the shortest solution with proof, see {@link OptimalSolver}. */
public final class TaquinOptimalEngine implements Engine<TileBoard> {
    private static final Card CARD = new Card(
            "optimal",
            text("name"),
            text("about"),
            List.of(Option.choice("tables", text("tables"), "auto", "auto", "quick", "strong")));

    private static Text text(String key) {
        return Text.of(TaquinOptimalEngine.class, key);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<TileBoard> needs() {
        return TileBoard.class;
    }

    @Override
    public Solver<TileBoard> build(Map<String, String> options) {
        CARD.check(options);
        String strength = CARD.value(options, "tables").toUpperCase(Locale.ROOT);
        return new OptimalSolver(PatternTables.standard(), OptimalSolver.Strength.valueOf(strength));
    }
}
