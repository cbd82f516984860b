package dev.damier.contest;

import dev.damier.game.WireName;

/** Who meets whom. */
public enum ContestFormat implements WireName {
    /** Everybody everybody. */
    ROUND_ROBIN,
    /** The first all others. */
    GAUNTLET,
    /** In each round those who have as many points, and who have not met. */
    SWISS,
    /** The first the second, until it is clear whether it is better. */
    SPRT,
    /** Nobody: each plays the same positions alone. */
    RACE;

    public static ContestFormat of(String word) {
        for (ContestFormat format : values()) if (format.word().equals(word)) return format;
        throw ContestException.of("format", word);
    }
}
