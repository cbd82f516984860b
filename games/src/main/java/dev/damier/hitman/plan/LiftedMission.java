package dev.damier.hitman.plan;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.Situation;
import java.util.List;
import java.util.Locale;

/**
 * The mission as a problem of the {@link LiftedDomain}: the map as objects and facts. A watch is one of the {@link
 * WitnessCases} of a deed at a place, with its price; exactly one watch of each applies at any time.
 */
final class LiftedMission {
    private final MissionTask mission;
    private final Reachability reach;
    private final WitnessCases witnesses;
    private final StringBuilder objects = new StringBuilder();
    private final StringBuilder facts = new StringBuilder();
    private int watches;

    LiftedMission(MissionTask mission) {
        this.mission = mission;
        reach = new Reachability(mission, PlanVariant.FREE);
        witnesses = new WitnessCases(mission);
        for (int t = 0; t < mission.things.length; t++) thing(t);
        hitman();
        for (int c = 0; c < mission.cells; c++) if (known(c)) cell(c);
    }

    String problem() {
        return "(define (problem hitman-mission)\n  (:domain hitman)\n  (:objects" + objects + ")\n  (:init" + facts
                + "\n    (= (total-cost) 0))\n  (:goal (and (at " + name(0) + ") (target-down)))\n"
                + "  (:metric minimize (total-cost)))\n";
    }

    /** Home is part of the goal, even where no way leads to it. */
    private boolean known(int cell) {
        return cell == 0 || reach.reached(cell);
    }

    private String name(int cell) {
        Cell c = mission.start.map().cell(cell);
        return "c-" + c.x() + "-" + c.y();
    }

    private String thingName(int thing) {
        return "t-" + name(mission.things[thing]).substring(2);
    }

    private static String name(Heading heading) {
        return heading.name().toLowerCase(Locale.ROOT);
    }

    private void object(String name, String type) {
        objects.append("\n    ").append(name).append(" - ").append(type);
    }

    private void fact(String... words) {
        facts.append("\n    (").append(String.join(" ", words)).append(')');
    }

    private void thing(int t) {
        int kind = mission.content[mission.things[t]];
        object(thingName(t), type(kind));
        fact("there", thingName(t));
        if (known(mission.things[t]) || ContentCodes.person(kind)) {
            if (!known(mission.things[t])) object(name(mission.things[t]), "cell");
            fact("lies", thingName(t), name(mission.things[t]));
        }
    }

    private static String type(int kind) {
        if (ContentCodes.guard(kind)) return "guard";
        if (ContentCodes.civilian(kind)) return "civilian";
        if (kind == ContentCodes.SUIT) return "suit";
        return kind == ContentCodes.WIRE ? "wire" : "target";
    }

    private void hitman() {
        Situation s = mission.start;
        fact("at", name(s.cell()));
        fact("facing", name(s.heading()));
        if (s.suit() != Situation.Suit.NONE) fact("has-suit");
        fact(s.suit() == Situation.Suit.ON ? "suit-on" : "suit-off");
        if (s.hasWeapon()) fact("has-wire");
        if (s.targetDown()) fact("target-down");
        for (Heading h : Heading.values()) {
            object(name(h), "heading");
            fact("clockwise", name(h), name(h.clockwise()));
        }
    }

    private void cell(int c) {
        object(name(c), "cell");
        int kind = mission.content[c];
        if (!ContentCodes.guard(kind)) fact("free", name(c));
        for (WitnessCases.Case w : witnesses.of(c, -1, false)) {
            watch(w, 1 + 5 * w.guards(), "walk", name(c));
        }
        for (Heading h : Heading.values()) {
            int ahead = mission.next[4 * c + h.ordinal()];
            if (ahead < 0) continue;
            if (reach.reached(ahead)) fact("next", name(c), name(h), name(ahead));
            neutralize(c, h, ahead);
        }
        if (kind == ContentCodes.TARGET) kill(c);
        if (mission.count(Content.SUIT) > 0 || mission.start.suit() != Situation.Suit.NONE) dress(c);
    }

    private void dress(int c) {
        for (WitnessCases.Case w : witnesses.of(c, -1, true)) {
            watch(w, ActionCosts.dress(w), "dress", name(c));
        }
    }

    private void kill(int c) {
        int target = mission.thingAt[c];
        for (WitnessCases.Case w : witnesses.of(c, target, true)) {
            watch(w, ActionCosts.kill(w, false), "kill", thingName(target));
            watch(w, ActionCosts.kill(w, true), "kill-suited", thingName(target));
        }
    }

    private void neutralize(int c, Heading h, int ahead) {
        int kind = mission.content[ahead];
        if (!ContentCodes.person(kind)
                || ContentCodes.facing(kind) == h.opposite().ordinal()) return;
        int victim = mission.thingAt[ahead];
        for (WitnessCases.Case w : witnesses.of(c, victim, true)) {
            int price = ActionCosts.neutralize(mission, c, h.ordinal(), w);
            watch(w, price, "remove", name(c), name(h), thingName(victim));
        }
    }

    private void watch(WitnessCases.Case w, int price, String deed, String... where) {
        String name = "w-" + watches++;
        object(name, "watch");
        facts.append("\n    (")
                .append(deed)
                .append(' ')
                .append(name)
                .append(' ')
                .append(String.join(" ", List.of(where)))
                .append(") (= (price ")
                .append(name)
                .append(") ")
                .append(price)
                .append(')');
        for (int t : w.there()) fact("needs-there", name, thingName(t));
        for (int t : w.gone()) fact("needs-gone", name, thingName(t));
    }
}
