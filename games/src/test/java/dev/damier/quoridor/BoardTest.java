package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the board: incremental values equal recomputed ones, repetitions, draws, results and the evaluation. */
class BoardTest {
    private static void play(Board board, String... moves) {
        for (String move : moves) board.play(MoveCode.parse(move, board.size()));
    }

    /** Returns a board with the same position that is built from its parts. */
    private static Board rebuilt(Board board) {
        int[] pawns = new int[board.players()];
        int[] wallsLeft = new int[board.players()];
        for (int p = 0; p < pawns.length; p++) {
            pawns[p] = board.pawn(p);
            wallsLeft[p] = board.wallsLeft(p);
        }
        return Board.of(board.rules(), board.wallGrid().copy(), pawns, wallsLeft, board.toMove());
    }

    private static List<Object> stateOf(Board board) {
        List<Object> state = new ArrayList<>(List.of(board.key(), board.wallKey(), board.toMove(), board.winner()));
        for (int p = 0; p < board.players(); p++)
            state.addAll(List.of(
                    board.pathKey(p),
                    board.pawn(p),
                    board.wallsLeft(p),
                    board.distance(p),
                    board.goalLo(p),
                    board.goalHi(p),
                    board.evaluate(p)));
        return state;
    }

    /** The games are longer than the initial history arrays. Winning moves are excluded, so that they last long enough. */
    @ParameterizedTest
    @CsvSource({"9,2", "9,4", "5,2", "11,4", "3,2"})
    void incrementalStateEqualsRebuiltStateAndUndoRestoresIt(int size, int players) {
        Random random = new Random(size * 10L + players);
        Board board = Board.start(Rules.of(size, players).withDraws(false));
        int[] buffer = new int[board.maxMoves()];
        List<List<Object>> before = new ArrayList<>();
        List<Integer> movers = new ArrayList<>();
        for (int ply = 0; ply < 150; ply++) {
            List<Integer> notWinning = new ArrayList<>();
            int n = board.moves(buffer);
            for (int i = 0; i < n; i++)
                if (!MoveCode.isPawnMove(buffer[i]) || !board.rules().isGoal(board.toMove(), buffer[i]))
                    notWinning.add(buffer[i]);
            if (notWinning.isEmpty()) break;
            int move = notWinning.get(random.nextInt(notWinning.size()));
            before.add(stateOf(board));
            movers.add(board.toMove());
            board.play(move);
            assertThat(stateOf(board)).isEqualTo(stateOf(rebuilt(board)));
            assertThat(board.moveAt(ply)).isEqualTo(move);
            assertThat(board.moverAt(ply)).isEqualTo(movers.get(ply));
            assertThat(board.moverAt(0)).isEqualTo(movers.get(0));
            assertThat(board.copy().key()).isEqualTo(board.key());
            assertThat(board.copy().repetitions()).isEqualTo(board.repetitions());
        }
        assertThat(before.size()).isGreaterThan(size == 3 ? 2 : 64);
        for (int ply = before.size() - 1; ply >= 0; ply--) {
            board.undo();
            assertThat(stateOf(board)).isEqualTo(before.get(ply));
        }
        assertThat(board.ply()).isZero();
    }

    @Test
    void keysDifferWithTheirParts() {
        Board board = Board.start(Rules.STANDARD);
        long start = board.key();
        play(board, "e2");
        assertThat(board.key()).isNotEqualTo(start);
        assertThat(board.wallKey()).isZero();
        assertThat(board.pathKey(0)).isNotEqualTo(Board.start(Rules.STANDARD).pathKey(0));
        assertThat(board.pathKey(1)).isEqualTo(Board.start(Rules.STANDARD).pathKey(1));
        long pathKey = board.pathKey(1);
        play(board, "a3h");
        assertThat(board.wallKey()).isNotZero();
        assertThat(board.pathKey(1)).isNotEqualTo(pathKey);
    }

    @Test
    void thirdOccurrenceIsADrawIfDrawsAreEnabled() {
        for (boolean draws : new boolean[] {true, false}) {
            Board board = Board.start(Rules.STANDARD.withDraws(draws));
            int[] buffer = new int[board.maxMoves()];
            assertThat(board.previousOccurrence()).isEqualTo(-1);
            play(board, "e2", "e8", "e1", "e9");
            assertThat(board.previousOccurrence()).isZero();
            assertThat(board.repetitions()).isEqualTo(1);
            assertThat(board.isOver()).isFalse();
            play(board, "e2", "e8", "e1");
            assertThat(board.previousOccurrence()).isEqualTo(3);
            assertThat(board.isOver()).isFalse();
            play(board, "e9");
            assertThat(board.previousOccurrence()).isEqualTo(4);
            assertThat(board.repetitions()).isEqualTo(2);
            assertThat(board.isOver()).isEqualTo(draws);
            assertThat(board.result(0)).isEqualTo(board.result(1)).isEqualTo(draws ? 0 : Position.UNDECIDED);
            assertThat(board.moves(buffer)).isEqualTo(draws ? 0 : 131);
            assertThat(board.movesIgnoringDraws(buffer)).isEqualTo(131);
        }
    }

    @Test
    void positionsBeforeAWallDoNotCountAsRepetitions() {
        Board board = Board.start(Rules.STANDARD);
        play(board, "e2", "e8", "a3h", "e9", "e1", "e8");
        assertThat(board.previousOccurrence()).isEqualTo(-1);
        play(board, "e2", "e9", "e1");
        assertThat(board.previousOccurrence()).isEqualTo(5);
        board.undo();
        assertThat(board.previousOccurrence()).isEqualTo(4);
    }

    @Test
    void gameIsDrawnAfterTheMaximumNumberOfPlies() {
        Board board = Board.start(Rules.STANDARD);
        String[][] turns = {{"e2", "e8"}, {"e1", "e9"}, {"d1", "d9"}, {"e1", "e9"}};
        for (int i = 0; i < Rules.MAX_PLIES / 2 - 1; i++) play(board, turns[i % 4]);
        play(board, "a1h");
        assertThat(board.isOver()).as("ply 199, on new walls").isFalse();
        play(board, "a8h");
        assertThat(board.ply()).isEqualTo(Rules.MAX_PLIES);
        assertThat(board.repetitions()).isZero();
        assertThat(board.result(0)).isZero();
    }

    @Test
    void playerWhoReachesTheGoalWins() {
        Board board = Board.start(Rules.of(3, 2));
        assertThat(board.result(0)).isEqualTo(Position.UNDECIDED);
        play(board, "b2", "a3");
        assertThat(board.result(1)).isEqualTo(Position.UNDECIDED);
        play(board, "b3");
        assertThat(board.winner()).isZero();
        assertThat(board.result(0)).isEqualTo(1);
        assertThat(board.result(1)).isEqualTo(-1);
        assertThat(board.moves(new int[board.maxMoves()])).isZero();
    }

    /** A step is worth 100, the turn 50, a wall in hand 60. */
    @Test
    void evaluationCountsStepsTurnAndWalls() {
        Board board = Board.start(Rules.STANDARD);
        assertThat(board.evaluate()).isEqualTo(50);
        assertThat(board.evaluate(1)).isEqualTo(-50);
        play(board, "e2");
        assertThat(board.evaluate(0)).isEqualTo(50);
        assertThat(board.evaluate()).isEqualTo(-50);
        play(board, "a5h");
        assertThat(board.evaluate(0)).isEqualTo(210);
        assertThat(board.evaluate(1)).isEqualTo(-210);
        Board four = Board.start(Rules.of(9, 4));
        assertThat(four.evaluate(0)).isEqualTo(50);
        play(four, "e2");
        assertThat(four.evaluate(0)).isEqualTo(50);
        assertThat(four.evaluate(1)).isEqualTo(-50);
        assertThat(four.evaluate(2)).isEqualTo(-150);
        play(four, "b1h");
        assertThat(four.evaluate(1)).isEqualTo(-100 - 50 - 60);
        assertThat(four.evaluate(2)).isEqualTo(-100 + 50 + 20);
    }

    @Test
    void goalsAreTheOppositeSides() {
        Board two = Board.start(Rules.STANDARD);
        assertThat(two.goalLo(0)).isZero();
        assertThat(two.goalHi(0)).isEqualTo(0x1ff00L);
        assertThat(two.goalLo(1)).isEqualTo(0x1ffL);
        assertThat(two.goalHi(1)).isZero();
        assertThat(two.maxMoves()).isEqualTo(144);
        assertThat(two.moves(new int[144])).isEqualTo(131);
        assertThat(two.route(0)).isSameAs(two.lastRoute(0)).isNotSameAs(two.route(1));
        assertThat(two.rolloutPolicy()).isNotNull();
        Board four = Board.start(Rules.of(5, 4));
        for (int p = 0; p < 4; p++) assertThat(Long.bitCount(four.goalLo(p))).isEqualTo(5);
    }

    /** Two jumps may end on the same square, which must be generated once. */
    @Test
    void generatesNoDuplicateMoves() {
        Random random = new Random(4);
        Board board = Board.start(Rules.of(5, 4).withDraws(false));
        int[] buffer = new int[board.maxMoves()];
        for (int i = 0; i < 3000; i++) {
            int n = board.moves(buffer);
            if (n == 0) {
                board = Board.start(Rules.of(5, 4).withDraws(false));
                continue;
            }
            List<Integer> moves = new ArrayList<>();
            for (int k = 0; k < n; k++) moves.add(buffer[k]);
            assertThat(moves).doesNotHaveDuplicates();
            board.play(buffer[random.nextInt(board.pawnMoves(new int[144], 0) == 0 ? n : Math.min(n, 6))]);
        }
    }
}
