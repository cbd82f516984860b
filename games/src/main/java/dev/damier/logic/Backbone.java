package dev.damier.logic;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the variables that are true in at least one model, for variables in groups of which exactly one is true (for
 * example the contents of a cell).
 *
 * <p>Every model that the solver finds proves all its true variables possible. The solver prefers to set unresolved
 * variables to true, so each model resolves as many of them as it can. If only one variable of a group has been true so
 * far, a single query searches for a model in which it is false. If there is none, the group is resolved.
 */
final class Backbone {
    private final Sat sat;
    private final int[] assumptions;
    private final int[] queryLiterals;
    private final BitSet possible = new BitSet();
    private final BitSet unresolved = new BitSet();

    private final QueryListener queryListener;

    private Backbone(Sat sat, QueryListener queryListener, int[] assumptions) {
        this.sat = sat;
        this.queryListener = queryListener;
        this.assumptions = assumptions;
        queryLiterals = Arrays.copyOf(assumptions, assumptions.length + 1);
    }

    /**
     * Returns the variables that are true in at least one model of the assumptions, or an empty set if there is no
     * model.
     *
     * @param groups groups of variables, of which exactly one is true in every model; variables that are false in every
     *     model may be omitted
     */
    static BitSet possible(Sat sat, int[][] groups, QueryListener queryListener, int... assumptions) {
        Backbone backbone = new Backbone(sat, queryListener, assumptions);
        for (int[] group : groups) for (int variable : group) backbone.unresolved.set(variable);
        try {
            backbone.findPossible(groups);
        } finally {
            sat.preferTrue(new BitSet());
        }
        return backbone.possible;
    }

    private void findPossible(int[][] groups) {
        sat.preferTrue(unresolved);
        boolean satisfiable = sat.satisfiable(assumptions);
        if (satisfiable) recordModel();
        queryListener.onAnswer(0, satisfiable, possible.cardinality());
        if (!satisfiable) return;
        for (int[] group : groups) {
            int onlyPossible = 0;
            for (int variable : group) if (possible.get(variable)) onlyPossible = onlyPossible == 0 ? variable : -1;
            if (onlyPossible > 0 && group.length > 1 && !isSatisfiableWith(-onlyPossible)) continue;
            for (int variable : group) if (unresolved.get(variable)) isSatisfiableWith(variable);
        }
    }

    private boolean isSatisfiableWith(int literal) {
        queryLiterals[assumptions.length] = literal;
        boolean satisfiableWith = sat.satisfiable(queryLiterals);
        if (satisfiableWith) recordModel();
        queryListener.onAnswer(literal, satisfiableWith, possible.cardinality());
        return satisfiableWith;
    }

    private void recordModel() {
        for (int v = unresolved.nextSetBit(0); v >= 0; v = unresolved.nextSetBit(v + 1)) {
            if (!sat.isTrue(v)) continue;
            possible.set(v);
            unresolved.clear(v);
        }
        sat.preferTrue(unresolved);
    }
}
