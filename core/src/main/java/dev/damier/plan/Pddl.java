package dev.damier.plan;

import java.util.Locale;

/**
 * Writes a task as PDDL with {@code :action-costs}. The task is ground, so predicates and actions have no parameters;
 * names keep their letters, digits and dashes, and everything else becomes a dash.
 */
public final class Pddl {
    private final String name;
    private final Strips task;

    public Pddl(String name, Strips task) {
        this.name = word(name);
        this.task = task;
    }

    public String domain() {
        StringBuilder out = new StringBuilder();
        out.append("(define (domain ").append(name).append(")\n");
        out.append("  (:requirements :strips :action-costs)\n  (:predicates");
        for (String fluent : task.fluents())
            out.append("\n    (").append(word(fluent)).append(')');
        out.append(")\n  (:functions (total-cost) - number)\n");
        for (Strips.Action action : task.actions()) {
            out.append("  (:action ")
                    .append(word(action.name()))
                    .append("\n    :parameters ()\n    :precondition (and");
            list(out, action.preconditions());
            out.append(")\n    :effect (and");
            list(out, action.adds());
            for (int f : Strips.members(action.deletes())) {
                // What is deleted and added at once holds afterwards; planners differ on it, so it is said once.
                if ((action.adds()[f >> 6] >>> f & 1) == 0) {
                    out.append(" (not (").append(word(task.fluents().get(f))).append("))");
                }
            }
            out.append(" (increase (total-cost) ").append(action.cost()).append(")))\n");
        }
        return out.append(")\n").toString();
    }

    public String problem() {
        StringBuilder out = new StringBuilder();
        out.append("(define (problem ").append(name).append("-problem)\n");
        out.append("  (:domain ").append(name).append(")\n  (:init");
        list(out, task.initial());
        out.append(" (= (total-cost) 0))\n  (:goal (and");
        list(out, task.goal());
        return out.append("))\n  (:metric minimize (total-cost)))\n").toString();
    }

    private void list(StringBuilder out, long[] mask) {
        for (int f : Strips.members(mask)) {
            out.append(" (").append(word(task.fluents().get(f))).append(')');
        }
    }

    private static String word(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "-");
    }
}
