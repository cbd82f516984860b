package dev.damier.record;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads game records: one or several records with tags, or a plain list of moves. The only exception these methods throw for
 * invalid text is {@link NotationException}, with line and column.
 */
public final class Records {
    /** The start of a record with tags. */
    private static final Pattern TAGGED = Pattern.compile("[\\s\\ufeff]*\\[\\s*[A-Za-z]\\w*\\s+\"");
    /** The start of a list of moves with move numbers. */
    private static final Pattern NUMBERED =
            Pattern.compile("[\\s\\ufeff]*\\d{1,6}(\\.+|…)\\s*[^\\s.,/].*", Pattern.DOTALL);

    private Records() {}

    /** Returns whether a text looks like a record, not like a position: it starts with a tag or a move number. */
    public static boolean looksLikeRecord(String text) {
        return TAGGED.matcher(text).lookingAt() || NUMBERED.matcher(text).matches();
    }

    /** Reads one record without checking its moves. Any word is accepted as a move. */
    public static RecordedGame parse(String text) {
        return readOne(text, RecordReader.unvalidated(text));
    }

    /**
     * Reads one record and checks its moves. For a list of moves without tags, the game is the first one, with two or more
     * players, in which all moves are legal from the example position.
     */
    public static RecordedGame read(String text) {
        if (TAGGED.matcher(text).lookingAt()) return readOne(text, RecordReader.validated(text, null));
        NotationException farthest = null;
        int reached = -1;
        for (Game game : Games.all().games()) {
            Setup start = game.example();
            Table table = start.newTable();
            if (table.seats().size() < 2) continue;
            RecordReader reader = RecordReader.validated(text, start);
            try {
                return readOne(text, reader);
            } catch (NotationException e) {
                if (reader.endOfLegalMoves() > reached) farthest = e;
                reached = Math.max(reached, reader.endOfLegalMoves());
            }
        }
        if (farthest != null) throw farthest;
        throw RecordErrors.at(text, 0, RecordErrors.message("game.unknown"));
    }

    /** Reads one record and checks its moves. A list of moves without tags starts at the given position. */
    public static RecordedGame read(String text, Setup start) {
        return readOne(text, RecordReader.validated(text, start));
    }

    /**
     * Reads all records of a text and checks their moves.
     *
     * @param defaultStart the start of records without tags; null if every record must have a game tag
     */
    public static List<RecordedGame> readAll(String text, Setup defaultStart) {
        RecordReader reader = RecordReader.validated(text, defaultStart);
        List<RecordedGame> all = new ArrayList<>();
        do all.add(reader.next());
        while (reader.hasMore());
        return all;
    }

    private static RecordedGame readOne(String text, RecordReader reader) {
        RecordedGame read = reader.next();
        if (reader.hasMore()) throw RecordErrors.at(text, reader.offset(), RecordErrors.message("more"));
        return read;
    }
}
