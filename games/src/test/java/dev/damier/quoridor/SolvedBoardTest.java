package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.play.AlphaBeta;
import dev.damier.play.Mcts;
import dev.damier.quoridor.champion.ChampionEngine;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests engines against the 3×3 game, which {@link SolvedBoard} has solved. */
class SolvedBoardTest {
    private static final SolvedBoard SOLVED = new SolvedBoard(Rules.of(3, 2));

    private interface Check {
        void at(Board board, int plies);
    }

    /** Checks some random positions that are not over. */
    private static void sample(int count, Check check) {
        Random random = new Random(9);
        for (int k = 0; k < count; k++) {
            int i = random.nextInt(SOLVED.positions.size());
            if (SOLVED.isOver(i)) continue;
            Board board = SOLVED.positions.get(i);
            check.at(board, SOLVED.plies(board));
        }
    }

    @Test
    void smallGameHasTheKnownResult() {
        assertThat(SOLVED.positions).hasSizeGreaterThan(1000);
        Board start = Board.start(Rules.of(3, 2));
        // With one wall each, the player who moves first loses in eight plies.
        assertThat(SOLVED.plies(Notation.read(Notation.write(start) + "_nodraw")))
                .isEqualTo(-8);
    }

    @Test
    void alphaBetaFindsTheExactDistance() {
        int depth = 7;
        for (Set<AlphaBeta.Enhancement> on :
                Set.of(EnumSet.allOf(AlphaBeta.Enhancement.class), EnumSet.of(AlphaBeta.Enhancement.CUTS))) {
            sample(80, (board, plies) -> {
                Chosen chosen = (Chosen) new AlphaBeta(depth, on).solve((DuelBoard) board.copy(), Control.unlimited());
                String what = on + " " + Notation.write(board);
                if (plies > 0 && plies <= depth)
                    assertThat(chosen.value()).as(what).isEqualTo(Chosen.WIN - plies);
                else if (plies < 0 && -plies <= depth)
                    assertThat(chosen.value()).as(what).isEqualTo(-plies - Chosen.WIN);
                else assertThat(Math.abs(chosen.value())).as(what).isLessThan(Chosen.WIN - depth);
            });
        }
    }

    @Test
    void championKeepsEveryWinAndDraw() {
        assertKeepsResult(new ChampionEngine().build(Map.of()), 30_000, Integer.MAX_VALUE, 300);
    }

    /** A short search prunes most, but a win or loss that it returns on a small board is a proof. */
    @Test
    void certainResultsOfTheChampionAreProved() {
        for (long nodes : new long[] {200, 3_000}) {
            sample(300, (board, plies) -> {
                Chosen chosen = (Chosen) new ChampionEngine()
                        .build(Map.of())
                        .solve(board, new Control(Budget.UNLIMITED.withNodes(nodes)));
                if (Math.abs(chosen.value()) > Chosen.WIN / 2)
                    assertThat(Integer.signum(chosen.value()))
                            .as(Notation.write(board))
                            .isEqualTo(Integer.signum(plies));
            });
        }
    }

    /** The second player wins on 3×3 with any number of walls, and on 5×5 with few walls. */
    @Test
    void championProvesThePublishedResults() {
        for (int[] sizeAndWalls : new int[][] {{3, 0}, {3, 1}, {3, 2}, {3, 3}, {3, 4}, {5, 0}, {5, 1}}) {
            Board start = Board.start(Rules.of(sizeAndWalls[0], 2).withWalls(sizeAndWalls[1]));
            Control control = new Control(Budget.UNLIMITED.withNodes(2_000_000));
            Chosen chosen = (Chosen) new ChampionEngine().build(Map.of()).solve(start, control);
            assertThat(chosen.value()).as(Notation.write(start)).isLessThan(-Chosen.WIN / 2);
            assertThat(new ChampionEngine().provesResult(start, Map.of())).isTrue();
        }
        assertThat(new ChampionEngine().provesResult(Board.start(Rules.STANDARD), Map.of()))
                .isFalse();
    }

    @Test
    void treeSearchKeepsShortWins() {
        assertKeepsResult(new Mcts(0.5, 0), 4_000, 3, 60);
    }

    /** Checks that an engine does not worsen a won position (within some plies) or a drawn one. */
    private static void assertKeepsResult(Solver<? super Board> engine, long nodes, int within, int count) {
        sample(count, (board, plies) -> {
            if (plies < 0 || plies > within) return;
            Chosen chosen = (Chosen) engine.solve(board, new Control(Budget.UNLIMITED.withNodes(nodes)));
            Board after = board.copy();
            after.play(chosen.move());
            int now = SOLVED.plies(Notation.read(Notation.write(after)));
            String what = Notation.write(board) + " " + MoveCode.text(chosen.move(), 3);
            if (plies > 0) assertThat(now < 0 || after.winner() >= 0).as(what).isTrue();
            else assertThat(now).as(what).isLessThanOrEqualTo(0);
        });
    }

    @Test
    void registryContainsTheEngines() {
        assertThat(Games.all().engines(new Quoridor().read("start")))
                .extracting(e -> e.descriptor().id())
                .contains("damier", "alphabeta", "classic-alphabeta", "greedy", "mcts", "random");
        assertThat(Games.all().engines(new Quoridor().read("start players4")))
                .extracting(e -> e.descriptor().id())
                .containsExactly("damier", "greedy", "mcts", "paranoid", "random");
    }
}
