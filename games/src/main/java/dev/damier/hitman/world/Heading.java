package dev.damier.hitman.world;

import dev.damier.game.Text;

/** The four directions. The y coordinate grows to the north. */
public enum Heading {
    N(0, 1),
    E(1, 0),
    S(0, -1),
    W(-1, 0);

    private static final Heading[] ALL = values();

    final int dx;
    final int dy;

    Heading(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** Returns a localised name for use in a sentence. */
    public Text words() {
        return Text.of(Heading.class, "heading." + letter());
    }

    public Heading clockwise() {
        return ALL[ordinal() + 1 & 3];
    }

    public Heading antiClockwise() {
        return ALL[ordinal() + 3 & 3];
    }

    public Heading opposite() {
        return ALL[ordinal() + 2 & 3];
    }

    public char letter() {
        return name().charAt(0);
    }

    public static Heading of(int ordinal) {
        return ALL[ordinal];
    }
}
