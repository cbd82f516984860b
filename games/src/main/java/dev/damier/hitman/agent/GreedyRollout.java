package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Chances;
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
     * @param cell an unknown cell
     * @param corner more for each side of it that is known or the edge: who leaves it must come back for it alone
     * @param depth of an unknown cell, what is left for the one behind it
     */
    record Taste(double cell, double corner, double depth) {}

    private static final Taste NONE = new Taste(0, 0, 0);

    /** An action costs less, so that as many empty buckets mean the end. */
    private static final int MOST = 22;
    /** More than any exploration costs: worlds where watching guards pin him down are given up. */
    private static final int TOO_MUCH = 2000;

    private static final int BUCKETS = 32;

    private final Grid grid;
    private final SampledWorld world;
    private final boolean[] known;
    private final boolean[] visited;
    private final int[] cost;
    private final int[] from;
    private final int[][] buckets = new int[BUCKETS][];
    private final int[] filled = new int[BUCKETS];
    private int pose;
    private int penalty;
    private int unknown;

    GreedyRollout(SampledWorld world, boolean[] known, int pose) {
        this.world = world;
        this.pose = pose;
        grid = world.grid;
        this.known = known.clone();
        for (boolean one : known) if (!one) unknown++;
        visited = new boolean[known.length];
        cost = new int[4 * known.length];
        from = new int[cost.length];
        for (int i = 0; i < BUCKETS; i++) buckets[i] = new int[16];
    }

    /** What an explorer knows, or will know in time. */
    static boolean[] known(Deducer deducer) {
        Chances chances = deducer.chances();
        boolean[] known = new boolean[deducer.grid().size()];
        boolean open = false;
        for (int c = 0; c < known.length; c++) {
            known[c] = chances.proven(c) != null;
            open |= c > 0 && !known[c];
        }
        // The start is proven once all else is, unless a civilian stands there.
        if (open && chances.of(0, ContentMasks.CIVILIANS) < 0.5) known[0] = true;
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
    void finish(Taste taste) {
        while (goOn(taste)) {}
    }

    /** Goes on to the next look, or to the first news on the way there; false if there is nothing more to see. */
    boolean goOn(Taste taste) {
        if (unknown == 0 || penalty >= TOO_MUCH) return false;
        int target = search(taste, false);
        if (target < 0) return false;
        for (int to : way(target).poses()) if (step(to)) break;
        return true;
    }

    /** Ways to looks within reach, those that promise most for their price first. */
    List<PosePath> looks(Taste taste, int most) {
        search(NONE, true);
        record Look(int to, double promise) {}
        List<Look> looks = new ArrayList<>();
        for (int to = 0; to < cost.length; to++) {
            if (to == pose || cost[to] == Integer.MAX_VALUE) continue;
            double gain = gain(to, taste);
            if (gain > 0) looks.add(new Look(to, cost[to] - gain));
        }
        looks.sort(Comparator.comparingDouble(Look::promise));
        return looks.stream().limit(most).map(look -> way(look.to)).toList();
    }

    /** The cheapest known way to one of some poses, or null. */
    PosePath wayTo(IntPredicate there) {
        search(NONE, true);
        int best = -1;
        for (int to = 0; to < cost.length; to++) {
            if (cost[to] < Integer.MAX_VALUE && (best < 0 || cost[to] < cost[best]) && there.test(to)) best = to;
        }
        return best < 0 ? null : way(best);
    }

    /** The same explorer with the same knowledge in a world that has changed. */
    GreedyRollout in(SampledWorld changed, int price) {
        GreedyRollout walk = new GreedyRollout(changed, known, pose);
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
            if (!known[cell]) {
                known[cell] = true;
                unknown--;
                news = true;
            }
            if (world.cells[cell] != Content.EMPTY) break;
        }
        return news;
    }

    /** The pose that shows most for its price, or -1; the ways to all poses nearer, or to all, stay in {@link #from}. */
    private int search(Taste taste, boolean all) {
        Arrays.fill(cost, Integer.MAX_VALUE);
        Arrays.fill(filled, 0);
        cost[pose] = 0;
        push(0, pose);
        double most = 3 * (taste.cell + 4 * taste.corner);
        double value = Double.MAX_VALUE;
        int best = -1;
        int empty = 0;
        for (int price = 0; empty < MOST && (all || price - most < value); price++) {
            int bucket = price % BUCKETS;
            empty = filled[bucket] == 0 ? empty + 1 : 0;
            for (int i = 0; i < filled[bucket]; i++) {
                int at = buckets[bucket][i];
                if (cost[at] != price) continue;
                double gain = at == pose ? 0 : gain(at, taste);
                if (gain > 0 && price - gain < value) {
                    value = price - gain;
                    best = at;
                }
                spread(at, price);
            }
            filled[bucket] = 0;
        }
        return best;
    }

    private void spread(int at, int price) {
        int cell = at / 4;
        int turning = price + 1 + 5 * watching(cell);
        reach(4 * cell + (at + 1 & 3), at, turning);
        reach(4 * cell + (at + 3 & 3), at, turning);
        int ahead = grid.ahead(cell, at & 3);
        if (ahead >= 0 && known[ahead] && world.cells[ahead].enterable()) {
            reach(4 * ahead + (at & 3), at, price + 1 + 5 * watching(ahead));
        }
    }

    private void reach(int to, int at, int price) {
        if (price >= cost[to]) return;
        cost[to] = price;
        from[to] = at;
        push(price % BUCKETS, to);
    }

    private void push(int bucket, int at) {
        if (filled[bucket] == buckets[bucket].length)
            buckets[bucket] = Arrays.copyOf(buckets[bucket], 2 * filled[bucket]);
        buckets[bucket][filled[bucket]++] = at;
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
    private double gain(int at, Taste taste) {
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
            int sides = 0;
            for (int way = 0; way < 4; way++) {
                int beside = grid.ahead(cell, way);
                if (beside < 0 || known[beside]) sides++;
            }
            gain += share * (taste.cell + taste.corner * sides);
            share *= taste.depth;
        }
        return gain;
    }

    /** The poses on the way to one, as {@link #search} found it. */
    private PosePath way(int target) {
        int length = 0;
        for (int p = target; p != pose; p = from[p]) length++;
        int[] way = new int[length];
        for (int p = target; p != pose; p = from[p]) way[--length] = p;
        return new PosePath(way);
    }
}
