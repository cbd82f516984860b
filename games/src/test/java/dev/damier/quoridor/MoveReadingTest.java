package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.NotationException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the codes of moves, the reasons for illegal moves, and the numbers of {@link Rules}. */
class MoveReadingTest {
    private static final Rules FOUR = Rules.of(9, 4);

    @ParameterizedTest
    @CsvSource({
        "a1,9,0",
        "i1,9,8",
        "a9,9,72",
        "i9,9,80",
        "E2,9,13",
        "' e2 ',9,13",
        "a10,11,99",
        "e10,11,103",
        "k11,11,120",
        "a1h,9,128",
        "h8h,9,198",
        "a1v,9,256",
        "h8v,9,326",
        "e10h,11,231",
        "pass,9,384",
        "PASS,3,384",
        "i3h,9,-1",
        "a9h,9,-1",
        "i9v,9,-1",
        "j1,9,-1",
        "a10,9,-1",
        "e0,9,-1",
        "e01,9,-1",
        "e,9,-1",
        "'',9,-1",
        "e1x,9,-1",
        "e/,9,-1",
        "e:,9,-1",
        "`1,9,-1",
        "e100,11,-1",
        "e1hh,9,-1",
        "h,9,-1",
        "12,9,-1",
    })
    void textIsParsed(String text, int size, int code) {
        assertThat(MoveCode.parse(text, size)).isEqualTo(code);
        if (code >= 0)
            assertThat(MoveCode.text(code, size)).isEqualTo(text.strip().toLowerCase(Locale.ROOT));
    }

    @Test
    void codesHaveKinds() {
        assertThat(new boolean[] {MoveCode.isPawnMove(127), MoveCode.isPawnMove(128)})
                .containsExactly(true, false);
        assertThat(new boolean[] {MoveCode.isWall(127), MoveCode.isWall(128), MoveCode.isWall(383), MoveCode.isWall(384)
                })
                .containsExactly(false, true, true, false);
        assertThat(new boolean[] {MoveCode.isHorizontal(255), MoveCode.isHorizontal(256)})
                .containsExactly(true, false);
        assertThat(MoveCode.anchor(MoveCode.VERTICAL + 13)).isEqualTo(13);
    }

    private static Board board(Rules rules, String walls, String pawns, int wallsLeft) {
        WallGrid grid = new WallGrid(rules.size());
        if (!walls.isEmpty()) for (String wall : walls.split(" ")) grid.toggleWall(MoveCode.parse(wall, rules.size()));
        String[] names = pawns.split(" ");
        int[] squares = new int[names.length];
        int[] left = new int[names.length];
        for (int p = 0; p < names.length; p++) {
            squares[p] = MoveCode.parseSquare(names[p], rules.size());
            left[p] = wallsLeft;
        }
        return Board.of(rules, grid, squares, left, 0);
    }

    private static void assertRejected(Board board, String move, String message) {
        assertThatThrownBy(() -> MoveValidation.read(board, move))
                .isInstanceOf(NotationException.class)
                .hasMessage(message);
    }

    @Test
    void legalMovesAreRead() {
        Board board = Board.start(Rules.STANDARD);
        assertThat(MoveValidation.read(board, " e2 ")).isEqualTo(13);
        assertThat(MoveValidation.read(board, "a1h")).isEqualTo(128);
        assertThat(MoveValidation.readRecorded(board, "a1v")).isEqualTo(256);
    }

    @Test
    void illegalMovesAreRejectedWithTheReason() {
        Board start = Board.start(Rules.STANDARD);
        assertRejected(
                start,
                "z9",
                "'z9' is not a move: a pawn move is a square from a1 to i9, a wall a square with h or v, such as e3h");
        assertRejected(start, "a1", "a1 cannot be reached from e1 in one move; the pawn can go to e2 f1 d1");
        assertRejected(start, "e9", "Blue’s pawn stands on e9");
        assertRejected(start, "e1", "Red’s pawn stands on e1");
        assertRejected(start, "pass", "pass is legal only when there is no other legal move");
        Board walls = board(Rules.STANDARD, "a1h", "e1 e9", 3);
        assertRejected(walls, "b1h", "A horizontal wall at b1 would overlap the horizontal wall at a1");
        assertRejected(walls, "a1h", "A horizontal wall at a1 would overlap the horizontal wall at a1");
        assertRejected(walls, "a1v", "A vertical wall at a1 would cross the horizontal wall at a1");
        assertRejected(
                board(Rules.STANDARD, "a8h", "e1 a9", 3), "b8v", "A vertical wall at b8 would close Blue’s last path");
        assertRejected(board(Rules.STANDARD, "", "e1 e9", 0), "a1h", "Red has no walls left");
        assertRejected(board(Rules.STANDARD, "", "e9 e5", 3), "e8", "The game is over");
    }

    /** With four players, the turn of a player who is out of the game is a pass. */
    @Test
    void passIsReadInAGameOfFour() {
        assertThat(MoveValidation.read(Board.start(FOUR), "pass")).isEqualTo(MoveCode.PASS);
        assertRejected(board(FOUR, "", "e9 a5 e8 i5", 3), "pass", "The game is over");
    }

    @Test
    void movesAreDescribed() {
        assertThat(MoveValidation.describe(MoveCode.PASS, 9).in(Locale.ENGLISH)).isEqualTo("pass");
        assertThat(MoveValidation.describe(13, 9).in(Locale.ENGLISH)).isEqualTo("pawn to e2");
        assertThat(MoveValidation.describe(128 + 13, 9).in(Locale.ENGLISH)).isEqualTo("horizontal wall at e2");
        assertThat(MoveValidation.describe(256 + 13, 9).in(Locale.ENGLISH)).isEqualTo("vertical wall at e2");
    }

    /** The buffer contains the codes of an earlier position, which must have no effect. */
    private static void assertPawnMoves(Board board, String squares) {
        for (int old = 0; old < 81; old++) {
            int[] buffer = new int[board.maxMoves()];
            java.util.Arrays.fill(buffer, old);
            int n = board.pawnMoves(buffer, 0);
            String[] names = new String[n];
            for (int i = 0; i < n; i++) names[i] = MoveCode.text(buffer[i], board.size());
            assertThat(names).containsExactlyInAnyOrder(squares.split(" "));
        }
    }

    @Test
    void jumpsGoStraightOrSideways() {
        assertPawnMoves(board(Rules.STANDARD, "", "e5 e6", 0), "e7 d5 f5 e4");
        assertPawnMoves(board(Rules.STANDARD, "e6h", "e5 e6", 0), "d6 f6 d5 f5 e4");
        assertPawnMoves(board(Rules.STANDARD, "", "a3 a2", 0), "a1 a4 b3");
        assertPawnMoves(board(Rules.STANDARD, "", "b2 b1", 0), "a1 c1 a2 c2 b3");
    }

    @Test
    void pawnBehindTheJumpedPawnBlocksOrAllowsTheSideStep() {
        assertPawnMoves(board(FOUR, "", "e5 e6 e7 i5", 0), "d6 f6 d5 f5 e4");
        Rules blocked = FOUR.withSideStep(false);
        assertPawnMoves(board(blocked, "", "e5 e6 e7 i5", 0), "d5 f5 e4");
        assertPawnMoves(board(blocked, "e6h", "e5 e6 e7 i5", 0), "d6 f6 d5 f5 e4");
        assertPawnMoves(board(blocked, "", "a3 a2 a1 i5", 0), "a4 b3");
    }

    @Test
    void twoJumpsToOneSquareAreOneMove() {
        assertPawnMoves(board(FOUR, "c4v", "e5 e6 e7 d5", 0), "d6 f6 d4 f5 e4");
    }

    @Test
    void playerWithoutAnyMovePasses() {
        Board board = board(FOUR, "a2h b1v", "a1 b1 a2 b2", 0);
        int[] buffer = new int[board.maxMoves()];
        assertThat(board.moves(buffer)).isEqualTo(1);
        assertThat(buffer[0]).isEqualTo(MoveCode.PASS);
    }

    @Test
    void firstPlayerWithoutAPathIsReported() {
        String barrier = "a5h c5h e5h g5h g6v";
        Board board = board(Rules.STANDARD, barrier, "e1 e9", 3);
        assertThat(board.blockedPlayer(MoveCode.parse("h6h", 9))).as("both").isZero();
        assertThat(board.blockedPlayer(MoveCode.parse("a1h", 9))).isEqualTo(-1);
        Board corner = board(Rules.STANDARD, "a8h", "e1 a9", 3);
        assertThat(corner.blockedPlayer(MoveCode.parse("b8v", 9))).as("blue").isEqualTo(1);
    }

    /** A pass of two players is the null move of a search. Positions before it do not count as repetitions. */
    @Test
    void positionsBeforeANullMoveAreNotRepeated() {
        Board board = Board.start(Rules.STANDARD);
        long key = board.key();
        board.play(MoveCode.PASS);
        board.play(MoveCode.PASS);
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.previousOccurrence()).isEqualTo(-1);
        assertThat(board.repetitions()).isZero();
        Board four = Board.start(FOUR);
        for (int i = 0; i < 4; i++) four.play(MoveCode.PASS);
        assertThat(four.previousOccurrence())
                .as("a pass of four players is a move")
                .isZero();
    }

    @Test
    void boardClassFollowsTheNumberOfPlayers() {
        assertThat(Board.start(Rules.STANDARD)).isInstanceOf(DuelBoard.class);
        assertThat(Board.start(FOUR)).isInstanceOf(FreeForAllBoard.class);
    }

    @Test
    void rulesFollowTheSizeOfTheBoard() {
        assertThat(Rules.STANDARD.walls()).isEqualTo(10);
        assertThat(Rules.of(11, 2).walls()).isEqualTo(14);
        assertThat(Rules.of(3, 2).walls()).isEqualTo(1);
        assertThat(Rules.of(5, 4).walls()).isEqualTo(2);
        assertThat(FOUR.walls()).isEqualTo(5);
        for (int size = 0; size < 20; size++)
            assertThat(Rules.isAllowedSize(size))
                    .as("size " + size)
                    .isEqualTo(size == 3 || size == 5 || size == 7 || size == 9 || size == 11);
        assertThat(FOUR.withWalls(7)).isEqualTo(new Rules(9, 4, 7, true, true));
    }

    @Test
    void playersStartInTheMiddleOfTheirSides() {
        String[] starts = {"e1", "a5", "e9", "i5"};
        for (int p = 0; p < 4; p++)
            assertThat(MoveCode.squareName(FOUR.startSquare(p), 9)).isEqualTo(starts[p]);
        assertThat(MoveCode.squareName(Rules.STANDARD.startSquare(1), 9)).isEqualTo("e9");
    }

    @Test
    void lastSquareOfAPathIsOnThePath() {
        PathInsight insight = new PathInsight(Board.start(Rules.STANDARD));
        assertThat(insight.explain(QuoridorScene.spot(MoveCode.parseSquare("e9", 9), 9)))
                .extracting(text -> text.in(Locale.ENGLISH))
                .containsExactly(
                        "Red needs 8 steps to the goal; this square is step 8 of a shortest path.",
                        "Blue needs 8 steps to the goal.");
    }
}
