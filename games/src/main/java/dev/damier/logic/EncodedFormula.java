package dev.damier.logic;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.BitSet;
import java.util.Optional;

/**
 * A formula whose counts are written in one of several ways, within a budget: for comparing the ways, not for going on
 * learning. Questions asked count as expanded, clauses as generated.
 */
public final class EncodedFormula {
    /** How "so many of these" is written. */
    public enum CardinalityEncoding {
        /** A clause for every combination. */
        NAIVE,
        /** Totalizers. */
        COUNTERS,
        /** The solver's own constraints. */
        NATIVE
    }

    /** A clause of few literals in the formula and in the solver. */
    private static final long BYTES_PER_CLAUSE = 150;

    private final Cnf cnf;
    private final CardinalityEncoding cardinalityEncoding;
    private final Control control;
    private final Counters counters;
    private final Sat sat;
    private long constraints;

    /**
     * @param cnf what is not a count
     */
    public EncodedFormula(Cnf cnf, CardinalityEncoding cardinalityEncoding, Control control, Counters counters) {
        this.cnf = cnf;
        this.cardinalityEncoding = cardinalityEncoding;
        this.control = control;
        this.counters = counters;
        sat = new Sat(cnf);
    }

    /** Says a count; false if the budget does not allow it. */
    public boolean say(CardinalityConstraint constraint) {
        if (cardinalityEncoding == CardinalityEncoding.NAIVE && !control.fits(counters.bytes + NaiveCardinality.bytes(constraint))) return false;
        boolean written = write(constraint);
        counters.generated = cnf.clauses() + constraints;
        if (cardinalityEncoding == CardinalityEncoding.NAIVE) counters.bytes += NaiveCardinality.bytes(constraint);
        else counters.bytes = counters.generated * BYTES_PER_CLAUSE;
        return written && control.fits(counters.bytes) && !control.shouldStopNow();
    }

    private boolean write(CardinalityConstraint constraint) {
        switch (cardinalityEncoding) {
            case NAIVE -> {
                return new NaiveCardinality(cnf, this::halted).write(constraint);
            }
            case COUNTERS -> {
                for (int literal : Totalizer.literals(cnf, constraint)) cnf.add(literal);
            }
            case NATIVE -> {
                sat.count(constraint);
                constraints++;
            }
        }
        return true;
    }

    private boolean halted() {
        sat.grow();
        return control.shouldStopNow();
    }

    /** The variables of these groups true in some model, exactly one of each group being true; empty when stopped. */
    public Optional<BitSet> possible(int[][] groups, QueryListener queryListener) {
        sat.limit(() -> {
            counters.expanded++;
            return control.shouldStop(counters) || control.shouldStopNow();
        });
        try {
            return Optional.of(Backbone.possible(sat, groups, queryListener));
        } catch (Sat.Interrupted e) {
            return Optional.empty();
        }
    }
}
