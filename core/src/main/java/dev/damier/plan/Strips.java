package dev.damier.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A grounded STRIPS planning task. A state is a set of fluents. An action is applicable if all its preconditions hold. It
 * removes its delete effects, then adds its add effects. There are no negative preconditions; a task that needs one defines
 * a fluent for the negation. Immutable, apart from the arrays of its actions, which callers must not modify.
 *
 * <p>Sets of fluents are bit masks: fluent f is bit {@code f % 64} of word {@code f / 64}.
 */
public final class Strips {
    private final List<String> fluents;
    private final List<Action> actions;
    private final long[] initial;
    private final long[] goal;

    /**
     * A grounded action. The masks have {@link Strips#width} words.
     *
     * @param name the name of the action
     * @param cost the cost, at least 0
     * @param preconditions mask of the preconditions
     * @param adds mask of the add effects
     * @param deletes mask of the delete effects
     */
    public record Action(String name, int cost, long[] preconditions, long[] adds, long[] deletes) {}

    private Strips(Builder b) {
        fluents = List.copyOf(b.fluents.keySet());
        initial = mask(b.initial);
        goal = mask(b.goal);
        List<Action> made = new ArrayList<>(b.drafts.size());
        for (Draft d : b.drafts) {
            made.add(new Action(d.name, d.cost, mask(d.preconditions), mask(d.adds), mask(d.deletes)));
        }
        actions = List.copyOf(made);
    }

    /** Returns the number of longs of a mask. */
    public int width() {
        return (fluents.size() + 63) / 64;
    }

    /** Returns the names of the fluents, by number. */
    public List<String> fluents() {
        return fluents;
    }

    /** Returns the actions. */
    public List<Action> actions() {
        return actions;
    }

    /** Returns a copy of the mask of the initial state. */
    public long[] initial() {
        return initial.clone();
    }

    /** Returns a copy of the mask of the goal; a state is a goal if it contains all these fluents. */
    public long[] goal() {
        return goal.clone();
    }

    /** Returns the numbers of the fluents of a mask, in ascending order. */
    public static int[] members(long[] mask) {
        int n = 0;
        for (long word : mask) n += Long.bitCount(word);
        int[] members = new int[n];
        int i = 0;
        for (int w = 0; w < mask.length; w++) {
            for (long left = mask[w]; left != 0; left &= left - 1) {
                members[i++] = 64 * w + Long.numberOfTrailingZeros(left);
            }
        }
        return members;
    }

    private long[] mask(int[] members) {
        long[] mask = new long[width()];
        for (int f : members) mask[f >> 6] |= 1L << f;
        return mask;
    }

    /** Returns a builder of a task. */
    public static Builder builder() {
        return new Builder();
    }

    private record Draft(String name, int cost, int[] preconditions, int[] adds, int[] deletes) {}

    /** Builds a task. Fluents are numbered in the order in which they are first named. Not thread-safe. */
    public static final class Builder {
        private final Map<String, Integer> fluents = new LinkedHashMap<>();
        private final List<Draft> drafts = new ArrayList<>();
        private int[] initial = {};
        private int[] goal = {};

        private Builder() {}

        /** Returns the number of the fluent with the given name, and defines the fluent if it is new. */
        public int fluent(String name) {
            return fluents.computeIfAbsent(name, k -> fluents.size());
        }

        /**
         * Adds an action. Effects and preconditions are numbers of fluents.
         *
         * @throws IllegalArgumentException if the cost is negative
         */
        public Builder action(String name, int cost, int[] preconditions, int[] adds, int[] deletes) {
            if (cost < 0) throw new IllegalArgumentException(name + ": cost must not be negative, but got " + cost);
            drafts.add(new Draft(name, cost, preconditions.clone(), adds.clone(), deletes.clone()));
            return this;
        }

        /** Sets the fluents that hold in the initial state. */
        public Builder initial(int... fluentNumbers) {
            initial = fluentNumbers.clone();
            return this;
        }

        /** Sets the fluents that must hold in a goal state. */
        public Builder goal(int... fluentNumbers) {
            goal = fluentNumbers.clone();
            return this;
        }

        /** Returns the task. */
        public Strips build() {
            return new Strips(this);
        }
    }
}
