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

/**
 * An explorer's way through an imagined world, with no more knowledge than he would have there: he goes the cheapest
 * known way to the pose that shows most for its price, until nothing unknown can be shown any more.
 */
final class GreedyRollout {
    /**
     * What a look is worth, in steps.
     *
     * @param cells each cell as long as it is unknown
     * @param corner more for each side of it that is known or the edge: who leaves it must come back for it alone
     * @param depth of an unknown cell, what is left for the one behind it
     */
    record LookWeights(double[] cells, double corner, double depth) {
        /** The same for every cell of a world. */
        static LookWeights even(int cells, double cell, double corner, double depth) {
            double[] all = new double[cells];
            Arrays.fill(all, cell);
            return new LookWeights(all, corner, depth);
        }

        double of(int cell, int sides) {
            return cells[cell] + corner * sides;
        }
    }

    /** More than any exploration costs: worlds where watching guards pin him down are given up. */
    private static final int TOO_MUCH = 2000;

    private final Grid grid;
    private final SampledWorld world;
    private final LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final boolean[] visited;

    /** Of each cell, how many of its sides are known or the edge. */
    private final byte[] sides;

    private int pose;
    private int penalty;
    private int unknown;
    private boolean startSeen;

    /** @param queue may be shared by rollouts that follow one another */
    GreedyRollout(SampledWorld world, boolean[] known, int pose, LookWeights lookWeights, PoseQueue queue) {
        this.world = world;
        this.pose = pose;
        this.lookWeights = lookWeights;
        this.queue = queue;
        grid = world.grid;
        this.known = known.clone();
        visited = new boolean[known.length];
        sides = new byte[known.length];
        for (int c = 0; c < known.length; c++) {
            if (!known[c]) unknown++;
            for (int way = 0; way < 4; way++) {
                int beside = grid.ahead(c, way);
                if (beside < 0 || known[beside]) sides[c]++;
            }
        }
    }

    /** What an explorer knows, or will know in time. */
    static boolean[] known(Deducer deducer) {
        CellProbabilities probabilities = deducer.chances();
        boolean[] known = new boolean[deducer.grid().size()];
        boolean open = false;
        for (int c = 0; c < known.length; c++) {
            known[c] = probabilities.proven(c) != null;
            open |= c > 0 && !known[c];
        }
        // The start is proven once all else is, unless a civilian stands there.
        if (open && probabilities.of(0, ContentMasks.CIVILIANS) < 0.5) known[0] = true;
        return known;
    }

    int penalty() {
        return penalty;
    }

    boolean knows(int cell) {
        return known[cell];
    }

    int pose() {
        return pose;
    }

    /** Goes a way as far as it leads in this world, or until all is known. */
    void follow(PosePath way) {
        for (int to : way.poses()) {
            if (unknown == 0 || !world.cells[to / 4].enterable()) return;
            step(to);
        }
    }

    /** Goes a way to its end, over known cells. */
    void go(PosePath way) {
        for (int to : way.poses()) step(to);
    }

    /** Goes on until all is seen that can be. */
    void finish() {
        finish(-Double.MAX_VALUE);
    }

    /** Goes on as long as a look is worth more than its price by so much. */
    void finish(double min) {
        while (advance(min)) {}
    }

    /** Goes on to the next look, or to the first news on the way there; false if there is nothing more to see. */
    boolean advance() {
        return advance(-Double.MAX_VALUE);
    }

    private boolean advance(double min) {
        if (unknown == 0 || penalty >= TOO_MUCH) return false;
        int target = best(min);
        if (target < 0) return false;
        for (int to : queue.way(target).poses()) if (step(to)) break;
        return true;
    }

    /** Ways to looks within reach, those that promise most for their price first. */
    List<PosePath> looks(int max) {
        reachAll();
        record Look(int to, double promise) {}
        List<Look> looks = new ArrayList<>();
        for (int to = 0; to < queue.price.length; to++) {
            if (to == pose || queue.price[to] == Integer.MAX_VALUE) continue;
            double gain = gain(to);
            if (gain > 0) looks.add(new Look(to, queue.price[to] - gain));
        }
        looks.sort(Comparator.comparingDouble(Look::promise));
        return looks.stream().limit(max).map(look -> queue.way(look.to)).toList();
    }

    /** The cheapest known way to one of some poses, or null. */
    PosePath wayTo(IntPredicate there) {
        reachAll();
        int best = -1;
        for (int to = 0; to < queue.price.length; to++) {
            boolean reached = queue.price[to] < Integer.MAX_VALUE;
            if (reached && (best < 0 || queue.price[to] < queue.price[best]) && there.test(to)) best = to;
        }
        return best < 0 ? null : queue.way(best);
    }

    /** The same explorer with the same knowledge in a world that has changed. */
    GreedyRollout in(SampledWorld changed, int price) {
        GreedyRollout walk = new GreedyRollout(changed, known, pose, lookWeights, queue);
        walk.penalty = penalty + price;
        return walk;
    }

    /** One action; true if it brings news. */
    private boolean step(int to) {
        pose = to;
        int cell = to / 4;
        penalty += 1 + 5 * world.watchers[cell];
        boolean news = !visited[cell] && world.watchers[cell] > 0;
        visited[cell] = true;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, to & 3);
            if (cell < 0) break;
            if (cell == 0) startSeen = true;
            if (!known[cell]) {
                discover(cell);
                news = true;
            }
            if (world.cells[cell] != Content.EMPTY) break;
        }
        if (unknown == 1 && startSeen) eliminate();
        return news;
    }

    private void discover(int cell) {
        known[cell] = true;
        unknown--;
        for (int way = 0; way < 4; way++) {
            int beside = grid.ahead(cell, way);
            if (beside >= 0) sides[beside]++;
        }
    }

    /** An object that lies in the last unknown cell needs no look: it was nowhere else, and not at the start either. */
    private void eliminate() {
        for (int c = 0; c < known.length; c++) {
            if (known[c] || (ContentMasks.of(world.cells[c]) & ContentMasks.OBJECTS) == 0) continue;
            known[c] = true;
            unknown = 0;
        }
    }

    private void reachAll() {
        queue.begin(pose);
        for (int price = 0; !queue.isEmpty(); price++) {
            for (int at = queue.poll(price); at >= 0; at = queue.poll(price)) spread(at, price);
        }
    }

    /** The pose that shows most for its price, by at least so much, or -1; ways to all nearer ones stay in the queue. */
    private int best(double min) {
        queue.begin(pose);
        double max = most();
        double promise = min;
        int best = -1;
        for (int price = 0; !queue.isEmpty() && max - price > promise; price++) {
            for (int at = queue.poll(price); at >= 0; at = queue.poll(price)) {
                double gain = at == pose ? 0 : gain(at);
                if (gain > 0 && gain - price > promise) {
                    promise = gain - price;
                    best = at;
                }
                spread(at, price);
            }
        }
        return best;
    }

    /** No pose shows more than this. */
    private double most() {
        double max = 0;
        for (int c = 0; c < known.length; c++) if (!known[c]) max = Math.max(max, lookWeights.of(c, sides[c]));
        return max * (1 + lookWeights.depth + lookWeights.depth * lookWeights.depth);
    }

    private void spread(int at, int price) {
        int cell = at / 4;
        int turning = price + 1 + 5 * watching(cell);
        queue.reach(4 * cell + (at + 1 & 3), at, turning);
        queue.reach(4 * cell + (at + 3 & 3), at, turning);
        int ahead = grid.ahead(cell, at & 3);
        if (ahead >= 0 && known[ahead] && world.cells[ahead].enterable()) {
            queue.reach(4 * ahead + (at & 3), at, price + 1 + 5 * watching(ahead));
        }
    }

    /** Guards he knows to watch a cell. */
    private int watching(int cell) {
        if (world.watchers[cell] == 0 || visited[cell]) return world.watchers[cell];
        int watching = 0;
        for (int way = 0; way < 4; way++) {
            int guard = world.watcher(cell, way);
            if (guard >= 0 && known[guard]) watching++;
        }
        return watching;
    }

    /** What a pose shows, in steps. */
    private double gain(int at) {
        double gain = 0;
        double share = 1;
        int cell = at / 4;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, at & 3);
            if (cell < 0) break;
            if (known[cell]) {
                if (world.cells[cell] != Content.EMPTY) break;
                continue;
            }
            gain += share * lookWeights.of(cell, sides[cell]);
            share *= lookWeights.depth;
        }
        return gain;
    }
}
