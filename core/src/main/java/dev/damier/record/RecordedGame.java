package dev.damier.record;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A game as it was played or studied.
 *
 * @param tags what is known of it, in their order; those that have a meaning here are constants of this class
 * @param comment what is said before the first move, or ""
 * @param moves the main line, each move with what could have been played instead
 */
public record RecordedGame(Map<String, String> tags, String comment, List<RecordedMove> moves) {
    /** Of the format; the first tag of a record says it. */
    public static final int VERSION = 1;

    /** The tag with the version. */
    static final String FORMAT = "Damier";

    public static final String GAME = "Game";
    /** The position it began with; without it, the game's usual one. */
    public static final String START = "Start";

    public static final String DATE = "Date";
    /** {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *} while it goes on; for a puzzle its cost. */
    public static final String RESULT = "Result";
    /** Of the deal: {@code size=5 walls=3}. */
    public static final String OPTIONS = "Options";
    /** Names of the seats, the first to move first. */
    public static final List<String> SEATS = List.of("First", "Second", "Third", "Fourth");

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,39}");

    public RecordedGame {
        Map<String, String> kept = new LinkedHashMap<>(tags);
        kept.remove(FORMAT);
        for (String name : kept.keySet()) {
            if (!named(name))
                throw new IllegalArgumentException("a tag name must consist of letters, but got '" + name + "'");
        }
        tags = Collections.unmodifiableMap(kept);
        moves = List.copyOf(moves);
    }

    /** Moves from a start, without remarks. */
    public static RecordedGame of(Setup start, List<String> moves) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GAME, start.game().descriptor().id());
        tags.put(START, start.write());
        return new RecordedGame(tags, "", moves.stream().map(RecordedMove::new).toList());
    }

    static boolean named(String tag) {
        return NAME.matcher(tag).matches();
    }

    /** What the tag says, or "". */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    /** With a tag more, or another value of it; an empty value takes it away. */
    public RecordedGame with(String name, Object value) {
        Map<String, String> more = new LinkedHashMap<>(tags);
        if (String.valueOf(value).isEmpty()) more.remove(name);
        else more.put(name, String.valueOf(value));
        return new RecordedGame(more, comment, moves);
    }

    /** The texts of the main line. */
    public List<String> line() {
        return moves.stream().map(RecordedMove::text).toList();
    }

    /** Where it began; {@link IllegalArgumentException} when the game is not known or cannot read it. */
    public Setup start() {
        Game game = Games.all().game(tag(GAME));
        return tag(START).isEmpty() ? game.example() : game.read(tag(START));
    }

    /** As {@link RecordWriter} writes it. */
    public String write() {
        return new RecordWriter(this).write();
    }
}
