package dev.damier.logic;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.BitSet;
import java.util.Optional;

/**
 * A formula whose cardinality constraints use a selected encoding, within a budget. It serves to compare the encodings;
 * facts cannot be withdrawn. The counters contain the solver queries as expanded and the clauses as generated.
 */
public final class EncodedFormula {
    /** How a cardinality constraint is encoded. */
    public enum CardinalityEncoding {
        /** One clause per combination of literals, see {@link NaiveCardinality}. */
        NAIVE,
        /** A counter per constraint, see {@link Totalizer}. */
        COUNTERS,
        /** The native cardinality constraints of the solver. */
        NATIVE
    }

    /** Estimated size of a short clause, in the formula and in the solver together. */
    private static final long BYTES_PER_CLAUSE = 150;

    private final Cnf cnf;
    private final CardinalityEncoding cardinalityEncoding;
    private final Control control;
    private final Counters counters;
    private final Sat sat;
    private long nativeConstraints;

    /**
     * @param cnf the clauses that are no cardinality constraints
     */
    public EncodedFormula(Cnf cnf, CardinalityEncoding cardinalityEncoding, Control control, Counters counters) {
        this.cnf = cnf;
        this.cardinalityEncoding = cardinalityEncoding;
        this.control = control;
        this.counters = counters;
        sat = new Sat(cnf);
    }

    /** Adds a constraint. Returns false if the budget does not allow it. */
    public boolean add(CardinalityConstraint constraint) {
        if (cardinalityEncoding == CardinalityEncoding.NAIVE
                && !control.checkMemory(counters.bytes + NaiveCardinality.estimatedBytes(constraint))) return false;
        boolean encoded = encode(constraint);
        counters.generated = cnf.clauseCount() + nativeConstraints;
        if (cardinalityEncoding == CardinalityEncoding.NAIVE)
            counters.bytes += NaiveCardinality.estimatedBytes(constraint);
        else counters.bytes = counters.generated * BYTES_PER_CLAUSE;
        return encoded && control.checkMemory(counters.bytes) && !control.shouldStopNow();
    }

    private boolean encode(CardinalityConstraint constraint) {
        switch (cardinalityEncoding) {
            case NAIVE -> {
                return new NaiveCardinality(cnf, this::loadClausesAndCheckStop).encode(constraint);
            }
            case COUNTERS -> {
                for (int literal : Totalizer.literals(cnf, constraint)) cnf.add(literal);
            }
            case NATIVE -> {
                sat.addCardinality(constraint);
                nativeConstraints++;
            }
        }
        return true;
    }

    private boolean loadClausesAndCheckStop() {
        sat.loadNewClauses();
        return control.shouldStopNow();
    }

    /**
     * Returns the variables of these groups that are true in at least one model, or empty if the search was stopped.
     *
     * @param groups groups of variables, of which exactly one is true in every model
     */
    public Optional<BitSet> possible(int[][] groups, QueryListener queryListener) {
        sat.setStopCondition(() -> {
            counters.expanded++;
            return control.shouldStop(counters) || control.shouldStopNow();
        });
        try {
            return Optional.of(Backbone.possible(sat, groups, queryListener));
        } catch (Sat.SatInterruptedException e) {
            return Optional.empty();
        }
    }
}
