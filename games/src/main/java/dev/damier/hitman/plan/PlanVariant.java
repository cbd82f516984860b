package dev.damier.hitman.plan;

/**
 * What a plan is allowed.
 *
 * @param removals at most so many people neutralised
 * @param suit whether the suit may be put on
 */
public record PlanVariant(int removals, boolean suit) {
    public static final PlanVariant FREE = new PlanVariant(Integer.MAX_VALUE, true);
}
