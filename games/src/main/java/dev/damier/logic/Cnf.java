package dev.damier.logic;

import java.util.Arrays;

/**
 * A formula in conjunctive normal form to which clauses can be added but not removed. Literals are numbered as in
 * DIMACS: variables start at 1, and a negative literal is the negation of a variable.
 */
public final class Cnf {
    private int variableCount;
    private int clauseCount;
    /** All clauses one after the other, each terminated by 0. */
    private int[] literals = new int[1024];

    private int length;

    /** Creates a variable and returns it. */
    public int newVariable() {
        return ++variableCount;
    }

    /** Creates this number of consecutive variables and returns the first. */
    public int newVariables(int count) {
        int first = variableCount + 1;
        variableCount += count;
        return first;
    }

    /** Adds a clause: at least one of these literals is true. */
    public void add(int... clause) {
        if (length + clause.length + 1 > literals.length) {
            literals = Arrays.copyOf(literals, 2 * (length + clause.length + 1));
        }
        for (int literal : clause) {
            assert literal != 0 && Math.abs(literal) <= variableCount : "no such literal: " + literal;
            literals[length++] = literal;
        }
        literals[length++] = 0;
        clauseCount++;
    }

    /** Adds clauses: exactly one of these literals is true. The encoding is pairwise, so it suits short lists only. */
    public void exactlyOne(int... choices) {
        add(choices);
        for (int i = 0; i < choices.length; i++) {
            for (int j = 0; j < i; j++) add(-choices[i], -choices[j]);
        }
    }

    /** Returns a literal that is true if and only if at least one of these literals is true. */
    public int or(int... choices) {
        if (choices.length == 1) return choices[0];
        int any = newVariable();
        int[] all = Arrays.copyOf(choices, choices.length + 1);
        all[choices.length] = -any;
        add(all);
        for (int choice : choices) add(-choice, any);
        return any;
    }

    /** Returns a literal that is true if and only if all of these literals are true. */
    public int and(int... parts) {
        return -or(Arrays.stream(parts).map(p -> -p).toArray());
    }

    public int variableCount() {
        return variableCount;
    }

    public int clauseCount() {
        return clauseCount;
    }

    /** Passes every clause from this array offset on to the consumer, and returns the offset after the last clause. */
    int forEachClause(int from, java.util.function.Consumer<int[]> consumer) {
        int start = from;
        for (int i = from; i < length; i++) {
            if (literals[i] != 0) continue;
            consumer.accept(Arrays.copyOfRange(literals, start, i));
            start = i + 1;
        }
        return start;
    }
}
