package dev.damier.hitman;

/**
 * What a plan is allowed.
 *
 * @param removals at most so many people neutralised
 * @param suit whether the suit may be put on
 */
record Variant(int removals, boolean suit) {
    static final Variant FREE = new Variant(Integer.MAX_VALUE, true);
}
