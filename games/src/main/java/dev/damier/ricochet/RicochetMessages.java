package dev.damier.ricochet;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Suggestions;
import dev.damier.game.Text;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Creates the localised texts and the notation errors of Ricochet Robots. */
public final class RicochetMessages {
    private RicochetMessages() {}

    /** Returns the localised text of a key. */
    public static Text text(String key, Object... args) {
        return Text.of(RicochetMessages.class, key, args);
    }

    /** Returns a notation error with a localised message. */
    public static NotationException error(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** Returns a notation error that points at a cell of the board. */
    public static NotationException errorAt(int x, int y, String key, Object... args) {
        return new NotationException(text(key, args), Spot.cell(x, y));
    }

    /** Returns "; did you mean …?" for an unknown word, or an empty text if no known word is similar. */
    public static Text suggestion(String word, List<String> known) {
        // Suggestions compares in lower case, but quadrant ids are in upper case.
        Optional<String> closest = Suggestions.nearest(
                        word,
                        known.stream().map(k -> k.toLowerCase(Locale.ROOT)).toList())
                .map(k -> known.stream().filter(k::equalsIgnoreCase).findFirst().orElseThrow());
        if (closest.isEmpty() && !word.isEmpty())
            closest = known.stream().filter(k -> k.charAt(0) == word.charAt(0)).findFirst();
        return closest.map(k -> text("near", k)).orElse(Text.plain(""));
    }

    /** Returns the name of a cell as on the edge of the board: A1 is the upper left. */
    public static String cellName(int x, int y) {
        return Spot.columnName(x) + (y + 1);
    }

    /** Returns the localised name of a robot's colour. */
    public static Text colour(int robot) {
        return text("colour." + Robots.colour(robot));
    }
}
