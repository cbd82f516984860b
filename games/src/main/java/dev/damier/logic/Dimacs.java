package dev.damier.logic;

import java.util.List;

/** Writes a formula in DIMACS format, the text format that SAT solvers read. */
public final class Dimacs {
    private Dimacs() {}

    /** Returns the formula with these literals as additional unit clauses. The comment lines come first. */
    public static String write(Cnf cnf, int[] units, List<String> comments) {
        StringBuilder text = new StringBuilder();
        for (String comment : comments) text.append("c ").append(comment).append('\n');
        text.append("p cnf ").append(cnf.variableCount()).append(' ').append(cnf.clauseCount() + units.length);
        text.append('\n');
        cnf.forEachClause(0, clause -> appendClause(text, clause));
        for (int unit : units) appendClause(text, new int[] {unit});
        return text.toString();
    }

    private static void appendClause(StringBuilder text, int[] clause) {
        for (int literal : clause) text.append(literal).append(' ');
        text.append("0\n");
    }
}
