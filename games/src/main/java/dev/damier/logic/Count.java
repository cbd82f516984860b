package dev.damier.logic;

/**
 * A statement in numbers.
 *
 * @param of literals, each of which may hold or not
 * @param number how many of them hold
 * @param orMore that many or more, rather than exactly
 */
public record Count(int[] of, int number, boolean orMore) {

    public static Count exactly(int number, int... of) {
        return new Count(of, number, false);
    }

    public static Count atLeast(int number, int... of) {
        return new Count(of, number, true);
    }
}
