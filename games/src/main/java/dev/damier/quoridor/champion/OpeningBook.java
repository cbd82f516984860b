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
 * An opening book: moves that long searches have found. A position and its mirror image share an entry.
 *
 * <p>The file is text. The first line is {@code damier book 2} and the number of entries. Each other line is an entry
 * with five fields: the moves from the start to the position ({@code e2.e8}, or {@code -} for the start itself), the
 * key of the position in hexadecimal, the move, its value and the search depth.
 *
 * <p>The file is checked when it is read. One invalid line rejects the whole file: an illegal move, a key that does not
 * match the position, or a wrong number of entries.
 */
final class OpeningBook {
    /** The first field of the entry for the starting position. */
    private static final String NO_MOVES = "-";

    /** The first line of a file, without the number of entries. */
    static final String HEADER = "damier book 2";
    /** A book without entries. */
    static final OpeningBook EMPTY = new OpeningBook();

    /**
     * A move of the book.
     *
     * @param value the value for the side to move
     * @param depth the depth of the search that found it
     */
    record Entry(int move, int value, int depth) {}

    private final Map<Long, Entry> entries = new HashMap<>();

    private OpeningBook() {}

    int size() {
        return entries.size();
    }

    /**
     * Returns the entry of a position, if there is one. A position that occurred earlier in the game has none, because
     * the book does not consider repetitions.
     */
    Optional<Entry> find(Board board) {
        if (board.players() != 2 || board.size() != Rules.STANDARD.size() || board.previousOccurrence() >= 0)
            return Optional.empty();
        Entry entry = entries.get(board.key());
        if (entry != null) return Optional.of(entry);
        Entry mirrored = entries.get(MirrorImage.of(board).key());
        if (mirrored == null) return Optional.empty();
        return Optional.of(
                new Entry(MirrorImage.ofMove(mirrored.move(), board.size()), mirrored.value(), mirrored.depth()));
    }

    /** Returns the line of an entry. The board must have been played from the start. */
    static String formatLine(Board board, Entry entry) {
        StringJoiner moves = new StringJoiner(".").setEmptyValue(NO_MOVES);
        for (int i = 0; i < board.ply(); i++) moves.add(MoveCode.text(board.moveAt(i), board.size()));
        return moves + " " + Long.toHexString(board.key()) + " " + MoveCode.text(entry.move(), board.size()) + " "
                + entry.value() + " " + entry.depth();
    }

    /** Reads and checks a book. Throws an {@link IllegalArgumentException} with the invalid line. */
    static OpeningBook read(InputStream in) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String header = lines.readLine();
        if (header == null || !header.matches(HEADER + " \\d{1,6}"))
            throw new IllegalArgumentException(
                    "book: the first line must be '" + HEADER + " ENTRIES', but got '" + header + "'");
        int expected = Integer.parseInt(header.substring(HEADER.length() + 1));
        OpeningBook book = new OpeningBook();
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) book.addLine(line, ++number);
        if (book.size() != expected)
            throw new IllegalArgumentException("book: " + expected + " entries were expected, but got " + book.size()
                    + "; the file is truncated or was modified");
        return book;
    }

    private void addLine(String line, int number) {
        String[] fields = line.split(" ");
        if (fields.length != 5) throw error(number, "expected five fields, but got '" + line + "'");
        Board board = Board.start(Rules.STANDARD);
        if (!fields[0].equals(NO_MOVES))
            for (String move : fields[0].split("\\.")) board.play(readLegalMove(board, move, number));
        Entry entry;
        try {
            int move = readLegalMove(board, fields[2], number);
            entry = new Entry(move, Integer.parseInt(fields[3]), Integer.parseInt(fields[4]));
        } catch (NumberFormatException e) {
            throw error(number, "value and depth must be whole numbers, but got '" + fields[3] + " " + fields[4] + "'");
        }
        String key = Long.toHexString(board.key());
        if (!key.equals(fields[1]))
            throw error(number, "the position's key is " + key + ", but the line has " + fields[1]);
        if (entries.putIfAbsent(board.key(), entry) != null) throw error(number, "duplicate position");
    }

    private static int readLegalMove(Board board, String text, int number) {
        int move = MoveCode.parse(text, board.size());
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        for (int i = 0; i < n; i++) if (moves[i] == move) return move;
        throw error(number, "'" + text + "' is not a legal move there");
    }

    private static IllegalArgumentException error(int line, String what) {
        return new IllegalArgumentException("book, line " + line + ": " + what);
    }

    private static final class Holder {
        static final OpeningBook DEFAULT = load();

        private static OpeningBook load() {
            try (InputStream in = OpeningBook.class.getResourceAsStream("standard.book")) {
                return in == null ? EMPTY : read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns the book that the engine uses by default. */
    static OpeningBook defaultBook() {
        return Holder.DEFAULT;
    }
}
