package dev.damier.play;

import java.util.SplittableRandom;

/**
 * What a game knows of its own course: which moves are worth a node, and how games go on from a leaf. It may keep scratch
 * of its own, so it belongs to one search.
 */
public interface RolloutPolicy {
    /** As {@link Position#moves}: some of the legal moves, at least one if there is one. */
    int candidates(Position position, int[] buffer);

    /** Fills in what each player gets, from 0 (lost) to 1 (won), and leaves the position as it was. */
    void playOut(Position position, SplittableRandom random, double[] gains);
}
