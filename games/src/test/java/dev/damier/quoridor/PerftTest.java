package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.Perft;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests perft with a table of positions, and the faster count of moves, against listing every move. */
class PerftTest {
    /** Counts all sequences without a table, by listing the moves of every position. */
    private static long directCount(Board board, int depth) {
        if (depth == 0) return 1;
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        long lines = 0;
        for (int i = 0; i < n; i++) {
            board.play(moves[i]);
            lines += directCount(board, depth - 1);
            board.undo();
        }
        return lines;
    }

    /** Returns a position after some random moves, of which most are pawn moves, so that positions are repeated. */
    private static Board randomBoard(long seed) {
        Random random = new Random(seed);
        int size = 3 + 2 * random.nextInt(5);
        int players = random.nextInt(4) == 0 ? 4 : 2;
        Board board = Board.start(Rules.of(size, players).withWalls(random.nextInt(size)));
        int[] moves = new int[board.maxMoves()];
        for (int i = random.nextInt(30); i > 0 && !board.isOver(); i--) {
            int pawnMoves = random.nextInt(4) > 0 ? board.pawnMoves(moves, 0) : 0;
            int n = pawnMoves > 0 ? pawnMoves : board.moves(moves);
            board.play(moves[random.nextInt(n)]);
        }
        return board;
    }

    @Test
    void movesAreCountedAsListed() {
        for (int seed = 0; seed < 2000; seed++) {
            Board board = randomBoard(seed);
            int[] buffer = new int[board.maxMoves()];
            int listed = board.moves(buffer);
            assertThat(board.countMoves(buffer))
                    .as("seed %d: %s", seed, Boards.write(board))
                    .isEqualTo(listed);
        }
    }

    @Test
    void countWithATableEqualsDirectCount() {
        for (int seed = 0; seed < 100; seed++) {
            Board board = randomBoard(seed);
            int depth = board.rules().walls() == 0 ? 7 : board.size() == 3 ? 5 : board.size() < 9 ? 3 : 2;
            if (board.players() == 4) depth = Math.min(depth, 3);
            assertThat(Perft.count(board, depth))
                    .as("seed %d: %s", seed, Boards.write(board))
                    .isEqualTo(directCount(board, depth));
        }
    }

    /** After four plies back and forth, further repetitions end the game early, so the table must not be used too deep. */
    @Test
    void drawsByRepetitionAreCounted() {
        Board board = Board.start(Rules.of(5, 2).withWalls(0));
        for (String move : "c2 c4 c1 c5 c2 c4".split(" ")) board.play(MoveCode.parse(move, 5));
        assertThat(board.pliesWithoutRepetition()).isEqualTo(2);
        for (int depth = 1; depth <= 8; depth++)
            assertThat(Perft.count(board, depth)).as("depth %d", depth).isEqualTo(directCount(board, depth));
    }

    @Test
    void oneTableServesSeveralCounts() {
        Board start = Board.start(Rules.of(5, 2).withWalls(2));
        Perft.Table table = Perft.Table.forDepth(4);
        for (int depth = 1; depth <= 4; depth++)
            assertThat(Perft.count(start, depth, table)).isEqualTo(directCount(start, depth));
    }
}
