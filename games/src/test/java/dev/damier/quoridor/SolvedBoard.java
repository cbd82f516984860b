package dev.damier.quoridor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A small game solved by retrograde analysis, using only its rules. It contains all reachable positions. For each it
 * contains whether the side to move wins or loses, and in how many plies, or neither.
 */
final class SolvedBoard {
    private final Map<String, Integer> indices = new HashMap<>();
    final List<Board> positions = new ArrayList<>();
    /** The successors of each position. */
    private final List<int[]> next = new ArrayList<>();

    private int[] values;

    SolvedBoard(Rules rules) {
        indexOf(Board.start(rules.withDraws(false)));
        for (int i = 0; i < positions.size(); i++) {
            Board board = positions.get(i);
            int[] moves = new int[board.maxMoves()];
            int n = board.moves(moves);
            int[] to = new int[n];
            for (int k = 0; k < n; k++) {
                board.play(moves[k]);
                to[k] = indexOf(board);
                board.undo();
            }
            next.add(to);
        }
        computeValues();
    }

    private int indexOf(Board board) {
        return indices.computeIfAbsent(Notation.write(board), t -> {
            positions.add(Notation.read(t));
            return positions.size() - 1;
        });
    }

    private void computeValues() {
        values = new int[positions.size()];
        for (int plies = 0; ; plies++) {
            boolean changed = plies == 0;
            int[] found = values.clone();
            for (int i = 0; i < values.length; i++) {
                if (values[i] != 0) continue;
                if (plies == 0) {
                    // A finished game is lost for the side to move. It is stored as -1; plies() corrects this by one.
                    if (next.get(i).length == 0) found[i] = -1;
                    continue;
                }
                boolean all = true;
                boolean win = false;
                for (int j : next.get(i)) {
                    all &= values[j] > 0;
                    win |= values[j] < 0;
                }
                if (win || all) {
                    found[i] = win ? plies + 1 : -plies - 1;
                    changed = true;
                }
            }
            values = found;
            if (!changed) return;
        }
    }

    /**
     * Returns the plies to the win (positive) or loss (negative) of the side to move, or 0 if it can force neither.
     */
    int plies(Board board) {
        int v = values[indices.get(Notation.write(board))];
        return v > 0 ? v - 1 : v < 0 ? v + 1 : 0;
    }

    /** Returns whether the game is over in a position. */
    boolean isOver(int i) {
        return next.get(i).length == 0;
    }
}
