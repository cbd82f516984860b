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

/**
 * Tests external bots in place of engines in {@code solve}, {@code hint}, {@code play}, {@code lab} and {@code arena}.
 */
@Tag("slow")
@Timeout(60)
class ExternalBotTest {
    private static final String GOOD = Stepper.address("good", 1);
    private static final String CRASH = Stepper.address("crash", 1);

    @AfterEach
    void noProcessIsLeft() {
        assertThat(Stepper.remainingProcesses()).as("processes left").isEmpty();
    }

    @Test
    void botSolves() {
        CommandResult commandResult = CommandResult.runWithInput(
                "start\nstart moves e2\nnonsense\n", "solve", "quoridor", "-", "--engine", GOOD, "--json");
        assertThat(commandResult.rows()).extracting(r -> r.get("outcome")).hasToString("[chosen, chosen, error]");
        assertThat(commandResult.rows().get(1).get("moves"))
                .as("the bot receives the history of the position")
                .hasToString("[d9]");
        CommandResult crash = CommandResult.run("solve", "quoridor", "start", "--engine", CRASH);
        assertThat(crash.exitCode()).isEqualTo(1);
        assertThat(crash.err()).endsWith("exited with code 3: out of ideas (exit)\n");
    }

    @Test
    void botGivesHints() {
        assertThat(CommandResult.run("hint", "quoridor", "start", "--grade", "4", "--engine", GOOD)
                        .out())
                .contains("d1");
        CommandResult crash = CommandResult.run("hint", "quoridor", "start", "--engine", CRASH, "--json");
        assertThat(crash.row().get("error")).asString().contains("out of ideas");
        assertThat(crash.exitCode()).isEqualTo(1);
    }

    @Test
    void botPlaysGame() {
        CommandResult commandResult =
                CommandResult.runWithInput("e2\ne3\nquit\n", "play", "quoridor", "--seat", "2=" + GOOD);
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(commandResult.out()).contains(" plays d9.", " plays e9.");
        CommandResult crash = CommandResult.runWithInput("e2\nquit\n", "play", "quoridor", "--seat", "2=" + CRASH);
        assertThat(crash.exitCode()).isEqualTo(1);
        assertThat(crash.err()).contains("out of ideas");
    }

    @Test
    void botRunsInLab() {
        CommandResult commandResult = CommandResult.run(
                "lab", "quoridor", "start", "--engine", GOOD, "--engine", CRASH, "--engine", "greedy", "--json");
        assertThat(commandResult.rows().subList(0, 3))
                .extracting(r -> r.get("outcome"))
                .hasToString("[chosen, error, chosen]");
        assertThat(commandResult.exitCode()).isEqualTo(1);
    }

    @Test
    void invalidArgumentsAreRejected() {
        CommandResult option = CommandResult.run("solve", "quoridor", "start", "--engine", GOOD, "--set", "level=3");
        assertThat(option.exitCode()).isEqualTo(2);
        assertThat(option.err())
                .contains("external bots take no options here ('level'); pass them on the bot's own command line");
        assertThat(CommandResult.run("solve", "quoridor", "start", "--engine", GOOD, "--all")
                        .err())
                .contains("cannot list all solutions");
        CommandResult socket = CommandResult.run("solve", "quoridor", "start", "--engine", "tcp:somewhere");
        assertThat(socket.exitCode()).isEqualTo(2);
        assertThat(socket.err()).contains("expected tcp:HOST:PORT");
    }

    /** Text of an untrusted bot is escaped on a terminal with colours, in the standings, in notes and in the file. */
    @ParameterizedTest
    @ValueSource(strings = {"escapes", "complains"})
    void noEscapeSequenceReachesTheTerminal(String behaviour, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.txt");
        CommandResult commandResult = CommandResult.runWith(
                Map.of(),
                "12",
                "",
                "arena",
                "quoridor",
                Stepper.address(behaviour, 1),
                "greedy",
                "--games",
                "2",
                "--save",
                file.toString());
        assertThat(commandResult.out()).contains("\\x1b").doesNotContain("\033");
        assertThat(commandResult.err().replace("\r\033[K", "")).doesNotContain("\033");
        assertThat(Files.readString(file)).contains("\\x1b").doesNotContain("\033");
        CommandResult solved = CommandResult.runWith(
                Map.of(), "12", "", "solve", "quoridor", "start", "--engine", Stepper.address(behaviour, 1));
        assertThat(solved.err().replace("\r\033[K", "")).contains("\\x1b").doesNotContain("\033");
    }

    /**
     * The process has its own session, an empty environment and a dead parent. Only its control group identifies it.
     */
    @Test
    void detachedProcessIsEnded() {
        assumeTrue(BotLink.canKillOrphans(), "control groups are not available");
        CommandResult commandResult =
                CommandResult.run("arena", "quoridor", Stepper.address("leaves", 1), "greedy", "--games", "2");
        assertThat(commandResult.exitCode()).as(commandResult.err()).isZero();
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    /** Ending each bot takes one second; all bots are ended at the same time. */
    @Test
    void interruptEndsMatchOfUnresponsiveBots() throws Exception {
        List<String> args = new ArrayList<>(List.of("arena", "quoridor", "--time", "5m", "--games", "2"));
        for (int i = 0; i < 6; i++) args.add(Stepper.address("stay", 1));
        args.add(Stepper.address("hang", 1));
        Process process = ProcessTest.startDamier(args.toArray(String[]::new));
        while (Stepper.remainingProcesses().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
        ProcessTest.signal("TERM", process);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(ProcessTest.output(process)).contains(" points ");
    }

    @Test
    void interruptEndsSearchOfBot() throws Exception {
        String[] args = {"solve", "quoridor", "start", "--engine", Stepper.address("hang", 1), "--time", "5m", "--json"
        };
        Process process = ProcessTest.startDamier(args);
        while (Stepper.remainingProcesses().stream().noneMatch(p -> p.contains("sleep"))) Thread.sleep(20);
        ProcessTest.signal("TERM", process);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(ProcessTest.output(process)).contains("\"outcome\":\"stopped\"", "\"reason\":\"cancelled\"");
    }
}
