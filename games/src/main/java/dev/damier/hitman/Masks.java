package dev.damier.hitman;

/** Sets of contents as bits, by ordinal: what a cell may still hold. */
final class Masks {
    static final int EMPTY = of(Content.EMPTY);
    static final int WALL = of(Content.WALL);
    static final int GUARDS = 0b1111 << Content.GUARD_N.ordinal();
    static final int CIVILIANS = 0b1111 << Content.CIVIL_N.ordinal();
    static final int PERSONS = GUARDS | CIVILIANS;
    static final int OBJECTS = of(Content.TARGET) | of(Content.SUIT) | of(Content.PIANO_WIRE);
    static final int ANY = EMPTY | WALL | PERSONS | OBJECTS;
    static final int ENTERABLE = ANY & ~WALL & ~GUARDS;

    private static final Content[] CONTENTS = Content.values();

    private Masks() {}

    static int of(Content content) {
        return 1 << content.ordinal();
    }

    static int guard(int way) {
        return 1 << Content.GUARD_N.ordinal() + way;
    }

    static boolean single(int mask) {
        return (mask & mask - 1) == 0;
    }

    /** The one content of a single mask. */
    static Content only(int mask) {
        return CONTENTS[Integer.numberOfTrailingZeros(mask)];
    }
}
