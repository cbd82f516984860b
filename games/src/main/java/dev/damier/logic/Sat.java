package dev.damier.logic;

import java.util.BitSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** An incremental SAT solver (Sat4j) over a growing formula. Learned clauses are reused in later queries. */
final class Sat {
    /** Number of conflicts until the stop condition is first checked again. This takes some milliseconds. */
    private static final int INITIAL_SLICE_CONFLICTS = 100;

    private static final int MAX_SLICE_CONFLICTS = 1 << 29;

    private final Cnf cnf;
    private final PhasePreferences preferences = new PhasePreferences();
    private final ISolver solver;
    private int loadedVariables;

    /** Where the clauses start that the solver has not loaded yet. */
    private int readOffset;

    private boolean contradiction;
    private int[] core = new int[0];
    /** The stop condition, or null if queries must not stop. */
    private @Nullable BooleanSupplier shouldStop;

    Sat(Cnf cnf) {
        this.cnf = cnf;
        ICDCL<?> cdcl = (ICDCL<?>) SolverFactory.newDefault();
        cdcl.getOrder().setPhaseSelectionStrategy(preferences);
        solver = cdcl;
    }

    /** Thrown by a query when the stop condition is true. */
    static final class SatInterruptedException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * Sets a condition that is checked regularly during queries. If it is true, {@link SatInterruptedException} is
     * thrown.
     */
    void setStopCondition(BooleanSupplier condition) {
        shouldStop = condition;
    }

    /** Returns whether the formula has a model in which all assumptions are true. */
    boolean satisfiable(int... assumptions) {
        loadNewClauses();
        core = new int[0];
        if (contradiction) return false;
        if (searchInSlices(new VecInt(assumptions))) return true;
        IVecInt failed = solver.unsatExplanation();
        if (failed != null) {
            core = new int[failed.size()];
            failed.copyTo(core);
        }
        return false;
    }

    /**
     * Searches in slices with a limit of conflicts, and checks the stop condition between them. The limit doubles, so
     * that every search ends. Learned clauses are reused in the next slice.
     */
    private boolean searchInSlices(IVecInt assumptions) {
        for (int conflicts = shouldStop == null ? Integer.MAX_VALUE : INITIAL_SLICE_CONFLICTS;
                ;
                conflicts = Math.min(MAX_SLICE_CONFLICTS, 2 * conflicts)) {
            if (shouldStop != null && shouldStop.getAsBoolean()) throw new SatInterruptedException();
            // With a limit in seconds Sat4j would start a thread per query.
            solver.setTimeoutOnConflicts(conflicts);
            try {
                return solver.isSatisfiable(assumptions);
            } catch (TimeoutException e) {
                if (shouldStop == null) throw new IllegalStateException("timeout although no limit was set", e);
            }
        }
    }

    /** Adds a native cardinality constraint to the solver. It is not part of the formula. */
    void addCardinality(CardinalityConstraint constraint) {
        loadNewClauses();
        try {
            if (constraint.orMore()) solver.addAtLeast(new VecInt(constraint.literals()), constraint.count());
            else solver.addExactly(new VecInt(constraint.literals()), constraint.count());
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    /** Sets the variables that models should preferably make true. Satisfiability does not depend on it. */
    void preferTrue(BitSet variables) {
        preferences.setPreferredTrue(variables);
    }

    /** Loads the variables and clauses that were added to the formula since the last call. */
    void loadNewClauses() {
        // In hot mode Sat4j reuses its variable order in the next query, but it cannot add variables.
        solver.setKeepSolverHot(loadedVariables == cnf.variableCount());
        loadedVariables = cnf.variableCount();
        solver.newVar(loadedVariables);
        readOffset = cnf.forEachClause(readOffset, this::addClause);
    }

    /** Returns whether the literal is true in the model of the last query, which must have been satisfiable. */
    boolean isTrue(int literal) {
        return solver.model(Math.abs(literal)) == literal > 0;
    }

    /**
     * Returns assumptions that cannot be true together, after an unsatisfiable query. The core is small but not always
     * minimal.
     */
    int[] core() {
        return core.clone();
    }

    private void addClause(int[] literals) {
        if (contradiction) return;
        try {
            solver.addClause(new VecInt(literals));
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }
}
