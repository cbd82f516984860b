package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.play.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests {@link Session}: commands and their exact answers. */
@Timeout(60)
class SessionTest {
    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
    private final Session session = new Session(output::add);

    @AfterEach
    void close() {
        session.close();
    }

    private String next() throws InterruptedException {
        String line = output.poll(20, TimeUnit.SECONDS);
        assertThat(line).as("an answer").isNotNull();
        return line;
    }

    private String answer() throws InterruptedException {
        String line = next();
        while (line.startsWith("info ")) line = next();
        return line;
    }

    private void expectAnswers(String host, String... bot) throws InterruptedException {
        assertThat(session.handleLine(host)).isTrue();
        for (String line : bot) assertThat(next()).as(host).isEqualTo(line);
    }

    private void expectNoAnswer(String host) {
        assertThat(session.handleLine(host)).isTrue();
        assertThat(output).as(host).isEmpty();
    }

    @Test
    void handshake() throws Exception {
        session.handleLine("damier 1");
        assertThat(next()).startsWith("id name Damier");
        assertThat(next()).startsWith("id author ");
        for (var game : Games.all().games())
            assertThat(next()).isEqualTo("game " + game.descriptor().id());
        assertThat(next()).isEqualTo("option name threads type number default 1");
        String line = next();
        boolean level = false;
        for (; line.startsWith("option name "); line = next()) {
            assertThat(line).matches("option name \\S+ type (number|choice|text) default \\S+( values .*)?");
            level |= line.startsWith("option name level type choice default 8");
        }
        assertThat(line).isEqualTo("ready");
        assertThat(level).isTrue();
        assertThat(output).isEmpty();
    }

    @Test
    void searchReportsInfoAndBestMove() throws Exception {
        expectAnswers("new quoridor", "ready");
        expectNoAnswer("set level 3");
        expectNoAnswer("position start moves e2 e8");
        session.handleLine("go nodes 2000 colour blue");
        assertThat(next())
                .matches("info depth 1 nodes \\d+ rate \\d+ value (-?\\d+|(win|loss) \\d+) line [a-i][1-9][hv]?( .*)?");
        assertThat(answer()).matches("best [a-i][1-9][hv]?( ponder [a-i][1-9][hv]?)?");
    }

    @Test
    void sameNodeLimitGivesSameMove() throws Exception {
        expectAnswers("new quoridor", "ready");
        session.handleLine("go nodes 5000");
        String first = answer();
        session.handleLine("go nodes 5000");
        assertThat(answer()).isEqualTo(first);
    }

    @Test
    void unknownCommandsAndWordsAreTolerated() throws Exception {
        expectAnswers("xyzzy now", "error unknown command 'xyzzy'");
        expectAnswers("new quoridor colour", "ready");
        expectAnswers("ping", "pong");
        expectAnswers("  ping  ", "pong");
        expectNoAnswer("");
    }

    @Test
    void invalidPositionLeavesThePositionUnchanged() throws Exception {
        expectAnswers("new quoridor", "ready");
        expectNoAnswer("position e3g6 / d6 / e8 e6 / 8 9 / 1");
        expectAnswers("position start moves e2 e7", "error " + errorMessageOf("start", "e2", "e7"));
        session.handleLine("position rubbish");
        assertThat(next()).startsWith("error ");
        session.handleLine("go depth 2 nodes 3000");
        assertThat(answer()).isIn("best e9", "best d9", "best f9");
    }

    private static String errorMessageOf(String start, String... moves) {
        try {
            new PlayedLine(Games.all().game("quoridor").read(start), List.of(moves)).endPosition();
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
        throw new AssertionError("legal");
    }

    @Test
    void finishedGameHasNoMove() throws Exception {
        expectAnswers("new quoridor", "ready");
        expectNoAnswer("position - / - / e9 e5 / 10 10 / 2");
        expectAnswers("go time 100", "best none");
    }

    @Test
    void puzzleSearchReportsLineCostAndBound() throws Exception {
        expectAnswers("new taquin", "ready");
        expectNoAnswer("position 1,2,3/4,5,6/0,7,8");
        session.handleLine("go");
        String line = next();
        String last = line;
        for (; line.startsWith("info "); line = next()) last = line;
        assertThat(last).matches("info depth \\d+ nodes \\d+ rate \\d+ value 2 bound 2 line 7L 8L");
        assertThat(line).isEqualTo("best 7L");
    }

    @Test
    void impossiblePuzzleIsReported() throws Exception {
        expectAnswers("new taquin", "ready");
        expectNoAnswer("position 1,2,3/4,5,6/8,7,0");
        session.handleLine("go");
        String last = "";
        String line = next();
        for (; line.startsWith("info "); line = next()) last = line;
        assertThat(last).contains(" text impossible");
        assertThat(line).isEqualTo("best none");
    }

    @Test
    void pingAndStopWorkDuringASearch() throws Exception {
        expectAnswers("new quoridor", "ready");
        session.handleLine("go infinite");
        session.handleLine("ping");
        assertThat(answer()).isEqualTo("pong");
        session.handleLine("go time 10");
        assertThat(answer()).isEqualTo("error a search is already running; send stop first");
        session.handleLine("stop");
        assertThat(answer()).startsWith("best ");
        session.handleLine("stop");
        expectAnswers("ping", "pong");
    }

    @Test
    void infiniteSearchAnswersOnlyAfterStop() throws Exception {
        expectAnswers("new quoridor", "ready");
        expectNoAnswer("set level 1");
        session.handleLine("go infinite");
        String line = output.poll(1, TimeUnit.SECONDS);
        for (; line != null; line = output.poll(200, TimeUnit.MILLISECONDS))
            assertThat(line).startsWith("info ");
        session.handleLine("stop");
        assertThat(answer()).startsWith("best ");
    }

    @Test
    void newDuringASearchSendsTheAnswerFirst() throws Exception {
        expectAnswers("new quoridor", "ready");
        session.handleLine("go infinite");
        session.handleLine("new taquin size=3 seed=4");
        assertThat(answer()).startsWith("best ");
        assertThat(next()).isEqualTo("ready");
    }

    @Test
    void clockLimitsTheSearchTime() throws Exception {
        expectAnswers("new quoridor", "ready");
        session.handleLine("go clock 2000 60000 inc 0");
        assertThat(answer()).startsWith("best ");
        Clock clock = new Clock(Duration.ofSeconds(2), Duration.ZERO);
        assertThat(clock.maxMoveTime(0)).as("a move may not use up the clock").isLessThan(Duration.ofMillis(1_500));
    }

    @Test
    void invalidArgumentsAreErrors() throws Exception {
        expectAnswers("go", "error go needs a game: new GAME, or position TEXT");
        expectAnswers("new quoridor", "ready");
        expectAnswers("go time soon", "error go: time must be a whole number, but got 'soon'");
        expectAnswers(
                "set level 99", "error damier: option 'level' must be one of 1, 2, 3, 4, 5, 6, 7, 8, but got '99'");
        expectNoAnswer("set memory 64");
        expectNoAnswer("set memory 2g");
        session.handleLine("set memory lots");
        assertThat(next()).startsWith("error option 'memory' must be a whole number");
        session.handleLine("set levl 3");
        assertThat(next()).startsWith("error unknown option 'levl'");
        session.handleLine("new chess");
        assertThat(next()).startsWith("error unknown game 'chess'");
        session.handleLine("new quoridor size=4");
        assertThat(next()).startsWith("error ");
        expectAnswers(
                "observe 3", "error " + (Games.all().agents("quoridor").isEmpty() ? "quoridor has no agents" : ""));
        assertThat(session.handleLine("quit")).isFalse();
    }

    /** A host may count repetitions differently and play on. */
    @Test
    void drawByRepetitionIsReportedAndPlayedOn() throws Exception {
        expectAnswers("new quoridor", "ready");
        String line = "start moves e2 e8 e1 e9 e2 e8 e1 e9";
        for (String drawn : List.of(line, line + " e2 e8 e1 e9", line + " e2 e8 e1 e9 d1 e8")) {
            expectNoAnswer("position " + drawn);
            session.handleLine("go nodes 2000");
            String text = next();
            if (!drawn.endsWith("d1 e8")) assertThat(text).startsWith("info text Draw: ");
            assertThat(answer()).as(drawn).matches("best [a-i][1-9][hv]?( ponder .*)?");
        }
        session.handleLine("position " + line + " e9");
        assertThat(next()).as("an illegal move is still rejected").startsWith("error ");
        expectNoAnswer("position - / - / e9 d8 / 9 9 / 2");
        session.handleLine("go nodes 2000");
        assertThat(answer()).as("a won game has no move").isEqualTo("best none");
    }

    /** A pondering engine sends nothing until the next {@code go}. */
    @Test
    void ponderingIsSilentAndOptional() throws Exception {
        for (String ponder : List.of("off", "on"))
            assertThat(depthOfSecondMove(ponder)).isPositive();
        expectAnswers("set ponder maybe", "error unknown ponder 'maybe'; known: off, on");
    }

    private int depthOfSecondMove(String ponder) throws InterruptedException {
        expectAnswers("new quoridor", "ready");
        expectNoAnswer("set ponder " + ponder);
        String line = "- / - / e4 e6 / 10 10 / 1 moves";
        session.handleLine("position " + line);
        session.handleLine("go nodes 2000");
        String[] best = answer().split(" ");
        assertThat(best).hasSize(4);
        if (ponder.equals("on")) CpuTimeWaiter.await("session-search", Duration.ofMillis(100));
        assertThat(output).isEmpty();
        session.handleLine("position " + line + " " + best[1] + " " + best[3]);
        session.handleLine("go nodes 2000");
        int depth = 0;
        String reply = next();
        for (; reply.startsWith("info depth "); reply = next()) depth = Integer.parseInt(reply.split(" ")[2]);
        assertThat(reply).startsWith("best ");
        return depth;
    }
}
