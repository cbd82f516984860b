package dev.damier.taquin.quick;

import dev.damier.search.CostBuckets;
import java.util.Arrays;

/**
 * Moves one tile, or a blank that is not the worker, to a target cell. It finds a cheap path for the worker by A*. The
 * worker first goes to the tile. Then it goes around the tile from side to side and pulls it cell by cell.
 *
 * <p>Steps that bring other tiles closer to their goal cells are cheaper, and those that take them away are more
 * expensive. This has a large effect on the length of the solution. The costs refer to the board at the start of the
 * search, so they are an estimate once tiles have moved.
 *
 * <table><caption>Nodes of the search, for n cells</caption>
 * <tr><td>{@code 0} to {@code n - 1}</td><td>the worker is in this cell and has not reached the tile yet</td></tr>
 * <tr><td>{@code n + cell * 4 + side}</td><td>the tile is in this cell, the worker next to it on this side</td></tr>
 * </table>
 */
final class TileTransport {
    /** The cost of a step without bias. */
    static final int STEP_COST = 8;

    private final int size;
    private final int[] costs;
    private final int[] parents;
    private final CostBuckets open = new CostBuckets();
    /** The cost of a step by its effect on the moved tile, from -1 to 1. A step onto another blank costs nothing. */
    private final int[] stepCosts;

    private final int heuristicWeight;
    /** The partial solution of the current search. */
    private PartialSolution partial;
    /** The cell of the tile at the start. */
    private int tileCell;
    /** The cell that the estimate aims at. */
    private int target;

    private long expanded;

    TileTransport(PartialSolution start, ConstructionParams params) {
        this.partial = start;
        this.size = start.board.size();
        this.stepCosts = new int[] {STEP_COST - params.manhattanBias(), 0, STEP_COST + params.manhattanBias()};
        this.heuristicWeight = params.heuristicWeight();
        this.costs = new int[size * 5];
        this.parents = new int[size * 5];
    }

    /**
     * Moves the piece in a cell to one of the targets, preferably near {@code near}, and returns which. Returns -1 if
     * the locked cells leave no path.
     */
    int moveTile(PartialSolution solution, int piece, boolean[] targets, int near) {
        if (targets[piece]) return piece;
        partial = solution;
        Arrays.fill(costs, Integer.MAX_VALUE);
        open.clear();
        tileCell = piece;
        target = near;
        relax(partial.worker(), 0, -1);
        while (open.minCost() >= 0) {
            int estimate = open.minCost();
            int node = open.poll();
            if (estimate > costs[node] + estimate(node)) continue;
            expanded++;
            if (node >= size && targets[(node - size) >> 2]) {
                replay(node);
                return (node - size) >> 2;
            }
            if (node < size) expandApproach(node);
            else expandBeside((node - size) >> 2, (node - size) & 3);
        }
        return -1;
    }

    /** Returns the number of nodes expanded so far, in all searches. */
    long expanded() {
        return expanded;
    }

    /** Expands a node in which the worker has not reached the tile yet. */
    private void expandApproach(int cell) {
        for (int direction = 0; direction < 4; direction++) {
            int to = partial.neighbours[cell * 4 + direction];
            if (to < 0 || partial.locked[to]) continue;
            if (to == tileCell) relax(size + tileCell * 4 + (direction ^ 2), costs[cell], cell);
            else relax(to, costs[cell] + stepCost(to, direction ^ 2), cell);
        }
    }

    /**
     * Expands a node in which the worker is next to the tile. The worker pulls the tile onto its own cell, or goes
     * around a corner to the next side.
     */
    private void expandBeside(int cell, int side) {
        int node = size + cell * 4 + side;
        int here = partial.neighbours[cell * 4 + side];
        relax(size + here * 4 + (side ^ 2), costs[node] + STEP_COST, node);
        for (int turn = 1; turn <= 3; turn += 2) {
            int next = side + turn & 3;
            int there = partial.neighbours[cell * 4 + next];
            int corner = partial.neighbours[here * 4 + next];
            if (there < 0 || corner < 0 || partial.locked[there] || partial.locked[corner]) continue;
            int price = stepCost(corner, next ^ 2) + stepCost(there, side);
            relax(size + cell * 4 + next, costs[node] + price, node);
        }
    }

    /** Returns the cost of a step onto a cell whose piece moves in a direction. */
    private int stepCost(int cell, int direction) {
        return stepCosts[1 + partial.manhattanChanges[cell * 4 + direction]];
    }

    /** Records a path to a node if it is cheaper than the best path so far. */
    private void relax(int node, int reached, int parent) {
        if (reached >= costs[node]) return;
        costs[node] = reached;
        parents[node] = parent;
        open.add(reached + estimate(node), node);
    }

    /**
     * Estimates the remaining cost. The worker needs about five steps to move the tile one cell straight on, and six
     * for two cells around a corner. The worker's path to the tile is added.
     */
    private int estimate(int node) {
        int cell = node < size ? tileCell : (node - size) >> 2;
        int rowDistance = Math.abs(partial.rows[cell] - partial.rows[target]);
        int columnDistance = Math.abs(partial.columns[cell] - partial.columns[target]);
        int tileSteps = 5 * Math.max(rowDistance, columnDistance) + Math.min(rowDistance, columnDistance);
        int workerSteps = node < size ? partial.distance(node, tileCell) : 0;
        return (tileSteps + workerSteps) * heuristicWeight;
    }

    /** Makes the moves of the path to a node. */
    private void replay(int last) {
        int count = 0;
        for (int node = last; node >= 0; node = parents[node]) count++;
        int[] nodes = new int[count];
        for (int node = last; node >= 0; node = parents[node]) nodes[--count] = node;
        int pulledTo = tileCell;
        for (int i = 1; i < nodes.length; i++) {
            if (nodes[i] < size) {
                partial.moveWorker(nodes[i]);
                continue;
            }
            int cell = (nodes[i] - size) >> 2;
            int side = (nodes[i] - size) & 3;
            int end = partial.neighbours[cell * 4 + side];
            if (partial.worker() == end) continue;
            if (cell == pulledTo) partial.moveWorker(partial.neighbours[partial.worker() * 4 + side]);
            partial.moveWorker(end);
            pulledTo = cell;
        }
    }
}
