package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the race tables against a brute-force computation that uses only the rules. */
class PawnRaceTest {
    /** Returns a board with random walls and no walls in hand. */
    private static Board layout(int size, int walls, Random random) {
        Board board = Board.start(Rules.of(size, 2).withWalls(walls));
        int[] moves = new int[board.maxMoves()];
        for (int i = 0; i < 2 * walls; i++) {
            int n = board.moves(moves);
            int first = 0;
            while (first < n && MoveCode.isPawnMove(moves[first])) first++;
            if (first == n) break;
            board.play(moves[first + random.nextInt(n - first)]);
        }
        return board;
    }

    private static Board position(Board layout, int a, int b, int toMove) {
        return Boards.of(layout, new int[] {a, b}, new int[] {0, 0}, toMove);
    }

    /**
     * Computes all values by repeated sweeps until nothing changes: plies to the win or loss of the side to move, 0 for
     * a draw.
     */
    private static int[] brute(Board layout) {
        int squares = layout.size() * layout.size();
        int[] value = new int[2 * squares * squares];
        int[] moves = new int[layout.maxMoves()];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 0; i < value.length; i++) {
                int turn = i / (squares * squares);
                int a = i / squares % squares;
                int b = i % squares;
                if (a == b) continue;
                Board board = position(layout, a, b, turn);
                int n = board.winner() >= 0 ? 0 : board.moves(moves);
                if (n == 0) continue;
                int best = Integer.MIN_VALUE;
                boolean allLost = true;
                for (int k = 0; k < n; k++) {
                    board.play(moves[k]);
                    int j = (board.toMove() * squares + board.pawn(0)) * squares + board.pawn(1);
                    int v = board.winner() >= 0 ? 1 : value[j] < 0 ? 1 - value[j] : 0;
                    allLost &= value[j] > 0 && board.winner() < 0;
                    if (v > 0) best = best == Integer.MIN_VALUE ? v : Math.min(best, v);
                    board.undo();
                }
                int now = 0;
                if (best != Integer.MIN_VALUE) now = best;
                else if (allLost) {
                    int longest = 0;
                    for (int k = 0; k < n; k++) {
                        board.play(moves[k]);
                        int j = (board.toMove() * squares + board.pawn(0)) * squares + board.pawn(1);
                        longest = Math.max(longest, value[j]);
                        board.undo();
                    }
                    now = -1 - longest;
                }
                if (now != value[i]) {
                    value[i] = now;
                    changed = true;
                }
            }
        }
        return value;
    }

    /** Returns whether both pawns have a path and neither has arrived. */
    private static boolean possible(Board board) {
        return board.distance(0) > 0 && board.distance(1) > 0;
    }

    /** Compares the table with brute force for every possible position of a layout. Returns the number of draws. */
    private static int assertAgrees(Board layout) {
        int squares = layout.size() * layout.size();
        PawnRaceTable table = PawnRaceTable.solve(layout);
        int[] brute = brute(layout);
        int draws = 0;
        for (int i = 0; i < brute.length; i++) {
            int turn = i / (squares * squares);
            int a = i / squares % squares;
            int b = i % squares;
            if (a == b || !possible(position(layout, a, b, turn))) continue;
            if (brute[i] == 0) draws++;
            assertThat(table.value(turn, a, b))
                    .as(Boards.write(position(layout, a, b, turn)))
                    .isEqualTo(brute[i]);
        }
        return draws;
    }

    @Test
    void tablesAgreeWithBruteForce() {
        Random random = new Random(11);
        for (int round = 0; round < 30; round++) {
            int size = round % 2 == 0 ? 5 : 3;
            assertAgrees(layout(size, size == 5 ? 2 + random.nextInt(5) : 1, random));
        }
    }

    @Test
    void somePositionsAreDrawnByEndlessBlocking() {
        Board layout = Boards.read(
                "a4a8b1c2c3d7d8e6f1f3f5g6g7h4h5_a2a5b4b8c1c4c7d1d3d6e1e3e7f2g2g4g8h3h8" + "_g5.g4_0.0_1_walls17");
        assertThat(assertAgrees(layout)).isPositive();
    }

    @Test
    void decidedRacesAreWinsInTheTable() {
        Random random = new Random(5);
        int decided = 0;
        for (int round = 0; round < 60; round++) {
            Board layout = layout(9, 10, random);
            PawnRaceTable table = PawnRaceTable.solve(layout);
            for (int i = 0; i < 200; i++) {
                int a = random.nextInt(72);
                int b = 9 + random.nextInt(72);
                if (a == b) continue;
                Board board = position(layout, a, b, i % 2);
                if (!possible(board)) continue;
                for (int runner = 0; runner < 2; runner++) {
                    int plies = DecidedRace.pliesToWin(
                            board, runner, board.route(runner), 0, board.distance(runner), board.distance(1 - runner));
                    if (plies < 0) continue;
                    decided++;
                    int exact = table.value(board.toMove(), a, b);
                    assertThat(runner == board.toMove() ? exact : -exact)
                            .as(Boards.write(board))
                            .isBetween(1, plies);
                }
            }
        }
        assertThat(decided).isGreaterThan(500);
    }
}
