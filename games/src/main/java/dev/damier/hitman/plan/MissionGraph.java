package dev.damier.hitman.plan;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Situation;

/**
 * The mission as a graph of numbered nodes, made as it is walked. The states of a layer (the things gone) are a block of
 * {@code 8 * cells} nodes: {@code cell * 8 + heading * 2 + suit on}. Actions that can never help are left out:
 * to put the suit on again, or to take a second suit, wire or target, which only opens a guard's view.
 */
final class MissionGraph {
    final MissionTask mission;
    final WorldLayers layers;
    private final PlanVariant variant;
    private final int block;

    /** The successors of the node last expanded: where to, at what cost, by which action. */
    final int[] to = new int[8];

    final int[] cost = new int[8];
    final byte[] by = new byte[8];
    int size;

    MissionGraph(MissionTask mission, PlanVariant variant) {
        this.mission = mission;
        this.variant = variant;
        layers = new WorldLayers(mission);
        block = 8 * mission.cells;
    }

    int start() {
        Situation s = mission.start;
        return s.cell() * 8 + s.heading().ordinal() * 2 + (s.suit() == Situation.Suit.ON ? 1 : 0);
    }

    /** Whether the nodes of a few layers more can still be numbered. */
    boolean fits() {
        return layers.size() < Integer.MAX_VALUE / block - 8;
    }

    WorldLayer layer(int node) {
        return layers.get(node / block);
    }

    int cell(int node) {
        return node % block >> 3;
    }

    static int heading(int node) {
        return node >> 1 & 3;
    }

    static boolean suitOn(int node) {
        return (node & 1) == 1;
    }

    boolean goal(int node) {
        return cell(node) == 0 && layer(node).targetDown;
    }

    void expand(int node) {
        size = 0;
        WorldLayer layer = layer(node);
        int cell = cell(node);
        int heading = heading(node);
        boolean on = suitOn(node);
        int walk = 1 + layer.walk(cell, on);
        int work = 1 + 5 * layer.guards[cell];
        int ahead = mission.next[4 * cell + heading];
        if (ahead >= 0 && layer.enterable(ahead)) {
            add(node + 8 * (ahead - cell), 1 + layer.walk(ahead, on), Action.MOVE);
        }
        add(node & ~6 | (heading + 1 & 3) << 1, walk, Action.TURN_CLOCKWISE);
        add(node & ~6 | (heading + 3 & 3) << 1, walk, Action.TURN_ANTI_CLOCKWISE);
        int kind = layer.content[cell];
        if (kind == ContentCodes.SUIT && !layer.hasSuit && variant.suit()) {
            add(without(node, layer, cell), work, Action.TAKE_SUIT);
        } else if (kind == ContentCodes.WIRE && !layer.hasWeapon) {
            add(without(node, layer, cell), work, Action.TAKE_WEAPON);
        }
        if (layer.hasSuit && !on && variant.suit()) add(node | 1, work + layer.witnesses(cell), Action.PUT_ON_SUIT);
        if (kind == ContentCodes.TARGET && layer.hasWeapon && !layer.targetDown) {
            int after = without(node, layer, cell);
            add(after, walk + layer(after).witnesses(cell), Action.KILL_TARGET);
        }
        int victim = layer.victim(mission, cell, heading);
        if (victim >= 0 && layer.removals < variant.removals()) {
            int after = without(node, layer, victim);
            add(
                    after,
                    work + 20 + layer(after).witnesses(cell),
                    ContentCodes.guard(layer.content[victim]) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL);
        }
    }

    private int without(int node, WorldLayer layer, int cell) {
        return node + block * (layers.without(layer, cell).number - layer.number);
    }

    private void add(int node, int price, Action action) {
        to[size] = node;
        cost[size] = price;
        by[size++] = (byte) action.ordinal();
    }
}
