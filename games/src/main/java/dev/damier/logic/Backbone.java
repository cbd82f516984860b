package dev.damier.logic;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What holds in some model, for variables that come in groups of which exactly one holds: the contents of a cell. Each
 * model found settles all it shows, and the solver is asked for models that show new things, so that most questions
 * left are those answered by no; a group that seems to have one value only is settled by one of them.
 */
final class Backbone {
    private final Sat sat;
    private final int[] assumptions;
    private final int[] asked;
    private final BitSet possible = new BitSet();
    private final BitSet open = new BitSet();

    private final QueryListener queryListener;

    private Backbone(Sat sat, QueryListener queryListener, int[] assumptions) {
        this.sat = sat;
        this.queryListener = queryListener;
        this.assumptions = assumptions;
        asked = Arrays.copyOf(assumptions, assumptions.length + 1);
    }

    /**
     * The variables that are true in some model in which the assumptions hold; none if there is no model at all.
     *
     * @param groups of variables, exactly one of each true in every model; those known to be false may be left out
     */
    static BitSet possible(Sat sat, int[][] groups, QueryListener queryListener, int... assumptions) {
        Backbone backbone = new Backbone(sat, queryListener, assumptions);
        for (int[] group : groups) for (int variable : group) backbone.open.set(variable);
        try {
            backbone.ask(groups);
        } finally {
            sat.preferTrue(new BitSet());
        }
        return backbone.possible;
    }

    private void ask(int[][] groups) {
        sat.preferTrue(open);
        boolean some = sat.satisfiable(assumptions);
        if (some) note();
        queryListener.answered(0, some, possible.cardinality());
        if (!some) return;
        for (int[] group : groups) {
            int shown = 0;
            for (int variable : group) if (possible.get(variable)) shown = shown == 0 ? variable : -1;
            if (shown > 0 && group.length > 1 && !holds(-shown)) continue;
            for (int variable : group) if (open.get(variable)) holds(variable);
        }
    }

    private boolean holds(int literal) {
        asked[assumptions.length] = literal;
        boolean yes = sat.satisfiable(asked);
        if (yes) note();
        queryListener.answered(literal, yes, possible.cardinality());
        return yes;
    }

    private void note() {
        for (int v = open.nextSetBit(0); v >= 0; v = open.nextSetBit(v + 1)) {
            if (!sat.holds(v)) continue;
            possible.set(v);
            open.clear(v);
        }
        sat.preferTrue(open);
    }
}
