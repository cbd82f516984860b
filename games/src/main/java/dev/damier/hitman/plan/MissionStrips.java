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
 * A mission as a STRIPS task, generated from the map. The fluents are Hitman's position and heading, what he carries,
 * and two per entity: present and removed, because STRIPS has no negative preconditions.
 *
 * <p>The cost of an action depends on the people who see it. There is one action per case (see {@link WitnessCases}),
 * so every cost is exact.
 */
final class MissionStrips {
    private final MissionTask mission;
    private final Reachability reach;
    private final WitnessCases witnesses;
    private final Strips.Builder task = Strips.builder();
    private final List<Integer> codes = new ArrayList<>();

    private final int[] facing = new int[4];
    private final int[] at;
    private final int[] present;
    private final int[] removed;
    private final int suitOff;
    private final int suitOn;
    private final int hasSuit;
    private final int hasWire;
    private final int targetDown;

    private final Strips strips;

    MissionStrips(MissionTask mission) {
        this.mission = mission;
        reach = new Reachability(mission, PlanVariant.UNRESTRICTED);
        witnesses = new WitnessCases(mission);
        at = new int[mission.cells];
        for (int c = 0; c < mission.cells; c++) at[c] = reach.isReached(c) ? task.fluent("at-" + name(c)) : -1;
        for (Heading h : Heading.values()) facing[h.ordinal()] = task.fluent("facing-" + h);
        hasSuit = task.fluent("has-suit");
        suitOff = task.fluent("suit-off");
        suitOn = task.fluent("suit-on");
        hasWire = task.fluent("has-wire");
        targetDown = task.fluent("target-down");
        present = new int[mission.entities.length];
        removed = new int[mission.entities.length];
        for (int t = 0; t < present.length; t++) {
            int c = mission.entities[t];
            String entityName = mission.start.map().at(c).name().replace('_', '-') + "-" + name(c);
            present[t] = task.fluent("there-" + entityName);
            removed[t] = task.fluent("gone-" + entityName);
        }
        addInitialStateAndGoal();
        for (int c = 0; c < mission.cells; c++) if (at[c] >= 0) addActions(c);
        strips = task.build();
    }

    Strips strips() {
        return strips;
    }

    /** Returns the move code of an action of the STRIPS task. */
    int code(int action) {
        return codes.get(action);
    }

    private String name(int cell) {
        Cell c = mission.start.map().cell(cell);
        return c.x() + "-" + c.y();
    }

    private void addInitialStateAndGoal() {
        Situation s = mission.start;
        List<Integer> initial =
                new ArrayList<>(List.of(at[s.cell()], facing[s.heading().ordinal()]));
        if (s.suit() != Situation.Suit.NONE) initial.add(hasSuit);
        initial.add(s.suit() == Situation.Suit.ON ? suitOn : suitOff);
        if (s.hasWeapon()) initial.add(hasWire);
        if (s.targetDown()) initial.add(targetDown);
        for (int t : present) initial.add(t);
        task.initial(initial.stream().mapToInt(i -> i).toArray());
        // An unreachable start cell has no fluent. No action adds this replacement, so the goal is unreachable.
        task.goal(at[0] >= 0 ? at[0] : task.fluent("nowhere"), targetDown);
    }

    private void addActions(int c) {
        for (int h = 0; h < 4; h++) {
            addTurn(c, h, Action.TURN_CLOCKWISE, h + 1 & 3);
            addTurn(c, h, Action.TURN_ANTI_CLOCKWISE, h + 3 & 3);
            int ahead = mission.neighbour[4 * c + h];
            if (ahead < 0) continue;
            if (reach.isReached(ahead)) addMove(c, h, ahead);
            int kind = mission.content[ahead];
            if (ContentCodes.isPerson(kind) && ContentCodes.facing(kind) != (h + 2 & 3)) addNeutralize(c, h, ahead);
        }
        int kind = mission.content[c];
        if (kind == ContentCodes.SUIT) addTake(c, Action.TAKE_SUIT, hasSuit);
        if (kind == ContentCodes.WIRE) addTake(c, Action.TAKE_WEAPON, hasWire);
        if (kind == ContentCodes.TARGET) addKill(c);
        if (mission.count(Content.SUIT) > 0 || mission.start.suit() != Situation.Suit.NONE) addPutOnSuit(c);
    }

    private void addTurn(int c, int h, Action action, int to) {
        int[] pre = {at[c], facing[h]};
        addWalk(c, action, Heading.of(h) + "-" + name(c), pre, new int[] {facing[to]}, new int[] {facing[h]});
    }

    private void addMove(int c, int h, int to) {
        int[] pre = {at[c], facing[h]};
        if (ContentCodes.isGuard(mission.content[to])) pre = with(pre, removed[mission.entityAt[to]]);
        addWalk(to, Action.MOVE, Heading.of(h) + "-" + name(c), pre, new int[] {at[to]}, new int[] {at[c]});
    }

    /** Adds a move or turn. It costs 1, plus 5 per guard who sees the cell unless the suit is on. */
    private void addWalk(int seen, Action action, String name, int[] pre, int[] adds, int[] deletes) {
        List<WitnessCases.Case> cases = witnesses.of(seen, -1, false);
        boolean watched = cases.stream().anyMatch(w -> w.guards() > 0);
        if (!watched) {
            addAction(action, name, 1, pre, adds, deletes);
            return;
        }
        addAction(action, name + "-suited", 1, with(pre, suitOn), adds, deletes);
        for (WitnessCases.Case w : cases) {
            int[] all = with(conditions(pre, w), suitOff);
            addAction(action, name + suffix(w), 1 + 5 * w.guards(), all, adds, deletes);
        }
    }

    private void addTake(int c, Action action, int has) {
        int entity = mission.entityAt[c];
        for (WitnessCases.Case w : witnesses.of(c, -1, false)) {
            addAction(
                    action,
                    name(c) + suffix(w),
                    1 + 5 * w.guards(),
                    conditions(new int[] {at[c], present[entity]}, w),
                    new int[] {has, removed[entity]},
                    new int[] {present[entity]});
        }
    }

    private void addPutOnSuit(int c) {
        for (WitnessCases.Case w : witnesses.of(c, -1, true)) {
            int cost = ActionCosts.putOnSuit(w);
            int[] pre = conditions(new int[] {at[c], hasSuit, suitOff}, w);
            addAction(Action.PUT_ON_SUIT, name(c) + suffix(w), cost, pre, new int[] {suitOn}, new int[] {suitOff});
        }
    }

    private void addKill(int c) {
        int entity = mission.entityAt[c];
        for (WitnessCases.Case w : witnesses.of(c, entity, true)) {
            int suitedCost = ActionCosts.kill(w, true);
            int[] pre = conditions(new int[] {at[c], hasWire, present[entity]}, w);
            int[] adds = {targetDown, removed[entity]};
            int[] deletes = {present[entity]};
            if (w.guards() == 0) {
                addAction(Action.KILL_TARGET, name(c) + suffix(w), suitedCost, pre, adds, deletes);
                continue;
            }
            addAction(
                    Action.KILL_TARGET, name(c) + "-suited" + suffix(w), suitedCost, with(pre, suitOn), adds, deletes);
            int cost = ActionCosts.kill(w, false);
            addAction(Action.KILL_TARGET, name(c) + suffix(w), cost, with(pre, suitOff), adds, deletes);
        }
    }

    private void addNeutralize(int c, int h, int ahead) {
        int victim = mission.entityAt[ahead];
        Action action =
                ContentCodes.isGuard(mission.content[ahead]) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL;
        for (WitnessCases.Case w : witnesses.of(c, victim, true)) {
            int cost = ActionCosts.neutralize(mission, c, h, w);
            int[] pre = conditions(new int[] {at[c], facing[h], present[victim]}, w);
            String name = Heading.of(h) + "-" + name(c) + suffix(w);
            addAction(action, name, cost, pre, new int[] {removed[victim]}, new int[] {present[victim]});
        }
    }

    private int[] conditions(int[] pre, WitnessCases.Case w) {
        int[] all = pre;
        for (int t : w.present()) all = with(all, present[t]);
        for (int t : w.removed()) all = with(all, removed[t]);
        return all;
    }

    private String suffix(WitnessCases.Case w) {
        StringBuilder text = new StringBuilder();
        for (int t : w.present()) text.append("-with-").append(name(mission.entities[t]));
        for (int t : w.removed()) text.append("-without-").append(name(mission.entities[t]));
        return text.toString();
    }

    private void addAction(Action action, String name, int cost, int[] pre, int[] adds, int[] deletes) {
        task.action(action.method + "-" + name, cost, pre, adds, deletes);
        codes.add(action.ordinal());
    }

    private static int[] with(int[] list, int item) {
        int[] longer = Arrays.copyOf(list, list.length + 1);
        longer[list.length] = item;
        return longer;
    }
}
