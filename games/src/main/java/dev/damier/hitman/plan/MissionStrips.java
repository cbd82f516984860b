package dev.damier.hitman.plan;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.Situation;
import dev.damier.plan.Strips;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The mission written in STRIPS from the map. Fluents: where Hitman is and looks, what he has, and of each thing both
 * that it is there and that it is gone, since STRIPS has no negation. What an action costs depends on who is left to
 * see it; there is one action for each of those cases (see {@link WitnessCases}), so every cost is exact.
 */
final class MissionStrips {
    private final MissionTask mission;
    private final Reachability reach;
    private final WitnessCases witnesses;
    private final Strips.Builder task = Strips.build();
    private final List<Integer> codes = new ArrayList<>();

    private final int[] facing = new int[4];
    private final int[] at;
    private final int[] there;
    private final int[] gone;
    private final int suitOff;
    private final int suitOn;
    private final int hasSuit;
    private final int hasWire;
    private final int targetDown;

    private final Strips strips;

    MissionStrips(MissionTask mission) {
        this.mission = mission;
        reach = new Reachability(mission, PlanVariant.FREE);
        witnesses = new WitnessCases(mission);
        at = new int[mission.cells];
        for (int c = 0; c < mission.cells; c++) at[c] = reach.reached(c) ? task.fluent("at-" + name(c)) : -1;
        for (Heading h : Heading.values()) facing[h.ordinal()] = task.fluent("facing-" + h);
        hasSuit = task.fluent("has-suit");
        suitOff = task.fluent("suit-off");
        suitOn = task.fluent("suit-on");
        hasWire = task.fluent("has-wire");
        targetDown = task.fluent("target-down");
        there = new int[mission.things.length];
        gone = new int[mission.things.length];
        for (int t = 0; t < there.length; t++) {
            int c = mission.things[t];
            String what = mission.start.map().at(c).name().replace('_', '-') + "-" + name(c);
            there[t] = task.fluent("there-" + what);
            gone[t] = task.fluent("gone-" + what);
        }
        begin();
        for (int c = 0; c < mission.cells; c++) if (at[c] >= 0) actions(c);
        strips = task.done();
    }

    Strips strips() {
        return strips;
    }

    /** The move code of an action of the task. */
    int code(int action) {
        return codes.get(action);
    }

    private String name(int cell) {
        Cell c = mission.start.map().cell(cell);
        return c.x() + "-" + c.y();
    }

    private void begin() {
        Situation s = mission.start;
        List<Integer> holding =
                new ArrayList<>(List.of(at[s.cell()], facing[s.heading().ordinal()]));
        if (s.suit() != Situation.Suit.NONE) holding.add(hasSuit);
        holding.add(s.suit() == Situation.Suit.ON ? suitOn : suitOff);
        if (s.hasWeapon()) holding.add(hasWire);
        if (s.targetDown()) holding.add(targetDown);
        for (int t : there) holding.add(t);
        task.initial(holding.stream().mapToInt(i -> i).toArray());
        // A home that cannot be reached has no fluent; nothing adds this one, so the goal stays out of reach.
        task.goal(at[0] >= 0 ? at[0] : task.fluent("nowhere"), targetDown);
    }

    private void actions(int c) {
        for (int h = 0; h < 4; h++) {
            turn(c, h, Action.TURN_CLOCKWISE, h + 1 & 3);
            turn(c, h, Action.TURN_ANTI_CLOCKWISE, h + 3 & 3);
            int ahead = mission.next[4 * c + h];
            if (ahead < 0) continue;
            if (reach.reached(ahead)) move(c, h, ahead);
            int kind = mission.content[ahead];
            if (ContentCodes.person(kind) && ContentCodes.facing(kind) != (h + 2 & 3)) neutralize(c, h, ahead);
        }
        int kind = mission.content[c];
        if (kind == ContentCodes.SUIT) take(c, Action.TAKE_SUIT, hasSuit);
        if (kind == ContentCodes.WIRE) take(c, Action.TAKE_WEAPON, hasWire);
        if (kind == ContentCodes.TARGET) kill(c);
        if (mission.count(Content.SUIT) > 0 || mission.start.suit() != Situation.Suit.NONE) dress(c);
    }

    private void turn(int c, int h, Action action, int to) {
        int[] pre = {at[c], facing[h]};
        walk(c, action, Heading.of(h) + "-" + name(c), pre, new int[] {facing[to]}, new int[] {facing[h]});
    }

    private void move(int c, int h, int to) {
        int[] pre = {at[c], facing[h]};
        if (ContentCodes.guard(mission.content[to])) pre = with(pre, gone[mission.thingAt[to]]);
        walk(to, Action.MOVE, Heading.of(h) + "-" + name(c), pre, new int[] {at[to]}, new int[] {at[c]});
    }

    /** Walking costs 5 per guard who sees the cell, or 1 in all with the suit on. */
    private void walk(int seen, Action action, String name, int[] pre, int[] adds, int[] deletes) {
        List<WitnessCases.Case> cases = witnesses.of(seen, -1, false);
        boolean watched = cases.stream().anyMatch(w -> w.guards() > 0);
        if (!watched) {
            add(action, name, 1, pre, adds, deletes);
            return;
        }
        add(action, name + "-suited", 1, with(pre, suitOn), adds, deletes);
        for (WitnessCases.Case w : cases) {
            int[] all = with(conditions(pre, w), suitOff);
            add(action, name + suffix(w), 1 + 5 * w.guards(), all, adds, deletes);
        }
    }

    private void take(int c, Action action, int has) {
        int thing = mission.thingAt[c];
        for (WitnessCases.Case w : witnesses.of(c, -1, false)) {
            add(
                    action,
                    name(c) + suffix(w),
                    1 + 5 * w.guards(),
                    conditions(new int[] {at[c], there[thing]}, w),
                    new int[] {has, gone[thing]},
                    new int[] {there[thing]});
        }
    }

    private void dress(int c) {
        for (WitnessCases.Case w : witnesses.of(c, -1, true)) {
            int cost = ActionCosts.dress(w);
            int[] pre = conditions(new int[] {at[c], hasSuit, suitOff}, w);
            add(Action.PUT_ON_SUIT, name(c) + suffix(w), cost, pre, new int[] {suitOn}, new int[] {suitOff});
        }
    }

    private void kill(int c) {
        int thing = mission.thingAt[c];
        for (WitnessCases.Case w : witnesses.of(c, thing, true)) {
            int deed = ActionCosts.kill(w, true);
            int[] pre = conditions(new int[] {at[c], hasWire, there[thing]}, w);
            int[] adds = {targetDown, gone[thing]};
            int[] deletes = {there[thing]};
            if (w.guards() == 0) {
                add(Action.KILL_TARGET, name(c) + suffix(w), deed, pre, adds, deletes);
                continue;
            }
            add(Action.KILL_TARGET, name(c) + "-suited" + suffix(w), deed, with(pre, suitOn), adds, deletes);
            int cost = ActionCosts.kill(w, false);
            add(Action.KILL_TARGET, name(c) + suffix(w), cost, with(pre, suitOff), adds, deletes);
        }
    }

    private void neutralize(int c, int h, int ahead) {
        int victim = mission.thingAt[ahead];
        Action action = ContentCodes.guard(mission.content[ahead]) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL;
        for (WitnessCases.Case w : witnesses.of(c, victim, true)) {
            int cost = ActionCosts.neutralize(mission, c, h, w);
            int[] pre = conditions(new int[] {at[c], facing[h], there[victim]}, w);
            String name = Heading.of(h) + "-" + name(c) + suffix(w);
            add(action, name, cost, pre, new int[] {gone[victim]}, new int[] {there[victim]});
        }
    }

    private int[] conditions(int[] pre, WitnessCases.Case w) {
        int[] all = pre;
        for (int t : w.there()) all = with(all, there[t]);
        for (int t : w.gone()) all = with(all, gone[t]);
        return all;
    }

    private String suffix(WitnessCases.Case w) {
        StringBuilder text = new StringBuilder();
        for (int t : w.there()) text.append("-with-").append(name(mission.things[t]));
        for (int t : w.gone()) text.append("-without-").append(name(mission.things[t]));
        return text.toString();
    }

    private void add(Action action, String name, int cost, int[] pre, int[] adds, int[] deletes) {
        task.action(action.method + "-" + name, cost, pre, adds, deletes);
        codes.add(action.ordinal());
    }

    private static int[] with(int[] list, int item) {
        int[] longer = Arrays.copyOf(list, list.length + 1);
        longer[list.length] = item;
        return longer;
    }
}
