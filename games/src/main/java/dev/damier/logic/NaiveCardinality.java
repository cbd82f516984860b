package dev.damier.logic;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The naive encoding of a cardinality constraint over n literals.
 *
 * <ul>
 *   <li>"At most k": every choice of k + 1 literals contains a false one.
 *   <li>"At least k": every choice of n − k + 1 literals contains a true one.
 * </ul>
 *
 * <p>The encoding is correct, but the number of clauses is a binomial coefficient, so it is only usable for small
 * numbers. It exists for comparison with the {@link Totalizer}.
 */
final class NaiveCardinality {
    /** Estimated size of a clause without its literals, in the formula and in the solver together. Rounded up. */
    private static final int BYTES_PER_CLAUSE = 100;

    private static final int BYTES_PER_LITERAL = 16;

    /** Number of clauses between two checks of the stop condition. */
    private static final int CLAUSES_PER_CHECK = 1 << 12;

    private final Cnf cnf;
    private final BooleanSupplier shouldStop;

    /**
     * @param shouldStop checked regularly while clauses are added
     */
    NaiveCardinality(Cnf cnf, BooleanSupplier shouldStop) {
        this.cnf = cnf;
        this.shouldStop = shouldStop;
    }

    /** Returns the estimated memory of a constraint in bytes, limited so that a sum of estimates does not overflow. */
    static long estimatedBytes(CardinalityConstraint constraint) {
        int n = constraint.literals().length;
        int k = constraint.count();
        double atLeastBytes = binomial(n, n - k + 1) * (BYTES_PER_CLAUSE + (double) BYTES_PER_LITERAL * (n - k + 1));
        double atMostBytes = constraint.orMore()
                ? 0
                : binomial(n, k + 1) * (BYTES_PER_CLAUSE + (double) BYTES_PER_LITERAL * (k + 1));
        return (long) Math.min(atLeastBytes + atMostBytes, Long.MAX_VALUE / 4.0);
    }

    /** Returns the number of ways to choose k of n elements, or 0 if there is none. */
    private static double binomial(int n, int k) {
        if (k < 0 || k > n) return 0;
        double choices = 1;
        for (int i = 1; i <= k; i++) choices = choices * (n - k + i) / i;
        return Math.rint(choices);
    }

    /** Adds the clauses. Returns false if it was stopped. */
    boolean encode(CardinalityConstraint constraint) {
        int n = constraint.literals().length;
        int k = constraint.count();
        int[] negated =
                Arrays.stream(constraint.literals()).map(literal -> -literal).toArray();
        return addClausePerChoice(constraint.literals(), n - k + 1)
                && (constraint.orMore() || addClausePerChoice(negated, k + 1));
    }

    /** Adds one clause for each choice of this many of the literals. Returns false if it was stopped. */
    private boolean addClausePerChoice(int[] literals, int clauseSize) {
        if (clauseSize <= 0 || clauseSize > literals.length) return true;
        int[] chosen = new int[clauseSize];
        for (int i = 0; i < clauseSize; i++) chosen[i] = i;
        while (true) {
            cnf.add(Arrays.stream(chosen).map(i -> literals[i]).toArray());
            if (cnf.clauseCount() % CLAUSES_PER_CHECK == 0 && shouldStop.getAsBoolean()) return false;
            int last = clauseSize - 1;
            while (last >= 0 && chosen[last] == literals.length - clauseSize + last) last--;
            if (last < 0) return true;
            chosen[last]++;
            for (int i = last + 1; i < clauseSize; i++) chosen[i] = chosen[i - 1] + 1;
        }
    }
}
