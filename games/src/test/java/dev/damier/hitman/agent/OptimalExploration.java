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
 * The optimal exploration policy for tiny worlds, with the knowledge of an agent. It is an expectimax search over
 * belief states, until one world is left or the remaining worlds cannot be distinguished.
 *
 * <p>A belief is the set of consistent worlds. An action with the same answer in all of them leads to another pose with
 * the same belief. So the poses of a belief are searched in order of price. A pose with different answers is a chance
 * node.
 *
 * <p>All placements are equally likely, except that walls have the weight of the deducer's prior.
 */
final class OptimalExploration {
    private static final double WALL_PRIOR = 0.22;

    /**
     * The optimal choice in a belief.
     *
     * @param expectedCost the remaining penalty, summed over the worlds of the belief by weight
     * @param target the next pose with different answers
     * @param paid the penalty of the path to it, without the last action
     */
    private record Choice(double expectedCost, int target, int paid) {}

    /** The choice if nothing is left to find out. */
    private static final Choice NOTHING_LEFT = new Choice(0, -1, 0);

    private final Grid grid;
    private final List<Content[]> worlds = new ArrayList<>();
    private final double[] weight;
    private final double total;

    /** By pose and world: what is seen, heard and paid there, encoded as one number. */
    private final int[][] answersByPose;

    private final long[] zobristKeys;
    private final Map<Long, Choice> choices = new HashMap<>();

    OptimalExploration(int columns, int rows, int guards, int civilians) {
        grid = new Grid(columns, rows);
        addWorlds(new Content[grid.size()], 0, guards, civilians, 0);
        weight = new double[worlds.size()];
        zobristKeys = new Random(1).longs(worlds.size()).toArray();
        answersByPose = new int[4 * grid.size()][worlds.size()];
        for (int w = 0; w < weight.length; w++) {
            weight[w] = Math.pow(
                    WALL_PRIOR,
                    Arrays.stream(world(w)).filter(c -> c == Content.WALL).count());
            for (int pose = 0; pose < answersByPose.length; pose++) answersByPose[pose][w] = answer(world(w), pose);
        }
        total = Arrays.stream(weight).sum();
    }

    /** Samples a fully visible world with an empty start cell, by weight. Returns its number. */
    int sample(Random random) {
        while (true) {
            double remaining = random.nextDouble() * total;
            int world = 0;
            while (world < weight.length - 1 && remaining > weight[world]) remaining -= weight[world++];
            if (world(world)[0] == Content.EMPTY && isFullyVisible(world(world))) return world;
        }
    }

    WorldMap map(int world) {
        return new WorldMap(grid.columns(), world(world));
    }

    private Content[] world(int number) {
        return worlds.get(number);
    }

    /** Returns the penalty of the optimal policy in a world. */
    int penalty(int world) {
        int[] belief = initialBeliefs().stream()
                .filter(b -> Arrays.stream(b).anyMatch(w -> w == world))
                .findFirst()
                .orElseThrow();
        int penalty = 0;
        for (int pose = 0; belief.length > 1; ) {
            Choice choice = choose(pose, belief);
            if (choice == NOTHING_LEFT) break;
            pose = choice.target;
            int answer = answersByPose[pose][world];
            int[] answers = answersByPose[pose];
            belief = Arrays.stream(belief).filter(w -> answers[w] == answer).toArray();
            penalty += choice.paid + price(answer);
        }
        return penalty;
    }

    /** Returns the beliefs after the first status, which contains no penalty. */
    private List<int[]> initialBeliefs() {
        int[] all = new int[worlds.size()];
        int[] first = new int[all.length];
        for (int w = 0; w < all.length; w++) {
            all[w] = w;
            first[w] = answersByPose[0][w] / 5;
        }
        return splitByAnswer(all, first);
    }

    private Choice choose(int pose, int[] belief) {
        if (belief.length == 1) return NOTHING_LEFT;
        long key = pose * 0x9E3779B97F4A7C15L;
        for (int w : belief) key ^= zobristKeys[w];
        Choice known = choices.get(key);
        if (known == null) choices.put(key, known = search(pose, belief));
        return known;
    }

    /** Searches the poses in order of price for the best one with different answers. */
    private Choice search(int pose, int[] belief) {
        double all = weight(belief);
        Content[] any = world(belief[0]);
        int[] paid = new int[answersByPose.length];
        boolean[] done = new boolean[answersByPose.length];
        Arrays.fill(paid, Integer.MAX_VALUE);
        paid[pose] = 0;
        Choice best = new Choice(Double.MAX_VALUE, -1, 0);
        boolean[] tried = new boolean[answersByPose.length];
        for (int at = pose; at >= 0 && (paid[at] + 1) * all < best.expectedCost; at = cheapest(paid, done)) {
            done[at] = true;
            for (int to : List.of(at ^ (at & 3) ^ (at + 1 & 3), at ^ (at & 3) ^ (at + 3 & 3), ahead(at))) {
                if (to < 0 || !any[to / 4].isEnterable() || tried[to]) continue;
                if (isSameAnswer(answersByPose[to], belief)) {
                    paid[to] = Math.min(paid[to], paid[at] + price(answersByPose[to][belief[0]]));
                    continue;
                }
                tried[to] = true;
                double rest = costOfLook(to, belief, paid[at] * all, best.expectedCost);
                if (rest < best.expectedCost) best = new Choice(rest, to, paid[at]);
            }
        }
        return best.target < 0 ? NOTHING_LEFT : best;
    }

    /**
     * Returns the expected cost of going to a pose with different answers, or any value above the bound if it is
     * higher.
     */
    private double costOfLook(int to, int[] belief, double before, double bound) {
        List<int[]> parts = splitByAnswer(belief, answersByPose[to]);
        double cost = before;
        // A part with several worlds needs at least one more action.
        for (int[] part : parts) {
            cost += weight(part) * (price(answersByPose[to][part[0]]) + (part.length > 1 ? 1 : 0));
        }
        for (int[] part : parts) {
            if (cost >= bound) return cost;
            if (part.length > 1) cost += choose(to, part).expectedCost - weight(part);
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

    private static boolean isSameAnswer(int[] answers, int[] belief) {
        for (int w : belief) if (answers[w] != answers[belief[0]]) return false;
        return true;
    }

    private static List<int[]> splitByAnswer(int[] belief, int[] answers) {
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

    private void addWorlds(Content[] cells, int at, int guards, int civilians, int objects) {
        if (at == cells.length) {
            if (guards == 0 && civilians == 0 && objects == ContentMasks.OBJECTS) worlds.add(cells.clone());
            return;
        }
        for (Content content : Content.values()) {
            if (at == 0 && !content.isEnterable()) continue;
            boolean object = (ContentMasks.of(content) & ContentMasks.OBJECTS) != 0;
            if (content.isGuard() && guards == 0 || content.isCivilian() && civilians == 0) continue;
            if (object && (objects & ContentMasks.of(content)) != 0) continue;
            cells[at] = content;
            addWorlds(
                    cells,
                    at + 1,
                    guards - (content.isGuard() ? 1 : 0),
                    civilians - (content.isCivilian() ? 1 : 0),
                    objects | (object ? ContentMasks.of(content) : 0));
        }
    }

    private boolean isFullyVisible(Content[] cells) {
        boolean[] reached = new boolean[cells.length];
        boolean[] seen = new boolean[cells.length];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        reached[0] = true;
        seen[0] = true;
        while (!open.isEmpty()) {
            int cell = open.poll();
            for (int heading = 0; heading < 4; heading++) {
                int far = grid.ahead(cell, heading);
                if (far >= 0 && cells[far].isEnterable() && !reached[far]) {
                    reached[far] = true;
                    open.add(far);
                }
                for (int d = 0; d < 3 && far >= 0; d++) {
                    seen[far] = true;
                    far = cells[far] == Content.EMPTY ? grid.ahead(far, heading) : -1;
                }
            }
        }
        for (boolean one : seen) if (!one) return false;
        return true;
    }

    private int answer(Content[] cells, int pose) {
        int vision = 1;
        int far = grid.ahead(pose / 4, pose & 3);
        for (int d = 0; d < 3 && far >= 0; d++) {
            vision = 14 * vision + 1 + cells[far].ordinal();
            far = cells[far] == Content.EMPTY ? grid.ahead(far, pose & 3) : -1;
        }
        int heard = 0;
        for (int c : grid.hearingSquare(pose / 4)) if (cells[c].isPerson()) heard++;
        return 5 * (6 * vision + Math.min(5, heard)) + watching(cells, pose / 4);
    }

    private int watching(Content[] cells, int cell) {
        if (cells[cell].isCivilian()) return 0;
        int watching = 0;
        for (int heading = 0; heading < 4; heading++) {
            int near = grid.ahead(cell, heading);
            if (near < 0) continue;
            int far = cells[near] == Content.EMPTY ? grid.ahead(near, heading) : near;
            int watcher = ContentMasks.guardFacing(heading + 2 & 3);
            if (far >= 0 && ContentMasks.of(cells[far]) == watcher) watching++;
        }
        return watching;
    }

    private static int price(int answer) {
        return 1 + 5 * (answer % 5);
    }
}
