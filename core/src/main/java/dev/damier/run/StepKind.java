package dev.damier.run;

import java.util.Locale;

/**
 * What an algorithm is doing at a step of its {@link StepLog}: the names that a line of pseudo-code is marked by. One
 * vocabulary for all engines, so that whoever follows one can follow any.
 */
public enum StepKind {
    /** A node is taken from those that wait. */
    TAKE,
    /** It is asked whether the node is a goal. */
    TEST,
    /** The node's successors are made. */
    EXPAND,
    /** A deepening search begins anew under another bound. */
    ROUND,
    /** A successor is left alone because it passes the bound. */
    BEYOND,
    /** A position of a game is looked into. */
    ENTER,
    /** A position is judged without looking further. */
    LEAF,
    /** A move is played. */
    TRY,
    /** A move is taken back, with what it was worth. */
    BACK,
    /** The moves that are left need no look. */
    CUT,
    /** What a position is worth goes up. */
    RETURN,
    /** The child of greatest upper bound is chosen. */
    SELECT,
    /** A leaf of the tree gets its moves. */
    GROW,
    /** A game is finished at random. */
    PLAY_OUT,
    /** The result is credited to a node on the way. */
    CREDIT,
    /** A world is asked for in which something holds. */
    ASK,
    /** There is one, and it shows what is possible. */
    WORLD,
    /** There is none: the contrary is proved. */
    NO_WORLD;

    /** As pages and files write it: {@code play-out}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
