package dev.damier.hitman.plan;

import dev.damier.hitman.world.Content;

/**
 * The ordinals of {@link Content} as bytes, for the inner loops of the planner. Guards and civilians are in heading
 * order.
 */
final class ContentCodes {
    static final byte EMPTY = (byte) Content.EMPTY.ordinal();
    /** The guard who looks north. The guards of the other headings follow. */
    static final byte FIRST_GUARD = (byte) Content.GUARD_N.ordinal();

    /** The civilian who looks north. The civilians of the other headings follow. */
    static final byte FIRST_CIVILIAN = (byte) Content.CIVIL_N.ordinal();

    static final byte TARGET = (byte) Content.TARGET.ordinal();
    static final byte SUIT = (byte) Content.SUIT.ordinal();
    static final byte WIRE = (byte) Content.PIANO_WIRE.ordinal();

    private ContentCodes() {}

    static boolean isGuard(int kind) {
        return kind >= FIRST_GUARD && kind < FIRST_GUARD + 4;
    }

    static boolean isCivilian(int kind) {
        return kind >= FIRST_CIVILIAN && kind < FIRST_CIVILIAN + 4;
    }

    static boolean isPerson(int kind) {
        return kind >= FIRST_GUARD && kind < FIRST_CIVILIAN + 4;
    }

    /** Returns the heading, by ordinal, of a guard or civilian. */
    static int facing(int kind) {
        return (kind - FIRST_GUARD) & 3;
    }
}
