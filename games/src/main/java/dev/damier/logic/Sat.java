package dev.damier.logic;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** An incremental solver on a formula that may go on growing: what it learned is kept from question to question. */
public final class Sat {
    private final Cnf cnf;
    private final ISolver solver = SolverFactory.newDefault();
    private int read;
    private boolean contradiction;
    private int[] core = new int[0];

    public Sat(Cnf cnf) {
        this.cnf = cnf;
        solver.setTimeout(Integer.MAX_VALUE);
        solver.setKeepSolverHot(true);
    }

    /** From now on this holds, in this solver only: the formula is not touched. */
    public void assertLiteral(int literal) {
        clause(new int[] {literal});
    }

    /** Whether the formula has a model in which all assumptions hold. */
    public boolean satisfiable(int... assumptions) {
        solver.newVar(cnf.variables());
        read = cnf.each(read, this::clause);
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
