package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the opening book: mirror images, validation of the file, and its use in games. */
class OpeningBookTest {
    private static final Board UNSYMMETRIC = Boards.read("start moves e2 d8h");
    private static final Board START = Boards.read("start");

    private static String entry(Board board, String move) {
        return OpeningBook.formatLine(board, new OpeningBook.Entry(MoveCode.parse(move, 9), 12, 14));
    }

    private static OpeningBook read(String... lines) throws IOException {
        return OpeningBook.read(
                new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void positionAndMirrorImageShareAnEntry() throws IOException {
        OpeningBook book = read("damier book 2 1", entry(UNSYMMETRIC, "c4v"));
        assertThat(book.find(UNSYMMETRIC)).contains(new OpeningBook.Entry(MoveCode.parse("c4v", 9), 12, 14));
        Board image = Boards.read("start moves e2 e8h");
        assertThat(book.find(image)).contains(new OpeningBook.Entry(MoveCode.parse("f4v", 9), 12, 14));
        assertThat(book.find(START)).isEmpty();
    }

    @Test
    void mirrorImagesHaveMirroredMoves() {
        Random random = new Random(4);
        for (int i = 0; i < 50; i++) {
            Board board = Boards.opening(10, random);
            Board image = MirrorImage.of(board);
            int[] moves = new int[board.maxMoves()];
            int[] images = new int[board.maxMoves()];
            int n = board.moves(moves);
            int m = image.moves(images);
            int[] expected = Arrays.stream(moves, 0, n)
                    .map(x -> MirrorImage.ofMove(x, 9))
                    .sorted()
                    .toArray();
            assertThat(Arrays.stream(images, 0, m).sorted().toArray()).isEqualTo(expected);
            assertThat(MirrorImage.of(image).key()).isEqualTo(board.key());
        }
    }

    @Test
    void oneInvalidLineRejectsTheBook() {
        String good = entry(START, "e2");
        assertRejected("the first line must be 'damier book 2 ENTRIES', but got 'book'", "book", good);
        assertRejected("2 entries were expected, but got 1", "damier book 2 2", good);
        assertRejected("line 3: duplicate position", "damier book 2 2", good, good);
        assertRejected("line 2: expected five fields", "damier book 2 1", good + " more");
        assertRejected("line 2: value and depth must be whole numbers", "damier book 2 1", good + "x");
        assertRejected("line 2: ", "damier book 2 1", entry(START, "e3"));
        assertRejected("line 2: ", "damier book 2 1", entry(UNSYMMETRIC, "c4v").replace("e2.", "z2."));
        String key = Long.toHexString(START.key());
        assertRejected(
                "line 2: the position's key is " + key + ", but the line has 77",
                "damier book 2 1",
                good.replace(key, "77"));
        // The key detects a position that was changed to another possible one.
        assertRejected(
                "line 2: the position's key is ",
                "damier book 2 1",
                entry(UNSYMMETRIC, "c4v").replace("d8h", "d7h"));
    }

    private static void assertRejected(String why, String... lines) {
        assertThatThrownBy(() -> read(lines))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void oneChangedCharacterIsDetectedOrHarmless() {
        String good = "damier book 2 2\n" + entry(START, "e2") + "\n" + entry(UNSYMMETRIC, "c4v");
        Random random = new Random(11);
        for (int i = 0; i < 2000; i++) {
            char[] letters = good.toCharArray();
            letters[random.nextInt(letters.length)] = (char) (' ' + random.nextInt(95));
            OpeningBook book;
            try {
                book = read(new String(letters));
            } catch (IllegalArgumentException | IOException e) {
                continue;
            }
            for (Board board : List.of(START, UNSYMMETRIC)) {
                book.find(board).ifPresent(entry -> {
                    int[] moves = new int[board.maxMoves()];
                    assertThat(Arrays.stream(moves, 0, board.moves(moves))).contains(entry.move());
                });
            }
        }
    }

    @Test
    void defaultBookIsValidAndUsedInGamesOnly() {
        assertThat(OpeningBook.defaultBook().size()).isPositive();
        Control control = new Control(Budget.UNLIMITED.withNodes(500));
        Chosen inGame =
                (Chosen) new ChampionEngine().build(Map.of()).startGame().solve(START, control);
        assertThat(inGame.stats().expanded()).isZero();
        assertThat(inGame.move())
                .isEqualTo(OpeningBook.defaultBook().find(START).orElseThrow().move());
        for (Map<String, String> options : List.of(Map.of("book", "off"), Map.of("level", "4"))) {
            Chosen searched = (Chosen) new ChampionEngine()
                    .build(options)
                    .startGame()
                    .solve(START, new Control(Budget.UNLIMITED.withNodes(500)));
            assertThat(searched.stats().expanded()).isPositive();
        }
        Chosen single = (Chosen)
                new ChampionEngine().build(Map.of()).solve(START, new Control(Budget.UNLIMITED.withNodes(500)));
        assertThat(single.stats().expanded()).isPositive();
    }
}
