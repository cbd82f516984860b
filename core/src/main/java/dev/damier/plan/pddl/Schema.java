package dev.damier.plan.pddl;

import java.util.List;

/**
 * An action schema with resolved names.
 *
 * @param name the name of the action
 * @param parameters the number of parameters, which are the first slots
 * @param slotTypes the type of the variable of each slot: parameters, then quantified variables
 * @param slotNames the names of the variables, for messages
 * @param precondition the precondition
 * @param effects the effects on facts
 * @param costs the amounts by which the action increases the total cost
 */
record Schema(
        String name,
        int parameters,
        int[] slotTypes,
        List<String> slotNames,
        Condition precondition,
        List<SchemaEffect> effects,
        List<Amount> costs) {

    /**
     * An effect: for all objects of the quantified slots, if the condition holds, the fact becomes true or false.
     *
     * @param slots the slots of the quantified variables
     * @param condition the condition, {@link Condition#TRUE} if there is none
     * @param add whether the fact becomes true
     * @param predicate the predicate
     * @param terms the terms
     */
    record SchemaEffect(int[] slots, Condition condition, boolean add, int predicate, int[] terms) {}

    /** An amount of cost. */
    sealed interface Amount {
        record Number(double value) implements Amount {}

        record Value(int function, int[] terms, PddlException.Place place) implements Amount {}

        record Sum(List<Amount> parts) implements Amount {}
    }
}
