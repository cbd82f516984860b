package dev.damier.logic;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Counts as students first write them: "at most k" forbids every choice of k + 1, "at least k" wants one out of every
 * choice of n − k + 1. Right, and hopeless beyond small numbers; here to be measured against counters.
 */
final class NaiveCardinality {
    /** A clause in the formula and in the solver, beside its literals: an estimate, rounded up. */
    private static final int BYTES = 100;

    private static final int BYTES_PER_LITERAL = 16;

    private static final int CLAUSES_PER_CHECK = 1 << 12;

    private final Cnf cnf;
    private final BooleanSupplier stop;

    /**
     * @param stop asked now and then while clauses are written
     */
    NaiveCardinality(Cnf cnf, BooleanSupplier stop) {
        this.cnf = cnf;
        this.stop = stop;
    }

    /** About the memory a count takes; far beyond any machine, a number that still can be added to. */
    static long bytes(CardinalityConstraint constraint) {
        int n = constraint.of().length;
        int k = constraint.number();
        double min = choices(n, n - k + 1) * (BYTES + (double) BYTES_PER_LITERAL * (n - k + 1));
        double max = constraint.orMore() ? 0 : choices(n, k + 1) * (BYTES + (double) BYTES_PER_LITERAL * (k + 1));
        return (long) Math.min(min + max, Long.MAX_VALUE / 4.0);
    }

    /** How many ways to choose so many of n; 0 where there is none. */
    private static double choices(int n, int many) {
        if (many < 0 || many > n) return 0;
        double choices = 1;
        for (int i = 1; i <= many; i++) choices = choices * (n - many + i) / i;
        return Math.rint(choices);
    }

    /** Writes the clauses; false if it was stopped. */
    boolean write(CardinalityConstraint constraint) {
        int n = constraint.of().length;
        int k = constraint.number();
        int[] negated = Arrays.stream(constraint.of()).map(literal -> -literal).toArray();
        return everyChoice(constraint.of(), n - k + 1) && (constraint.orMore() || everyChoice(negated, k + 1));
    }

    /** One clause for each choice of so many of these literals. */
    private boolean everyChoice(int[] literals, int many) {
        if (many <= 0 || many > literals.length) return true;
        int[] chosen = new int[many];
        for (int i = 0; i < many; i++) chosen[i] = i;
        while (true) {
            cnf.add(Arrays.stream(chosen).map(i -> literals[i]).toArray());
            if (cnf.clauses() % CLAUSES_PER_CHECK == 0 && stop.getAsBoolean()) return false;
            int last = many - 1;
            while (last >= 0 && chosen[last] == literals.length - many + last) last--;
            if (last < 0) return true;
            chosen[last]++;
            for (int i = last + 1; i < many; i++) chosen[i] = chosen[i - 1] + 1;
        }
    }
}
