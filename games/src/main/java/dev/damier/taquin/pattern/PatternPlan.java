package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The pattern databases for a board: one or more partitions of its tiles. The maximum of the partitions' estimates is
 * used.
 *
 * @param partitions for each partition its patterns, for each pattern the goal cells of its tiles
 * @param followedHoles the goal cells of the blanks that the tables distinguish; empty for tables that ignore the
 *     blanks
 */
record PatternPlan(NormalizedBoard board, List<int[][]> partitions, int[] followedHoles) {
    /** The maximum number of placements of a quick table, which is built while the user waits. */
    private static final long MAX_QUICK_PLACEMENTS = 7_000_000;

    /** The maximum number of placements of a strong table. */
    private static final long MAX_STRONG_PLACEMENTS = 130_000_000;

    private static final int MAX_CELLS = 36;
    /** The maximum number of blanks that tables distinguish. */
    private static final int MAX_FOLLOWED = 2;
    /**
     * A table that distinguishes two blanks has more blocks, so its maximum number of placements is divided by this.
     */
    private static final int TWO_HOLES_DIVISOR = 2;

    /** Good partitions for a blank in the last corner: two halves for 4×4, the quarters of Korf and Felner for 5×5. */
    private static final int[][] HALVES = {{0, 1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14}};

    private static final int[][] QUARTERS = {
        {0, 1, 2, 5, 6, 7}, {3, 4, 8, 9, 13, 14}, {10, 11, 15, 16, 20, 21}, {12, 17, 18, 19, 22, 23}
    };
    private static final int[][] BRICKS = {
        {0, 1, 5, 6, 10, 11}, {2, 3, 4, 7, 8, 9}, {12, 13, 14, 17, 18, 19}, {15, 16, 20, 21, 22, 23}
    };

    /** Returns a plan without tables. The estimate is the Manhattan distance. */
    static PatternPlan none(NormalizedBoard normalized) {
        return new PatternPlan(normalized, List.of(), new int[0]);
    }

    /** Returns a plan whose tables take about a second to build. */
    static PatternPlan quick(NormalizedBoard normalized) {
        return inBands(normalized, MAX_QUICK_PLACEMENTS);
    }

    /** Returns the quick plan with tables that ignore the blanks, so that all goals share them. */
    static PatternPlan holeAgnostic(NormalizedBoard normalized) {
        return new PatternPlan(normalized, quick(normalized).partitions, new int[0]);
    }

    /** Returns the plan with the strongest tables. */
    static PatternPlan strong(NormalizedBoard normalized) {
        boolean squareWithCornerHoles = normalized.rows() == normalized.columns() && normalized.hasHolesLast();
        int holes = normalized.goalHoles().length;
        if (squareWithCornerHoles && normalized.rows() == 4 && holes == 1) return withTransposed(normalized, HALVES);
        if (squareWithCornerHoles && normalized.rows() == 5 && holes == 1) return withTransposed(normalized, QUARTERS);
        if (squareWithCornerHoles && normalized.rows() == 5 && holes == 2)
            return new PatternPlan(
                    normalized,
                    List.of(withoutTile(QUARTERS, 23), withoutTile(BRICKS, 23)),
                    followableHoles(normalized));
        return inBands(normalized, holes == 2 ? MAX_STRONG_PLACEMENTS / TWO_HOLES_DIVISOR : MAX_STRONG_PLACEMENTS);
    }

    /** Returns a plan with a partition and its transposed image. */
    private static PatternPlan withTransposed(NormalizedBoard normalized, int[][] patterns) {
        int[] transposed = Symmetry.cellMap(normalized.rows(), normalized.columns(), 4);
        int[][] others = Arrays.stream(patterns)
                .map(tiles ->
                        Arrays.stream(tiles).map(t -> transposed[t]).sorted().toArray())
                .toArray(int[][]::new);
        return new PatternPlan(normalized, List.of(patterns, others), followableHoles(normalized));
    }

    /** Returns the patterns without the tile whose goal cell is {@code removed}. */
    private static int[][] withoutTile(int[][] patterns, int removed) {
        return Arrays.stream(patterns)
                .map(tiles -> Arrays.stream(tiles).filter(t -> t != removed).toArray())
                .toArray(int[][]::new);
    }

    /** Returns the goal cells of the blanks if tables can distinguish them, otherwise none. */
    private static int[] followableHoles(NormalizedBoard normalized) {
        return normalized.goalHoles().length <= MAX_FOLLOWED ? normalized.goalHoles() : new int[0];
    }

    /**
     * Returns a plan for any board. Bands of two rows are cut into patterns as large as the limit allows. A second
     * partition does the same with columns.
     */
    private static PatternPlan inBands(NormalizedBoard normalized, long limit) {
        int n = normalized.rows() * normalized.columns();
        int tiles = n - normalized.goalHoles().length;
        if (n > MAX_CELLS || tiles == 0 || normalized.rows() == 1) return none(normalized);
        int max = 1;
        for (long size = n; max < Math.min(tiles, 8) && (size *= n - max) <= limit; ) max++;
        List<int[][]> partitions = new ArrayList<>();
        partitions.add(bandPatterns(normalized, max, false));
        if (tiles > max) partitions.add(bandPatterns(normalized, max, true));
        return new PatternPlan(normalized, partitions, followableHoles(normalized));
    }

    /** Returns the patterns of one partition in bands. */
    private static int[][] bandPatterns(NormalizedBoard normalized, int max, boolean byColumns) {
        int lineCount = byColumns ? normalized.columns() : normalized.rows();
        int lineLength = byColumns ? normalized.rows() : normalized.columns();
        List<Integer> cells = new ArrayList<>();
        boolean forward = true;
        for (int band = 0; band < lineCount; forward = !forward) {
            int end = lineCount - band <= 3 ? lineCount : band + 2;
            for (int i = 0; i < lineLength; i++)
                for (int line = band; line < end; line++) {
                    int place = forward ? i : lineLength - 1 - i;
                    int cell = byColumns ? place * normalized.columns() + line : line * normalized.columns() + place;
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

    /** Returns the patterns of all tables that this plan needs. */
    Set<Pattern> patterns() {
        Set<Pattern> result = new LinkedHashSet<>();
        for (int[][] partition : partitions) for (int[] tiles : partition) result.add(canonical(tiles).pattern);
        return result;
    }

    /** Returns the partitions with their tables. Empty if the control stopped the construction of a table. */
    Optional<Partition[]> load(PatternTables tables, Control control) {
        Partition[] result = new Partition[partitions.size()];
        for (int p = 0; p < result.length; p++) {
            List<Partition.TableView> views = new ArrayList<>();
            for (int[] tiles : partitions.get(p)) {
                SharedPattern sharedPattern = canonical(tiles);
                Optional<PatternTable> table = tables.get(sharedPattern.pattern, control);
                if (table.isEmpty()) return Optional.empty();
                int[] label = new int[sharedPattern.cellMap.length];
                for (int tile = 0; tile < label.length; tile++)
                    label[tile] = Math.max(
                            -1, Arrays.binarySearch(sharedPattern.pattern.tiles(), sharedPattern.cellMap[tile]));
                views.add(new Partition.TableView(table.get(), sharedPattern.cellMap, label));
            }
            result[p] = new Partition(views.toArray(Partition.TableView[]::new));
        }
        return Optional.of(result);
    }

    /** A pattern and the symmetry that maps the board to it. */
    private record SharedPattern(Pattern pattern, int[] cellMap) {}

    /** Returns the first of all symmetric images of a pattern, so that they share one table. */
    private SharedPattern canonical(int[] tiles) {
        SharedPattern best = null;
        for (int symmetry = 0; symmetry < (board.rows() == board.columns() ? 8 : 4); symmetry++) {
            int[] cell = Symmetry.cellMap(board.rows(), board.columns(), symmetry);
            int[] holes = mapCells(followedHoles, cell);
            if (!Arrays.equals(holes, followedHoles)) continue;
            int[] image = mapCells(tiles, cell);
            if (best == null || Arrays.compare(image, best.pattern.tiles()) < 0)
                best = new SharedPattern(new Pattern(board.rows(), board.columns(), image, holes), cell);
        }
        return Objects.requireNonNull(best, "the identity is a symmetry of every board");
    }

    private static int[] mapCells(int[] cells, int[] map) {
        return Arrays.stream(cells).map(c -> map[c]).sorted().toArray();
    }
}
