package dev.damier.hitman.plan;

import dev.damier.hitman.world.Content;

/** The contents as bytes, for the planner's inner loops: the ordinals of {@link Content}, with the facing in order. */
final class ContentCodes {
    static final byte EMPTY = (byte) Content.EMPTY.ordinal();
    static final byte GUARD = (byte) Content.GUARD_N.ordinal();
    static final byte CIVIL = (byte) Content.CIVIL_N.ordinal();
    static final byte TARGET = (byte) Content.TARGET.ordinal();
    static final byte SUIT = (byte) Content.SUIT.ordinal();
    static final byte WIRE = (byte) Content.PIANO_WIRE.ordinal();

    private ContentCodes() {}

    static boolean guard(int kind) {
        return kind >= GUARD && kind < GUARD + 4;
    }

    static boolean civilian(int kind) {
        return kind >= CIVIL && kind < CIVIL + 4;
    }

    static boolean person(int kind) {
        return kind >= GUARD && kind < CIVIL + 4;
    }

    /** Where a person of this kind looks. */
    static int facing(int kind) {
        return (kind - GUARD) & 3;
    }
}
