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
 * The legal moves after the next moves, so that a quick hand is answered by the page itself while the server is still
 * thinking of the first of them: the nearest positions first, and as many as keep an answer short. A game of many moves
 * has none, nor has one whose moves are not taken back.
 */
final class Lookahead {
    /** Moves told in all: three or four moves deep where there are few, as in sliding tiles. */
    private static final int MAX_MOVES = 96;

    private Lookahead() {}

    /**
     * Legal moves by the texts of the moves that lead there, joined by spaces. The table is left as it was if its moves can be
     * taken back, and is of no use any more if not.
     */
    static Map<String, List<Move>> of(Table table) {
        Map<String, List<Move>> ahead = new LinkedHashMap<>();
        Deque<List<Move>> lines = new ArrayDeque<>();
        for (Move move : table.moves()) lines.add(List.of(move));
        int told = lines.size();
        while (!lines.isEmpty() && told < MAX_MOVES) {
            List<Move> line = lines.remove();
            List<Move> next = after(table, line);
            if (next == null) return Map.of();
            told += next.size();
            if (told > MAX_MOVES) break;
            ahead.put(String.join(" ", line.stream().map(Move::text).toList()), next);
            for (Move move : next) lines.add(longer(line, move));
        }
        return ahead;
    }

    private static List<Move> longer(List<Move> line, Move move) {
        List<Move> more = new ArrayList<>(line);
        more.add(move);
        return more;
    }

    /** Null if what was played cannot be taken back. */
    private static List<Move> after(Table table, List<Move> line) {
        for (Move move : line) table.play(move.code());
        List<Move> next = table.moves();
        for (int i = 0; i < line.size(); i++) if (!table.undo()) return null;
        return next;
    }
}
