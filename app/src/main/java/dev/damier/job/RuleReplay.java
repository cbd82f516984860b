package dev.damier.job;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Engines speak codes; people are shown texts, and only of moves that were just played by the rules. */
final class RuleReplay {
    private RuleReplay() {}

    /** The texts of a puzzle's solution: every move legal, the goal reached, the cost as claimed. */
    static List<String> toTheGoal(Setup setup, int[] line, int cost) {
        Table table = setup.newTable();
        List<String> texts = new ArrayList<>(line.length);
        for (int code : line) texts.add(play(table, code));
        Table.Status status = table.status();
        if (!status.over()) throw new IllegalStateException("the solution " + texts + " does not reach the goal");
        if (status.cost() != cost) {
            throw new IllegalStateException(
                    "the solution " + texts + " costs " + status.cost() + ", but the engine claims " + cost);
        }
        return texts;
    }

    /**
     * The texts of a chosen move and the continuation expected after it. The move must be legal; the continuation comes
     * from hash tables and is cut where it stops being so.
     */
    static List<String> asFarAsLegal(Setup setup, int move, int[] line) {
        Table table = setup.newTable();
        List<String> texts = new ArrayList<>();
        texts.add(play(table, move));
        if (line.length > 1 && line[0] == move)
            table.playWhileLegal(Arrays.copyOfRange(line, 1, line.length)).forEach(next -> texts.add(next.text()));
        return texts;
    }

    private static String play(Table table, int code) {
        Move move = table.move(code)
                .orElseThrow(() ->
                        new IllegalStateException("the engine's move " + code + " is not legal in " + table.write()));
        table.play(code);
        return move.text();
    }
}
