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
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests whole games of the engine {@code damier}, in which searches share a memory. */
class ChampionSessionTest {
    private static final int NODES = 4_000;

    private static GamePlayer<Board> champion() {
        return new ChampionEngine().build(Map.of("book", "off", "learn", "off"));
    }

    private static Chosen search(Solver<Board> player, Board board) {
        return (Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(NODES)));
    }

    private static List<String> game(GamePlayer<Board> champion, Board board) {
        List<String> record = new ArrayList<>();
        List<GameSession<Board>> players = List.of(champion.startGame(), champion.startGame());
        while (!board.isOver()) {
            Chosen chosen = search(players.get(board.toMove()), board);
            record.add(MoveCode.text(chosen.move(), 9) + " " + chosen.value() + " "
                    + chosen.stats().expanded());
            board.play(chosen.move());
        }
        return record;
    }

    @Test
    void sameGameGivesSameMoves() {
        Board board = Boards.opening(4, new Random(3));
        GamePlayer<Board> champion = champion();
        assertThat(game(champion, board.copy())).isEqualTo(game(champion, board.copy()));
    }

    @Test
    void repeatedPositionsDoNotAllocateTheTableAgain() {
        GameSession<Board> session = champion().startGame();
        Board board = Boards.opening(0, new Random(1));
        search(session::solve, board);
        long allocated = allocatedBytes();
        for (String move : "e2 e8 e1 e9 e2 e8".split(" ")) board.play(MoveCode.parse(move, 9));
        session.solve(board, new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(200))));
        assertThat(allocatedBytes() - allocated).isLessThan(16 << 20);
    }

    private static long allocatedBytes() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Test
    void singleQueryDoesNotDependOnEarlierGames() {
        Board board = Boards.opening(6, new Random(5));
        GamePlayer<Board> champion = champion();
        Chosen before = search(champion, board);
        game(champion, board.copy());
        Chosen after = search(champion, board);
        assertThat(after.move()).isEqualTo(before.move());
        assertThat(after.value()).isEqualTo(before.value());
        assertThat(after.stats().expanded()).isEqualTo(before.stats().expanded());
    }

    @Test
    void memoryReducesLaterSearches() {
        long withoutMemory = 0;
        long withMemory = 0;
        GamePlayer<Board> champion = new ChampionEngine().build(Map.of("depth", "7", "book", "off"));
        for (int seed = 0; seed < 12; seed++) {
            Board board = Boards.opening(6, new Random(seed));
            GameSession<Board> gameSession = champion.startGame();
            int[] line = ((Chosen) gameSession.solve(board, Control.unlimited())).line();
            for (int i = 0; i < 2 && i < line.length; i++) board.play(line[i]);
            withoutMemory += champion.solve(board, Control.unlimited()).stats().expanded();
            withMemory += gameSession.solve(board, Control.unlimited()).stats().expanded();
        }
        assertThat(withMemory).isLessThan(withoutMemory);
    }

    @Test
    void memoryIsClearedAfterARepetition() {
        // The position was won when it occurred first. Now it is a draw, whatever the transposition table contains.
        GameSession<Board> behind = champion().startGame();
        String game = "- / - / e4 c7 / 6 2 / 1 moves e5 c6 e4";
        search(behind, Boards.read(game));
        Board later = Boards.read(game + " c7 e5 c6 e4");
        Chosen chosen = search(behind, later);
        assertThat(chosen.value()).isZero();
        assertThat(MoveCode.text(chosen.move(), 9)).isEqualTo("c7");
    }

    @Test
    void ponderingHelpsTheNextMove() {
        GameSession<Board> gameSession = champion().startGame();
        Board expected = expected(gameSession);
        gameSession.ponder(expected.copy(), new Control(Budget.UNLIMITED.withNodes(100_000)));
        assertThat(search(gameSession, expected).stats().depth())
                .isGreaterThan(search(champion(), expected).stats().depth());
    }

    @Test
    @Timeout(60)
    void nextMoveEndsPondering() throws InterruptedException {
        GameSession<Board> gameSession = champion().startGame();
        Board expected = expected(gameSession);
        CountDownLatch thinking = new CountDownLatch(1);
        Control ponderControl = new Control(Budget.UNLIMITED, 0, p -> thinking.countDown());
        Thread ponder = new Thread(() -> gameSession.ponder(expected.copy(), ponderControl));
        ponder.start();
        thinking.await();
        search(gameSession, expected);
        assertThat(ponderControl.isCancelled()).isTrue();
        ponder.join();
    }

    /** Returns the position after the best move and the expected reply. */
    private static Board expected(GameSession<Board> gameSession) {
        Board board = Boards.opening(6, new Random(9));
        int[] line = search(gameSession, board).line();
        board.play(line[0]);
        board.play(line[1]);
        return board;
    }

    @Test
    @Timeout(60)
    void searchInAGameHasNoDefaultTime() throws InterruptedException {
        Control control = Control.unlimited();
        GameSession<Board> gameSession = champion().startGame();
        Thread thinking = new Thread(() -> gameSession.solve(Board.start(Rules.STANDARD), control));
        thinking.start();
        thinking.join(1_300); // longer than the default time of a single query
        assertThat(thinking.isAlive()).isTrue();
        control.cancel();
        thinking.join();
    }

    @Test
    void sessionPlaysGamesOfAnySize() {
        GameSession<Board> gameSession = champion().startGame();
        Board four = Board.start(Rules.of(9, 4));
        assertThat(four.moves(new int[four.maxMoves()])).isPositive();
        assertThat(search(gameSession, four).line()).isNotEmpty();
        for (int size : new int[] {5, 7, 5}) {
            Board small = Board.start(Rules.of(size, 2));
            int[] moves = new int[small.maxMoves()];
            int n = small.moves(moves);
            assertThat(Arrays.stream(moves, 0, n))
                    .contains(search(gameSession, small).move());
        }
        gameSession.ponder(four, new Control(Budget.UNLIMITED.withNodes(10)));
    }
}
