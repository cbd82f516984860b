package dev.damier.contest;

import dev.damier.game.WireName;

/** The format of a contest, which determines the pairings. */
public enum ContestFormat implements WireName {
    /** Every entrant plays every other entrant. */
    ROUND_ROBIN,
    /** The first entrant plays all others. */
    GAUNTLET,
    /** In each round, entrants with similar points that have not met yet play each other. */
    SWISS,
    /** The first entrant plays the second until a sequential probability ratio test decides whether it is stronger. */
    SPRT,
    /** Every entrant plays the same positions alone. */
    RACE,
    /** Connected bots play as long as they like. Only the operator of the server can create a ladder. */
    LADDER;

    /** Returns a format that users can choose, by its wire name. Throws {@link ContestException} if there is none. */
    public static ContestFormat of(String wireName) {
        for (ContestFormat format : values())
            if (format != LADDER && format.wireName().equals(wireName)) return format;
        throw ContestException.of("format", wireName);
    }
}
