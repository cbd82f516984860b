package dev.damier.game.engines;

import dev.damier.game.Ability;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.play.Mcts;
import dev.damier.play.Position;
import dev.damier.run.Solver;
import java.util.Map;

/** Monte Carlo tree search, for any number of players; the position says how its games are played out. */
public final class MctsEngine implements Engine<Position>, Ability.Seeded {
    private static final Card CARD = SearchEngine.card(
            "mcts", Option.number("exploration", SearchEngine.about("exploration"), 0, 1000, "50"), SearchEngine.SEED);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Position> needs() {
        return Position.class;
    }

    @Override
    public Solver<Position> build(Map<String, String> options) {
        CARD.check(options);
        double exploration = CARD.number(options, "exploration") / 100.0;
        return new Mcts(exploration, CARD.number(options, "seed"));
    }
}
