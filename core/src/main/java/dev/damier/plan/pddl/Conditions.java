package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Condition.And;
import dev.damier.plan.pddl.Condition.Equal;
import dev.damier.plan.pddl.Condition.Holds;
import dev.damier.plan.pddl.Condition.Not;
import dev.damier.plan.pddl.Condition.Or;
import dev.damier.plan.pddl.Condition.Quantified;
import dev.damier.plan.pddl.PddlTask.Fact;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Grounds conditions. A literal is the number of a fact that can change, or {@code ~number} for its negation. Facts that
 * never change are evaluated. A condition becomes a list of alternatives, each of which is a sorted list of literals.
 */
final class Conditions {
    /** Maximum number of alternatives of one condition. */
    static final int MAX_ALTERNATIVES = 4096;

    /** Maximum number of literals of all alternatives of one condition. */
    private static final int MAX_LITERALS = 1 << 20;

    static final List<int[]> ALWAYS = List.of(new int[0]);
    static final List<int[]> NEVER = List.of();

    /** Returns the numbers of facts. */
    interface Facts {
        int TRUE = -1;
        int FALSE = -2;

        /** Returns the number of a fact that can change, or {@link #TRUE} or {@link #FALSE} if it cannot. */
        int number(Fact fact);
    }

    private final List<BitSet> objects;
    private final Facts facts;
    private final WorkMeter meter;
    private int[] slotTypes = {};
    private int[] binding = {};
    private String context = "";

    Conditions(List<BitSet> objectsByType, Facts facts, WorkMeter meter) {
        objects = objectsByType;
        this.facts = facts;
        this.meter = meter;
    }

    /** Sets the variables of the next conditions. */
    void bind(int[] types, int[] values, String name) {
        slotTypes = types;
        binding = values;
        context = name;
    }

    /** Returns the alternatives of a condition, or of its negation. */
    List<int[]> alternatives(Condition condition, boolean positive) {
        meter.count(1);
        if (condition instanceof Not not) return alternatives(not.part(), !positive);
        if (condition instanceof Equal e) return (value(e.left()) == value(e.right())) == positive ? ALWAYS : NEVER;
        if (condition instanceof Holds h) {
            int number = facts.number(fact(h.predicate(), h.terms()));
            if (number < 0) return (number == Facts.TRUE) == positive ? ALWAYS : NEVER;
            return List.of(new int[] {positive ? number : ~number});
        }
        if (condition instanceof Quantified q) {
            List<int[]> result = q.universal() == positive ? ALWAYS : NEVER;
            BitSet range = objects.get(slotTypes[q.slot()]);
            for (int o = range.nextSetBit(0); o >= 0; o = range.nextSetBit(o + 1)) {
                binding[q.slot()] = o;
                List<int[]> part = alternatives(q.part(), positive);
                result = q.universal() == positive ? both(result, part) : either(result, part);
                if (result.isEmpty() && q.universal() == positive) break;
            }
            binding[q.slot()] = -1;
            return result;
        }
        boolean conjunction = condition instanceof And == positive;
        List<Condition> parts = condition instanceof And and ? and.parts() : ((Or) condition).parts();
        List<int[]> result = conjunction ? ALWAYS : NEVER;
        for (Condition part : parts) {
            List<int[]> of = alternatives(part, positive);
            result = conjunction ? both(result, of) : either(result, of);
            if (result.isEmpty() && conjunction) break;
        }
        return result;
    }

    /** Returns false if the condition cannot hold whatever the value of facts that can change. */
    boolean isPossible(Condition condition, boolean positive) {
        meter.count(1);
        if (condition instanceof Not not) return isPossible(not.part(), !positive);
        if (condition instanceof Equal e) {
            if (!isBound(e.left()) || !isBound(e.right())) return true;
            return (value(e.left()) == value(e.right())) == positive;
        }
        if (condition instanceof Holds h) {
            for (int t : h.terms()) if (!isBound(t)) return true;
            int number = facts.number(fact(h.predicate(), h.terms()));
            return number >= 0 || (number == Facts.TRUE) == positive;
        }
        if (condition instanceof Quantified) return true;
        boolean conjunction = condition instanceof And == positive;
        List<Condition> parts = condition instanceof And and ? and.parts() : ((Or) condition).parts();
        for (Condition part : parts) if (isPossible(part, positive) != conjunction) return !conjunction;
        return conjunction;
    }

    private boolean isBound(int term) {
        return term < 0 || binding[term] >= 0;
    }

    int number(Fact fact) {
        return facts.number(fact);
    }

    int value(int term) {
        return term < 0 ? ~term : binding[term];
    }

    Fact fact(int predicate, int[] terms) {
        int[] values = new int[terms.length];
        for (int i = 0; i < terms.length; i++) values[i] = value(terms[i]);
        return new Fact(predicate, values);
    }

    List<int[]> both(List<int[]> a, List<int[]> b) {
        if (a == ALWAYS) return b;
        if (b == ALWAYS) return a;
        List<int[]> result = new ArrayList<>();
        long literals = 0;
        for (int[] left : a) {
            for (int[] right : b) {
                meter.count(left.length + right.length);
                int[] joined = join(left, right);
                if (joined == null) continue;
                result.add(joined);
                literals += joined.length;
                requireBounded(result, literals);
            }
        }
        return result;
    }

    private List<int[]> either(List<int[]> a, List<int[]> b) {
        if (a == ALWAYS || b == ALWAYS) return ALWAYS;
        if (a.isEmpty()) return b;
        if (b.isEmpty()) return a;
        List<int[]> result = new ArrayList<>(a);
        result.addAll(b);
        meter.count(result.size());
        for (int[] alternative : result) if (alternative.length == 0) return ALWAYS;
        requireBounded(result, 0);
        return result;
    }

    private void requireBounded(List<int[]> alternatives, long literals) {
        if (literals > MAX_LITERALS) throw new PddlException(text("literals.many", context, MAX_LITERALS));
        if (alternatives.size() <= MAX_ALTERNATIVES) return;
        throw new PddlException(text("alternatives", context, MAX_ALTERNATIVES));
    }

    /** Returns the union of two sorted lists of literals, or null if they contradict each other. */
    private static int @Nullable [] join(int[] a, int[] b) {
        int[] all = new int[a.length + b.length];
        System.arraycopy(a, 0, all, 0, a.length);
        System.arraycopy(b, 0, all, a.length, b.length);
        java.util.Arrays.sort(all);
        int n = 0;
        for (int literal : all) if (n == 0 || all[n - 1] != literal) all[n++] = literal;
        for (int i = 0; i < n && all[i] < 0; i++) {
            if (java.util.Arrays.binarySearch(all, 0, n, ~all[i]) >= 0) return null;
        }
        return java.util.Arrays.copyOf(all, n);
    }
}
