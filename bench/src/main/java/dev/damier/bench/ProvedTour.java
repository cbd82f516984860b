package dev.damier.bench;

import dev.damier.search.CostBuckets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Proves the minimum penalty of a tour that sees every cell except the start, by a player that knows the map.
 *
 * <p>The search is A* over pairs of pose and unseen cells. Its heuristic is a pattern database: the exact minimum penalty of
 * seeing a subset of the cells, the <i>pattern</i>, from every pose. The pattern grows by refinement: as long as the best tour
 * of the pattern leaves cells unseen, the hardest of them are added, up to {@link #MAX_PATTERN}. If it leaves none, it is the
 * best tour, and A* is not needed.
 */
final class ProvedTour {
    /** Maximum number of cells of the pattern; each cell doubles the table. */
    private static final int MAX_PATTERN = 18;

    private static final int FIRST_PATTERN = 10;
    private static final int CELLS_PER_REFINEMENT = 4;

    /** Entries of the table are unsigned bytes. Higher penalties are stored as this value, which stays a lower bound. */
    private static final int MAX_ENTRY = 255;

    private final int poses;
    private final long[] visible;
    private final int[][] successors;
    private final int[][] predecessors;
    private final int[] price;
    private final long goal;

    /** The cells of the pattern. */
    private int[] pattern = new int[0];

    /** The exact penalty by subset of the pattern and pose: {@code table[subset * poses + pose]}. */
    private byte[] table = new byte[0];

    private int lowerBound;
    private int penalty = -1;
    private long expanded;

    /** @param maxStates maximum number of states that A* stores */
    ProvedTour(SeeAllTour tour, int maxStates) {
        poses = tour.visibleCells().length;
        visible = tour.visibleCells();
        goal = tour.goalCells();
        price = new int[poses];
        successors = new int[poses][];
        List<List<Integer>> reverse = new ArrayList<>();
        for (int p = 0; p < poses; p++) reverse.add(new ArrayList<>());
        for (int p = 0; p < poses; p++) {
            price[p] = tour.price(p);
            successors[p] = tour.successors(p);
            for (int to : successors[p]) reverse.get(to).add(p);
        }
        predecessors = new int[poses][];
        for (int p = 0; p < poses; p++)
            predecessors[p] = reverse.get(p).stream().mapToInt(i -> i).toArray();
        refine();
        if (penalty < 0) search(maxStates);
    }

    /** Returns whether the minimum penalty was proved. */
    boolean isProved() {
        return penalty >= 0;
    }

    /** Returns the proved minimum penalty, or a proved lower bound of it. */
    int lowerBound() {
        return lowerBound;
    }

    long expanded() {
        return expanded;
    }

    /** Chooses the pattern. Sets the penalty if the best tour of a pattern sees all cells. */
    private void refine() {
        int[] views = new int[64];
        for (long v : visible)
            for (long rest = v; rest != 0; rest &= rest - 1) views[Long.numberOfTrailingZeros(rest)]++;
        Comparator<Integer> hardestFirst = Comparator.comparingInt(c -> views[c]);
        List<Integer> chosen = new ArrayList<>();
        List<Integer> missing = cells(goal & ~visible[0]);
        int room = FIRST_PATTERN;
        while (true) {
            missing.sort(hardestFirst);
            missing.stream().limit(Math.min(room, MAX_PATTERN - chosen.size())).forEach(chosen::add);
            pattern = chosen.stream().mapToInt(i -> i).toArray();
            buildTable();
            lowerBound = entry(goal & ~visible[0], 0);
            long unseen = unseenByBestTour();
            if (unseen == 0) {
                penalty = lowerBound;
                return;
            }
            if (chosen.size() == MAX_PATTERN) return;
            missing = cells(unseen);
            room = CELLS_PER_REFINEMENT;
        }
    }

    private static List<Integer> cells(long set) {
        List<Integer> cells = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) cells.add(Long.numberOfTrailingZeros(rest));
        return cells;
    }

    /** Returns the minimum penalty of seeing the unseen cells of the pattern. */
    private int entry(long unseen, int pose) {
        return table[subset(unseen) * poses + pose] & 255;
    }

    private int subset(long unseen) {
        int subset = 0;
        for (int i = 0; i < pattern.length; i++) subset |= (int) (unseen >>> pattern[i] & 1) << i;
        return subset;
    }

    /** Computes the table for each subset from those of its own subsets, by Dijkstra's algorithm over the poses. */
    private void buildTable() {
        table = new byte[poses << pattern.length];
        Arrays.fill(table, poses, table.length, (byte) MAX_ENTRY);
        int[] seen = new int[poses];
        for (int p = 0; p < poses; p++) seen[p] = subset(visible[p]);
        CostBuckets queue = new CostBuckets();
        for (int unseen = 1; unseen < 1 << pattern.length; unseen++) {
            int at = unseen * poses;
            queue.clear();
            for (int p = 0; p < poses; p++) {
                if ((seen[p] & unseen) == 0) continue;
                byte cost = table[(unseen & ~seen[p]) * poses + p];
                table[at + p] = cost;
                if (cost != (byte) MAX_ENTRY) queue.add(cost & 255, p);
            }
            while (!queue.isEmpty()) {
                int cost = queue.minCost();
                int p = queue.poll();
                if (cost > (table[at + p] & 255)) continue;
                for (int from : predecessors[p]) {
                    int longer = cost + price[p];
                    if ((seen[from] & unseen) != 0 || longer >= (table[at + from] & 255)) continue;
                    table[at + from] = (byte) longer;
                    queue.add(longer, from);
                }
            }
        }
    }

    /** Follows the best tour of the pattern, and returns the cells that it does not see. */
    private long unseenByBestTour() {
        int pose = 0;
        long unseen = goal & ~visible[0];
        int left = entry(unseen, pose);
        if (left == MAX_ENTRY) return unseen;
        while (left > 0) {
            int next = -1;
            long fewest = 0;
            for (int to : successors[pose]) {
                long after = unseen & ~visible[to];
                if (price[to] + entry(after, to) != left) continue;
                if (next >= 0 && Long.bitCount(after) >= Long.bitCount(fewest)) continue;
                next = to;
                fewest = after;
            }
            left -= price[next];
            pose = next;
            unseen = fewest;
        }
        return unseen;
    }

    /** Runs A* with the table as heuristic. */
    private void search(int maxStates) {
        int mask = Integer.highestOneBit(2 * maxStates) * 2 - 1;
        int[] slots = new int[mask + 1];
        long[] key = new long[maxStates + 4];
        short[] g = new short[maxStates + 4];
        int size = 0;
        CostBuckets open = new CostBuckets();
        long start = goal & ~visible[0];
        key[size++] = start << 8;
        slots[slot(slots, key, start << 8)] = size;
        open.add(lowerBound, 0);
        while (!open.isEmpty()) {
            int f = open.minCost();
            lowerBound = f;
            int id = open.poll();
            int pose = (int) key[id] & 255;
            long unseen = key[id] >>> 8;
            if (g[id] + entry(unseen, pose) < f) continue;
            if (unseen == 0) {
                penalty = f;
                return;
            }
            if (size > maxStates) return;
            expanded++;
            for (int to : successors[pose]) {
                long after = unseen & ~visible[to];
                int rest = entry(after, to);
                int cost = g[id] + price[to];
                long state = after << 8 | to;
                int slot = slot(slots, key, state);
                if (slots[slot] > 0 && g[slots[slot] - 1] <= cost) continue;
                if (slots[slot] == 0) {
                    key[size] = state;
                    slots[slot] = ++size;
                }
                g[slots[slot] - 1] = (short) cost;
                open.add(cost + rest, slots[slot] - 1);
            }
        }
    }

    private static int slot(int[] slots, long[] key, long state) {
        long hash = state * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash ^ hash >>> 32) & slots.length - 1;
        while (slots[slot] > 0 && key[slots[slot] - 1] != state) slot = slot + 1 & slots.length - 1;
        return slot;
    }
}
