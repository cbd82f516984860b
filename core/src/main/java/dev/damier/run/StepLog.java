package dev.damier.run;

import java.util.Arrays;
import java.util.List;

/**
 * The steps of a search, in order. A step has a {@link StepKind}, a node of the {@link Trace}, and the values of up to
 * four variables. An engine names the variables once, then adds steps. Steps beyond the limit are ignored. Adding a step
 * allocates memory only when the arrays of the log grow. Not thread-safe.
 */
public final class StepLog {
    /** Maximum number of variables per step. */
    private static final int MAX_VARIABLES = 4;

    private final int limit;
    private List<String> variableNames = List.of();
    private int size;
    private StepKind[] kinds = {};
    private int[] nodes = {};
    private int[] values = {};

    StepLog(int limit) {
        this.limit = limit;
    }

    /**
     * Sets the names of the variables, as the pseudo-code writes them.
     *
     * @throws IllegalArgumentException if there are more than four
     */
    public void nameVariables(String... variables) {
        if (variables.length > MAX_VARIABLES)
            throw new IllegalArgumentException("at most " + MAX_VARIABLES + " variables, but got " + variables.length);
        variableNames = List.of(variables);
    }

    /**
     * Adds a step. Does nothing if the log is full or the node is negative.
     *
     * @param stepKind what the algorithm does
     * @param node the id of the node in the trace
     * @param first value of the first variable; values beyond the named variables are ignored
     */
    public void add(StepKind stepKind, int node, int first, int second, int third, int fourth) {
        if (isFull() || node < 0) return;
        if (size == kinds.length) grow();
        kinds[size] = stepKind;
        nodes[size] = node;
        values[size * MAX_VARIABLES] = first;
        values[size * MAX_VARIABLES + 1] = second;
        values[size * MAX_VARIABLES + 2] = third;
        values[size * MAX_VARIABLES + 3] = fourth;
        size++;
    }

    /** Returns whether further steps are ignored, so that a caller need not compute their values. */
    public boolean isFull() {
        return size >= limit;
    }

    private void grow() {
        int length = Math.min(limit, Math.max(64, size * 2));
        kinds = Arrays.copyOf(kinds, length);
        nodes = Arrays.copyOf(nodes, length);
        values = Arrays.copyOf(values, length * MAX_VARIABLES);
    }

    /** Returns the names of the variables. */
    public List<String> variables() {
        return variableNames;
    }

    /** Returns the number of steps. */
    public int size() {
        return size;
    }

    /** Returns the kind of a step; steps count from 0. */
    public StepKind kind(int step) {
        return kinds[step];
    }

    /** Returns the id of the node of a step in the trace. */
    public int node(int step) {
        return nodes[step];
    }

    /** Returns the value of a variable at a step; steps and variables count from 0. */
    public int value(int step, int variable) {
        return values[step * MAX_VARIABLES + variable];
    }
}
