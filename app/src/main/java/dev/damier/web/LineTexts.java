package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Advantage;
import dev.damier.run.Outcome.RankedLine;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A running search's line in words: replayed as far as the rules allow, for it is still only a glimpse. */
final class LineTexts {
    private static final int SHOWN = 60;

    private LineTexts() {}

    /** Several lines with what they are worth, the best first. */
    static List<Map<String, Object>> ranked(Setup setup, List<RankedLine> lines, Locale language) {
        return lines.stream()
                .map(line -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("moves", texts(setup, line.line()));
                    row.put("value", line.value());
                    balance(row, setup, line.value(), language);
                    return row;
                })
                .toList();
    }

    /** Puts in who stands better, where two play. */
    static void balance(Map<String, Object> row, Setup setup, int value, Locale language) {
        Table table = setup.newTable();
        if (table.seats().size() == 2)
            row.put("balance", Advantage.of(value, table).row(language));
    }

    /** Returns the first {@value #SHOWN} moves of a line as text, for a display. */
    static List<String> texts(Setup setup, int[] line) {
        return all(setup, Arrays.copyOf(line, Math.min(line.length, SHOWN)));
    }

    /** Returns all moves of a line as text, however long it is, up to the first that is not legal. */
    static List<String> all(Setup setup, int[] line) {
        return setup.newTable().follow(line).stream().map(Move::text).toList();
    }
}
