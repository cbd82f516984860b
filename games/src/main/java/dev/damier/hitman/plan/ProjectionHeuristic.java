package dev.damier.hitman.plan;

import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * The admissible projection: the exact cost to the end of the mission, by pose, suit and stage, as long as the people
 * who are here now stay; whoever is neutralised next is paid for exactly, witnesses and all, and after that the world
 * is the {@link EmptyWorldHeuristic}. One walk backwards from home, by rising cost, that goes only as far as it is asked.
 *
 * <p>With one suit, one wire and one target the stage says which of them are gone, hence who sees what. Where there are
 * several of a kind they all count as still in place: they can only stop a guard's view, so the cost stays a lower
 * bound.
 */
final class ProjectionHeuristic {
    private static final int NONE = 0;
    private static final int HELD = 1;
    private static final int ON = 2;

    private final MissionTask mission;
    private final PlanVariant variant;
    private final int cells;

    /** The world by what has been taken: {@code worlds[3 * (suit taken ? 1 : 0) + stage]}. */
    private final WorldLayer[] worlds = new WorldLayer[6];

    private final int[] cost;
    private final boolean[] settled;
    private final CostBuckets queue = new CostBuckets();

    ProjectionHeuristic(
            MissionTask mission, PlanVariant variant, WorldLayers layers, WorldLayer now, EmptyWorldHeuristic empty) {
        this.mission = mission;
        this.variant = variant;
        cells = mission.cells;
        cost = new int[9 * 4 * cells];
        settled = new boolean[cost.length];
        Arrays.fill(cost, Heuristic.DEAD);
        for (int suit = 0; suit < 2; suit++) {
            WorldLayer world = suit == 1 ? taken(layers, now, ContentCodes.SUIT) : now;
            WorldLayer armed = taken(layers, world, ContentCodes.WIRE);
            worlds[3 * suit] = world;
            worlds[3 * suit + 1] = armed;
            // A target that was down from the start says nothing of the wire.
            worlds[3 * suit + 2] = now.targetDown ? world : taken(layers, armed, ContentCodes.TARGET);
        }
        for (int h = 0; h < 4; h++) {
            for (int suit = NONE; suit <= ON; suit++) lower(index(suit, EmptyWorldHeuristic.DOWN, 0, h), 0);
        }
        if (variant.removals() > now.removals) removals(empty);
    }

    /** The world without the one thing of this kind; the same world if there are several or none. */
    private WorldLayer taken(WorldLayers layers, WorldLayer from, int kind) {
        int only = -1;
        for (int c : mission.things) {
            if (from.content[c] != kind) continue;
            if (only >= 0) return from;
            only = c;
        }
        boolean first =
                kind == ContentCodes.SUIT ? from.hasSuit : kind == ContentCodes.WIRE ? from.hasWeapon : from.targetDown;
        return only < 0 || first ? from : layers.without(from, only);
    }

    /** Every pose from which somebody can be neutralised is a way out of this projection, at its exact cost. */
    private void removals(EmptyWorldHeuristic empty) {
        for (int c = 0; c < cells; c++) {
            for (int h = 0; h < 4; h++) {
                int victim = worlds[0].victim(mission, c, h);
                if (victim < 0) continue;
                for (int suit = NONE; suit <= ON; suit++) {
                    for (int stage = 0; stage < 3; stage++) {
                        WorldLayer world = worlds[(suit == NONE ? 0 : 3) + stage];
                        int rest = empty.of(stage, c, h);
                        if (rest >= Heuristic.DEAD) continue;
                        int price = MissionTask.MIN_REMOVAL_COST + 5 * world.guards[c] + witnesses(world, c, victim);
                        lower(index(suit, stage, c, h), price + rest);
                    }
                }
            }
        }
    }

    /** Witnesses at a cell once the neighbour is gone: he may have hidden a guard from Hitman, or Hitman from one. */
    private int witnesses(WorldLayer world, int cell, int victim) {
        int seeing = world.guards[cell];
        int h = 0;
        while (mission.next[4 * cell + h] != victim) h++;
        int behind = mission.next[4 * victim + h];
        if (behind >= 0
                && world.content[behind] == ContentCodes.GUARD + (h + 2 & 3)
                && !ContentCodes.civilian(world.content[cell])) seeing++;
        return 100 * (seeing + world.civilians[cell]);
    }

    private int index(int suit, int stage, int cell, int heading) {
        return ((3 * suit + stage) * cells + cell) * 4 + heading;
    }

    private void lower(int node, int to) {
        if (to >= cost[node]) return;
        cost[node] = to;
        queue.add(to, node);
    }

    /** The cost from a pose; {@link Heuristic#DEAD} when the mission cannot be accomplished from there. */
    int of(boolean hasSuit, boolean suitOn, boolean hasWeapon, boolean targetDown, int cell, int heading) {
        int suit = suitOn ? ON : hasSuit ? HELD : NONE;
        int node = index(suit, EmptyWorldHeuristic.stage(hasWeapon, targetDown), cell, heading);
        while (!settled[node] && !queue.isEmpty()) settle();
        return cost[node];
    }

    /** Walks all the way, so that questions no longer change anything. */
    ProjectionHeuristic complete() {
        while (!queue.isEmpty()) settle();
        return this;
    }

    private void settle() {
        int node = queue.poll();
        if (settled[node]) return;
        settled[node] = true;
        int h = node & 3;
        int c = (node >> 2) % cells;
        int plane = (node >> 2) / cells;
        int suit = plane / 3;
        int stage = plane % 3;
        int base = cost[node];
        WorldLayer world = worlds[(suit == NONE ? 0 : 3) + stage];
        if (!world.enterable(c)) return;
        int walked = base + 1 + world.walk(c, suit == ON);
        lower(node & ~3 | (h + 1 & 3), walked);
        lower(node & ~3 | (h + 3 & 3), walked);
        int behind = mission.next[4 * c + (h + 2 & 3)];
        if (behind >= 0 && world.enterable(behind)) lower(index(suit, stage, behind, h), walked);
        if (suit == ON) lower(index(HELD, stage, c, h), base + dressing(world, c));
        took(node, suit, stage, c, h);
    }

    /** The ways into this node that began with a thing still on this cell. */
    private void took(int node, int suit, int stage, int c, int h) {
        int kind = mission.content[c];
        int base = cost[node];
        if (kind == ContentCodes.SUIT && suit == HELD && variant.suit()) {
            lower(index(NONE, stage, c, h), base + 1 + 5 * worlds[stage].guards[c]);
        }
        int taken = suit == NONE ? 0 : 3;
        if (kind == ContentCodes.WIRE && stage == EmptyWorldHeuristic.ARMED) {
            lower(index(suit, EmptyWorldHeuristic.UNARMED, c, h), base + 1 + 5 * worlds[taken].guards[c]);
        }
        if (kind == ContentCodes.TARGET && stage == EmptyWorldHeuristic.DOWN) {
            int price = 1 + worlds[taken + 1].walk(c, suit == ON) + worlds[taken + 2].witnesses(c);
            lower(index(suit, EmptyWorldHeuristic.ARMED, c, h), base + price);
        }
    }

    private int dressing(WorldLayer world, int c) {
        if (!variant.suit()) return Heuristic.DEAD;
        return 1 + 5 * world.guards[c] + world.witnesses(c);
    }
}
