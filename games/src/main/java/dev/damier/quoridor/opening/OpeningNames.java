package dev.damier.quoridor.opening;

import dev.damier.game.Text;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.Rules;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The names of known openings. An opening is recognised by its position, so transpositions and mirror images have its name
 * too.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Quoridor#Opening">Wikipedia: Quoridor, Opening</a>
 */
public final class OpeningNames {
    /** The moves of each opening, by the key of its name. */
    private static final Map<String, String> LINES = new LinkedHashMap<>();

    static {
        LINES.put("standard", "e2 e8 e3 e7 e4 e6 e3v");
        LINES.put("standard-mirrored", "e2 e8 e3 e7 e4 e6 e3v e6v");
        LINES.put("standard-symmetrical", "e2 e8 e3 e7 e4 e6 e3v d6v");
        LINES.put("gap", "e2 e8 e3 e7 e4 e6 e3v e6v g6h");
        LINES.put("anti-gap", "e2 e8 e3 e7 e4 e6 e3v e6v b3h");
        LINES.put("shiller", "e2 e8 e3 e7 e4 e6 c3v");
        LINES.put("ala", "e2 e8 e3 e7 e4 e6 d5h");
        LINES.put("stonewall", "e2 e8 e3 e7 d2h");
        LINES.put("sidewall", "e2 e8 d7v");
        LINES.put("sidewall-counter", "e2 e8 d7v c7h");
        LINES.put("shatranj", "d1v");
        LINES.put("reed", "c3h a3h f3h h3h");
    }

    private static final Map<Long, String> NAMES = new HashMap<>();

    static {
        LINES.forEach((name, line) -> NAMES.put(OpeningLine.key(OpeningLine.play(line.split(" "))), name));
    }

    private OpeningNames() {}

    /** Returns the moves of all named openings. */
    public static Iterable<String> lines() {
        return LINES.values();
    }

    /** Returns the name of the last named position that a game has reached. */
    public static Optional<Text> find(Board board) {
        if (!board.rules().withDraws(true).equals(Rules.STANDARD)) return Optional.empty();
        Board past = board.copy();
        while (true) {
            String name = NAMES.get(OpeningLine.key(past));
            if (name != null) return Optional.of(Text.of(OpeningNames.class, "opening." + name));
            if (past.ply() == 0) return Optional.empty();
            past.undo();
        }
    }
}
