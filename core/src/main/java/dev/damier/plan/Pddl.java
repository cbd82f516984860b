package dev.damier.plan;

import java.util.Locale;

/**
 * Writes a STRIPS task in PDDL, with {@code :action-costs}. The task is grounded, so predicates and actions have no
 * parameters. Names are converted to lower case. Characters other than letters, digits and hyphens become hyphens.
 */
public final class Pddl {
    private final String name;
    private final Strips task;

    /**
     * Creates a writer of a task.
     *
     * @param name the name of the domain; the problem is called {@code NAME-problem}
     * @param task the task
     */
    public Pddl(String name, Strips task) {
        this.name = pddlName(name);
        this.task = task;
    }

    /** Returns the text of the domain file. */
    public String domain() {
        StringBuilder out = new StringBuilder();
        out.append("(define (domain ").append(name).append(")\n");
        out.append("  (:requirements :strips :action-costs)\n  (:predicates");
        for (String fluent : task.fluents())
            out.append("\n    (").append(pddlName(fluent)).append(')');
        out.append(")\n  (:functions (total-cost) - number)\n");
        for (Strips.Action action : task.actions()) {
            out.append("  (:action ")
                    .append(pddlName(action.name()))
                    .append("\n    :parameters ()\n    :precondition (and");
            appendFacts(out, action.preconditions());
            out.append(")\n    :effect (and");
            appendFacts(out, action.adds());
            for (int f : Strips.members(action.deletes())) {
                // A fluent that is both deleted and added holds afterwards. Planners differ here, so only the add is
                // written.
                if ((action.adds()[f >> 6] >>> f & 1) == 0) {
                    out.append(" (not (")
                            .append(pddlName(task.fluents().get(f)))
                            .append("))");
                }
            }
            out.append(" (increase (total-cost) ").append(action.cost()).append(")))\n");
        }
        return out.append(")\n").toString();
    }

    /** Returns the text of the problem file. */
    public String problem() {
        StringBuilder out = new StringBuilder();
        out.append("(define (problem ").append(name).append("-problem)\n");
        out.append("  (:domain ").append(name).append(")\n  (:init");
        appendFacts(out, task.initial());
        out.append(" (= (total-cost) 0))\n  (:goal (and");
        appendFacts(out, task.goal());
        return out.append("))\n  (:metric minimize (total-cost)))\n").toString();
    }

    private void appendFacts(StringBuilder out, long[] mask) {
        for (int f : Strips.members(mask)) {
            out.append(" (").append(pddlName(task.fluents().get(f))).append(')');
        }
    }

    private static String pddlName(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "-");
    }
}
