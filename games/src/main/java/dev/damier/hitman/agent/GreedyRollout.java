package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A simulated greedy exploration of a sampled world. The simulated agent uses only what it would know in that world. It
 * always takes the look with the best promise, until no unknown cell can be seen any more.
 *
 * <p>A look is the cheapest known path to a pose from which an unknown cell becomes visible. Its promise is the value
 * of the unknown cells in view minus the penalty of the path. The package comment has an example.
 */
final class GreedyRollout {
    /**
     * The weights that define the value of a look, in penalty points.
     *
     * @param cellValues value of each cell while it is unknown
     * @param knownSideBonus additional value per side of the cell that is known or at the edge of the map; later the
     *     agent would have to return for such a cell alone
     * @param depthFactor factor for each further unknown cell in the same view
     */
    record LookWeights(double[] cellValues, double knownSideBonus, double depthFactor) {
        /** Returns weights with the same value for every cell. */
        static LookWeights uniform(int cells, double cellValue, double knownSideBonus, double depthFactor) {
            double[] values = new double[cells];
            Arrays.fill(values, cellValue);
            return new LookWeights(values, knownSideBonus, depthFactor);
        }

        double valueOf(int cell, int sides) {
            return cellValues[cell] + knownSideBonus * sides;
        }
    }

    /**
     * A rollout stops at this penalty. It is higher than that of any real exploration; guards may make every step
     * expensive.
     */
    private static final int MAX_PENALTY = 2000;

    private final Grid grid;
    private final SampledWorld world;
    private final LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final boolean[] visited;

    /** For each cell: the number of sides that are known or at the edge of the map. */
    private final byte[] knownSides;

    private int pose;
    private int penalty;
    private int unknownCount;
    private boolean startSeen;

    /**
     * @param known the cells that are known at the start
     * @param queue a queue that several rollouts may use one after the other
     */
    GreedyRollout(SampledWorld world, boolean[] known, int pose, LookWeights lookWeights, PoseQueue queue) {
        this.world = world;
        this.pose = pose;
        this.lookWeights = lookWeights;
        this.queue = queue;
        grid = world.grid;
        this.known = known.clone();
        visited = new boolean[known.length];
        knownSides = new byte[known.length];
        for (int c = 0; c < known.length; c++) {
            if (!known[c]) unknownCount++;
            for (int side = 0; side < 4; side++) {
                int neighbour = grid.ahead(c, side);
                if (neighbour < 0 || known[neighbour]) knownSides[c]++;
            }
        }
    }

    /** Returns the cells that are known at the start of a rollout: the proved cells and usually the start cell. */
    static boolean[] initiallyKnown(Deducer deducer) {
        CellProbabilities probabilities = deducer.probabilities();
        boolean[] known = new boolean[deducer.grid().size()];
        boolean anyUnknown = false;
        for (int c = 0; c < known.length; c++) {
            known[c] = probabilities.provenContent(c) != null;
            anyUnknown |= c > 0 && !known[c];
        }
        // The start cell is proved once all other cells are, unless a civilian may be there. So it needs no look.
        if (anyUnknown && probabilities.probability(0, ContentMasks.CIVILIANS) < 0.5) known[0] = true;
        return known;
    }

    int penalty() {
        return penalty;
    }

    boolean isKnown(int cell) {
        return known[cell];
    }

    int pose() {
        return pose;
    }

    /** Follows a path until it is blocked in this world, or until all cells are known. */
    void follow(PosePath path) {
        for (int to : path.poses()) {
            if (unknownCount == 0 || !world.cells[to / 4].isEnterable()) return;
            step(to);
        }
    }

    /** Follows a path over known cells to its end. */
    void followToEnd(PosePath path) {
        for (int to : path.poses()) step(to);
    }

    /** Explores until nothing more can be seen. */
    void finish() {
        finish(-Double.MAX_VALUE);
    }

    /** Explores as long as a look has a promise above this minimum. */
    void finish(double minPromise) {
        while (advance(minPromise)) {}
    }

    /** Follows the best look until something new is learned. Returns false if nothing more can be seen. */
    boolean advance() {
        return advance(-Double.MAX_VALUE);
    }

    private boolean advance(double minPromise) {
        if (unknownCount == 0 || penalty >= MAX_PENALTY) return false;
        int target = findBestLook(minPromise);
        if (target < 0) return false;
        for (int to : queue.pathTo(target).poses()) if (step(to)) break;
        return true;
    }

    /** Returns the paths to the poses from which unknown cells become visible, highest gain minus penalty first. */
    List<PosePath> looks(int max) {
        computePrices();
        record Look(int to, double netPrice) {}
        List<Look> looks = new ArrayList<>();
        for (int to = 0; to < queue.price.length; to++) {
            if (to == pose || queue.price[to] == Integer.MAX_VALUE) continue;
            double gain = gain(to);
            if (gain > 0) looks.add(new Look(to, queue.price[to] - gain));
        }
        looks.sort(Comparator.comparingDouble(Look::netPrice));
        return looks.stream().limit(max).map(look -> queue.pathTo(look.to)).toList();
    }

    /** Returns the cheapest path over known cells to a pose that matches, or null. */
    @Nullable PosePath cheapestPath(IntPredicate goal) {
        computePrices();
        int best = -1;
        for (int to = 0; to < queue.price.length; to++) {
            boolean reached = queue.price[to] < Integer.MAX_VALUE;
            if (reached && (best < 0 || queue.price[to] < queue.price[best]) && goal.test(to)) best = to;
        }
        return best < 0 ? null : queue.pathTo(best);
    }

    /** Returns a rollout with the same knowledge and pose in a changed world, with an additional penalty. */
    GreedyRollout continueIn(SampledWorld changed, int additionalPenalty) {
        GreedyRollout rollout = new GreedyRollout(changed, known, pose, lookWeights, queue);
        rollout.penalty = penalty + additionalPenalty;
        return rollout;
    }

    /** Performs one action. Returns whether it brings new information: a new cell, or guards that see Hitman. */
    private boolean step(int to) {
        pose = to;
        int cell = to / 4;
        penalty += 1 + 5 * world.watcherCounts[cell];
        boolean newInformation = !visited[cell] && world.watcherCounts[cell] > 0;
        visited[cell] = true;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, to & 3);
            if (cell < 0) break;
            if (cell == 0) startSeen = true;
            if (!known[cell]) {
                markKnown(cell);
                newInformation = true;
            }
            if (world.cells[cell] != Content.EMPTY) break;
        }
        if (unknownCount == 1 && startSeen) deduceLastObject();
        return newInformation;
    }

    private void markKnown(int cell) {
        known[cell] = true;
        unknownCount--;
        for (int side = 0; side < 4; side++) {
            int neighbour = grid.ahead(cell, side);
            if (neighbour >= 0) knownSides[neighbour]++;
        }
    }

    /**
     * Marks the last unknown cell as known if it contains an object: all other cells, including the start, were
     * excluded.
     */
    private void deduceLastObject() {
        for (int c = 0; c < known.length; c++) {
            if (known[c] || (ContentMasks.of(world.cells[c]) & ContentMasks.OBJECTS) == 0) continue;
            known[c] = true;
            unknownCount = 0;
        }
    }

    /** Computes the cheapest paths to all reachable poses. */
    private void computePrices() {
        queue.startSearch(pose);
        for (int price = 0; !queue.isEmpty(); price++) {
            for (int at = queue.poll(price); at >= 0; at = queue.poll(price)) expand(at, price);
        }
    }

    /**
     * Returns the pose of the look with the best promise above the minimum, or -1. The search ends where no farther
     * pose can be better. The queue contains the path to the pose.
     */
    private int findBestLook(double minPromise) {
        queue.startSearch(pose);
        double max = maxGain();
        double promise = minPromise;
        int best = -1;
        for (int price = 0; !queue.isEmpty() && max - price > promise; price++) {
            for (int at = queue.poll(price); at >= 0; at = queue.poll(price)) {
                double gain = at == pose ? 0 : gain(at);
                if (gain > 0 && gain - price > promise) {
                    promise = gain - price;
                    best = at;
                }
                expand(at, price);
            }
        }
        return best;
    }

    /** Returns an upper bound of the gain of any pose. */
    private double maxGain() {
        double max = 0;
        for (int c = 0; c < known.length; c++)
            if (!known[c]) max = Math.max(max, lookWeights.valueOf(c, knownSides[c]));
        return max * (1 + lookWeights.depthFactor + lookWeights.depthFactor * lookWeights.depthFactor);
    }

    /** Adds the neighbours of a pose to the queue: two turns and a move onto a known cell. */
    private void expand(int at, int price) {
        int cell = at / 4;
        int turning = price + 1 + 5 * knownWatchers(cell);
        queue.relax(4 * cell + (at + 1 & 3), at, turning);
        queue.relax(4 * cell + (at + 3 & 3), at, turning);
        int ahead = grid.ahead(cell, at & 3);
        if (ahead >= 0 && known[ahead] && world.cells[ahead].isEnterable()) {
            queue.relax(4 * ahead + (at & 3), at, price + 1 + 5 * knownWatchers(ahead));
        }
    }

    /** Returns the number of guards that are known to see a cell. */
    private int knownWatchers(int cell) {
        if (world.watcherCounts[cell] == 0 || visited[cell]) return world.watcherCounts[cell];
        int watching = 0;
        for (int side = 0; side < 4; side++) {
            int guard = world.watcher(cell, side);
            if (guard >= 0 && known[guard]) watching++;
        }
        return watching;
    }

    /** Returns the value of the unknown cells in view from a pose, in penalty points. */
    private double gain(int at) {
        double gain = 0;
        double factor = 1;
        int cell = at / 4;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, at & 3);
            if (cell < 0) break;
            if (known[cell]) {
                if (world.cells[cell] != Content.EMPTY) break;
                continue;
            }
            gain += factor * lookWeights.valueOf(cell, knownSides[cell]);
            factor *= lookWeights.depthFactor;
        }
        return gain;
    }
}
