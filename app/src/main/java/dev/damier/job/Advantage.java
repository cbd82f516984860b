package dev.damier.job;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The advantage in a two-player game, with a sentence that names the leading side.
 *
 * @param first value for the first seat: hundredths of a move, or a win encoded as in {@link
 *     dev.damier.run.Outcome.Chosen#value}
 * @param chance probability that the first seat wins, from 0 to 1
 * @param sentence the advantage in words
 */
public record Advantage(int first, double chance, Text sentence) {
    /**
     * Hundredths of a move that correspond to one logit of the win probability. Measured with self-play games of
     * Quoridor's engine champion ({@code ./measure quoridor-chance}): a lead of two moves wins seven games in ten.
     */
    private static final double CENTIMOVES_PER_LOGIT = 230;

    /** Positions with a smaller absolute value are called even, in hundredths of a move. */
    private static final int MIN_ADVANTAGE = 5;

    /**
     * Returns the advantage at a table with two seats.
     *
     * @param value value for the side to move
     */
    public static Advantage of(int value, Table table) {
        int first = table.toMove() == 0 ? value : -value;
        return new Advantage(first, chance(first), sentence(first, table.seats()));
    }

    private static double chance(int value) {
        if (Math.abs(value) >= WIN / 2) return value > 0 ? 1 : 0;
        return 1 / (1 + Math.exp(-value / CENTIMOVES_PER_LOGIT));
    }

    private static Text sentence(int first, List<Table.Seat> seats) {
        Text leader = seats.get(first > 0 ? 0 : 1).name();
        int size = Math.abs(first);
        if (size >= WIN / 2) return text("balance.wins", leader, WIN - size);
        if (size < MIN_ADVANTAGE) return text("balance.even");
        int tenths = (size + 5) / 10;
        // // French uses the singular below 2, English only at exactly 1.
        int form = tenths == 10 ? 1 : tenths < 20 ? 0 : 2;
        return text("balance.ahead", leader, text("decimal", tenths / 10, tenths % 10), form);
    }

    private static Text text(String key, Object... args) {
        return Text.of(Advantage.class, key, args);
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields(Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("first", first);
        row.put("chance", Math.round(chance * 1000) / 1000.0);
        row.put("sentence", sentence.in(language));
        return row;
    }
}
