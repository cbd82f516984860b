package dev.damier.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.screen.Screen;
import dev.damier.draw.SceneText;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.job.EngineResolver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the keys of the interactive board on a simulated terminal. */
@Timeout(60)
class TerminalBoardTest {
    private static final String UP = "\033[A";
    private static final String DOWN = "\033[B";
    private static final String RIGHT = "\033[C";
    private static final String LEFT = "\033[D";
    private static final String BACKSPACE = "\177";
    private static final String CONTROL_C = "\003";
    private static final String CONTROL_Y = "\031";

    @Test
    void arrowsMoveMovablePieces() throws Exception {
        TerminalGame game = pressKeys("taquin", "1,2,3/4,5,6/0,7,8", LEFT + LEFT);
        assertThat(texts(game)).isEqualTo(List.of("7L", "8L"));
        assertThat(game.isOver()).isTrue();
    }

    @Test
    void letterSelectsRobotAndBackspaceUndoes() throws Exception {
        String position = "1A-2A-3A-4A_r6.12_g0.15_b6.0_y9.1_t6.3.yellow";
        assertThat(texts(pressKeys("ricochet", position, "r" + UP + "y" + RIGHT)))
                .isEqualTo(List.of("rN", "yE"));
        assertThat(texts(pressKeys("ricochet", position, "r" + UP + "y" + RIGHT + BACKSPACE)))
                .isEqualTo(List.of("rN"));
        assertThat(texts(pressKeys("ricochet", position, "r" + UP + BACKSPACE + CONTROL_Y)))
                .isEqualTo(List.of("rN"));
    }

    @Test
    void movedRobotStaysSelected() throws Exception {
        String position = "1A-2A-3A-4A_r6.12_g0.15_b6.0_y9.1_t6.3.yellow";
        assertThat(texts(pressKeys("ricochet", position, "y" + RIGHT + DOWN + "r" + UP + LEFT)))
                .containsExactly("yE", "yS", "rN", "rW");
        assertThat(texts(pressKeys("ricochet", position, "y" + RIGHT + "\r" + DOWN)))
                .as("Enter plays only a typed move")
                .containsExactly("yE", "yS");
        assertThat(texts(pressKeys("taquin", "1,2,3/4,0,6/7,5,8", "5" + UP + LEFT)))
                .as("another piece moves when the selected one cannot")
                .containsExactly("5U", "8L");
    }

    @Test
    void movesCanBeTypedAndTabSelects() throws Exception {
        assertThat(texts(pressKeys("quoridor", "start", "e3h\r" + "e8\r" + "\t" + UP)))
                .hasSizeGreaterThanOrEqualTo(2)
                .startsWith("e3h", "e8");
    }

    /** Every game fits 80 × 24 and 60 columns, with two lines of text and the input, and all its walls. */
    @ParameterizedTest
    @ValueSource(strings = {"ricochet", "taquin", "quoridor", "hitman"})
    void boardFitsSmallTerminals(String game) {
        Scene scene = Games.all().game(game).example().newTable().scene(0);
        for (int[] size : new int[][] {{80, 24}, {60, 24}}) {
            BoardFitter.Fitted fitted = BoardFitter.fit(scene, false, Locale.ENGLISH, size[0], size[1] - 4);
            assertThat(fitted.text()).as(game + " " + size[0]).isPresent();
            String text = fitted.text().orElseThrow();
            assertThat(text.lines())
                    .hasSizeLessThanOrEqualTo(size[1] - 4)
                    .allMatch(line -> BoardFitter.visibleLength(line) <= size[0]);
        }
    }

    /** A wall below a cell is underlined in the small drawings, one wall per column that it spans. */
    @Test
    void smallDrawingsShowAllWalls() {
        Scene scene = Games.all()
                .game("quoridor")
                .read("e3a1_c5_e1.e9_8.9_1")
                .newTable()
                .scene(0);
        for (SceneText.Size size : List.of(SceneText.Size.COMPACT, SceneText.Size.TIGHT)) {
            String text = SceneText.draw(scene, false, Locale.ENGLISH, size, 60);
            assertThat(text.split("\033\\[4m", -1).length - 1)
                    .as(size + "\n" + text)
                    .isEqualTo(4);
            assertThat(text.chars().filter(c -> c == '┃').count()).isGreaterThanOrEqualTo(2);
        }
    }

    @Test
    void neededSizeOfATooSmallTerminalIsComputed() {
        Scene scene = Games.all().game("ricochet").example().newTable().scene(0);
        BoardFitter.Fitted fitted = BoardFitter.fit(scene, false, Locale.ENGLISH, 20, 10);
        assertThat(fitted.text()).isEmpty();
        assertThat(fitted.columns()).isBetween(33, 60);
        assertThat(fitted.rows()).isBetween(16, 22);
        assertThat(BoardFitter.fit(scene, false, Locale.ENGLISH, fitted.columns(), fitted.rows())
                        .text())
                .isPresent();
    }

    @Test
    void textWrapsAtWords() {
        assertThat(BoardFitter.wrap("one two three four", 9)).containsExactly("one two", "three", "four");
        assertThat(BoardFitter.wrap("abcdefghij kl", 4)).containsExactly("abcd", "efgh", "ij", "kl");
        assertThat(BoardFitter.wrap("a\nb", 9)).containsExactly("a", "b");
        assertThat(BoardFitter.wrap("unknown width stays", 0)).containsExactly("unknown width stays");
    }

    @Test
    void timedOutClockEndsGame() throws InterruptedException {
        Clocks clocks = Clocks.of(2, Duration.ofNanos(1));
        while (!clocks.isTimeOut()) Thread.sleep(1);
        assertThat(clocks.timedOutSeat()).isZero();
        assertThat(Clocks.none().isTimeOut()).isFalse();
    }

    private static List<String> texts(TerminalGame game) {
        return game.played().stream().map(Move::text).toList();
    }

    /** Plays a game by pressing keys on a simulated terminal. */
    private static TerminalGame pressKeys(String id, String position, String keys) throws Exception {
        var setup = Games.all().game(id).read(position);
        Screen screen = new Screen(
                new ByteArrayInputStream(new byte[0]),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                Map.of(),
                "");
        TerminalGame game = new TerminalGame(
                setup, List.of(Optional.empty()), new EngineOptions(), screen, EngineResolver.REGISTRY, false);
        PipedOutputStream keyboard = new PipedOutputStream();
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        try (Terminal terminal = TerminalBuilder.builder()
                .system(false)
                .type("xterm")
                .encoding(StandardCharsets.UTF_8)
                .streams(new PipedInputStream(keyboard), shown)
                .build()) {
            Thread typist = new Thread(() -> press(keyboard, shown, keys + CONTROL_C));
            typist.start();
            new TerminalBoard(terminal, screen, game, Clocks.none()).run();
            typist.join();
        }
        return game;
    }

    /** Waits until the board is drawn, then sends the keys. */
    private static void press(PipedOutputStream keyboard, ByteArrayOutputStream shown, String keys) {
        try {
            while (!shown.toString(StandardCharsets.UTF_8).contains("─")) Thread.sleep(10);
            keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
