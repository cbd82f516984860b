package dev.damier.quoridor;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The champion. */
public final class DamierEngine implements Engine<Board> {
    private static final Card CARD = new Card(
            "damier",
            say("engine.damier"),
            say("engine.damier.about"),
            List.of(
                    Option.choice("level", say("option.level"), "8", "1", "2", "3", "4", "5", "6", "7", "8"),
                    Option.free("depth", say("option.depth"), "0"),
                    Option.choice("pace", say("option.pace"), "full", "full", "clock"),
                    Option.choice("evaluator", say("option.evaluator"), "net", "net", "hand")));

    private static Text say(String key) {
        return Text.of(DamierEngine.class, key);
    }

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
        Level level = Level.of(CARD.number(options, "level", 1, Level.BEST));
        int depth = CARD.number(options, "depth", 0, Worker.PLIES - 1);
        if (depth > 0) level = new Level(depth, level.nodes(), level.overlooked());
        boolean hurried = CARD.value(options, "pace").equals("clock");
        String evaluator = CARD.value(options, "evaluator");
        Damier net = new Damier(evaluators(evaluator), new Tuning(), level, hurried);
        Damier hand = new Damier(HandEvaluator::new, new Tuning(), level, hurried);
        Solver<Board> several = MctsEngine.solver(MctsEngine.EXPLORATION, 0);
        return (board, control) -> {
            if (board.players() > 2) return several.solve(board, control);
            return (Features.fit(board.rules) ? net : hand).solve(board, control);
        };
    }

    /** The evaluation of this name. */
    static Supplier<Evaluator> evaluators(String name) {
        if (name.equals("hand") || Net.standard() == null) return HandEvaluator::new;
        return () -> new NetEvaluator(Net.standard());
    }
}
