package dev.damier.contest;

/**
 * A game that is to be played.
 *
 * @param number from 1, in the order in which they are due
 * @param opening the number of the opening, or of the position in a race
 * @param second -1 in a race
 */
record Pairing(int number, int opening, int first, int second) {
    boolean alone() {
        return second < 0;
    }
}
