package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Computes the legal moves after the next moves, so that a page can react to fast input before the server has answered.
 * The nearest positions come first, as many as keep the response short. It is empty for games with many moves, or with
 * moves that cannot be undone.
 */
final class Lookahead {
    /**
     * Maximum number of moves in total: three or four plies deep in games with few moves, such as the sliding puzzle.
     */
    private static final int MAX_MOVES = 96;

    private Lookahead() {}

    /**
     * Maps sequences of moves, written as move texts joined by spaces, to the legal moves after them. The table is unchanged
     * afterwards if its moves can be undone; otherwise it must not be used any more.
     */
    static Map<String, List<Move>> of(Table table) {
        Map<String, List<Move>> ahead = new LinkedHashMap<>();
        Deque<List<Move>> lines = new ArrayDeque<>();
        for (Move move : table.moves()) lines.add(List.of(move));
        int moveCount = lines.size();
        while (!lines.isEmpty() && moveCount < MAX_MOVES) {
            List<Move> line = lines.remove();
            List<Move> next = movesAfter(table, line);
            if (next == null) return Map.of();
            moveCount += next.size();
            if (moveCount > MAX_MOVES) break;
            ahead.put(String.join(" ", line.stream().map(Move::text).toList()), next);
            for (Move move : next) lines.add(append(line, move));
        }
        return ahead;
    }

    private static List<Move> append(List<Move> line, Move move) {
        List<Move> longer = new ArrayList<>(line);
        longer.add(move);
        return longer;
    }

    /** Returns null if a move cannot be undone. */
    private static List<Move> movesAfter(Table table, List<Move> line) {
        for (Move move : line) table.play(move.code());
        List<Move> next = table.moves();
        for (int i = 0; i < line.size(); i++) if (!table.undo()) return null;
        return next;
    }
}
