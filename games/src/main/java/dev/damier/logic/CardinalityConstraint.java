package dev.damier.logic;

/**
 * A constraint on how many of some literals are true.
 *
 * @param literals the literals that are counted
 * @param count how many of them are true
 * @param orMore whether more than {@code count} are allowed; otherwise exactly {@code count} are true
 */
public record CardinalityConstraint(int[] literals, int count, boolean orMore) {

    public static CardinalityConstraint exactly(int count, int... literals) {
        return new CardinalityConstraint(literals, count, false);
    }

    public static CardinalityConstraint atLeast(int count, int... literals) {
        return new CardinalityConstraint(literals, count, true);
    }
}
