package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

class BookTest {
    private static final Board ODD = Notation.read("start moves e2 d8h");
    private static final Board START = Notation.read("start");

    private static String entry(Board board, String move) {
        return Book.line(board, new Book.Entry(Code.read(move, 9), 12, 14));
    }

    private static Book read(String... lines) throws IOException {
        return Book.read(new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aPositionAndItsMirrorImageShareAnEntry() throws IOException {
        Book book = read("damier book 1 1", entry(ODD, "c4v"));
        assertThat(book.find(ODD)).contains(new Book.Entry(Code.read("c4v", 9), 12, 14));
        Board image = Notation.read("start moves e2 e8h");
        assertThat(book.find(image)).contains(new Book.Entry(Code.read("f4v", 9), 12, 14));
        assertThat(book.find(START)).isEmpty();
    }

    @Test
    void mirrorImagesAreTrue() {
        Random random = new Random(4);
        for (int i = 0; i < 50; i++) {
            Board board = Quoridor.opening(Rules.STANDARD, 10, random);
            Board image = Mirror.of(board);
            int[] moves = new int[board.maxMoves()];
            int[] images = new int[board.maxMoves()];
            int n = board.moves(moves);
            int m = image.moves(images);
            int[] expected = Arrays.stream(moves, 0, n)
                    .map(x -> Mirror.move(x, 9))
                    .sorted()
                    .toArray();
            assertThat(Arrays.stream(images, 0, m).sorted().toArray()).isEqualTo(expected);
            assertThat(Mirror.of(image).key()).isEqualTo(board.key());
        }
    }

    @Test
    void oneBadLineSpoilsTheBook() {
        String good = entry(START, "e2");
        refused("the first line must be 'damier book 1 ENTRIES', but got 'book'", "book", good);
        refused("2 entries expected, but got 1", "damier book 1 2", good);
        refused("line 3: the position comes twice", "damier book 1 2", good, good);
        refused("line 2: five words expected", "damier book 1 1", good + " more");
        refused("line 2: value and depth must be whole numbers", "damier book 1 1", good + "x");
        refused("line 2: ", "damier book 1 1", entry(START, "e3"));
        refused("line 2: ", "damier book 1 1", good.replace("e1", "z1"));
        String key = Long.toHexString(START.key());
        refused(
                "line 2: the position's key is " + key + ", but the line has 77",
                "damier book 1 1",
                good.replace(key, "77"));
        // A position changed to another possible one is found out by its key.
        refused("line 2: the position's key is ", "damier book 1 1", good.replace("10.10", "10.9"));
    }

    private static void refused(String why, String... lines) {
        assertThatThrownBy(() -> read(lines))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void oneChangedLetterIsNoticedOrHarmless() {
        String good = "damier book 1 2\n" + entry(START, "e2") + "\n" + entry(ODD, "c4v");
        Random random = new Random(11);
        for (int i = 0; i < 2000; i++) {
            char[] letters = good.toCharArray();
            letters[random.nextInt(letters.length)] = (char) (' ' + random.nextInt(95));
            Book book;
            try {
                book = read(new String(letters));
            } catch (IllegalArgumentException | IOException e) {
                continue;
            }
            for (Board board : List.of(START, ODD)) {
                book.find(board).ifPresent(entry -> {
                    int[] moves = new int[board.maxMoves()];
                    assertThat(Arrays.stream(moves, 0, board.moves(moves))).contains(entry.move());
                });
            }
        }
    }

    @Test
    void theStandardBookIsGoodAndUsedInGamesOnly() {
        assertThat(Book.standard().size()).isPositive();
        Control control = new Control(Budget.UNLIMITED.withNodes(500));
        Chosen inGame = (Chosen) new DamierEngine().build(Map.of()).sit().solve(START, control);
        assertThat(inGame.stats().expanded()).isZero();
        assertThat(inGame.move())
                .isEqualTo(Book.standard().find(START).orElseThrow().move());
        for (Map<String, String> options : List.of(Map.of("book", "off"), Map.of("level", "4"))) {
            Chosen searched = (Chosen)
                    new DamierEngine().build(options).sit().solve(START, new Control(Budget.UNLIMITED.withNodes(500)));
            assertThat(searched.stats().expanded()).isPositive();
        }
        Chosen single =
                (Chosen) new DamierEngine().build(Map.of()).solve(START, new Control(Budget.UNLIMITED.withNodes(500)));
        assertThat(single.stats().expanded()).isPositive();
    }
}
