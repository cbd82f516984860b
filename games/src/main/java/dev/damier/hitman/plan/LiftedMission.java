package dev.damier.hitman.plan;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.Situation;
import java.util.List;
import java.util.Locale;

/**
 * A mission as a PDDL problem of the {@link LiftedDomain}. The map becomes objects and facts. A watch is one of the
 * {@link WitnessCases} of an action on a cell, with its cost. For each action and cell exactly one watch applies at a
 * time.
 */
final class LiftedMission {
    private final MissionTask mission;
    private final Reachability reach;
    private final WitnessCases witnesses;
    private final StringBuilder objects = new StringBuilder();
    private final StringBuilder facts = new StringBuilder();
    private int watchCount;

    LiftedMission(MissionTask mission) {
        this.mission = mission;
        reach = new Reachability(mission, PlanVariant.UNRESTRICTED);
        witnesses = new WitnessCases(mission);
        for (int t = 0; t < mission.entities.length; t++) addEntity(t);
        addHitman();
        for (int c = 0; c < mission.cells; c++) if (isDeclared(c)) addCell(c);
    }

    /** Returns the problem as PDDL text. */
    String problem() {
        return "(define (problem hitman-mission)\n  (:domain hitman)\n  (:objects" + objects + ")\n  (:init" + facts
                + "\n    (= (total-cost) 0))\n  (:goal (and (at " + name(0) + ") (target-down)))\n"
                + "  (:metric minimize (total-cost)))\n";
    }

    /** Returns whether the problem declares a cell. The start cell is part of the goal, even if it is not reachable. */
    private boolean isDeclared(int cell) {
        return cell == 0 || reach.isReached(cell);
    }

    private String name(int cell) {
        Cell c = mission.start.map().cell(cell);
        return "c-" + c.x() + "-" + c.y();
    }

    private String entityName(int entity) {
        return "t-" + name(mission.entities[entity]).substring(2);
    }

    private static String name(Heading heading) {
        return heading.name().toLowerCase(Locale.ROOT);
    }

    private void addObject(String name, String type) {
        objects.append("\n    ").append(name).append(" - ").append(type);
    }

    private void addFact(String... words) {
        facts.append("\n    (").append(String.join(" ", words)).append(')');
    }

    private void addEntity(int entity) {
        int kind = mission.content[mission.entities[entity]];
        addObject(entityName(entity), type(kind));
        addFact("there", entityName(entity));
        if (isDeclared(mission.entities[entity]) || ContentCodes.isPerson(kind)) {
            if (!isDeclared(mission.entities[entity])) addObject(name(mission.entities[entity]), "cell");
            addFact("lies", entityName(entity), name(mission.entities[entity]));
        }
    }

    private static String type(int kind) {
        if (ContentCodes.isGuard(kind)) return "guard";
        if (ContentCodes.isCivilian(kind)) return "civilian";
        if (kind == ContentCodes.SUIT) return "suit";
        return kind == ContentCodes.WIRE ? "wire" : "target";
    }

    private void addHitman() {
        Situation s = mission.start;
        addFact("at", name(s.cell()));
        addFact("facing", name(s.heading()));
        if (s.suit() != Situation.Suit.NONE) addFact("has-suit");
        addFact(s.suit() == Situation.Suit.ON ? "suit-on" : "suit-off");
        if (s.hasWeapon()) addFact("has-wire");
        if (s.targetDown()) addFact("target-down");
        for (Heading h : Heading.values()) {
            addObject(name(h), "heading");
            addFact("clockwise", name(h), name(h.clockwise()));
        }
    }

    private void addCell(int c) {
        addObject(name(c), "cell");
        int kind = mission.content[c];
        if (!ContentCodes.isGuard(kind)) addFact("free", name(c));
        for (WitnessCases.Case w : witnesses.of(c, -1, false)) {
            addWatch(w, 1 + 5 * w.guards(), "walk", name(c));
        }
        for (Heading h : Heading.values()) {
            int ahead = mission.neighbour[4 * c + h.ordinal()];
            if (ahead < 0) continue;
            if (reach.isReached(ahead)) addFact("next", name(c), name(h), name(ahead));
            addNeutralize(c, h, ahead);
        }
        if (kind == ContentCodes.TARGET) addKill(c);
        if (mission.count(Content.SUIT) > 0 || mission.start.suit() != Situation.Suit.NONE) addPutOnSuit(c);
    }

    private void addPutOnSuit(int c) {
        for (WitnessCases.Case w : witnesses.of(c, -1, true)) {
            addWatch(w, ActionCosts.putOnSuit(w), "dress", name(c));
        }
    }

    private void addKill(int c) {
        int target = mission.entityAt[c];
        for (WitnessCases.Case w : witnesses.of(c, target, true)) {
            addWatch(w, ActionCosts.kill(w, false), "kill", entityName(target));
            addWatch(w, ActionCosts.kill(w, true), "kill-suited", entityName(target));
        }
    }

    private void addNeutralize(int c, Heading h, int ahead) {
        int kind = mission.content[ahead];
        if (!ContentCodes.isPerson(kind)
                || ContentCodes.facing(kind) == h.opposite().ordinal()) return;
        int victim = mission.entityAt[ahead];
        for (WitnessCases.Case w : witnesses.of(c, victim, true)) {
            int cost = ActionCosts.neutralize(mission, c, h.ordinal(), w);
            addWatch(w, cost, "remove", name(c), name(h), entityName(victim));
        }
    }

    private void addWatch(WitnessCases.Case w, int cost, String predicate, String... arguments) {
        String name = "w-" + watchCount++;
        addObject(name, "watch");
        facts.append("\n    (")
                .append(predicate)
                .append(' ')
                .append(name)
                .append(' ')
                .append(String.join(" ", List.of(arguments)))
                .append(") (= (price ")
                .append(name)
                .append(") ")
                .append(cost)
                .append(')');
        for (int t : w.present()) addFact("needs-there", name, entityName(t));
        for (int t : w.removed()) addFact("needs-gone", name, entityName(t));
    }
}
