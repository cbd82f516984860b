package dev.damier.hitman.world;

/** Sets of contents as bits, by ordinal: what a cell may still hold. */
public final class ContentMasks {
    public static final int EMPTY = of(Content.EMPTY);
    public static final int WALL = of(Content.WALL);
    public static final int GUARDS = 0b1111 << Content.GUARD_N.ordinal();
    public static final int CIVILIANS = 0b1111 << Content.CIVIL_N.ordinal();
    public static final int PERSONS = GUARDS | CIVILIANS;
    public static final int OBJECTS = of(Content.TARGET) | of(Content.SUIT) | of(Content.PIANO_WIRE);
    public static final int ANY = EMPTY | WALL | PERSONS | OBJECTS;
    public static final int ENTERABLE = ANY & ~WALL & ~GUARDS;

    private static final Content[] CONTENTS = Content.values();

    private ContentMasks() {}

    public static int of(Content content) {
        return 1 << content.ordinal();
    }

    public static int guard(int way) {
        return 1 << Content.GUARD_N.ordinal() + way;
    }

    public static boolean single(int mask) {
        return (mask & mask - 1) == 0;
    }

    /** The one content of a single mask. */
    public static Content only(int mask) {
        return CONTENTS[Integer.numberOfTrailingZeros(mask)];
    }
}
