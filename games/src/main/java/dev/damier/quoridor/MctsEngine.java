package dev.damier.quoridor;

import dev.damier.game.Ability;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.Mcts;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** Monte Carlo tree search with {@link Rollouts}, for two or four players. */
public final class MctsEngine implements Engine<Board>, Ability.Seeded {
    public static final double EXPLORATION = 0.5;

    private static final Card CARD = new Card(
            "mcts",
            Text.of(MctsEngine.class, "engine.mcts"),
            Text.of(MctsEngine.class, "engine.mcts.about"),
            List.of(
                    Option.number("exploration", Text.of(MctsEngine.class, "option.exploration"), 0, 1000, "50"),
                    Option.number("seed", Text.of(MctsEngine.class, "option.seed"), 0, Integer.MAX_VALUE, "0")));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Board> needs() {
        return Board.class;
    }

    @Override
    public Solver<Board> build(Map<String, String> options) {
        CARD.check(options);
        double exploration = CARD.number(options, "exploration") / 100.0;
        int seed = CARD.number(options, "seed");
        return solver(exploration, seed);
    }

    public static Solver<Board> solver(double exploration, long seed) {
        return (board, control) -> {
            Rollouts rollouts = new Rollouts();
            return new Mcts(rollouts, rollouts, exploration, seed).solve(board, control);
        };
    }
}
