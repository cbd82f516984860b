package dev.damier.logic;

import java.util.Arrays;

/** A formula in conjunctive normal form that only grows. Literals are as in DIMACS: variables from 1, minus for not. */
public final class Cnf {
    private int variables;
    private int clauses;
    private int[] literals = new int[1024];
    private int length;

    /** A new variable. */
    public int fresh() {
        return ++variables;
    }

    /** So many new variables in a row; the first. */
    public int fresh(int many) {
        int first = variables + 1;
        variables += many;
        return first;
    }

    /** At least one of these holds. */
    public void add(int... clause) {
        if (length + clause.length + 1 > literals.length) {
            literals = Arrays.copyOf(literals, 2 * (length + clause.length + 1));
        }
        for (int literal : clause) {
            assert literal != 0 && Math.abs(literal) <= variables : "no such literal: " + literal;
            literals[length++] = literal;
        }
        literals[length++] = 0;
        clauses++;
    }

    /** Exactly one of these holds. Pairwise: meant for the few values of one thing. */
    public void exactlyOne(int... choices) {
        add(choices);
        for (int i = 0; i < choices.length; i++) {
            for (int j = 0; j < i; j++) add(-choices[i], -choices[j]);
        }
    }

    /** A literal that holds exactly when one of these does. */
    public int or(int... choices) {
        if (choices.length == 1) return choices[0];
        int any = fresh();
        int[] all = Arrays.copyOf(choices, choices.length + 1);
        all[choices.length] = -any;
        add(all);
        for (int choice : choices) add(-choice, any);
        return any;
    }

    /** A literal that holds exactly when all of these do. */
    public int and(int... parts) {
        return -or(Arrays.stream(parts).map(p -> -p).toArray());
    }

    public int variables() {
        return variables;
    }

    public int clauses() {
        return clauses;
    }

    /** Hands over the clauses from a place in the text on; the place where it ends. */
    int each(int from, java.util.function.Consumer<int[]> sink) {
        int start = from;
        for (int i = from; i < length; i++) {
            if (literals[i] != 0) continue;
            sink.accept(Arrays.copyOfRange(literals, start, i));
            start = i + 1;
        }
        return start;
    }
}
