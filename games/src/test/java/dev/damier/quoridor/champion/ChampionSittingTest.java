package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.GamePlayer;
import dev.damier.play.GamePlayer.GameSession;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A whole game with a memory. */
class ChampionSittingTest {
    private static final int NODES = 4_000;

    private static GamePlayer<Board> champion() {
        return new ChampionEngine().build(Map.of("book", "off", "learn", "off"));
    }

    private static Chosen think(Solver<Board> player, Board board) {
        return (Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(NODES)));
    }

    private static List<String> game(GamePlayer<Board> champion, Board board) {
        List<String> told = new ArrayList<>();
        List<GameSession<Board>> players = List.of(champion.startGame(), champion.startGame());
        while (!board.over()) {
            Chosen chosen = think(players.get(board.toMove()), board);
            told.add(MoveCode.text(chosen.move(), 9) + " " + chosen.value() + " "
                    + chosen.stats().expanded());
            board.play(chosen.move());
        }
        return told;
    }

    @Test
    void theSameGameIsPlayedTheSameWayAgain() {
        Board board = Boards.opening(4, new Random(3));
        GamePlayer<Board> champion = champion();
        assertThat(game(champion, board.copy())).isEqualTo(game(champion, board.copy()));
    }

    @Test
    void aSingleAnswerDoesNotDependOnTheGamesBefore() {
        Board board = Boards.opening(6, new Random(5));
        GamePlayer<Board> champion = champion();
        Chosen before = think(champion, board);
        game(champion, board.copy());
        Chosen after = think(champion, board);
        assertThat(after.move()).isEqualTo(before.move());
        assertThat(after.value()).isEqualTo(before.value());
        assertThat(after.stats().expanded()).isEqualTo(before.stats().expanded());
    }

    @Test
    void whatWasFoundIsOfUseLater() {
        long fresh = 0;
        long remembering = 0;
        GamePlayer<Board> champion = new ChampionEngine().build(Map.of("depth", "7", "book", "off"));
        for (int seed = 0; seed < 12; seed++) {
            Board board = Boards.opening(6, new Random(seed));
            GameSession<Board> gameSession = champion.startGame();
            int[] line = ((Chosen) gameSession.solve(board, Control.unlimited())).line();
            for (int i = 0; i < 2 && i < line.length; i++) board.play(line[i]);
            fresh += champion.solve(board, Control.unlimited()).stats().expanded();
            remembering += gameSession.solve(board, Control.unlimited()).stats().expanded();
        }
        assertThat(remembering).isLessThan(fresh);
    }

    @Test
    void aGameThatRepeatsIsSeenWithNewEyes() {
        // What was winning before the position had stood twice is a draw now, whatever the table remembers of it.
        GameSession<Board> behind = champion().startGame();
        String game = "- / - / e4 c7 / 6 2 / 1 moves e5 c6 e4";
        think(behind, Boards.read(game));
        Board later = Boards.read(game + " c7 e5 c6 e4");
        Chosen chosen = think(behind, later);
        assertThat(chosen.value()).isZero();
        assertThat(MoveCode.text(chosen.move(), 9)).isEqualTo("c7");
    }

    @Test
    void ponderingHelpsTheNextMove() {
        GameSession<Board> gameSession = champion().startGame();
        Board expected = expected(gameSession);
        gameSession.ponder(expected.copy(), new Control(Budget.UNLIMITED.withNodes(100_000)));
        assertThat(think(gameSession, expected).stats().depth())
                .isGreaterThan(think(champion(), expected).stats().depth());
    }

    @Test
    @Timeout(60)
    void ponderingIsEndedByTheNextMove() throws InterruptedException {
        GameSession<Board> gameSession = champion().startGame();
        Board expected = expected(gameSession);
        CountDownLatch thinking = new CountDownLatch(1);
        Control patient = new Control(Budget.UNLIMITED, 0, p -> thinking.countDown());
        Thread ponder = new Thread(() -> gameSession.ponder(expected.copy(), patient));
        ponder.start();
        thinking.await();
        think(gameSession, expected);
        assertThat(patient.cancelled()).isTrue();
        ponder.join();
    }

    /** Where the game stands when both sides play what the champion thinks best. */
    private static Board expected(GameSession<Board> gameSession) {
        Board board = Boards.opening(6, new Random(9));
        int[] line = think(gameSession, board).line();
        board.play(line[0]);
        board.play(line[1]);
        return board;
    }

    @Test
    @Timeout(60)
    void inAGameOnlyTheControlEndsASearch() throws InterruptedException {
        Control control = Control.unlimited();
        GameSession<Board> gameSession = champion().startGame();
        Thread thinking = new Thread(() -> gameSession.solve(Board.start(Rules.STANDARD), control));
        thinking.start();
        thinking.join(1_300); // longer than a single question without limits takes
        assertThat(thinking.isAlive()).isTrue();
        control.cancel();
        thinking.join();
    }

    @Test
    void anyGameCanBeSatThrough() {
        GameSession<Board> gameSession = champion().startGame();
        Board four = Board.start(Rules.of(9, 4));
        assertThat(four.moves(new int[four.maxMoves()])).isPositive();
        assertThat(think(gameSession, four).line()).isNotEmpty();
        for (int size : new int[] {5, 7, 5}) {
            Board small = Board.start(Rules.of(size, 2));
            int[] moves = new int[small.maxMoves()];
            int n = small.moves(moves);
            assertThat(Arrays.stream(moves, 0, n))
                    .contains(think(gameSession, small).move());
        }
        gameSession.ponder(four, new Control(Budget.UNLIMITED.withNodes(10)));
    }
}
