package dev.damier.quoridor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A small game solved backwards by nothing but its rules: every position that can be reached, and for the side to move
 * whether it wins or loses in how many plies, or neither.
 */
final class SolvedBoard {
    private final Map<String, Integer> number = new HashMap<>();
    final List<Board> positions = new ArrayList<>();
    private final List<int[]> next = new ArrayList<>();
    private int[] value;

    SolvedBoard(Rules rules) {
        number(Board.start(rules.withDraws(false)));
        for (int i = 0; i < positions.size(); i++) {
            Board board = positions.get(i);
            int[] moves = new int[board.maxMoves()];
            int n = board.moves(moves);
            int[] to = new int[n];
            for (int k = 0; k < n; k++) {
                board.play(moves[k]);
                to[k] = number(board);
                board.undo();
            }
            next.add(to);
        }
        settle();
    }

    private int number(Board board) {
        return number.computeIfAbsent(Notation.write(board), t -> {
            positions.add(Notation.read(t));
            return positions.size() - 1;
        });
    }

    private void settle() {
        value = new int[positions.size()];
        for (int plies = 0; ; plies++) {
            boolean changed = plies == 0;
            int[] found = value.clone();
            for (int i = 0; i < value.length; i++) {
                if (value[i] != 0) continue;
                if (plies == 0) {
                    // A finished game is lost for the side to move; kept as -1 and corrected by one on reading.
                    if (next.get(i).length == 0) found[i] = -1;
                    continue;
                }
                boolean all = true;
                boolean win = false;
                for (int j : next.get(i)) {
                    all &= value[j] > 0;
                    win |= value[j] < 0;
                }
                if (win || all) {
                    found[i] = win ? plies + 1 : -plies - 1;
                    changed = true;
                }
            }
            value = found;
            if (!changed) return;
        }
    }

    /** Plies to the win (positive) or loss (negative) of the side to move, 0 when neither can force it. */
    int plies(Board board) {
        int v = value[number.get(Notation.write(board))];
        return v > 0 ? v - 1 : v < 0 ? v + 1 : 0;
    }

    boolean over(int i) {
        return next.get(i).length == 0;
    }
}
