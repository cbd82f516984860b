package dev.damier.plan.pddl;

import java.util.List;

/**
 * A condition with resolved names. A term is an {@code int}: the slot of a variable from 0 on, or {@code ~object} for an
 * object. Implications are written as disjunctions.
 */
sealed interface Condition {
    /** The condition that always holds. */
    Condition TRUE = new And(List.of());

    record And(List<Condition> parts) implements Condition {}

    record Or(List<Condition> parts) implements Condition {}

    record Not(Condition part) implements Condition {}

    /** A quantified condition over the variable in one slot; several variables are nested. */
    record Quantified(boolean universal, int slot, Condition part) implements Condition {}

    record Holds(int predicate, int[] terms) implements Condition {}

    record Equal(int left, int right) implements Condition {}
}
