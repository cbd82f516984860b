package dev.damier.quoridor.opening;

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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves that the engine played in its openings, with their results. A position and its mirror image share their moves.
 *
 * <p>The file is text, written by {@code ./measure quoridor-openings}. The first line is {@code damier openings 1} and the
 * number of entries. Each other line has six fields: the moves from the start to the position ({@code e2.e8}, or {@code -}),
 * the move, the games with it, the wins of the first player in them, the mean value for the first player in hundredths of a
 * step, and {@code book} if the opening book contains the move, otherwise {@code -}. One invalid line rejects the file.
 */
public final class OpeningStatistics {
    /** The first line of a file, without the number of entries. */
    public static final String HEADER = "damier openings 1";

    private static final int FIELDS = 6;

    /**
     * A move of the statistics.
     *
     * @param games number of games with this move
     * @param wins number of games that the first player won
     * @param value the mean value for the first player, in hundredths of a step
     * @param inBook whether the opening book contains the move
     */
    public record PlayedMove(int move, int games, int wins, int value, boolean inBook) {}

    private final Map<Long, List<PlayedMove>> moves = new HashMap<>();

    private OpeningStatistics() {}

    /** Returns the moves that were played in a position, the most frequent first. */
    public List<PlayedMove> find(Board board) {
        if (!board.rules().withDraws(true).equals(Rules.STANDARD)) return List.of();
        boolean mirrored = OpeningLine.isMirrored(board);
        return moves.getOrDefault(OpeningLine.key(board), List.of()).stream()
                .map(m -> mirrored ? mirror(m, board.size()) : m)
                .sorted(Comparator.comparingInt(PlayedMove::games).reversed().thenComparingInt(PlayedMove::move))
                .toList();
    }

    private static PlayedMove mirror(PlayedMove m, int size) {
        return new PlayedMove(MirrorImage.ofMove(m.move, size), m.games, m.wins, m.value, m.inBook);
    }

    /** Reads and checks statistics. Throws an {@link IllegalArgumentException} with the invalid line. */
    static OpeningStatistics read(InputStream in) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String header = lines.readLine();
        if (header == null || !header.matches(HEADER + " \\d{1,6}"))
            throw new IllegalArgumentException(
                    "openings: the first line must be '" + HEADER + " ENTRIES', but got '" + header + "'");
        OpeningStatistics statistics = new OpeningStatistics();
        int count = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine(), count++) statistics.addLine(line);
        int expected = Integer.parseInt(header.substring(HEADER.length() + 1));
        if (count != expected)
            throw new IllegalArgumentException(
                    "openings: " + expected + " entries were expected, but got " + count + "; the file is truncated");
        return statistics;
    }

    private void addLine(String line) {
        String[] fields = line.split(" ");
        if (fields.length != FIELDS)
            throw new IllegalArgumentException("openings: expected six fields, but got '" + line + "'");
        Board board = OpeningLine.play(fields[0].equals("-") ? new String[0] : fields[0].split("\\."));
        int move = OpeningLine.legalMove(board, fields[1]);
        if (OpeningLine.isMirrored(board)) move = MirrorImage.ofMove(move, board.size());
        PlayedMove played = new PlayedMove(
                move,
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]),
                fields[5].equals("book"));
        if (played.wins < 0 || played.wins > played.games)
            throw new IllegalArgumentException(
                    "openings: wins must be from 0 to the number of games in '" + line + "'");
        moves.computeIfAbsent(OpeningLine.key(board), k -> new ArrayList<>()).add(played);
    }

    /** Returns a line of a file. */
    public static String formatLine(
            String movesBefore, int move, int size, int games, int wins, int value, boolean inBook) {
        return String.join(
                " ",
                movesBefore,
                MoveCode.text(move, size),
                Integer.toString(games),
                Integer.toString(wins),
                Integer.toString(value),
                inBook ? "book" : "-");
    }

    private static final class Holder {
        static final OpeningStatistics DEFAULT = load();

        private static OpeningStatistics load() {
            try (InputStream in = OpeningStatistics.class.getResourceAsStream("openings.txt")) {
                return in == null ? new OpeningStatistics() : read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns the statistics that are part of the application. */
    public static OpeningStatistics defaultStatistics() {
        return Holder.DEFAULT;
    }
}
