package dev.damier.hitman.plan;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Situation;

/**
 * The state graph of a mission, generated on demand. A layer is the world with a given set of entities removed. The
 * states of a layer are a block of {@code 8 * cells} nodes: {@code cell * 8 + heading * 2 + (suit on ? 1 : 0)}.
 *
 * <p>Actions that can never help are omitted: putting on the suit again, and taking a second suit, wire or target,
 * which can only open a guard's view.
 */
final class MissionGraph {
    final MissionTask mission;
    final WorldLayers layers;
    private final PlanVariant variant;
    private final int nodesPerLayer;

    /** The successors of the node that was expanded last: node, step cost and action code. */
    final int[] to = new int[8];

    final int[] cost = new int[8];
    final byte[] actionCode = new byte[8];
    int size;

    MissionGraph(MissionTask mission, PlanVariant variant) {
        this.mission = mission;
        this.variant = variant;
        layers = new WorldLayers(mission);
        nodesPerLayer = 8 * mission.cells;
    }

    int start() {
        Situation s = mission.start;
        return s.cell() * 8 + s.heading().ordinal() * 2 + (s.suit() == Situation.Suit.ON ? 1 : 0);
    }

    /** Returns whether node numbers are left for at least a few more layers. */
    boolean canAddLayers() {
        return layers.size() < Integer.MAX_VALUE / nodesPerLayer - 8;
    }

    WorldLayer layer(int node) {
        return layers.get(node / nodesPerLayer);
    }

    int cell(int node) {
        return node % nodesPerLayer >> 3;
    }

    static int heading(int node) {
        return node >> 1 & 3;
    }

    static boolean isSuitOn(int node) {
        return (node & 1) == 1;
    }

    boolean isGoal(int node) {
        return cell(node) == 0 && layer(node).targetDown;
    }

    /** Computes the successors of a node into {@link #to}, {@link #cost} and {@link #actionCode}. */
    void expand(int node) {
        size = 0;
        WorldLayer layer = layer(node);
        int cell = cell(node);
        int heading = heading(node);
        boolean suitOn = isSuitOn(node);
        int walkCost = 1 + layer.walkingPenalty(cell, suitOn);
        int actionCost = 1 + 5 * layer.guards[cell];
        int ahead = mission.neighbour[4 * cell + heading];
        if (ahead >= 0 && layer.isEnterable(ahead)) {
            add(node + 8 * (ahead - cell), 1 + layer.walkingPenalty(ahead, suitOn), Action.MOVE);
        }
        add(node & ~6 | (heading + 1 & 3) << 1, walkCost, Action.TURN_CLOCKWISE);
        add(node & ~6 | (heading + 3 & 3) << 1, walkCost, Action.TURN_ANTI_CLOCKWISE);
        int kind = layer.content[cell];
        if (kind == ContentCodes.SUIT && !layer.hasSuit && variant.suitAllowed()) {
            add(withoutEntity(node, layer, cell), actionCost, Action.TAKE_SUIT);
        } else if (kind == ContentCodes.WIRE && !layer.hasWeapon) {
            add(withoutEntity(node, layer, cell), actionCost, Action.TAKE_WEAPON);
        }
        if (layer.hasSuit && !suitOn && variant.suitAllowed())
            add(node | 1, actionCost + layer.witnessPenalty(cell), Action.PUT_ON_SUIT);
        if (kind == ContentCodes.TARGET && layer.hasWeapon && !layer.targetDown) {
            int after = withoutEntity(node, layer, cell);
            add(after, walkCost + layer(after).witnessPenalty(cell), Action.KILL_TARGET);
        }
        int victim = layer.victimCell(mission, cell, heading);
        if (victim >= 0 && layer.removals < variant.maxRemovals()) {
            int after = withoutEntity(node, layer, victim);
            add(
                    after,
                    actionCost + 20 + layer(after).witnessPenalty(cell),
                    ContentCodes.isGuard(layer.content[victim]) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL);
        }
    }

    /** Returns the node for the same pose in the layer without the entity on this cell. */
    private int withoutEntity(int node, WorldLayer layer, int cell) {
        return node + nodesPerLayer * (layers.without(layer, cell).number - layer.number);
    }

    private void add(int node, int stepCost, Action action) {
        to[size] = node;
        cost[size] = stepCost;
        actionCode[size++] = (byte) action.ordinal();
    }
}
