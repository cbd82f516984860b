package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.damier.protocol.BotLink;
import dev.damier.protocol.Stepper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot's address wherever an engine's id may stand. */
@Tag("slow")
@Timeout(60)
class OutsideBotTest {
    private static final String GOOD = Stepper.word("good", 1);
    private static final String CRASH = Stepper.word("crash", 1);

    @AfterEach
    void nothingIsLeft() {
        assertThat(Stepper.left()).as("processes left").isEmpty();
    }

    @Test
    void solves() {
        Ran ran =
                Ran.reading("start\nstart moves e2\nnonsense\n", "solve", "quoridor", "-", "--engine", GOOD, "--json");
        assertThat(ran.rows()).extracting(r -> r.get("outcome")).hasToString("[chosen, chosen, error]");
        assertThat(ran.rows().get(1).get("moves"))
                .as("it knows how the position came about")
                .hasToString("[d9]");
        Ran crash = Ran.damier("solve", "quoridor", "start", "--engine", CRASH);
        assertThat(crash.code()).isEqualTo(1);
        assertThat(crash.err()).endsWith("exited with code 3: out of ideas (exit)\n");
    }

    @Test
    void givesHints() {
        assertThat(Ran.damier("hint", "quoridor", "start", "--grade", "4", "--engine", GOOD)
                        .out())
                .contains("d1");
        Ran crash = Ran.damier("hint", "quoridor", "start", "--engine", CRASH, "--json");
        assertThat(crash.row().get("error")).asString().contains("out of ideas");
        assertThat(crash.code()).isEqualTo(1);
    }

    @Test
    void sitsAtTheTable() {
        Ran ran = Ran.reading("e2\ne3\nquit\n", "play", "quoridor", "--seat", "2=" + GOOD);
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains(" plays d9.", " plays e9.");
        Ran crash = Ran.reading("e2\nquit\n", "play", "quoridor", "--seat", "2=" + CRASH);
        assertThat(crash.code()).isEqualTo(1);
        assertThat(crash.err()).contains("out of ideas");
    }

    @Test
    void runsInTheLab() {
        Ran ran = Ran.damier(
                "lab", "quoridor", "start", "--engine", GOOD, "--engine", CRASH, "--engine", "greedy", "--json");
        assertThat(ran.rows().subList(0, 3)).extracting(r -> r.get("outcome")).hasToString("[chosen, error, chosen]");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void wrongWords() {
        Ran option = Ran.damier("solve", "quoridor", "start", "--engine", GOOD, "--set", "level=3");
        assertThat(option.code()).isEqualTo(2);
        assertThat(option.err())
                .contains("external bots take no options here ('level'); pass them on the bot's own command line");
        assertThat(Ran.damier("solve", "quoridor", "start", "--engine", GOOD, "--all")
                        .err())
                .contains("cannot list all solutions");
        Ran socket = Ran.damier("solve", "quoridor", "start", "--engine", "tcp:somewhere");
        assertThat(socket.code()).isEqualTo(2);
        assertThat(socket.err()).contains("expected tcp:HOST:PORT");
    }

    /** A stranger's words are read, never obeyed: on a terminal with colours, in the table, in the notes and in the file. */
    @ParameterizedTest
    @ValueSource(strings = {"escapes", "complains"})
    void noEscapeSequenceReachesTheTerminal(String manner, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.txt");
        Ran ran = Ran.with(
                Map.of(),
                "12",
                "",
                "arena",
                "quoridor",
                Stepper.word(manner, 1),
                "greedy",
                "--games",
                "2",
                "--save",
                file.toString());
        assertThat(ran.out()).contains("\\x1b").doesNotContain("\033");
        assertThat(ran.err().replace("\r\033[K", "")).doesNotContain("\033");
        assertThat(Files.readString(file)).contains("\\x1b").doesNotContain("\033");
        Ran solved = Ran.with(Map.of(), "12", "", "solve", "quoridor", "start", "--engine", Stepper.word(manner, 1));
        assertThat(solved.err().replace("\r\033[K", "")).contains("\\x1b").doesNotContain("\033");
    }

    /** It has a session of its own, an empty environment and a parent that has died: only its control group knows it. */
    @Test
    void whoLeftEverythingBehindEndsToo() {
        assumeTrue(BotLink.endsOrphans(), "control groups are not available");
        Ran ran = Ran.damier("arena", "quoridor", Stepper.word("leaves", 1), "greedy", "--games", "2");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(Stepper.left()).isEmpty();
    }

    /** Each takes its second to be told and ended, all at the same time. */
    @Test
    void controlCEndsAMatchOfStubbornBots() throws Exception {
        List<String> words = new ArrayList<>(List.of("arena", "quoridor", "--time", "5m", "--games", "2"));
        for (int i = 0; i < 6; i++) words.add(Stepper.word("stay", 1));
        words.add(Stepper.word("hang", 1));
        Process process = ProcessTest.damier(words.toArray(String[]::new));
        while (Stepper.left().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
        ProcessTest.signal("TERM", process);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(ProcessTest.text(process)).contains(" points ");
    }

    @Test
    void controlCEndsIt() throws Exception {
        String[] words = {"solve", "quoridor", "start", "--engine", Stepper.word("hang", 1), "--time", "5m", "--json"};
        Process process = ProcessTest.damier(words);
        while (Stepper.left().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
        ProcessTest.signal("TERM", process);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(ProcessTest.text(process)).contains("\"outcome\":\"stopped\"", "\"reason\":\"cancelled\"");
    }
}
