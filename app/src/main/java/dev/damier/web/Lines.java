package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A running search's line in words: replayed as far as the rules allow, for it is still only a glimpse. */
final class Lines {
    private static final int SHOWN = 60;

    private Lines() {}

    static List<String> texts(Setup setup, int[] line) {
        Table table = setup.seat();
        List<String> texts = new ArrayList<>();
        for (int code : line) {
            Optional<Move> move =
                    table.moves().stream().filter(m -> m.code() == code).findFirst();
            if (move.isEmpty() || texts.size() == SHOWN) break;
            texts.add(move.get().text());
            table.play(code);
        }
        return texts;
    }
}
