package dev.damier.logic;

import java.util.Arrays;
import java.util.BitSet;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;

/**
 * The phase selection of the solver: preferred variables are first set to true, all others to their last value. So each
 * model makes as many preferred variables true as possible.
 */
final class PhasePreferences implements IPhaseSelectionStrategy {
    private static final long serialVersionUID = 1L;

    private final BitSet preferredTrue = new BitSet();
    /** The last literal of each variable, in Sat4j's numbering: 2 × variable, plus 1 for the negation. */
    private int[] lastLiteral = new int[0];

    void setPreferredTrue(BitSet variables) {
        preferredTrue.clear();
        preferredTrue.or(variables);
    }

    @Override
    public int select(int variable) {
        return preferredTrue.get(variable) ? variable << 1 : lastLiteral[variable];
    }

    @Override
    public void assignLiteral(int literal) {
        lastLiteral[literal >> 1] = literal;
    }

    @Override
    public void init(int length) {
        int oldLength = lastLiteral.length;
        lastLiteral = Arrays.copyOf(lastLiteral, Math.max(oldLength, length));
        for (int v = oldLength; v < lastLiteral.length; v++) lastLiteral[v] = v << 1 | 1;
    }

    @Override
    public void init(int variable, int literal) {
        lastLiteral[variable] = literal;
    }

    @Override
    public void updateVar(int literal) {}

    @Override
    public void updateVarAtDecisionLevel(int literal) {}
}
