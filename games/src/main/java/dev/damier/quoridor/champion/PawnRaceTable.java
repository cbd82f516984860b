package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import java.util.Arrays;

/**
 * The exact results of all positions without walls in hand, for one wall layout. It is computed by retrograde analysis,
 * for all pairs of pawn squares and both sides to move.
 *
 * <p>Values are for the side to move. A value n &gt; 0 is a win in n plies, n &lt; 0 a loss in -n plies. 0 is a draw,
 * because both players can keep blocking each other.
 */
final class PawnRaceTable {
    private final int squares;
    private final short[] values;

    private PawnRaceTable(int squares) {
        this.squares = squares;
        values = new short[2 * squares * squares];
    }

    /** Returns the value of a position for the side to move. */
    int value(int toMove, int pawn0, int pawn1) {
        return values[index(toMove, pawn0, pawn1)];
    }

    private int index(int toMove, int pawn0, int pawn1) {
        return (toMove * squares + pawn0) * squares + pawn1;
    }

    /** Solves the wall layout of a board. The pawns and the walls left of the board are ignored. */
    static PawnRaceTable solve(Board board) {
        int squares = board.size() * board.size();
        PawnRaceTable table = new PawnRaceTable(squares);
        new RetrogradeAnalysis(table, board).run();
        return table;
    }

    /**
     * Retrograde analysis: values are propagated from finished games to their predecessors. Every predecessor of a lost
     * position is won. A position is lost if all its moves lead to won positions of the other side. The queue is
     * ordered by distance, so the first value of a position is its final value.
     */
    private static final class RetrogradeAnalysis {
        private final PawnRaceTable table;
        private final short[] values;
        private final int squares;
        private final int[] neighbours;
        private final boolean[][] isGoal = new boolean[2][];
        /** By position, the number of moves that are not yet known to lose; -1 for finished games. */
        private final byte[] openMoves;

        private final int[] queue;
        private int tail;
        private final int[] moves = new int[16];

        RetrogradeAnalysis(PawnRaceTable table, Board board) {
            this.table = table;
            this.values = table.values;
            this.squares = table.squares;
            openMoves = new byte[values.length];
            queue = new int[values.length];
            neighbours = new int[squares * 4];
            for (int s = 0; s < squares; s++)
                for (int direction = 0; direction < 4; direction++)
                    neighbours[s * 4 + direction] = board.wallGrid().neighbour(s, direction);
            for (int p = 0; p < 2; p++) {
                isGoal[p] = new boolean[squares];
                for (int s = 0; s < squares; s++) isGoal[p][s] = board.rules().isGoal(p, s);
            }
        }

        void run() {
            Arrays.fill(openMoves, (byte) -1);
            for (int a = 0; a < squares; a++) {
                for (int b = 0; b < squares; b++) {
                    if (a == b) continue;
                    boolean over = isGoal[0][a] || isGoal[1][b];
                    for (int turn = 0; turn < 2; turn++) {
                        if (over) continue;
                        int i = table.index(turn, a, b);
                        int n = findMoves(turn == 0 ? a : b, turn == 0 ? b : a);
                        openMoves[i] = (byte) n;
                        for (int k = 0; k < n; k++) {
                            if (isGoal[turn][moves[k]]) {
                                values[i] = 1;
                                queue[tail++] = i;
                                break;
                            }
                        }
                    }
                }
            }
            for (int head = 0; head < tail; head++) propagate(queue[head]);
        }

        /** Passes the value of a position on to its predecessors. */
        private void propagate(int i) {
            int turn = i / (squares * squares);
            int a = i / squares % squares;
            int b = i % squares;
            int mover = 1 - turn;
            int square = mover == 0 ? a : b;
            int other = mover == 0 ? b : a;
            short value = values[i];
            int n = findPredecessors(square, other);
            for (int k = 0; k < n; k++) {
                int from = moves[k];
                int j = mover == 0 ? table.index(0, from, other) : table.index(1, other, from);
                if (openMoves[j] < 0 || values[j] != 0) continue;
                if (value < 0) {
                    values[j] = (short) (1 - value);
                    queue[tail++] = j;
                } else if (--openMoves[j] == 0) {
                    values[j] = (short) (-1 - value);
                    queue[tail++] = j;
                }
            }
        }

        /** Stores the steps and jumps of a pawn in {@link #moves} and returns their number. */
        private int findMoves(int from, int other) {
            int n = 0;
            for (int direction = 0; direction < 4; direction++) {
                int to = neighbours[from * 4 + direction];
                if (to < 0) continue;
                if (to != other) {
                    moves[n++] = to;
                    continue;
                }
                int behind = neighbours[to * 4 + direction];
                if (behind >= 0) {
                    moves[n++] = behind;
                    continue;
                }
                int left = neighbours[to * 4 + (direction + 1 & 3)];
                int right = neighbours[to * 4 + (direction + 3 & 3)];
                if (left >= 0) moves[n++] = left;
                if (right >= 0) moves[n++] = right;
            }
            return n;
        }

        /** Stores the squares from which a pawn can move to a square in {@link #moves} and returns their number. */
        private int findPredecessors(int square, int other) {
            int n = 0;
            boolean nextToOther = false;
            for (int direction = 0; direction < 4; direction++) {
                int from = neighbours[square * 4 + direction];
                if (from == other && from >= 0) nextToOther = true;
                else if (from >= 0) moves[n++] = from;
            }
            if (!nextToOther) return n;
            // The square is next to the other pawn, so a jump over that pawn may have ended here.
            for (int direction = 0; direction < 4; direction++) {
                int from = neighbours[other * 4 + direction];
                if (from < 0 || from == square) continue;
                int behind = neighbours[other * 4 + (direction + 2 & 3)];
                boolean straight = behind == square;
                boolean sideways = behind < 0;
                if (straight || sideways) moves[n++] = from;
            }
            return n;
        }
    }
}
