package dev.damier.hitman.plan;

import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * An admissible heuristic by projection onto pose, suit and stage. It is the exact cost to the end of the mission as
 * long as nobody is neutralised. The next neutralisation has its exact cost, including witnesses. After it the estimate
 * is that of the {@link EmptyWorldHeuristic}.
 *
 * <p>The costs are computed by Dijkstra's algorithm backwards from the goal, only as far as needed.
 *
 * <p>With one suit, one wire and one target, the stage determines which of them are removed, and so who sees what. If
 * there are several of a kind, all of them count as present. They can only block a guard's view, so the cost stays a
 * lower bound.
 */
final class ProjectionHeuristic {
    private static final int NO_SUIT = 0;
    private static final int SUIT_HELD = 1;
    private static final int SUIT_ON = 2;

    private final MissionTask mission;
    private final PlanVariant variant;
    private final int cells;

    /** The world by what was taken: {@code worlds[3 * (suit taken ? 1 : 0) + stage]}. */
    private final WorldLayer[] worlds = new WorldLayer[6];

    private final int[] cost;
    private final boolean[] settled;
    private final CostBuckets queue = new CostBuckets();

    /** An admissible estimate for the world after the next neutralisation. */
    @FunctionalInterface
    interface AfterRemoval {
        int estimate(int suit, int stage, int cell, int heading, int victim);
    }

    ProjectionHeuristic(
            MissionTask mission, PlanVariant variant, WorldLayers layers, WorldLayer now, EmptyWorldHeuristic empty) {
        this(
                mission,
                variant,
                layers,
                now,
                (suit, stage, cell, heading, victim) -> empty.estimate(stage, cell, heading));
    }

    ProjectionHeuristic(
            MissionTask mission, PlanVariant variant, WorldLayers layers, WorldLayer now, AfterRemoval after) {
        this.mission = mission;
        this.variant = variant;
        cells = mission.cells;
        cost = new int[9 * 4 * cells];
        settled = new boolean[cost.length];
        Arrays.fill(cost, Heuristic.DEAD_END);
        for (int suit = 0; suit < 2; suit++) {
            WorldLayer world = suit == 1 ? withoutOnlyOne(layers, now, ContentCodes.SUIT) : now;
            WorldLayer armed = withoutOnlyOne(layers, world, ContentCodes.WIRE);
            worlds[3 * suit] = world;
            worlds[3 * suit + 1] = armed;
            // If the target was dead from the start, the wire may still be in its place.
            worlds[3 * suit + 2] = now.targetDown ? world : withoutOnlyOne(layers, armed, ContentCodes.TARGET);
        }
        for (int h = 0; h < 4; h++) {
            for (int suit = NO_SUIT; suit <= SUIT_ON; suit++)
                lowerCost(index(suit, EmptyWorldHeuristic.TARGET_DOWN, 0, h), 0);
        }
        if (variant.maxRemovals() > now.removals) addRemovals(after);
    }

    /** Returns the world without the only entity of this kind. Returns the same world if there are several or none. */
    private WorldLayer withoutOnlyOne(WorldLayers layers, WorldLayer from, int kind) {
        int only = -1;
        for (int c : mission.entities) {
            if (from.content[c] != kind) continue;
            if (only >= 0) return from;
            only = c;
        }
        boolean alreadyTaken =
                kind == ContentCodes.SUIT ? from.hasSuit : kind == ContentCodes.WIRE ? from.hasWeapon : from.targetDown;
        return only < 0 || alreadyTaken ? from : layers.without(from, only);
    }

    /**
     * Adds the states in which somebody can be neutralised, with the exact cost of this action and the estimate after
     * it.
     */
    private void addRemovals(AfterRemoval after) {
        for (int c = 0; c < cells; c++) {
            for (int h = 0; h < 4; h++) {
                int victim = worlds[0].victimCell(mission, c, h);
                if (victim < 0) continue;
                for (int suit = NO_SUIT; suit <= SUIT_ON; suit++) {
                    for (int stage = 0; stage < 3; stage++) {
                        WorldLayer world = worlds[(suit == NO_SUIT ? 0 : 3) + stage];
                        int rest = after.estimate(suit, stage, c, h, victim);
                        if (rest >= Heuristic.DEAD_END) continue;
                        int price =
                                MissionTask.MIN_REMOVAL_COST + 5 * world.guards[c] + witnessPenalty(world, c, victim);
                        lowerCost(index(suit, stage, c, h), price + rest);
                    }
                }
            }
        }
    }

    /**
     * Returns the penalty for witnesses on a cell after the adjacent victim is removed. He may have blocked a guard's
     * view.
     */
    private int witnessPenalty(WorldLayer world, int cell, int victim) {
        int seeing = world.guards[cell];
        int h = 0;
        while (mission.neighbour[4 * cell + h] != victim) h++;
        int behind = mission.neighbour[4 * victim + h];
        if (behind >= 0
                && world.content[behind] == ContentCodes.FIRST_GUARD + (h + 2 & 3)
                && !ContentCodes.isCivilian(world.content[cell])) seeing++;
        return 100 * (seeing + world.civilians[cell]);
    }

    /** Returns the memory of the tables, in bytes. */
    long bytes() {
        return 5L * cost.length + queue.bytes();
    }

    private int index(int suit, int stage, int cell, int heading) {
        return ((3 * suit + stage) * cells + cell) * 4 + heading;
    }

    private void lowerCost(int node, int newCost) {
        if (newCost >= cost[node]) return;
        cost[node] = newCost;
        queue.add(newCost, node);
    }

    /** Returns the estimate, or {@link Heuristic#DEAD_END} if the mission cannot be accomplished from this state. */
    int estimate(boolean hasSuit, boolean suitOn, boolean hasWeapon, boolean targetDown, int cell, int heading) {
        int suit = suitOn ? SUIT_ON : hasSuit ? SUIT_HELD : NO_SUIT;
        int node = index(suit, EmptyWorldHeuristic.stage(hasWeapon, targetDown), cell, heading);
        while (!settled[node] && !queue.isEmpty()) settleNext();
        return cost[node];
    }

    /** Computes all costs, so that {@link #estimate} changes nothing any more and is thread-safe. */
    ProjectionHeuristic settleAll() {
        while (!queue.isEmpty()) settleNext();
        return this;
    }

    /** Takes the cheapest state from the queue and lowers the costs of its predecessors. */
    private void settleNext() {
        int node = queue.poll();
        if (settled[node]) return;
        settled[node] = true;
        int h = node & 3;
        int c = (node >> 2) % cells;
        int plane = (node >> 2) / cells;
        int suit = plane / 3;
        int stage = plane % 3;
        int base = cost[node];
        WorldLayer world = worlds[(suit == NO_SUIT ? 0 : 3) + stage];
        if (!world.isEnterable(c)) return;
        int walked = base + 1 + world.walkingPenalty(c, suit == SUIT_ON);
        lowerCost(node & ~3 | (h + 1 & 3), walked);
        lowerCost(node & ~3 | (h + 3 & 3), walked);
        int behind = mission.neighbour[4 * c + (h + 2 & 3)];
        if (behind >= 0 && world.isEnterable(behind)) lowerCost(index(suit, stage, behind, h), walked);
        if (suit == SUIT_ON) lowerCost(index(SUIT_HELD, stage, c, h), base + putOnSuitCost(world, c));
        lowerBeforeTaking(node, suit, stage, c, h);
    }

    /** Lowers the costs of the states before taking the suit, taking the wire or killing the target on this cell. */
    private void lowerBeforeTaking(int node, int suit, int stage, int c, int h) {
        int kind = mission.content[c];
        int base = cost[node];
        if (kind == ContentCodes.SUIT && suit == SUIT_HELD && variant.suitAllowed()) {
            lowerCost(index(NO_SUIT, stage, c, h), base + 1 + 5 * worlds[stage].guards[c]);
        }
        int taken = suit == NO_SUIT ? 0 : 3;
        if (kind == ContentCodes.WIRE && stage == EmptyWorldHeuristic.ARMED) {
            lowerCost(index(suit, EmptyWorldHeuristic.UNARMED, c, h), base + 1 + 5 * worlds[taken].guards[c]);
        }
        if (kind == ContentCodes.TARGET && stage == EmptyWorldHeuristic.TARGET_DOWN) {
            int price = 1 + worlds[taken + 1].walkingPenalty(c, suit == SUIT_ON) + worlds[taken + 2].witnessPenalty(c);
            lowerCost(index(suit, EmptyWorldHeuristic.ARMED, c, h), base + price);
        }
    }

    private int putOnSuitCost(WorldLayer world, int c) {
        if (!variant.suitAllowed()) return Heuristic.DEAD_END;
        return 1 + 5 * world.guards[c] + world.witnessPenalty(c);
    }
}
