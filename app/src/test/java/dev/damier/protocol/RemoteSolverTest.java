package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bots outside as engines: real child processes and sockets. */
@Tag("slow")
@Timeout(60)
class RemoteSolverTest {
    private static final Budget SHORT = Budget.UNLIMITED.withTime(Duration.ofMillis(500));

    private final BotResolver guests = new BotResolver();

    @AfterEach
    void nothingIsLeft() {
        guests.close();
        assertThat(Stepper.left()).as("processes left").isEmpty();
    }

    private Report ask(String game, String position, String engine, Budget budget) {
        return new Job(game, position, engine, Map.of(), budget, 0).run(guests, Control::new);
    }

    @Test
    void aBotIsAnEngine() {
        String word = Stepper.word("good", 2);
        for (int question = 0; question < 2; question++) {
            Report report = ask("quoridor", "start", word, SHORT);
            assertThat(report.outcome()).as(report.error()).isEqualTo("chosen");
            assertThat(report.moves()).containsExactly("d1");
            assertThat(report.engine()).isEqualTo(word);
            assertThat(report.stats().cpuMillis()).isPositive();
        }
        assertThat(Stepper.left()).as("one process for both questions").hasSize(1);
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
    void whatItDoesWrongIsTheAnswer(String manner, String reason) {
        Report report = ask("quoridor", "start", Stepper.word(manner, 1), SHORT);
        assertThat(report.outcome()).isEqualTo("error");
        assertThat(report.error()).contains(reason.replace("''", "'"));
        assertThat(Stepper.left()).as("ended at once, not only at the end").isEmpty();
    }

    @Test
    void afterAFailureTheNextQuestionGetsANewProcess() {
        String word = Stepper.word("crash", 2);
        PlayedLine line = new PlayedLine(Games.all().game("quoridor").read("start"), List.of());
        assertThat(chosen(word, line)).isEqualTo("chosen");
        assertThat(chosen(word, line.then("d1").then("e8")))
                .as("its second move of that game")
                .startsWith("cmd:");
        assertThat(chosen(word, line)).isEqualTo("chosen");
    }

    /** A game that goes on is not begun again; that is how the stepper counts to its second move. */
    private String chosen(String word, PlayedLine line) {
        Job job = new Job("quoridor", line.write(), word, Map.of(), SHORT, 0);
        Report report = job.run(line.setup(), guests, Control::new);
        return report.error() != null ? report.error() : report.outcome();
    }

    @Test
    void whoeverStopsASearchGetsItsBestSoFar() throws Exception {
        try (SessionListener listener = listen()) {
            String word = "tcp:127.0.0.1:" + listener.port();
            Job job = new Job("quoridor", "start", word, Map.of(), SHORT.withTime(Duration.ofMinutes(5)), 0);
            Answer answer = job.answer(
                    Games.all().game("quoridor").read("start"),
                    guests,
                    budget -> cancelledAfter(() -> Busy.await("session-search", Duration.ofMillis(200)), budget));
            assertThat(answer.outcome()).isInstanceOf(Outcome.Chosen.class);
            assertThat(answer.outcome().stats().depth()).isPositive();
            assertThat(answer.outcome().stats().expanded()).isPositive();
            assertThat(answer.outcome().stats().millis()).isLessThan(5000);
        }
    }

    @Test
    void whoDoesNotHearOfItIsEnded() {
        Job job = new Job("quoridor", "start", Stepper.word("deaf", 1), Map.of(), Budget.UNLIMITED, 0);
        Report report = job.run(guests, budget -> cancelledAfter(RemoteSolverTest::deaf, budget));
        assertThat(report.outcome()).isEqualTo("stopped");
        assertThat(report.reason()).isEqualTo("cancelled");
        assertThat(Stepper.left()).isEmpty();
    }

    /** Until the bot sleeps. */
    private static void deaf() throws InterruptedException {
        while (Stepper.left().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
    }

    /** What it waits for before it cancels. */
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

    private static SessionListener listen() throws IOException {
        SessionListener listener = new SessionListener("127.0.0.1", 0, session -> {});
        Thread thread = new Thread(listener::run);
        thread.setDaemon(true);
        thread.start();
        return listener;
    }

    /** What it claims to have proved is not proved here; its line was replayed. */
    @Test
    void aPuzzleOverASocket() throws Exception {
        try (SessionListener listener = listen()) {
            String word = "tcp:127.0.0.1:" + listener.port();
            Report report = ask("taquin", "1,2,4/3,5,0/7,6,8", word, SHORT.withTime(Duration.ofSeconds(20)));
            Report own = new Job("taquin", "1,2,4/3,5,0/7,6,8", "", Map.of(), Budget.UNLIMITED, 0).run();
            assertThat(report.outcome()).as(report.error()).isEqualTo("solved");
            assertThat(report.cost()).isEqualTo(own.cost());
            assertThat(report.optimal()).isFalse();
            assertThat(own.optimal()).isTrue();
            assertThat(ask("taquin", "1,2/3,0", word, SHORT).moves()).isEmpty();
        }
        assertThat(ask("quoridor", "start", "tcp:127.0.0.1:9", SHORT).error()).contains("cannot reach 127.0.0.1:9");
    }

    /** An address starts programs: only who asks for guests gets them. */
    @Test
    void theRegistryAloneKnowsNoBots() {
        Report report = new Job("quoridor", "start", Stepper.word("good", 2), Map.of(), SHORT, 0).run();
        assertThat(report.error()).startsWith("unknown engine 'cmd:bash");
    }

    @Test
    void whatABotTells() {
        ParsedInfo told = ParsedInfo.NOTHING
                .and("depth 3 nodes 500 value win 4 line e2 e8 text line d1")
                .and("nodes 900 rate 7 strange 1");
        assertThat(told).isEqualTo(new ParsedInfo(3, 900, Outcome.Chosen.WIN - 4, List.of("e2", "e8")));
        assertThat(told.and("value -12 depth x line").value()).isEqualTo(-12);
        assertThat(ParsedInfo.NOTHING.and("value loss 3").value()).isEqualTo(3 - Outcome.Chosen.WIN);
    }
}
