package dev.damier.quoridor;

import dev.damier.game.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Moves of the opening that longer searches than a game's have found. A position and its mirror image share an entry.
 *
 * <p>The file is text: {@code damier book 1} and the number of entries, then one entry a line: position, its key in
 * hexadecimal, move, value and depth of the search. Everything is checked when it is read, and the whole file is refused
 * for one bad line: a key that is not the position's, a move that is not legal there, a line too few.
 */
final class Book {
    static final String TITLE = "damier book 1";
    /** No entries: every position is to be searched. */
    static final Book EMPTY = new Book();

    /** What to play, for the side to move; depth is that of the search which found it. */
    record Entry(int move, int value, int depth) {}

    private final Map<Long, Entry> entries = new HashMap<>();

    private Book() {}

    int size() {
        return entries.size();
    }

    /** What the book plays here; nothing where the game has been before, since a repetition is the search's business. */
    Optional<Entry> find(Board board) {
        if (board.players() != 2 || board.size != Rules.STANDARD.size() || board.repeated() >= 0)
            return Optional.empty();
        Entry straight = entries.get(board.key());
        if (straight != null) return Optional.of(straight);
        Entry mirrored = entries.get(Mirror.of(board).key());
        if (mirrored == null) return Optional.empty();
        return Optional.of(new Entry(Mirror.move(mirrored.move(), board.size), mirrored.value(), mirrored.depth()));
    }

    /** One line of the file. */
    static String line(Board board, Entry entry) {
        return Notation.write(board) + " " + Long.toHexString(board.key()) + " " + Code.text(entry.move(), board.size)
                + " " + entry.value() + " " + entry.depth();
    }

    /** Reads and checks a book; {@link IllegalArgumentException} with the line at fault if it is not one. */
    static Book read(InputStream in) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String title = lines.readLine();
        if (title == null || !title.matches(TITLE + " \\d{1,6}"))
            throw new IllegalArgumentException(
                    "book: the first line must be '" + TITLE + " ENTRIES', but got '" + title + "'");
        int wanted = Integer.parseInt(title.substring(TITLE.length() + 1));
        Book book = new Book();
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) book.add(line, ++number);
        if (book.size() != wanted)
            throw new IllegalArgumentException("book: " + wanted + " entries expected, but got " + book.size()
                    + "; the file is cut or was changed");
        return book;
    }

    private void add(String line, int number) {
        String[] words = line.split(" ");
        if (words.length != 5) throw fault(number, "five words expected, but got '" + line + "'");
        Board board;
        int move;
        Entry entry;
        try {
            board = Notation.read(words[0]);
            move = Legality.read(board, words[2]);
            entry = new Entry(move, Integer.parseInt(words[3]), Integer.parseInt(words[4]));
        } catch (NotationException e) {
            throw fault(number, e.getMessage());
        } catch (NumberFormatException e) {
            throw fault(number, "value and depth must be whole numbers, but got '" + words[3] + " " + words[4] + "'");
        }
        String key = Long.toHexString(board.key());
        if (!key.equals(words[1]))
            throw fault(number, "the position's key is " + key + ", but the line has " + words[1]);
        if (entries.putIfAbsent(board.key(), entry) != null) throw fault(number, "the position comes twice");
    }

    private static IllegalArgumentException fault(int line, String what) {
        return new IllegalArgumentException("book, line " + line + ": " + what);
    }

    private static final class Holder {
        static final Book STANDARD = load();

        private static Book load() {
            try (InputStream in = Book.class.getResourceAsStream("standard.book")) {
                return in == null ? EMPTY : read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The champion's own book. */
    static Book standard() {
        return Holder.STANDARD;
    }
}
