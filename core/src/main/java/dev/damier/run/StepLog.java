package dev.damier.run;

import java.util.Arrays;
import java.util.List;

/**
 * The steps of a search in their order: at which node of the {@link Trace}, doing what, and what its variables are worth
 * then. An engine names up to four variables once and tells their values at each step; nothing is kept beyond the
 * limit, and telling costs no memory but the log's own.
 */
public final class StepLog {
    /** The most variables that a step can tell. */
    private static final int VARIABLES = 4;

    private final int limit;
    private List<String> names = List.of();
    private int size;
    private StepKind[] what = {};
    private int[] at = {};
    private int[] values = {};

    StepLog(int limit) {
        this.limit = limit;
    }

    /** Names the variables whose values the steps tell, as the pseudo-code writes them. */
    public void watch(String... variables) {
        if (variables.length > VARIABLES)
            throw new IllegalArgumentException("at most " + VARIABLES + " variables, but got " + variables.length);
        names = List.of(variables);
    }

    /** The values are those of the variables watched; the others are not looked at. */
    public void add(StepKind stepKind, int node, int first, int second, int third, int fourth) {
        if (full() || node < 0) return;
        if (size == what.length) grow();
        what[size] = stepKind;
        at[size] = node;
        values[size * VARIABLES] = first;
        values[size * VARIABLES + 1] = second;
        values[size * VARIABLES + 2] = third;
        values[size * VARIABLES + 3] = fourth;
        size++;
    }

    /** Whether nothing more is kept: then nothing need be worked out for it. */
    public boolean full() {
        return size >= limit;
    }

    private void grow() {
        int length = Math.min(limit, Math.max(64, size * 2));
        what = Arrays.copyOf(what, length);
        at = Arrays.copyOf(at, length);
        values = Arrays.copyOf(values, length * VARIABLES);
    }

    public List<String> variables() {
        return names;
    }

    public int size() {
        return size;
    }

    public StepKind moment(int step) {
        return what[step];
    }

    /** The node of the trace. */
    public int node(int step) {
        return at[step];
    }

    public int value(int step, int variable) {
        return values[step * VARIABLES + variable];
    }
}
