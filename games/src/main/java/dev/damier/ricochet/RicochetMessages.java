package dev.damier.ricochet;

import dev.damier.game.Suggestions;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The package's texts, and the exceptions made of them. */
public final class RicochetMessages {
    private RicochetMessages() {}

    public static Text text(String key, Object... args) {
        return Text.of(RicochetMessages.class, key, args);
    }

    public static NotationException fault(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** A fault with a place on the board. */
    public static NotationException at(int x, int y, String key, Object... args) {
        return new NotationException(text(key, args), Spot.cell(x, y));
    }

    /** "; did you mean …?" for a wrong word, or nothing when no known one is near it or begins alike. */
    public static Text near(String word, List<String> known) {
        // Nearest compares in lower case, and quadrants are written in upper case.
        Optional<String> near = Suggestions.to(
                        word,
                        known.stream().map(k -> k.toLowerCase(Locale.ROOT)).toList())
                .map(k -> known.stream().filter(k::equalsIgnoreCase).findFirst().orElseThrow());
        if (near.isEmpty() && !word.isEmpty())
            near = known.stream().filter(k -> k.charAt(0) == word.charAt(0)).findFirst();
        return near.map(k -> text("near", k)).orElse(Text.plain(""));
    }

    /** The word of a colour in the reader's language. */
    public static Text colour(int robot) {
        return text("colour." + Robots.colour(robot));
    }
}
