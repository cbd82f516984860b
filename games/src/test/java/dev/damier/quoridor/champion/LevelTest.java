package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests that the levels vary their games, run won races and have a style. */
class LevelTest {
    /** Fewer nodes than the strong levels use, so that the tests are fast. */
    private static final long NODES = 1_000;

    private static int move(Board board, int level, String style, int seed) {
        Map<String, String> options = Map.of("level", "" + level, "style", style, "seed", "" + seed);
        Control control = new Control(Budget.UNLIMITED.withNodes(NODES));
        return ((Chosen) new ChampionEngine().build(options).solve(board, control)).move();
    }

    /** Returns the first plies of a game against an opponent who walks along a shortest path. */
    private static String game(int level, int seed, int plies) {
        Board board = Board.start(Rules.STANDARD);
        StringBuilder moves = new StringBuilder();
        while (!board.isOver() && board.ply() < plies) {
            int move = board.toMove() == 1 ? move(board, level, "balanced", seed) : step(board);
            moves.append(MoveCode.text(move, 9)).append(' ');
            board.play(move);
        }
        return moves.toString();
    }

    /** Returns the first pawn move after which the path is shortest. */
    private static int step(Board board) {
        int me = board.toMove();
        int[] moves = new int[16];
        int n = board.pawnMoves(moves, 0);
        return Arrays.stream(moves, 0, n)
                .boxed()
                .min((a, b) -> Integer.compare(distance(board, me, a), distance(board, me, b)))
                .orElseThrow();
    }

    private static int distance(Board board, int player, int square) {
        return board.wallGrid().distance(square, board.goalLo(player), board.goalHi(player));
    }

    @Test
    void sameMovesOfThePlayerBringOtherGamesAndASeedRepeatsOne() {
        for (int level = 1; level < Strength.MAX_LEVEL; level++) {
            Set<String> games = new HashSet<>();
            for (int seed = 1; seed <= 5; seed++) games.add(game(level, seed, 20));
            assertThat(games).as("level %d", level).hasSizeGreaterThan(1);
            assertThat(game(level, 3, 20)).isIn(games);
        }
    }

    /** A level walked to and fro with six steps to go. Every step of a level below the maximum must shorten its path. */
    @Test
    void wonRaceIsRun() {
        for (int seed = 0; seed < 60; seed++) {
            int level = 1 + seed % (Strength.MAX_LEVEL - 1);
            Random random = new Random(seed);
            Board opening = Boards.opening(10, random);
            int me = opening.toMove();
            int[] wallsLeft = new int[2];
            wallsLeft[me] = random.nextInt(4);
            wallsLeft[1 - me] = random.nextInt(2);
            Board board = Boards.of(opening, new int[] {opening.pawn(0), opening.pawn(1)}, wallsLeft, me);
            while (!board.isOver() && board.ply() < 100) {
                int mover = board.toMove();
                int before = board.distance(mover);
                boolean canShorten = distance(board, mover, step(board)) < before;
                int move = mover == me ? move(board, level, "balanced", seed) : step(board);
                board.play(move);
                if (mover == me && MoveCode.isPawnMove(move) && canShorten)
                    assertThat(board.distance(mover))
                            .as("level %d, seed %d, %s", level, seed, MoveCode.text(move, 9))
                            .isLessThan(before);
            }
            assertThat(board.isOver()).as("level %d, seed %d", level, seed).isTrue();
        }
    }

    @Test
    void styleDecidesHowManyWallsArePlaced() {
        int[] walls = new int[3];
        String[] styles = {"runner", "balanced", "builder"};
        for (int style = 0; style < 3; style++) {
            for (int seed = 0; seed < 12; seed++) {
                Board board = Boards.opening(4, new Random(seed));
                for (int ply = 0; ply < 20 && !board.isOver(); ply++) {
                    int move = move(board, 3 + seed % 4, styles[style], seed);
                    if (MoveCode.isWall(move)) walls[style]++;
                    board.play(move);
                }
            }
        }
        assertThat(walls[0]).isLessThan(walls[1]);
        assertThat(walls[1]).isLessThan(walls[2]);
    }
}
