package dev.damier.hitman.agent;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The best that anybody can do who explores a tiny world and knows no more than an agent does: expectimax over all worlds
 * that agree with what was told, until one is left or nothing tells the rest apart. A belief is the set of these worlds; an
 * action that tells nothing new leads to another pose of the same belief, so that within one belief the poses are searched
 * by price, and each pose that tells worlds apart is a chance node.
 *
 * <p>Every placement is as likely as any other but for walls, which weigh as in the deducer's prior.
 */
final class OptimalExploration {
    private static final double WALL = 0.22;

    /**
     * What to do in a belief.
     *
     * @param rest what it will cost, summed over the belief's worlds by their weights
     * @param target the pose that tells them apart
     * @param paid in every one of them on the way, the last action left out
     */
    private record Choice(double rest, int target, int paid) {}

    /** Nothing is left to find out. */
    private static final Choice END = new Choice(0, -1, 0);

    private final Grid grid;
    private final List<Content[]> worlds = new ArrayList<>();
    private final double[] weight;
    private final double total;

    /** By pose and world: what is seen, heard and paid there, as one number. */
    private final int[][] told;

    private final long[] lots;
    private final Map<Long, Choice> choices = new HashMap<>();

    OptimalExploration(int columns, int rows, int guards, int civilians) {
        grid = new Grid(columns, rows);
        place(new Content[grid.size()], 0, guards, civilians, 0);
        weight = new double[worlds.size()];
        lots = new Random(1).longs(worlds.size()).toArray();
        told = new int[4 * grid.size()][worlds.size()];
        for (int w = 0; w < weight.length; w++) {
            weight[w] = Math.pow(
                    WALL, Arrays.stream(world(w)).filter(c -> c == Content.WALL).count());
            for (int pose = 0; pose < told.length; pose++) told[pose][w] = told(world(w), pose);
        }
        total = Arrays.stream(weight).sum();
    }

    /** A world that can be seen whole and whose start is empty, as likely as it is. */
    int draw(Random random) {
        while (true) {
            double lot = random.nextDouble() * total;
            int world = 0;
            while (world < weight.length - 1 && lot > weight[world]) lot -= weight[world++];
            if (world(world)[0] == Content.EMPTY && seenWhole(world(world))) return world;
        }
    }

    WorldMap map(int world) {
        return new WorldMap(grid.columns(), world(world));
    }

    private Content[] world(int number) {
        return worlds.get(number);
    }

    /** What the best policy pays in a world. */
    int penalty(int world) {
        int[] belief = beginnings().stream()
                .filter(b -> Arrays.stream(b).anyMatch(w -> w == world))
                .findFirst()
                .orElseThrow();
        int penalty = 0;
        for (int pose = 0; belief.length > 1; ) {
            Choice choice = choose(pose, belief);
            if (choice == END) break;
            pose = choice.target;
            int answer = told[pose][world];
            int[] answers = told[pose];
            belief = Arrays.stream(belief).filter(w -> answers[w] == answer).toArray();
            penalty += choice.paid + price(answer);
        }
        return penalty;
    }

    /** The first status does not tell who watches. */
    private List<int[]> beginnings() {
        int[] all = new int[worlds.size()];
        int[] first = new int[all.length];
        for (int w = 0; w < all.length; w++) {
            all[w] = w;
            first[w] = told[0][w] / 5;
        }
        return parts(all, first);
    }

    private Choice choose(int pose, int[] belief) {
        if (belief.length == 1) return END;
        long key = pose * 0x9E3779B97F4A7C15L;
        for (int w : belief) key ^= lots[w];
        Choice known = choices.get(key);
        if (known == null) choices.put(key, known = search(pose, belief));
        return known;
    }

    /** By price over the poses that tell nothing, to the one that tells worlds apart and is best. */
    private Choice search(int pose, int[] belief) {
        double all = weight(belief);
        Content[] any = world(belief[0]);
        int[] paid = new int[told.length];
        boolean[] done = new boolean[told.length];
        Arrays.fill(paid, Integer.MAX_VALUE);
        paid[pose] = 0;
        Choice best = new Choice(Double.MAX_VALUE, -1, 0);
        boolean[] asked = new boolean[told.length];
        for (int at = pose; at >= 0 && (paid[at] + 1) * all < best.rest; at = cheapest(paid, done)) {
            done[at] = true;
            for (int to : List.of(at ^ (at & 3) ^ (at + 1 & 3), at ^ (at & 3) ^ (at + 3 & 3), ahead(at))) {
                if (to < 0 || !any[to / 4].enterable() || asked[to]) continue;
                if (alike(told[to], belief)) {
                    paid[to] = Math.min(paid[to], paid[at] + price(told[to][belief[0]]));
                    continue;
                }
                asked[to] = true;
                double rest = look(to, belief, paid[at] * all, best.rest);
                if (rest < best.rest) best = new Choice(rest, to, paid[at]);
            }
        }
        return best.target < 0 ? END : best;
    }

    /** What comes of a pose that tells worlds apart; anything above the bound if it is more. */
    private double look(int to, int[] belief, double before, double bound) {
        List<int[]> parts = parts(belief, told[to]);
        double cost = before;
        // Whatever is not certain after this takes another action at least.
        for (int[] part : parts) {
            cost += weight(part) * (price(told[to][part[0]]) + (part.length > 1 ? 1 : 0));
        }
        for (int[] part : parts) {
            if (cost >= bound) return cost;
            if (part.length > 1) cost += choose(to, part).rest - weight(part);
        }
        return cost;
    }

    private static int cheapest(int[] paid, boolean[] done) {
        int best = -1;
        for (int p = 0; p < paid.length; p++) {
            if (!done[p] && paid[p] < Integer.MAX_VALUE && (best < 0 || paid[p] < paid[best])) best = p;
        }
        return best;
    }

    private int ahead(int pose) {
        int cell = grid.ahead(pose / 4, pose & 3);
        return cell < 0 ? -1 : 4 * cell + (pose & 3);
    }

    private double weight(int[] belief) {
        double sum = 0;
        for (int w : belief) sum += weight[w];
        return sum;
    }

    private static boolean alike(int[] answers, int[] belief) {
        for (int w : belief) if (answers[w] != answers[belief[0]]) return false;
        return true;
    }

    private static List<int[]> parts(int[] belief, int[] answers) {
        long[] sorted = new long[belief.length];
        for (int i = 0; i < sorted.length; i++) sorted[i] = (long) answers[belief[i]] << 32 | belief[i];
        Arrays.sort(sorted);
        List<int[]> parts = new ArrayList<>();
        for (int from = 0, i = 1; i <= sorted.length; i++) {
            if (i < sorted.length && sorted[i] >> 32 == sorted[from] >> 32) continue;
            parts.add(Arrays.stream(sorted, from, i).mapToInt(s -> (int) s).toArray());
            from = i;
        }
        return parts;
    }

    private void place(Content[] cells, int at, int guards, int civilians, int objects) {
        if (at == cells.length) {
            if (guards == 0 && civilians == 0 && objects == ContentMasks.OBJECTS) worlds.add(cells.clone());
            return;
        }
        for (Content content : Content.values()) {
            if (at == 0 && !content.enterable()) continue;
            boolean object = (ContentMasks.of(content) & ContentMasks.OBJECTS) != 0;
            if (content.guard() && guards == 0 || content.civilian() && civilians == 0) continue;
            if (object && (objects & ContentMasks.of(content)) != 0) continue;
            cells[at] = content;
            place(
                    cells,
                    at + 1,
                    guards - (content.guard() ? 1 : 0),
                    civilians - (content.civilian() ? 1 : 0),
                    objects | (object ? ContentMasks.of(content) : 0));
        }
    }

    private boolean seenWhole(Content[] cells) {
        boolean[] reached = new boolean[cells.length];
        boolean[] seen = new boolean[cells.length];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        reached[0] = true;
        seen[0] = true;
        while (!open.isEmpty()) {
            int cell = open.poll();
            for (int way = 0; way < 4; way++) {
                int far = grid.ahead(cell, way);
                if (far >= 0 && cells[far].enterable() && !reached[far]) {
                    reached[far] = true;
                    open.add(far);
                }
                for (int d = 0; d < 3 && far >= 0; d++) {
                    seen[far] = true;
                    far = cells[far] == Content.EMPTY ? grid.ahead(far, way) : -1;
                }
            }
        }
        for (boolean one : seen) if (!one) return false;
        return true;
    }

    private int told(Content[] cells, int pose) {
        int vision = 1;
        int far = grid.ahead(pose / 4, pose & 3);
        for (int d = 0; d < 3 && far >= 0; d++) {
            vision = 14 * vision + 1 + cells[far].ordinal();
            far = cells[far] == Content.EMPTY ? grid.ahead(far, pose & 3) : -1;
        }
        int heard = 0;
        for (int c : grid.square(pose / 4)) if (cells[c].person()) heard++;
        return 5 * (6 * vision + Math.min(5, heard)) + watching(cells, pose / 4);
    }

    private int watching(Content[] cells, int cell) {
        if (cells[cell].civilian()) return 0;
        int watching = 0;
        for (int way = 0; way < 4; way++) {
            int near = grid.ahead(cell, way);
            if (near < 0) continue;
            int far = cells[near] == Content.EMPTY ? grid.ahead(near, way) : near;
            int watcher = ContentMasks.guard(way + 2 & 3);
            if (far >= 0 && ContentMasks.of(cells[far]) == watcher) watching++;
        }
        return watching;
    }

    private static int price(int answer) {
        return 1 + 5 * (answer % 5);
    }
}
