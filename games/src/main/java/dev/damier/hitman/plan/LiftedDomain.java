package dev.damier.hitman.plan;

/**
 * The rules of a mission as a lifted PDDL domain, with types and variables. It is the same for every map.
 *
 * <p>The cost of an action depends on the people who see it, and PDDL cannot count them. So a problem lists the cases
 * as objects of type {@code watch}. A watch states which people and objects must be present or removed, and the cost.
 */
final class LiftedDomain {
    private static final String WATCHED = """
            (forall (?x - thing) (imply (needs-there ?w ?x) (there ?x)))
                  (forall (?x - thing) (imply (needs-gone ?w ?x) (gone ?x)))""";

    private static final String HEAD = """
            (define (domain hitman)
              (:requirements :adl :typing :action-costs)
              (:types
                cell heading watch thing - object
                person suit wire target - thing
                guard civilian - person)
              (:predicates
                (next ?from - cell ?h - heading ?to - cell)
                (clockwise ?h - heading ?to - heading)
                (lies ?t - thing ?c - cell)
                (walk ?w - watch ?c - cell)
                (dress ?w - watch ?c - cell)
                (kill ?w - watch ?t - target)
                (kill-suited ?w - watch ?t - target)
                (remove ?w - watch ?c - cell ?h - heading ?t - person)
                (needs-there ?w - watch ?t - thing)
                (needs-gone ?w - watch ?t - thing)
                (at ?c - cell)
                (facing ?h - heading)
                (free ?c - cell)
                (there ?t - thing)
                (gone ?t - thing)
                (has-suit) (suit-off) (suit-on) (has-wire) (target-down))
              (:functions (total-cost) - number (price ?w - watch) - number)
            """;

    private static final String TURN = "?c - cell ?h - heading ?to - heading";
    private static final String MOVED = "(at ?to) (not (at ?c))";
    private static final String TURNED = "(facing ?to) (not (facing ?h))";
    private static final String VANISHED = "(gone ?t) (not (there ?t))";
    private static final String TAKE = "(at ?c) (lies ?t ?c) (there ?t) (walk ?w ?c)";
    private static final String DRESS = "(at ?c) (has-suit) (suit-off) (dress ?w ?c)";
    private static final String VICTIM = "?t - target ?c - cell";
    private static final String ARMED = "(at ?c) (lies ?t ?c) (there ?t) (has-wire)";
    private static final String KILLED = "(target-down) " + VANISHED;
    private static final String POSE = "?c - cell ?h - heading ?to - cell";
    private static final String REMOVE = "(at ?c) (facing ?h) (lies ?t ?to) (there ?t) (remove ?w ?c ?h ?t)";

    private LiftedDomain() {}

    /** Returns the domain as PDDL text. */
    static String text() {
        return HEAD
                + walk("move", POSE, "(next ?c ?h ?to) (free ?to)", "?to", MOVED)
                + walk("turn-clockwise", TURN, "(clockwise ?h ?to)", "?c", TURNED)
                + walk("turn-anti-clockwise", TURN, "(clockwise ?to ?h)", "?c", TURNED)
                + watched("take-suit", "?t - suit ?c - cell", TAKE, "(has-suit) " + VANISHED)
                + watched("take-weapon", "?t - wire ?c - cell", TAKE, "(has-wire) " + VANISHED)
                + watched("put-on-suit", "?c - cell", DRESS, "(suit-on) (not (suit-off))")
                + watched("kill-target", VICTIM, "(suit-off) (kill ?w ?t) " + ARMED, KILLED)
                + watched("kill-target-suited", VICTIM, "(suit-on) (kill-suited ?w ?t) " + ARMED, KILLED)
                + watched("neutralize-guard", "?t - guard " + POSE, REMOVE, "(free ?to) " + VANISHED)
                + watched("neutralize-civil", "?t - civilian " + POSE, REMOVE, VANISHED)
                + ")\n";
    }

    /**
     * Returns two actions for a move or turn: one with the cost of a watch, and one with cost 1 for Hitman in the suit.
     */
    private static String walk(String name, String parameters, String condition, String seen, String effect) {
        String pose = "(at ?c) (facing ?h) " + condition;
        return watched(name, parameters, "(suit-off) " + pose + " (walk ?w " + seen + ")", effect)
                + action(name + "-suited", parameters, "(suit-on) " + pose, effect, "1");
    }

    private static String watched(String name, String parameters, String condition, String effect) {
        return action(name, parameters + " ?w - watch", condition + "\n      " + WATCHED, effect, "(price ?w)");
    }

    private static String action(String name, String parameters, String condition, String effect, String cost) {
        return "  (:action " + name + "\n    :parameters (" + parameters + ")\n    :precondition (and " + condition
                + ")\n    :effect (and " + effect + " (increase (total-cost) " + cost + ")))\n";
    }
}
