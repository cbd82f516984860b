package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.job.Roster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PlayTest {
    private static final String UP = "\033[A";
    private static final String DOWN = "\033[B";
    private static final String RIGHT = "\033[C";
    private static final String LEFT = "\033[D";
    private static final String BACKSPACE = "\177";
    private static final String CONTROL_C = "\003";
    private static final String CONTROL_Y = "\031";

    @Test
    void linesPlayWithoutATerminal() {
        Ran ran = Ran.reading("8L\nundo\nnonsense\nredo\n", "play", "taquin", "1,2,3/4,5,6/7,0,8");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("nonsense");
        assertThat(ran.lines().stream().filter(line -> line.startsWith("┌"))).hasSize(4);
    }

    @Test
    void anEngineAnswersFromItsSeat() {
        Ran ran = Ran.reading("e2\nquit\n", "play", "quoridor", "start", "--seat", "2=greedy");
        assertThat(ran.out()).contains("greedy plays e8.");
    }

    @Test
    void twoEnginesPlayToTheEnd() {
        Ran ran = Ran.damier("play", "quoridor", "--set", "size=3", "--seat", "1=greedy", "--seat", "2=random");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("greedy plays", "random plays");
    }

    @Test
    void roundsKeepAScore() {
        Ran ran = Ran.reading(
                "quit\nquit\n",
                "play",
                "taquin",
                "--set",
                "size=2",
                "--rounds",
                "2",
                "--against",
                "astar",
                "--seed",
                "1");
        assertThat(ran.out()).contains("Round 1 of 2", "You: not solved.", "Score: you 0, engine 2.");
    }

    @Test
    void arrowsMoveWhatCanMove() throws Exception {
        Sitting sitting = keys("taquin", "1,2,3/4,5,6/0,7,8", LEFT + LEFT);
        assertThat(texts(sitting)).isEqualTo(List.of("7L", "8L"));
        assertThat(sitting.over()).isTrue();
    }

    @Test
    void aLetterChoosesTheRobotAndBackspaceTakesBack() throws Exception {
        String position = "1A-2A-3A-4A_r6.12_g0.15_b6.0_y9.1_t6.3.yellow";
        assertThat(texts(keys("ricochet", position, "r" + UP + "y" + RIGHT + DOWN)))
                .isEqualTo(List.of("rN", "yE"));
        assertThat(texts(keys("ricochet", position, "r" + UP + "y" + RIGHT + BACKSPACE)))
                .isEqualTo(List.of("rN"));
        assertThat(texts(keys("ricochet", position, "r" + UP + BACKSPACE + CONTROL_Y)))
                .isEqualTo(List.of("rN"));
    }

    @Test
    void movesCanBeSpelledAndTabChooses() throws Exception {
        assertThat(texts(keys("quoridor", "start", "e3h\r" + "e8\r" + "\t" + UP)))
                .hasSizeGreaterThanOrEqualTo(2)
                .startsWith("e3h", "e8");
    }

    @Test
    void aClockThatRunsOutEndsTheGame() throws Exception {
        Clocks clocks = Clocks.of(2, Duration.ofMillis(1));
        Thread.sleep(5);
        assertThat(clocks.out()).isTrue();
        assertThat(clocks.fallen()).isZero();
        assertThat(Clocks.none().out()).isFalse();
    }

    private static List<String> texts(Sitting sitting) {
        return sitting.played().stream().map(Move::text).toList();
    }

    /** Presses keys on a terminal that is no screen. */
    private static Sitting keys(String game, String position, String pressed) throws Exception {
        var setup = Games.all().game(game).read(position);
        Screen screen = new Screen(
                new ByteArrayInputStream(new byte[0]),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                Map.of(),
                "");
        Sitting sitting = new Sitting(setup, List.of(Optional.empty()), new EngineOptions(), screen, Roster.REGISTRY);
        PipedOutputStream keyboard = new PipedOutputStream();
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        try (Terminal terminal = TerminalBuilder.builder()
                .system(false)
                .type("xterm")
                .encoding(StandardCharsets.UTF_8)
                .streams(new PipedInputStream(keyboard), shown)
                .build()) {
            Thread person = new Thread(() -> press(keyboard, shown, pressed + CONTROL_C));
            person.start();
            new FullPlay(terminal, screen, sitting, Clocks.none()).run();
            person.join();
        }
        return sitting;
    }

    /** Waits for the board, as a person would, then presses the keys one by one. */
    private static void press(PipedOutputStream keyboard, ByteArrayOutputStream shown, String pressed) {
        try {
            while (!shown.toString(StandardCharsets.UTF_8).contains("─")) Thread.sleep(10);
            keyboard.write(pressed.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
