package dev.damier.contest;

/**
 * A game to be played.
 *
 * @param number number of the game in playing order, starting at 1; negative for a test run
 * @param opening number of the opening, or of the position in a race
 * @param first entrant that moves first
 * @param second the other entrant; -1 in a race and in a test run
 */
record Pairing(int number, int opening, int first, int second) {
    /** Returns whether only one entrant plays. */
    boolean hasSinglePlayer() {
        return second < 0;
    }
}
