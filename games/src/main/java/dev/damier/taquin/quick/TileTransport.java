package dev.damier.taquin.quick;

import dev.damier.search.CostBuckets;
import java.util.Arrays;

/**
 * Carries one tile (or a spare hole) to a place, by a cheap way for the worker: first to the tile, then round it from side
 * to side to draw it on. The steps that bring the tiles passed by nearer home are cheaper, those that take them away
 * dearer, by {@code bias} in {@link #STEP}: that is where most of a line's length is won or lost.
 *
 * <p>Nodes of the search: cells 0 to n-1, the worker on its way; then {@code n + cell * 4 + side}, the tile at a cell with
 * the worker at that side. Costs of steps are those on the board as it is at the start, a guess once tiles have moved.
 */
final class TileTransport {
    static final int STEP = 8;

    private final int size;
    private final int[] cost;
    private final int[] from;
    private final CostBuckets open = new CostBuckets();
    /** What the worker pays for a step, by what that changes for the tile it passes, from -1 on: nothing onto another hole. */
    private final int[] prices;

    private final int haste;
    private PartialSolution partial;
    private int tile;
    private int aim;
    private long expanded;

    TileTransport(int size, ConstructionParams params) {
        this.size = size;
        this.prices = new int[] {STEP - params.bias(), 0, STEP + params.bias()};
        this.haste = params.haste();
        this.cost = new int[size * 5];
        this.from = new int[size * 5];
    }

    /**
     * Carries what is at {@code piece} into one of these places, {@code near} for choice, and returns which; -1 if the
     * locked cells do not let it through.
     */
    int carry(PartialSolution on, int piece, boolean[] places, int near) {
        if (places[piece]) return piece;
        partial = on;
        Arrays.fill(cost, Integer.MAX_VALUE);
        open.clear();
        tile = piece;
        aim = near;
        reach(partial.worker(), 0, -1);
        while (open.least() >= 0) {
            int estimate = open.least();
            int node = open.poll();
            if (estimate > cost[node] + rest(node)) continue;
            expanded++;
            if (node >= size && places[(node - size) >> 2]) {
                walk(node);
                return (node - size) >> 2;
            }
            if (node < size) approach(node);
            else circle((node - size) >> 2, (node - size) & 3);
        }
        return -1;
    }

    /** Nodes expanded so far, in all. */
    long expanded() {
        return expanded;
    }

    private void approach(int cell) {
        for (int way = 0; way < 4; way++) {
            int to = partial.steps[cell * 4 + way];
            if (to < 0 || partial.locked[to]) continue;
            if (to == tile) reach(size + tile * 4 + (way ^ 2), cost[cell], cell);
            else reach(to, cost[cell] + price(to, way ^ 2), cell);
        }
    }

    /** Draws the tile onto the worker's cell, or goes round a corner of the tile to the next side. */
    private void circle(int cell, int side) {
        int node = size + cell * 4 + side;
        int here = partial.steps[cell * 4 + side];
        reach(size + here * 4 + (side ^ 2), cost[node] + STEP, node);
        for (int turn = 1; turn <= 3; turn += 2) {
            int next = side + turn & 3;
            int there = partial.steps[cell * 4 + next];
            int corner = partial.steps[here * 4 + next];
            if (there < 0 || corner < 0 || partial.locked[there] || partial.locked[corner]) continue;
            int price = price(corner, next ^ 2) + price(there, side);
            reach(size + cell * 4 + next, cost[node] + price, node);
        }
    }

    /** For a step onto a cell whose piece goes this way. */
    private int price(int cell, int way) {
        return prices[1 + partial.changes[cell * 4 + way]];
    }

    private void reach(int node, int reached, int by) {
        if (reached >= cost[node]) return;
        cost[node] = reached;
        from[node] = by;
        open.add(reached + rest(node), node);
    }

    /** About what is left: five steps a cell straight on, six for two cells round a corner, and the way to the tile. */
    private int rest(int node) {
        int cell = node < size ? tile : (node - size) >> 2;
        int down = Math.abs(partial.rows[cell] - partial.rows[aim]);
        int across = Math.abs(partial.columns[cell] - partial.columns[aim]);
        int carry = 5 * Math.max(down, across) + Math.min(down, across);
        int approach = node < size ? partial.distance(node, tile) : 0;
        return (carry + approach) * haste;
    }

    private void walk(int last) {
        int count = 0;
        for (int node = last; node >= 0; node = from[node]) count++;
        int[] nodes = new int[count];
        for (int node = last; node >= 0; node = from[node]) nodes[--count] = node;
        int drawn = tile;
        for (int i = 1; i < nodes.length; i++) {
            if (nodes[i] < size) {
                partial.step(nodes[i]);
                continue;
            }
            int cell = (nodes[i] - size) >> 2;
            int side = (nodes[i] - size) & 3;
            int end = partial.steps[cell * 4 + side];
            if (partial.worker() == end) continue;
            if (cell == drawn) partial.step(partial.steps[partial.worker() * 4 + side]);
            partial.step(end);
            drawn = cell;
        }
    }
}
