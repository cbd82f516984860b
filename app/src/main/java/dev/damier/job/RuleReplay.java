package dev.damier.job;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts the move codes of an engine to text by replaying them with the rules. Only replayed moves are shown to
 * users.
 */
final class RuleReplay {
    private RuleReplay() {}

    /**
     * Returns the moves of a solution as text. Checks that every move is legal, that the goal is reached and that the
     * cost is as claimed.
     */
    static List<String> solutionTexts(Setup setup, int[] line, int cost) {
        Table table = setup.newTable();
        List<String> texts = new ArrayList<>(line.length);
        // A solution of the largest board has more than a million moves, but few different ones: 7 MB instead of 95.
        Map<String, String> shared = new HashMap<>();
        for (int code : line) texts.add(shared.computeIfAbsent(playCode(table, code), text -> text));
        Table.Status status = table.status();
        if (!status.over()) throw new IllegalStateException("the solution " + texts + " does not reach the goal");
        if (status.cost() != cost) {
            throw new IllegalStateException(
                    "the solution " + texts + " costs " + status.cost() + ", but the engine claims " + cost);
        }
        return texts;
    }

    /**
     * Returns a chosen move and its expected continuation as text. The move must be legal. The continuation comes from
     * hash tables, so it is cut at the first illegal move.
     */
    static List<String> legalPrefixTexts(Setup setup, int move, int[] line) {
        Table table = setup.newTable();
        List<String> texts = new ArrayList<>();
        texts.add(playCode(table, move));
        if (line.length > 1 && line[0] == move)
            table.playWhileLegal(Arrays.copyOfRange(line, 1, line.length)).forEach(next -> texts.add(next.text()));
        return texts;
    }

    private static String playCode(Table table, int code) {
        Move move = table.move(code)
                .orElseThrow(() ->
                        new IllegalStateException("the engine's move " + code + " is not legal in " + table.write()));
        table.play(code);
        return move.text();
    }
}
