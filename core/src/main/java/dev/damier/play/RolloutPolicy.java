package dev.damier.play;

import java.util.SplittableRandom;

/**
 * Game-specific knowledge for searches with simulations: which moves are candidates, and how a simulation plays. A policy
 * may keep buffers, so it is not thread-safe and belongs to one search.
 */
public interface RolloutPolicy {
    /** Like {@link Position#moves}, but writes only the moves worth searching; at least one if a legal move exists. */
    int candidates(Position position, int[] buffer);

    /**
     * Simulates the game from a position and restores the position afterwards.
     *
     * @param random the source of randomness
     * @param gains receives the result of each player, from 0 (loss) to 1 (win)
     */
    void playOut(Position position, SplittableRandom random, double[] gains);
}
