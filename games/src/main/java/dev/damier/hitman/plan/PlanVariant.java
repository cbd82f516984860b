package dev.damier.hitman.plan;

/**
 * The restrictions of a plan.
 *
 * @param maxRemovals maximum number of neutralised people
 * @param suitAllowed whether Hitman may put on the suit
 */
public record PlanVariant(int maxRemovals, boolean suitAllowed) {
    public static final PlanVariant UNRESTRICTED = new PlanVariant(Integer.MAX_VALUE, true);
}
