package dev.damier.breakthrough;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.NotationException;
import dev.damier.game.Option;
import dev.damier.game.Presentation.EvaluationUnit;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The game: its descriptor, its notation and its random positions. */
public final class Breakthrough implements Game {
    static final int SIZE = 6;

    private static final String START = "bbbbbb/bbbbbb/6/6/wwwwww/wwwwww_w";
    private static final EvaluationUnit PIECES = new EvaluationUnit(number -> text("unit.pieces", number), 0);
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "breakthrough",
            text("name"),
            text("about"),
            List.of(Option.number("plies", text("option.plies"), 0, 8, "0")));

    static Text text(String key, Object... args) {
        return Text.of(Breakthrough.class, key, args);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public String defaultEngine() {
        return "mcts";
    }

    @Override
    public EvaluationUnit evaluationUnit() {
        return PIECES;
    }

    @Override
    public Setup read(String text) {
        return Squares.read(this, text.strip())
                .orElseThrow(() -> new NotationException(text("bad", text.strip(), START)));
    }

    @Override
    public Setup example() {
        return read(START);
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        Random random = new Random(seed);
        BreakthroughTable table =
                new BreakthroughTable(Squares.read(this, START).orElseThrow());
        for (int plies = DESCRIPTOR.number(options, "plies"); plies > 0; plies--)
            table.play(table.moves().get(random.nextInt(table.moves().size())).code());
        return read(table.write());
    }
}
