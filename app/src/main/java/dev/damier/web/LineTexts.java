package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Advantage;
import dev.damier.job.PositionEvaluation;
import dev.damier.run.Outcome.RankedLine;
import dev.damier.run.Outcome.Scale;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Converts the lines of a search to the game's notation. Lines are replayed as far as they are legal, because lines of
 * a running search may be incomplete.
 */
final class LineTexts {
    private static final int MAX_MOVES = 60;

    private LineTexts() {}

    /** Returns several lines with their evaluations, the best first. */
    static List<Map<String, Object>> rankedRows(
            Setup setup, List<RankedLine> lines, Scale scale, boolean proving, Locale language) {
        return lines.stream()
                .map(line -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("moves", moveTexts(setup, line.line()));
                    row.put("value", line.value());
                    putAdvantage(
                            row, setup, PositionEvaluation.of(line.value(), scale, setup.game()), proving, language);
                    return row;
                })
                .toList();
    }

    /**
     * Adds which side has the advantage, in games of two players.
     *
     * @param proving whether a win or loss is proved
     */
    static void putAdvantage(
            Map<String, Object> row, Setup setup, PositionEvaluation evaluation, boolean proving, Locale language) {
        Table table = setup.newTable();
        if (table.seats().size() == 2)
            row.put("balance", Advantage.of(evaluation, table, proving).jsonFields(language));
    }

    /** Returns the texts of the first {@value #MAX_MOVES} moves of a line, for display. */
    static List<String> moveTexts(Setup setup, int[] line) {
        return all(setup, Arrays.copyOf(line, Math.min(line.length, MAX_MOVES)));
    }

    /** Returns the texts of all moves of a line, up to the first illegal move. */
    static List<String> all(Setup setup, int[] line) {
        return setup.newTable().playWhileLegal(line).stream().map(Move::text).toList();
    }
}
