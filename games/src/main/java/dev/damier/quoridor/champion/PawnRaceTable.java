package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import java.util.Arrays;

/**
 * The end of a game in which nobody has walls left, solved backwards for one layout of walls: every pair of pawns and
 * side to move is a win or loss in so many plies, or a draw because both can block the way for ever.
 *
 * <p>Values are for the side to move: n &gt; 0 wins in n plies, n &lt; 0 loses in -n, 0 is a draw.
 */
final class PawnRaceTable {
    private final int squares;
    private final short[] value;

    private PawnRaceTable(int squares) {
        this.squares = squares;
        value = new short[2 * squares * squares];
    }

    int value(int toMove, int pawn0, int pawn1) {
        return value[index(toMove, pawn0, pawn1)];
    }

    private int index(int toMove, int pawn0, int pawn1) {
        return (toMove * squares + pawn0) * squares + pawn1;
    }

    /** Solves the layout of this board, whatever its pawns and walls in hand. */
    static PawnRaceTable of(Board board) {
        int squares = board.size() * board.size();
        PawnRaceTable table = new PawnRaceTable(squares);
        new Retrograde(table, board).run();
        return table;
    }

    /**
     * Values spread from finished games to their predecessors: a loss makes every predecessor a win; a position all of
     * whose moves win for the other side is a loss. The queue is in order of distance, so the first value is the best.
     */
    private static final class Retrograde {
        private final PawnRaceTable table;
        private final short[] value;
        private final int squares;
        private final int[] steps;
        private final boolean[][] goal = new boolean[2][];
        /** Moves of a position not yet known to be bad. */
        private final byte[] open;

        private final int[] queue;
        private int tail;
        private final int[] moves = new int[16];

        Retrograde(PawnRaceTable table, Board board) {
            this.table = table;
            this.value = table.value;
            this.squares = table.squares;
            open = new byte[value.length];
            queue = new int[value.length];
            steps = new int[squares * 4];
            for (int s = 0; s < squares; s++)
                for (int way = 0; way < 4; way++)
                    steps[s * 4 + way] = board.maze().step(s, way);
            for (int p = 0; p < 2; p++) {
                goal[p] = new boolean[squares];
                for (int s = 0; s < squares; s++) goal[p][s] = board.rules().goal(p, s);
            }
        }

        void run() {
            Arrays.fill(open, (byte) -1);
            for (int a = 0; a < squares; a++) {
                for (int b = 0; b < squares; b++) {
                    if (a == b) continue;
                    boolean over = goal[0][a] || goal[1][b];
                    for (int turn = 0; turn < 2; turn++) {
                        if (over) continue;
                        int i = table.index(turn, a, b);
                        int n = moves(turn == 0 ? a : b, turn == 0 ? b : a);
                        open[i] = (byte) n;
                        for (int k = 0; k < n; k++) {
                            if (goal[turn][moves[k]]) {
                                value[i] = 1;
                                queue[tail++] = i;
                                break;
                            }
                        }
                    }
                }
            }
            for (int head = 0; head < tail; head++) spread(queue[head]);
        }

        /** Tells the positions one move before this one what it is worth. */
        private void spread(int i) {
            int turn = i / (squares * squares);
            int a = i / squares % squares;
            int b = i % squares;
            int mover = 1 - turn;
            int here = mover == 0 ? a : b;
            int other = mover == 0 ? b : a;
            short v = value[i];
            // A pawn goes back the way it came: every square from which it can move here, found by trying them all.
            int n = near(here, other);
            for (int k = 0; k < n; k++) {
                int from = moves[k];
                int j = mover == 0 ? table.index(0, from, other) : table.index(1, other, from);
                if (open[j] < 0 || value[j] != 0) continue;
                if (v < 0) {
                    value[j] = (short) (1 - v);
                    queue[tail++] = j;
                } else if (--open[j] == 0) {
                    value[j] = (short) (-1 - v);
                    queue[tail++] = j;
                }
            }
        }

        /** Steps and jumps of a pawn, with the other pawn in the way. */
        private int moves(int from, int other) {
            int n = 0;
            for (int way = 0; way < 4; way++) {
                int to = steps[from * 4 + way];
                if (to < 0) continue;
                if (to != other) {
                    moves[n++] = to;
                    continue;
                }
                int behind = steps[to * 4 + way];
                if (behind >= 0) {
                    moves[n++] = behind;
                    continue;
                }
                int left = steps[to * 4 + (way + 1 & 3)];
                int right = steps[to * 4 + (way + 3 & 3)];
                if (left >= 0) moves[n++] = left;
                if (right >= 0) moves[n++] = right;
            }
            return n;
        }

        /** The squares from which a pawn gets here in one move, with the other pawn in the way: steps, then jumps. */
        private int near(int here, int other) {
            int n = 0;
            boolean beside = false;
            for (int way = 0; way < 4; way++) {
                int from = steps[here * 4 + way];
                if (from == other && from >= 0) beside = true;
                else if (from >= 0) moves[n++] = from;
            }
            if (!beside) return n;
            // Here is next to the other pawn: a jump over it may have ended here, from any of its other neighbours.
            for (int way = 0; way < 4; way++) {
                int from = steps[other * 4 + way];
                if (from < 0 || from == here) continue;
                int behind = steps[other * 4 + (way + 2 & 3)];
                boolean straight = behind == here;
                boolean side = behind < 0;
                if (straight || side) moves[n++] = from;
            }
            return n;
        }
    }
}
