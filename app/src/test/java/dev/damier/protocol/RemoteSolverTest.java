package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.job.Answer;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests external bots as engines, with real child processes and sockets. */
@Tag("slow")
@Timeout(60)
class RemoteSolverTest {
    private static final Budget SHORT = Budget.UNLIMITED.withTime(Duration.ofMillis(500));

    private final BotResolver resolver = new BotResolver();

    @AfterEach
    void noProcessRemains() {
        resolver.close();
        assertThat(Stepper.remainingProcesses()).as("remaining processes").isEmpty();
    }

    private Report solve(String game, String position, String engine, Budget budget) {
        return new Job(game, position, EngineSpec.of(engine), budget, 0).run(resolver, Control::new);
    }

    @Test
    void externalBotAnswersLikeAnEngine() {
        String address = Stepper.address("good", 2);
        for (int request = 0; request < 2; request++) {
            Report report = solve("quoridor", "start", address, SHORT);
            assertThat(report.result().wireName()).as(report.error()).isEqualTo("chosen");
            assertThat(report.moves()).containsExactly("d1");
            assertThat(report.engine()).isEqualTo(address);
            assertThat(report.stats().cpuMillis()).isPositive();
        }
        assertThat(Stepper.remainingProcesses())
                .as("one process for both requests")
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "crash, exited with code 3: out of ideas (exit)",
        "hang, no response in time (time)",
        "garbage, 'sent an invalid line: ''Hello, I am thinking about it'' (nonsense)'",
        "illegal, played 'e5v9':",
        "flood, more than 10000 lines",
        "long, line longer than 65536 bytes (long-line)",
        "mute, closed its output (exit)",
        "deaf, no response in time (time)",
        "orphans, exited with code 0 (exit)"
    })
    void errorOfABotIsReported(String behaviour, String reason) {
        Report report = solve("quoridor", "start", Stepper.address(behaviour, 1), SHORT);
        assertThat(report.result().wireName()).isEqualTo("error");
        assertThat(report.error()).contains(reason.replace("''", "'"));
        assertThat(Stepper.remainingProcesses())
                .as("killed immediately, not only when the resolver is closed")
                .isEmpty();
    }

    @Test
    void newProcessIsStartedAfterAFailure() {
        String address = Stepper.address("crash", 2);
        PlayedLine line = new PlayedLine(Games.all().game("quoridor").read("start"), List.of());
        assertThat(outcomeOrError(address, line)).isEqualTo("chosen");
        assertThat(outcomeOrError(address, line.withMove("d1").withMove("e8")))
                .as("the second move of that game")
                .startsWith("cmd:");
        assertThat(outcomeOrError(address, line)).isEqualTo("chosen");
    }

    /**
     * Solves a position with its history. A continued game is not started again, so the stepper counts this as its
     * second move.
     */
    private String outcomeOrError(String address, PlayedLine line) {
        Job job = new Job("quoridor", line.write(), EngineSpec.of(address), SHORT, 0);
        Report report = job.run(line.toSetup(), resolver, Control::new);
        return report.error() != null ? report.error() : report.result().wireName();
    }

    @Test
    void cancelledSearchReturnsTheBestMoveSoFar() throws Exception {
        try (SessionListener listener = startListener()) {
            String address = "tcp:127.0.0.1:" + listener.port();
            Job job = new Job("quoridor", "start", EngineSpec.of(address), SHORT.withTime(Duration.ofMinutes(5)), 0);
            Answer answer = job.answer(
                    Games.all().game("quoridor").read("start"),
                    resolver,
                    budget -> cancelledAfter(
                            () -> CpuTimeWaiter.await("session-search", Duration.ofMillis(200)), budget));
            assertThat(answer.outcome()).isInstanceOf(Outcome.Chosen.class);
            assertThat(answer.outcome().stats().depth()).isPositive();
            assertThat(answer.outcome().stats().expanded()).isPositive();
            assertThat(answer.outcome().stats().millis()).isLessThan(5000);
        }
    }

    @Test
    void botThatIgnoresStopIsKilled() {
        Job job = new Job("quoridor", "start", EngineSpec.of(Stepper.address("deaf", 1)), Budget.UNLIMITED, 0);
        Report report = job.run(resolver, budget -> cancelledAfter(RemoteSolverTest::awaitSleepingBot, budget));
        assertThat(report.result().wireName()).isEqualTo("stopped");
        assertThat(report.reason()).isEqualTo("cancelled");
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    /** Waits until the bot sleeps. */
    private static void awaitSleepingBot() throws InterruptedException {
        while (Stepper.remainingProcesses().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
    }

    /** An event to wait for before the cancellation. */
    private interface Event {
        void await() throws InterruptedException;
    }

    private static Control cancelledAfter(Event event, Budget budget) {
        Control control = new Control(budget);
        Thread thread = new Thread(() -> {
            try {
                event.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            control.cancel();
        });
        thread.setDaemon(true);
        thread.start();
        return control;
    }

    private static SessionListener startListener() throws IOException {
        SessionListener listener = new SessionListener("127.0.0.1", 0, session -> {});
        Thread thread = new Thread(listener::run);
        thread.setDaemon(true);
        thread.start();
        return listener;
    }

    /** A claim of optimality by the bot is ignored; its line is replayed. */
    @Test
    void puzzleOverASocket() throws Exception {
        try (SessionListener listener = startListener()) {
            String address = "tcp:127.0.0.1:" + listener.port();
            Report report = solve("taquin", "1,2,4/3,5,0/7,6,8", address, SHORT.withTime(Duration.ofSeconds(20)));
            Report own = new Job("taquin", "1,2,4/3,5,0/7,6,8", EngineSpec.DEFAULT, Budget.UNLIMITED, 0).run();
            assertThat(report.result().wireName()).as(report.error()).isEqualTo("solved");
            assertThat(report.cost()).isEqualTo(own.cost());
            assertThat(report.optimal()).isFalse();
            assertThat(own.optimal()).isTrue();
            assertThat(solve("taquin", "1,2/3,0", address, SHORT).moves()).isEmpty();
        }
        assertThat(solve("quoridor", "start", "tcp:127.0.0.1:9", SHORT).error()).contains("cannot reach 127.0.0.1:9");
    }

    /** An address can start a program, so only {@link BotResolver} resolves it. */
    @Test
    void registryDoesNotResolveBotAddresses() {
        Report report = new Job("quoridor", "start", EngineSpec.of(Stepper.address("good", 2)), SHORT, 0).run();
        assertThat(report.error()).startsWith("unknown engine 'cmd:bash");
    }

    @Test
    void infoLinesAreParsed() {
        ParsedInfo info = ParsedInfo.EMPTY
                .merge("depth 3 nodes 500 value win 4 line e2 e8 text line d1")
                .merge("nodes 900 rate 7 strange 1");
        assertThat(info)
                .isEqualTo(
                        new ParsedInfo(3, 900, Outcome.Chosen.WIN - 4, Outcome.Scale.EVALUATION, List.of("e2", "e8")));
        assertThat(info.merge("value -12 depth x line").value()).isEqualTo(-12);
        ParsedInfo chances = ParsedInfo.EMPTY.merge("value probability 0.81");
        assertThat(chances.value()).isEqualTo(3_100);
        assertThat(chances.scale()).isEqualTo(Outcome.Scale.PROBABILITY);
        assertThat(ParsedInfo.EMPTY.merge("value probability 7").value()).isZero();
        assertThat(ParsedInfo.EMPTY.merge("value loss 3").value()).isEqualTo(3 - Outcome.Chosen.WIN);
    }
}
