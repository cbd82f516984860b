package dev.damier.hitman.world;

/** Sets of contents as bit masks. The bit number is the ordinal of the {@link Content}. */
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

    /** Returns the mask of one content. */
    public static int of(Content content) {
        return 1 << content.ordinal();
    }

    /** Returns the mask of the guard who looks in this direction, given by its ordinal. */
    public static int guardFacing(int heading) {
        return 1 << Content.GUARD_N.ordinal() + heading;
    }

    /** Returns whether the mask contains at most one content. */
    public static boolean isSingle(int mask) {
        return (mask & mask - 1) == 0;
    }

    /** Returns the content of a mask with one content. */
    public static Content toContent(int mask) {
        return CONTENTS[Integer.numberOfTrailingZeros(mask)];
    }
}
