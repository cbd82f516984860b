package dev.damier.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * A grounded planning task with the structure of its facts. Like {@link Strips} it has only positive preconditions; the
 * negation of a fact is a fact of its own if a condition needs it. Sets of facts are sorted arrays, so large tasks stay
 * small. Immutable, apart from the arrays, which callers must not modify.
 *
 * @param atoms the facts, by number
 * @param actions the actions, by number
 * @param initial the facts of the initial state
 * @param goal the facts of the goal
 * @param interchangeable sets of objects that can be exchanged in every state without changing the cost to the goal
 */
public record GroundTask(
        List<Atom> atoms, List<Action> actions, int[] initial, int[] goal, List<List<String>> interchangeable) {

    /** The name of auxiliary actions for a goal with alternatives; they cost 0 and are not part of a plan. */
    public static final String GOAL_ACTION = "(reach-goal)";

    /**
     * A fact.
     *
     * @param predicate the predicate
     * @param arguments the objects
     * @param negated whether this is the negation of the fact
     */
    public record Atom(String predicate, List<String> arguments, boolean negated) {
        /** Returns the fact in PDDL. */
        @Override
        public String toString() {
            String fact = "(" + predicate + (arguments.isEmpty() ? "" : " " + String.join(" ", arguments)) + ")";
            return negated ? "(not " + fact + ")" : fact;
        }
    }

    /**
     * A grounded action. The arrays are sorted. No fact is both added and deleted.
     *
     * @param name the action with its arguments, in parentheses
     * @param cost the cost, at least 0
     * @param preconditions the facts that must hold
     * @param adds the facts that become true
     * @param deletes the facts that become false
     */
    public record Action(String name, int cost, int[] preconditions, int[] adds, int[] deletes) {}

    /** Returns the number of longs of a state with one bit per fact. */
    public int width() {
        return (atoms.size() + 63) / 64;
    }

    /** Returns the task with masks, for the heuristics of the delete relaxation. */
    public Strips strips() {
        Strips.Builder builder = Strips.builder();
        for (Atom atom : atoms) builder.fluent(atom.toString());
        for (Action a : actions) builder.action(a.name, a.cost, a.preconditions, a.adds, a.deletes);
        return builder.initial(initial).goal(goal).build();
    }

    /** Returns the names of the actions of a plan, without auxiliary actions. */
    public List<String> names(int[] plan) {
        List<String> names = new ArrayList<>();
        for (int a : plan) if (!actions.get(a).name.equals(GOAL_ACTION)) names.add(actions.get(a).name);
        return names;
    }
}
