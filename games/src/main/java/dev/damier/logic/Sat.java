package dev.damier.logic;

import java.util.BitSet;
import java.util.function.BooleanSupplier;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** An incremental solver on a formula that may go on growing: what it learned is kept from question to question. */
final class Sat {
    /** Conflicts before the limit is first looked at again: some milliseconds. */
    private static final int SLICE = 100;

    private static final int MAX_SLICE_CONFLICTS = 1 << 29;

    private final Cnf cnf;
    private final PhasePreferences preferences = new PhasePreferences();
    private final ISolver solver;
    private int variables;
    private int read;
    private boolean contradiction;
    private int[] core = new int[0];
    private BooleanSupplier stop;

    Sat(Cnf cnf) {
        this.cnf = cnf;
        ICDCL<?> cdcl = (ICDCL<?>) SolverFactory.newDefault();
        cdcl.getOrder().setPhaseSelectionStrategy(preferences);
        solver = cdcl;
    }

    /** Thrown out of a question when the limit says so. */
    static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Asks now and then, during a question too, whether to stop; then {@link Interrupted} is thrown. */
    void limit(BooleanSupplier limit) {
        stop = limit;
    }

    /** Whether the formula has a model in which all assumptions hold. */
    boolean satisfiable(int... assumptions) {
        grow();
        core = new int[0];
        if (contradiction) return false;
        if (search(new VecInt(assumptions))) return true;
        IVecInt failed = solver.unsatExplanation();
        if (failed != null) {
            core = new int[failed.size()];
            failed.copyTo(core);
        }
        return false;
    }

    /** In slices that grow, so that every search ends some day; what was learned in one serves the next. */
    private boolean search(IVecInt assumptions) {
        for (int conflicts = stop == null ? Integer.MAX_VALUE : SLICE;
                ;
                conflicts = Math.min(MAX_SLICE_CONFLICTS, 2 * conflicts)) {
            if (stop != null && stop.getAsBoolean()) throw new Interrupted();
            // A limit in seconds, however large, would start a thread for every question.
            solver.setTimeoutOnConflicts(conflicts);
            try {
                return solver.isSatisfiable(assumptions);
            } catch (TimeoutException e) {
                if (stop == null) throw new IllegalStateException("timeout although no limit was set", e);
            }
        }
    }

    /** Says a count with the solver's own constraint, which no formula shows. */
    void count(CardinalityConstraint constraint) {
        grow();
        try {
            if (constraint.orMore()) solver.addAtLeast(new VecInt(constraint.of()), constraint.number());
            else solver.addExactly(new VecInt(constraint.of()), constraint.number());
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    /** Models should rather make these variables true; the answers do not depend on it. */
    void preferTrue(BitSet wished) {
        preferences.only(wished);
    }

    /** Takes over what was added to the formula. */
    void grow() {
        // Hot, Sat4j keeps its order of variables from question to question; but only cold it makes room for new ones.
        solver.setKeepSolverHot(variables == cnf.variables());
        variables = cnf.variables();
        solver.newVar(variables);
        read = cnf.each(read, this::clause);
    }

    /** After a yes: whether the literal holds in the model found. */
    boolean holds(int literal) {
        return solver.model(Math.abs(literal)) == literal > 0;
    }

    /** After a no: assumptions that cannot hold together; few, but not always the fewest. */
    int[] core() {
        return core.clone();
    }

    private void clause(int[] literals) {
        if (contradiction) return;
        try {
            solver.addClause(new VecInt(literals));
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }
}
