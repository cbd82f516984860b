package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Quoridor;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Solver;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the engine {@code damier} with four players. */
class FourPlayerSearchTest {
    private static Chosen search(Board board, Map<String, String> options, long simulations) {
        Control control = new Control(Budget.UNLIMITED.withNodes(simulations));
        return (Chosen) new ChampionEngine().build(options).solve(board.copy(), control);
    }

    private static Solver<Board> greedy() {
        Engine<?> engine = Games.all().engine(new Quoridor().deal(Map.of("players", "4"), 0), "greedy");
        @SuppressWarnings("unchecked") // this engine plays on any board
        Solver<Board> solver = (Solver<Board>) engine.build(Map.of());
        return solver;
    }

    private static Board opening(long seed) {
        Map<String, String> options = Map.of("players", "4", "plies", "4");
        return new Quoridor().deal(options, seed).as(Board.class).orElseThrow();
    }

    @Test
    void pathsStayCurrentDuringRandomGames() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Board board = Board.start(Rules.of(3 + 2 * (seed % 5), 4));
            FourPlayerPaths paths = new FourPlayerPaths(board);
            paths.reset();
            int[] moves = new int[board.maxMoves()];
            while (!board.isOver()) {
                paths.play(moves[random.nextInt(board.moves(moves))]);
                for (int p = 0; p < 4; p++)
                    assertThat(paths.distance(p)).as(Boards.write(board)).isEqualTo(board.distance(p));
            }
        }
    }

    /** The prediction is the move of the engine greedy, except where only a wall without effect is as good as a step. */
    @Test
    void predictsTheEngineGreedy() {
        Solver<Board> greedy = greedy();
        int predicted = 0;
        int moves = 0;
        for (int seed = 0; seed < 20; seed++) {
            Board board = opening(seed);
            FourPlayerPaths paths = new FourPlayerPaths(board);
            paths.reset();
            while (!board.isOver()) {
                int move = ((Chosen) greedy.solve(board.copy(), Control.unlimited())).move();
                if (paths.greedyMove(true) == move) predicted++;
                moves++;
                paths.play(move);
            }
            double[] predictability = OpponentModel.predictability(board);
            for (double p : predictability) assertThat(p).isBetween(0.5, 1.0);
        }
        assertThat(predicted).isGreaterThan(moves * 95 / 100);
    }

    /** The goal is 60% of the games; by chance it would be 25%. */
    @Test
    void beatsThreeGreedyOpponents() {
        Solver<Board> greedy = greedy();
        int wins = 0;
        for (int game = 0; game < 12; game++) {
            Board board = opening(900 + game / 4);
            while (!board.isOver()) {
                Chosen chosen = board.toMove() == game % 4
                        ? search(board, Map.of(), 300)
                        : (Chosen) greedy.solve(board.copy(), Control.unlimited());
                board.play(chosen.move());
            }
            if (board.winner() == game % 4) wins++;
        }
        assertThat(wins).isGreaterThanOrEqualTo(8);
    }

    @Test
    void winsInOneMove() {
        Board board = Boards.read("- / - / e8 b5 e2 h5 / 5 5 5 5 / 1");
        for (int level = 1; level <= Strength.MAX_LEVEL; level++)
            assertThat(MoveCode.text(
                            search(board, Map.of("level", "" + level), 200).move(), 9))
                    .isEqualTo("e9");
    }

    /** The seed selects the simulations: the same seed gives the same move, other seeds other games. */
    @Test
    void seedSelectsTheGame() {
        Set<String> games = new HashSet<>();
        for (int seed = 0; seed < 4; seed++) {
            Map<String, String> options = Map.of("level", "3", "seed", "" + seed);
            String game = playAll(options);
            assertThat(playAll(options)).isEqualTo(game);
            games.add(game);
        }
        assertThat(games).hasSizeGreaterThan(2);
    }

    private static String playAll(Map<String, String> options) {
        Board board = Board.start(Rules.of(9, 4));
        StringBuilder moves = new StringBuilder();
        while (!board.isOver()) {
            Chosen chosen = search(board, options, 60);
            moves.append(MoveCode.text(chosen.move(), 9)).append(' ');
            board.play(chosen.move());
        }
        return moves.toString();
    }

    @Test
    void returnsSeveralLinesAndAvoidsMoves() {
        Board board = opening(3);
        Chosen chosen = search(board, Map.of("lines", "3"), 500);
        assertThat(chosen.ranked()).hasSize(3);
        assertThat(chosen.ranked().get(0).line()[0]).isEqualTo(chosen.move());
        String best = MoveCode.text(chosen.move(), 9);
        assertThat(MoveCode.text(search(board, Map.of("avoid", best), 500).move(), 9))
                .isNotEqualTo(best);
    }

    @Test
    void cancelledSearchPlaysALikelyMove() {
        Control cancelled = Control.unlimited();
        cancelled.cancel();
        Board board = Board.start(Rules.of(9, 4));
        Chosen chosen = (Chosen) new ChampionEngine().build(Map.of()).solve(board, cancelled);
        assertThat(MoveCode.text(chosen.move(), 9)).isEqualTo("e2");
    }
}
