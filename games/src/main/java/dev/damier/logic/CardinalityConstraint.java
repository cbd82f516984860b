package dev.damier.logic;

/**
 * A statement in numbers.
 *
 * @param of literals, each of which may hold or not
 * @param number how many of them hold
 * @param orMore that many or more, rather than exactly
 */
public record CardinalityConstraint(int[] of, int number, boolean orMore) {

    public static CardinalityConstraint exactly(int number, int... of) {
        return new CardinalityConstraint(of, number, false);
    }

    public static CardinalityConstraint atLeast(int number, int... of) {
        return new CardinalityConstraint(of, number, true);
    }
}
