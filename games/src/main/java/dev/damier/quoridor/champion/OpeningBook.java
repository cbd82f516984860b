package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Moves of the opening that longer searches than a game's have found. A position and its mirror image share an entry.
 *
 * <p>The file is text: {@code damier book 2} and the number of entries, then one entry a line: the moves from the start
 * to the position ({@code e2.e8}, {@code -} for the start itself), its key in hexadecimal, move, value and depth of the
 * search. Everything is checked when it is read, and the whole file is refused for one bad line: moves that are not
 * legal, a key that is not the position's, a line too few.
 */
final class OpeningBook {
    /** What stands in the place of the moves for the position before the first one. */
    private static final String START = "-";

    static final String TITLE = "damier book 2";
    /** No entries: every position is to be searched. */
    static final OpeningBook EMPTY = new OpeningBook();

    /** What to play, for the side to move; depth is that of the search which found it. */
    record Entry(int move, int value, int depth) {}

    private final Map<Long, Entry> entries = new HashMap<>();

    private OpeningBook() {}

    int size() {
        return entries.size();
    }

    /** What the book plays here; nothing where the game has been before, since a repetition is the search's business. */
    Optional<Entry> find(Board board) {
        if (board.players() != 2 || board.size() != Rules.STANDARD.size() || board.repeated() >= 0)
            return Optional.empty();
        Entry straight = entries.get(board.key());
        if (straight != null) return Optional.of(straight);
        Entry mirrored = entries.get(MirrorImage.of(board).key());
        if (mirrored == null) return Optional.empty();
        return Optional.of(
                new Entry(MirrorImage.move(mirrored.move(), board.size()), mirrored.value(), mirrored.depth()));
    }

    /** One line of the file, for a board that was played from the start. */
    static String line(Board board, Entry entry) {
        StringJoiner moves = new StringJoiner(".").setEmptyValue(START);
        for (int i = 0; i < board.ply(); i++) moves.add(MoveCode.text(board.played(i), board.size()));
        return moves + " " + Long.toHexString(board.key()) + " " + MoveCode.text(entry.move(), board.size()) + " "
                + entry.value() + " " + entry.depth();
    }

    /** Reads and checks a book; {@link IllegalArgumentException} with the line at fault if it is not one. */
    static OpeningBook read(InputStream in) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String title = lines.readLine();
        if (title == null || !title.matches(TITLE + " \\d{1,6}"))
            throw new IllegalArgumentException(
                    "book: the first line must be '" + TITLE + " ENTRIES', but got '" + title + "'");
        int wanted = Integer.parseInt(title.substring(TITLE.length() + 1));
        OpeningBook book = new OpeningBook();
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) book.add(line, ++number);
        if (book.size() != wanted)
            throw new IllegalArgumentException("book: " + wanted + " entries were expected, but got " + book.size()
                    + "; the file is truncated or was modified");
        return book;
    }

    private void add(String line, int number) {
        String[] words = line.split(" ");
        if (words.length != 5) throw fault(number, "expected five fields, but got '" + line + "'");
        Board board = Board.start(Rules.STANDARD);
        if (!words[0].equals(START)) for (String move : words[0].split("\\.")) board.play(legal(board, move, number));
        Entry entry;
        try {
            int move = legal(board, words[2], number);
            entry = new Entry(move, Integer.parseInt(words[3]), Integer.parseInt(words[4]));
        } catch (NumberFormatException e) {
            throw fault(number, "value and depth must be whole numbers, but got '" + words[3] + " " + words[4] + "'");
        }
        String key = Long.toHexString(board.key());
        if (!key.equals(words[1]))
            throw fault(number, "the position's key is " + key + ", but the line has " + words[1]);
        if (entries.putIfAbsent(board.key(), entry) != null) throw fault(number, "duplicate position");
    }

    private static int legal(Board board, String text, int number) {
        int move = MoveCode.read(text, board.size());
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        for (int i = 0; i < n; i++) if (moves[i] == move) return move;
        throw fault(number, "'" + text + "' is not a legal move there");
    }

    private static IllegalArgumentException fault(int line, String what) {
        return new IllegalArgumentException("book, line " + line + ": " + what);
    }

    private static final class Holder {
        static final OpeningBook STANDARD = load();

        private static OpeningBook load() {
            try (InputStream in = OpeningBook.class.getResourceAsStream("standard.book")) {
                return in == null ? EMPTY : read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The champion's own book. */
    static OpeningBook standard() {
        return Holder.STANDARD;
    }
}
