package dev.damier.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A ground STRIPS task. A state is a set of fluents; an action may be done when all its preconditions hold, then its
 * deletes cease to hold and its adds begin to. There are no negative conditions: a task that needs one has a fluent for
 * it.
 */
public final class Strips {
    private final List<String> fluents;
    private final List<Action> actions;
    private final long[] initial;
    private final long[] goal;

    /** A ground action; the masks have {@link Strips#width} words. */
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

    /** Words per state. */
    public int width() {
        return (fluents.size() + 63) / 64;
    }

    public List<String> fluents() {
        return fluents;
    }

    public List<Action> actions() {
        return actions;
    }

    public long[] initial() {
        return initial.clone();
    }

    public long[] goal() {
        return goal.clone();
    }

    /** The fluents of a mask, ascending. */
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

    public static Builder build() {
        return new Builder();
    }

    private record Draft(String name, int cost, int[] preconditions, int[] adds, int[] deletes) {}

    /** Gathers a task; fluents are numbered as they are first named. */
    public static final class Builder {
        private final Map<String, Integer> fluents = new LinkedHashMap<>();
        private final List<Draft> drafts = new ArrayList<>();
        private int[] initial = {};
        private int[] goal = {};

        private Builder() {}

        /** The number of the fluent with this name. */
        public int fluent(String name) {
            return fluents.computeIfAbsent(name, k -> fluents.size());
        }

        public Builder action(String name, int cost, int[] preconditions, int[] adds, int[] deletes) {
            if (cost < 1) throw new IllegalArgumentException(name + ": cost must be at least 1, but got " + cost);
            drafts.add(new Draft(name, cost, preconditions.clone(), adds.clone(), deletes.clone()));
            return this;
        }

        public Builder initial(int... holding) {
            initial = holding.clone();
            return this;
        }

        public Builder goal(int... wanted) {
            goal = wanted.clone();
            return this;
        }

        public Strips done() {
            return new Strips(this);
        }
    }
}
