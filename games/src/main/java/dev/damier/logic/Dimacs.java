package dev.damier.logic;

import java.util.List;

/** The text format all SAT solvers read. */
public final class Dimacs {
    private Dimacs() {}

    /** The formula and these units, with comment lines before. */
    public static String write(Cnf cnf, int[] units, List<String> comments) {
        StringBuilder text = new StringBuilder();
        for (String comment : comments) text.append("c ").append(comment).append('\n');
        text.append("p cnf ").append(cnf.variables()).append(' ').append(cnf.clauses() + units.length);
        text.append('\n');
        cnf.each(0, clause -> line(text, clause));
        for (int unit : units) line(text, new int[] {unit});
        return text.toString();
    }

    private static void line(StringBuilder text, int[] clause) {
        for (int literal : clause) text.append(literal).append(' ');
        text.append("0\n");
    }
}
