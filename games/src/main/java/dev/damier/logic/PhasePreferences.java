package dev.damier.logic;

import java.util.Arrays;
import java.util.BitSet;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;

/**
 * Which way the solver guesses first: variables one wishes for true, the others as they were last. Models then show as
 * much as possible of what no model has shown yet.
 */
final class PhasePreferences implements IPhaseSelectionStrategy {
    private static final long serialVersionUID = 1L;

    private final BitSet wished = new BitSet();
    private int[] last = new int[0];

    void only(BitSet variables) {
        wished.clear();
        wished.or(variables);
    }

    @Override
    public int select(int variable) {
        return wished.get(variable) ? variable << 1 : last[variable];
    }

    @Override
    public void assignLiteral(int literal) {
        last[literal >> 1] = literal;
    }

    @Override
    public void init(int length) {
        int known = last.length;
        last = Arrays.copyOf(last, Math.max(known, length));
        for (int v = known; v < last.length; v++) last[v] = v << 1 | 1;
    }

    @Override
    public void init(int variable, int literal) {
        last[variable] = literal;
    }

    @Override
    public void updateVar(int literal) {}

    @Override
    public void updateVarAtDecisionLevel(int literal) {}
}
