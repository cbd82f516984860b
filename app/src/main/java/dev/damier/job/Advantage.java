package dev.damier.job;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Who stands better in a game for two, said of one side by its name.
 *
 * @param first hundredths of a move for the first seat, or a win as {@link dev.damier.run.Outcome.Chosen#value} has it
 * @param chance that the first seat wins, from 0 to 1
 */
public record Advantage(int first, double chance, Text sentence) {
    /**
     * Hundredths of a move that are worth one logit when Quoridor's champion plays on against itself ({@code ./measure
     * quoridor-chance}): two moves ahead win seven games in ten.
     */
    private static final double LOGIT = 230;

    /** Below this nobody would call it an advantage. */
    private static final int EVEN = 5;

    /** @param value for whoever is to move at this table, at which two sit */
    public static Advantage of(int value, Table table) {
        int first = table.toMove() == 0 ? value : -value;
        return new Advantage(first, chance(first), sentence(first, table.seats()));
    }

    private static double chance(int value) {
        if (Math.abs(value) >= WIN / 2) return value > 0 ? 1 : 0;
        return 1 / (1 + Math.exp(-value / LOGIT));
    }

    private static Text sentence(int first, List<Table.Seat> seats) {
        Text leader = seats.get(first > 0 ? 0 : 1).name();
        int size = Math.abs(first);
        if (size >= WIN / 2) return say("balance.wins", leader, WIN - size);
        if (size < EVEN) return say("balance.even");
        int tenths = (size + 5) / 10;
        // French counts in the singular below two, English only at one itself.
        int form = tenths == 10 ? 1 : tenths < 20 ? 0 : 2;
        return say("balance.ahead", leader, say("decimal", tenths / 10, tenths % 10), form);
    }

    private static Text say(String key, Object... args) {
        return Text.of(Advantage.class, key, args);
    }

    /** The fields of the JSON object, in order. */
    public Map<String, Object> row(Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("first", first);
        row.put("chance", Math.round(chance * 1000) / 1000.0);
        row.put("sentence", sentence.in(language));
        return row;
    }
}
