package dev.damier.record;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A recorded game: tags, a comment and a tree of moves. Immutable. The text format is described in docs/records.md.
 *
 * @param tags information about the game, by tag name, in order; the tags with a defined meaning are constants of this class
 * @param comment the comment before the first move, or ""
 * @param moves the main line; each move may have variations
 */
public record RecordedGame(Map<String, String> tags, String comment, List<RecordedMove> moves) {
    /** The version of the text format. */
    public static final int FORMAT_VERSION = 1;

    /** The tag with the version of the format; the first tag of a record. */
    static final String FORMAT_TAG = "Damier";

    /** The tag with the id of the game. */
    public static final String GAME = "Game";
    /** The tag with the start position; without it, the example position of the game. */
    public static final String START = "Start";

    /** The tag with the date. */
    public static final String DATE = "Date";
    /** The tag with the result: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *} (not over); for a puzzle the cost. */
    public static final String RESULT = "Result";
    /** The tag with the options of the random position, such as {@code size=5 walls=3}. */
    public static final String OPTIONS = "Options";
    /** The tags with the names of the players, the first to move first. */
    public static final List<String> SEAT_TAGS = List.of("First", "Second", "Third", "Fourth");

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,39}");

    /**
     * Copies the tags, without the format version, and checks their names.
     *
     * @throws BadInputException if a tag name is not valid
     */
    public RecordedGame {
        Map<String, String> copy = new LinkedHashMap<>(tags);
        copy.remove(FORMAT_TAG);
        for (String name : copy.keySet()) {
            if (!isTagName(name))
                throw new BadInputException("a tag name must consist of letters, but got '" + name + "'");
        }
        tags = Collections.unmodifiableMap(copy);
        moves = List.copyOf(moves);
    }

    /** Returns a record with a start position and moves, without comments. */
    public static RecordedGame of(Setup start, List<String> moves) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GAME, start.game().descriptor().id());
        tags.put(START, start.write());
        return new RecordedGame(tags, "", moves.stream().map(RecordedMove::new).toList());
    }

    static boolean isTagName(String tag) {
        return NAME.matcher(tag).matches();
    }

    /** Returns the value of a tag, or "". */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    /** Returns this record with a tag set to the given value; an empty value removes the tag. */
    public RecordedGame withTag(String name, Object value) {
        Map<String, String> more = new LinkedHashMap<>(tags);
        if (String.valueOf(value).isEmpty()) more.remove(name);
        else more.put(name, String.valueOf(value));
        return new RecordedGame(more, comment, moves);
    }

    /** Returns the moves of the main line, in the notation of the game. */
    public List<String> mainLine() {
        return moves.stream().map(RecordedMove::text).toList();
    }

    /**
     * Returns the start position.
     *
     * @throws BadInputException if the game is unknown or the position is not valid
     */
    public Setup start() {
        Game game = Games.all().game(tag(GAME));
        return tag(START).isEmpty() ? game.example() : game.read(tag(START));
    }

    /** Returns the record as text. {@link Records#parse} reads it back. */
    public String write() {
        return new RecordWriter(this).write();
    }
}
