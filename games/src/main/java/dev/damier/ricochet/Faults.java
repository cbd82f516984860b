package dev.damier.ricochet;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;

/** The package's texts, and the exceptions made of them. */
final class Faults {
    private Faults() {}

    static Text text(String key, Object... args) {
        return Text.of(Faults.class, key, args);
    }

    static NotationException fault(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** A fault with a place on the board. */
    static NotationException at(int x, int y, String key, Object... args) {
        return new NotationException(text(key, args), Spot.cell(x, y));
    }

    /** The word of a colour in the reader's language. */
    static Text colour(int robot) {
        return text("colour." + Robots.colour(robot));
    }
}
