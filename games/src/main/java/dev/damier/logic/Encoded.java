package dev.damier.logic;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.BitSet;
import java.util.Optional;

/**
 * A formula whose counts are written in one of several ways, within a budget: for comparing the ways, not for going on
 * learning. Questions asked count as expanded, clauses as generated.
 */
public final class Encoded {
    /** How "so many of these" is written. */
    public enum Way {
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
    private final Way way;
    private final Control control;
    private final Counters counters;
    private final Sat sat;
    private long constraints;

    /**
     * @param cnf what is not a count
     */
    public Encoded(Cnf cnf, Way way, Control control, Counters counters) {
        this.cnf = cnf;
        this.way = way;
        this.control = control;
        this.counters = counters;
        sat = new Sat(cnf);
    }

    /** Says a count; false if the budget does not allow it. */
    public boolean say(Count said) {
        if (way == Way.NAIVE && !control.fits(counters.bytes + Combinations.bytes(said))) return false;
        boolean written = write(said);
        counters.generated = cnf.clauses() + constraints;
        if (way == Way.NAIVE) counters.bytes += Combinations.bytes(said);
        else counters.bytes = counters.generated * BYTES_PER_CLAUSE;
        return written && control.fits(counters.bytes) && !control.halt();
    }

    private boolean write(Count said) {
        switch (way) {
            case NAIVE -> {
                return new Combinations(cnf, this::halted).write(said);
            }
            case COUNTERS -> {
                for (int literal : Totalizer.literals(cnf, said)) cnf.add(literal);
            }
            case NATIVE -> {
                sat.count(said);
                constraints++;
            }
        }
        return true;
    }

    private boolean halted() {
        sat.grow();
        return control.halt();
    }

    /** The variables of these groups true in some model, exactly one of each group being true; empty when stopped. */
    public Optional<BitSet> possible(int[][] groups, Questions questions) {
        sat.limit(() -> {
            counters.expanded++;
            return control.stop(counters) || control.halt();
        });
        try {
            return Optional.of(Backbone.possible(sat, groups, questions));
        } catch (Sat.Interrupted e) {
            return Optional.empty();
        }
    }
}
