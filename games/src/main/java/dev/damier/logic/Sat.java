package dev.damier.logic;

import java.util.BitSet;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** An incremental solver on a formula that may go on growing: what it learned is kept from question to question. */
final class Sat {
    private final Cnf cnf;
    private final Wishes wishes = new Wishes();
    private final ISolver solver;
    private int variables;
    private int read;
    private boolean contradiction;
    private int[] core = new int[0];

    public Sat(Cnf cnf) {
        this.cnf = cnf;
        ICDCL<?> cdcl = (ICDCL<?>) SolverFactory.newDefault();
        cdcl.getOrder().setPhaseSelectionStrategy(wishes);
        solver = cdcl;
        // A limit in seconds, however large, would start a thread for every question.
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    }

    /** Whether the formula has a model in which all assumptions hold. */
    public boolean satisfiable(int... assumptions) {
        grow();
        core = new int[0];
        if (contradiction) return false;
        try {
            if (solver.isSatisfiable(new VecInt(assumptions))) return true;
        } catch (TimeoutException e) {
            throw new IllegalStateException("no limit was set", e);
        }
        IVecInt failed = solver.unsatExplanation();
        if (failed != null) {
            core = new int[failed.size()];
            failed.copyTo(core);
        }
        return false;
    }

    /** Models should rather make these variables true; the answers do not depend on it. */
    void wish(BitSet wished) {
        wishes.only(wished);
    }

    private void grow() {
        // Hot, Sat4j keeps its order of variables from question to question; but only cold it makes room for new ones.
        solver.setKeepSolverHot(variables == cnf.variables());
        variables = cnf.variables();
        solver.newVar(variables);
        read = cnf.each(read, this::clause);
    }

    /** After a yes: whether the literal holds in the model found. */
    public boolean holds(int literal) {
        return solver.model(Math.abs(literal)) == literal > 0;
    }

    /** After a no: assumptions that cannot hold together; few, but not always the fewest. */
    public int[] core() {
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
