package dev.damier.quoridor;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** The champion. */
public final class DamierEngine implements Engine<Board> {
    private static final Card CARD = new Card(
            "damier",
            Text.of(DamierEngine.class, "engine.damier"),
            Text.of(DamierEngine.class, "engine.damier.about"),
            List.of(Option.free("depth", Text.of(DamierEngine.class, "option.depth"), "0")));

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
        int depth = CARD.number(options, "depth", 0, Worker.PLIES - 1);
        Damier duel = new Damier(HandEvaluator::new, new Tuning(), depth == 0 ? Worker.PLIES : depth);
        return (board, control) ->
                board.players() == 2 ? duel.solve(board, control) : GreedyEngine.choose(board, control);
    }
}
