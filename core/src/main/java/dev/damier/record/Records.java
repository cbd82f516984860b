package dev.damier.record;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Whatever a person pastes: one record or many, or a bare list of moves. All throw only {@link NotationException}. */
public final class Records {
    /** A record with tags begins so. */
    private static final Pattern TAGGED = Pattern.compile("[\\s\\ufeff]*\\[\\s*[A-Za-z]\\w*\\s+\"");
    /** A list with numbers begins so. */
    private static final Pattern NUMBERED =
            Pattern.compile("[\\s\\ufeff]*\\d{1,6}(\\.+|…)\\s*[^\\s.,/].*", Pattern.DOTALL);

    private Records() {}

    /** Whether a text means to be a record rather than a position: it has tags, or numbers before moves. */
    public static boolean recognised(String text) {
        return TAGGED.matcher(text).lookingAt() || NUMBERED.matcher(text).matches();
    }

    /** One record by its form alone: any words are moves. */
    public static RecordedGame parse(String text) {
        return one(text, RecordReader.unjudged(text));
    }

    /** One record whose moves the rules have taken. A bare list is one of the first game for several that can play it. */
    public static RecordedGame read(String text) {
        if (TAGGED.matcher(text).lookingAt()) return one(text, RecordReader.judged(text, null));
        NotationException farthest = null;
        int reached = -1;
        for (Game game : Games.all().games()) {
            Setup start = game.example();
            Table table = start.newTable();
            if (table.seats().size() < 2) continue;
            RecordReader reader = RecordReader.judged(text, start);
            try {
                return one(text, reader);
            } catch (NotationException e) {
                if (reader.offset() > reached) farthest = e;
                reached = Math.max(reached, reader.offset());
            }
        }
        if (farthest != null) throw farthest;
        throw RecordFault.at(text, 0, RecordFault.say("game.unknown"));
    }

    /** One record whose moves the rules have taken; a bare list begins at this position. */
    public static RecordedGame read(String text, Setup start) {
        return one(text, RecordReader.judged(text, start));
    }

    /** Every record of a text, their moves taken by the rules. */
    public static List<RecordedGame> readAll(String text, Setup usual) {
        RecordReader reader = RecordReader.judged(text, usual);
        List<RecordedGame> all = new ArrayList<>();
        do all.add(reader.next());
        while (reader.more());
        return all;
    }

    private static RecordedGame one(String text, RecordReader reader) {
        RecordedGame read = reader.next();
        if (reader.more()) throw RecordFault.at(text, reader.offset(), RecordFault.say("more"));
        return read;
    }
}
