package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the moves and limits of single searches of the engine {@code damier}. */
class ChampionSearchTest {
    private static Chosen search(Board board, Map<String, String> options, Budget budget) {
        return (Chosen) new ChampionEngine().build(options).solve(board, new Control(budget));
    }

    private static Budget nodes(long n) {
        return Budget.UNLIMITED.withNodes(n);
    }

    /** Plays random games until a position without walls in hand is reached. */
    static Board outOfWalls(Random random) {
        while (true) {
            Board board = Board.start(Rules.STANDARD);
            int[] moves = new int[board.maxMoves()];
            while (!board.isOver() && board.wallsLeft(0) + board.wallsLeft(1) > 0) {
                int n = board.moves(moves);
                boolean step = random.nextInt(4) == 0 || board.wallsLeft(board.toMove()) == 0;
                int max = step ? Math.min(n, 2) : n;
                board.play(moves[random.nextInt(max)]);
            }
            if (!board.isOver()) return board;
        }
    }

    @Test
    void racesHaveExactValues() {
        Random random = new Random(2);
        for (int i = 0; i < 60; i++) {
            Board board = Boards.read(Boards.write(outOfWalls(random)));
            int exact = PawnRaceTable.solve(board).value(board.toMove(), board.pawn(0), board.pawn(1));
            Chosen chosen = search(board, Map.of(), nodes(20_000));
            int expected = exact > 0 ? Chosen.WIN - exact : exact < 0 ? -exact - Chosen.WIN : 0;
            assertThat(chosen.value()).as(Boards.write(board)).isEqualTo(expected);
        }
    }

    @Test
    void winsInOneMoveAndPreventsALossInOneMove() {
        Board win = Boards.read("- / - / e8 c2 / 3 3 / 1");
        assertThat(search(win, Map.of(), nodes(5_000)).value()).isEqualTo(Chosen.WIN - 1);
        Board threat = Boards.read("- / - / c5 e2 / 3 3 / 1");
        Board after = threat.copy();
        after.play(search(threat, Map.of(), nodes(20_000)).move());
        assertThat(after.distance(1)).isGreaterThan(1);
    }

    @Test
    void repetitionsDoNotCorruptTheTranspositionTable() {
        // The repetition must not make the side that is ahead accept a draw. The other side takes the draw.
        String game = "- / - / e4 c7 / 6 2 / 1 moves e5 c6 e4 c7";
        Chosen ahead = search(Boards.read(game), Map.of(), nodes(60_000));
        assertThat(ahead.value()).isPositive();
        Chosen behind = search(Boards.read(game + " e5 c6 e4"), Map.of(), nodes(60_000));
        assertThat(behind.value()).isZero();
        assertThat(MoveCode.text(behind.move(), 9)).isEqualTo("c7");
    }

    @Test
    void allLevelsPlayLegalMovesAndWeakLevelsPreferPawnMoves() {
        Random random = new Random(8);
        int steps = 0;
        for (int i = 0; i < 40; i++) {
            Board board = Boards.opening(8, random);
            int[] legal = new int[board.maxMoves()];
            int n = board.moves(legal);
            for (int level = 1; level <= Strength.MAX_LEVEL; level++) {
                int move =
                        search(board, Map.of("level", "" + level), nodes(3_000)).move();
                assertThat(Arrays.stream(legal, 0, n)).contains(move);
                if (level == 1 && MoveCode.isPawnMove(move)) steps++;
            }
        }
        assertThat(steps).isGreaterThan(25);
    }

    @Test
    void severalThreadsFindALegalMove() {
        Board board = Boards.opening(6, new Random(4));
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofMillis(150)).withThreads(2);
        int[] legal = new int[board.maxMoves()];
        int n = board.moves(legal);
        assertThat(Arrays.stream(legal, 0, n))
                .contains(search(board, Map.of(), budget).move());
    }

    @Test
    void searchStaysWithinItsTime() {
        Board board = Board.start(Rules.STANDARD);
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofMillis(100));
        for (String pace : new String[] {"full", "clock"}) {
            Chosen chosen = search(board, Map.of("pace", pace), budget);
            assertThat(chosen.stats().cpuMillis()).isLessThan(400);
            assertThat(chosen.stats().depth()).isPositive();
        }
    }

    @Test
    void firstIterationIsCompletedEvenIfTheTimeIsUsedUp() {
        for (Map<String, String> options : List.of(Map.<String, String>of(), Map.of("lines", "3"))) {
            Chosen chosen = search(
                    Boards.read("e3 / - / e3 e7 / 9 10 / 1"), options, Budget.UNLIMITED.withTime(Duration.ofNanos(1)));
            assertThat(chosen.stats().depth()).as("%s", options).isPositive();
        }
    }

    @Test
    void cancelledEnginePlaysTheNextStepOfItsPath() {
        Control cancelled = Control.unlimited();
        cancelled.cancel();
        Chosen chosen = (Chosen)
                new ChampionEngine().build(Map.of()).solve(Boards.read("e3 / - / e3 e7 / 9 10 / 1"), cancelled);
        assertThat(MoveCode.text(chosen.move(), 9)).isEqualTo("d3");
    }

    @Test
    void searchStopsWithinItsFirstIteration() {
        Board board = Board.start(Rules.STANDARD);
        Control control = Control.unlimited();
        int[] left = {40};
        HandcraftedEvaluator hand = new HandcraftedEvaluator();
        Evaluator cancelling = (b, ownDistance, opponentDistance, alpha, beta) -> {
            if (--left[0] == 0) control.cancel();
            return hand.value(b, ownDistance, opponentDistance, alpha, beta);
        };
        ChampionSearch search =
                new ChampionSearch(() -> cancelling, new SearchParams(), Strength.ofLevel(Strength.MAX_LEVEL), false);
        Chosen chosen = (Chosen) search.solve(board, control);
        assertThat(chosen.stats().expanded()).isLessThan(80);
        int[] legal = new int[board.maxMoves()];
        assertThat(Arrays.stream(legal, 0, board.moves(legal))).contains(chosen.move());
    }

    @Test
    void pruningKeepsForcedWins() {
        // Wins that a search without pruning proves must be found with all pruning techniques.
        SearchParams plain = new SearchParams();
        plain.nullMove = plain.futility = plain.reductions = plain.coldPruning = plain.aspiration = false;
        Random random = new Random(6);
        int wins = 0;
        for (int i = 0; i < 30; i++) {
            Board board = outOfWalls(random);
            for (int k = 0; k < 3 && board.ply() > 0; k++) board.undo();
            if (board.wallsLeft(0) + board.wallsLeft(1) > 2) continue;
            Strength shallow = Strength.FULL.withDepth(4);
            Chosen exact = (Chosen) new ChampionSearch(HandcraftedEvaluator::new, plain, shallow, false)
                    .solve(board, Control.unlimited());
            if (Math.abs(exact.value()) < Chosen.WIN / 2) continue;
            Strength deep = Strength.FULL.withDepth(8);
            Chosen fast = (Chosen) new ChampionSearch(HandcraftedEvaluator::new, new SearchParams(), deep, false)
                    .solve(board, Control.unlimited());
            assertThat(Math.signum(fast.value())).as(Boards.write(board)).isEqualTo(Math.signum(exact.value()));
            wins++;
        }
        assertThat(wins).isPositive();
    }

    /** A move to avoid is not chosen. The best of the others is. */
    @Test
    void avoidedMovesAreNotChosen() {
        Board board = Board.start(Rules.STANDARD);
        Set<String> named = new LinkedHashSet<>();
        int value = Chosen.WIN;
        for (int i = 0; i < 4; i++) {
            Map<String, String> options = Map.of("avoid", String.join(" ", named), "depth", "1");
            Chosen chosen = search(board, options, Budget.UNLIMITED);
            assertThat(named.add(MoveCode.text(chosen.move(), board.size()))).isTrue();
            assertThat(chosen.value()).isLessThanOrEqualTo(value);
            value = chosen.value();
        }
    }
}
