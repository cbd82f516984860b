package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which pattern tables serve a board: partitions of its tiles, of which the greatest estimate counts.
 *
 * @param partitions for each partition its patterns, for each pattern the cells its tiles want
 * @param followed the goal cells of the holes the tables follow; empty for hole-agnostic tables
 */
record PatternPlan(NormalizedBoard frame, List<int[][]> partitions, int[] followed) {
    /** Tables of this many placements are built while a person waits; of the greater number, if it pays. */
    private static final long QUICK = 7_000_000;

    private static final long THOROUGH = 130_000_000;
    private static final int MAX_CELLS = 36;
    private static final int MAX_FOLLOWED = 2;
    /** Following two holes multiplies the blocks of a table: the limit is divided by this. */
    private static final int TWO_HOLES = 2;

    /** Known to be good for a hole in the last corner: two halves for 4×4, Korf and Felner's quarters for 5×5. */
    private static final int[][] HALVES = {{0, 1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14}};

    private static final int[][] QUARTERS = {
        {0, 1, 2, 5, 6, 7}, {3, 4, 8, 9, 13, 14}, {10, 11, 15, 16, 20, 21}, {12, 17, 18, 19, 22, 23}
    };
    private static final int[][] BLOCKS = {
        {0, 1, 5, 6, 10, 11}, {2, 3, 4, 7, 8, 9}, {12, 13, 14, 17, 18, 19}, {15, 16, 20, 21, 22, 23}
    };

    /** No tables at all: plain Manhattan distance. */
    static PatternPlan none(NormalizedBoard normalized) {
        return new PatternPlan(normalized, List.of(), new int[0]);
    }

    /** Tables that take about a second to build. */
    static PatternPlan quick(NormalizedBoard normalized) {
        return banded(normalized, QUICK);
    }

    /** Quick tables that follow no hole, so that all goals share them. */
    static PatternPlan agnostic(NormalizedBoard normalized) {
        return new PatternPlan(normalized, quick(normalized).partitions, new int[0]);
    }

    /** The strongest tables worth having. */
    static PatternPlan thorough(NormalizedBoard normalized) {
        boolean cornered = normalized.rows() == normalized.columns() && normalized.lastHoles();
        int holes = normalized.goalHoles().length;
        if (cornered && normalized.rows() == 4 && holes == 1) return withTransposed(normalized, HALVES);
        if (cornered && normalized.rows() == 5 && holes == 1) return withTransposed(normalized, QUARTERS);
        if (cornered && normalized.rows() == 5 && holes == 2)
            return new PatternPlan(normalized, List.of(without(QUARTERS, 23), without(BLOCKS, 23)), followed(normalized));
        return banded(normalized, holes == 2 ? THOROUGH / TWO_HOLES : THOROUGH);
    }

    private static PatternPlan withTransposed(NormalizedBoard normalized, int[][] patterns) {
        int[] transposed = Symmetry.cells(normalized.rows(), normalized.columns(), 4);
        int[][] others = Arrays.stream(patterns)
                .map(tiles ->
                        Arrays.stream(tiles).map(t -> transposed[t]).sorted().toArray())
                .toArray(int[][]::new);
        return new PatternPlan(normalized, List.of(patterns, others), followed(normalized));
    }

    private static int[][] without(int[][] patterns, int cell) {
        return Arrays.stream(patterns)
                .map(tiles -> Arrays.stream(tiles).filter(t -> t != cell).toArray())
                .toArray(int[][]::new);
    }

    private static int[] followed(NormalizedBoard normalized) {
        return normalized.goalHoles().length <= MAX_FOLLOWED ? normalized.goalHoles() : new int[0];
    }

    /** For any board: bands two rows wide, cut into patterns as large as the limit allows; and the same by columns. */
    private static PatternPlan banded(NormalizedBoard normalized, long limit) {
        int n = normalized.rows() * normalized.columns();
        int tiles = n - normalized.goalHoles().length;
        if (n > MAX_CELLS || tiles == 0 || normalized.rows() == 1) return none(normalized);
        int max = 1;
        for (long size = n; max < Math.min(tiles, 8) && (size *= n - max) <= limit; ) max++;
        List<int[][]> partitions = new ArrayList<>();
        partitions.add(bands(normalized, max, false));
        if (tiles > max) partitions.add(bands(normalized, max, true));
        return new PatternPlan(normalized, partitions, followed(normalized));
    }

    private static int[][] bands(NormalizedBoard normalized, int max, boolean upright) {
        int across = upright ? normalized.columns() : normalized.rows();
        int along = upright ? normalized.rows() : normalized.columns();
        List<Integer> cells = new ArrayList<>();
        boolean forth = true;
        for (int band = 0; band < across; forth = !forth) {
            int end = across - band <= 3 ? across : band + 2;
            for (int i = 0; i < along; i++)
                for (int line = band; line < end; line++) {
                    int place = forth ? i : along - 1 - i;
                    int cell = upright ? place * normalized.columns() + line : line * normalized.columns() + place;
                    if (Arrays.binarySearch(normalized.goalHoles(), cell) < 0) cells.add(cell);
                }
            band = end;
        }
        int parts = (cells.size() + max - 1) / max;
        int[][] patterns = new int[parts][];
        for (int p = 0; p < parts; p++)
            patterns[p] = cells.subList(p * max, Math.min(cells.size(), (p + 1) * max)).stream()
                    .mapToInt(Integer::intValue)
                    .sorted()
                    .toArray();
        return patterns;
    }

    /** The distinct tables this plan needs. */
    Set<Pattern> patterns() {
        Set<Pattern> result = new LinkedHashSet<>();
        for (int[][] partition : partitions) for (int[] tiles : partition) result.add(shared(tiles).pattern);
        return result;
    }

    /** The partitions with their tables, or nothing if the control stopped the building of one. */
    Optional<Partition[]> tables(PatternTables tables, Control control) {
        Partition[] result = new Partition[partitions.size()];
        for (int p = 0; p < result.length; p++) {
            List<Partition.View> views = new ArrayList<>();
            for (int[] tiles : partitions.get(p)) {
                Shared shared = shared(tiles);
                Optional<PatternTable> table = tables.get(shared.pattern, control);
                if (table.isEmpty()) return Optional.empty();
                int[] label = new int[shared.cell.length];
                for (int tile = 0; tile < label.length; tile++)
                    label[tile] = Math.max(-1, Arrays.binarySearch(shared.pattern.tiles(), shared.cell[tile]));
                views.add(new Partition.View(table.get(), shared.cell, label));
            }
            result[p] = new Partition(views.toArray(Partition.View[]::new));
        }
        return Optional.of(result);
    }

    private record Shared(Pattern pattern, int[] cell) {}

    /** Of all symmetric images of a pattern the least: they share its table. */
    private Shared shared(int[] tiles) {
        Shared best = null;
        for (int symmetry = 0; symmetry < (frame.rows() == frame.columns() ? 8 : 4); symmetry++) {
            int[] cell = Symmetry.cells(frame.rows(), frame.columns(), symmetry);
            int[] holes = image(followed, cell);
            if (!Arrays.equals(holes, followed)) continue;
            int[] image = image(tiles, cell);
            if (best == null || Arrays.compare(image, best.pattern.tiles()) < 0)
                best = new Shared(new Pattern(frame.rows(), frame.columns(), image, holes), cell);
        }
        return best;
    }

    private static int[] image(int[] cells, int[] map) {
        return Arrays.stream(cells).map(c -> map[c]).sorted().toArray();
    }
}
