package dev.damier.taquin.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The excess of the current board over its Manhattan distance, for each partition. A move updates only the patterns
 * that contain its tile. A pattern that several partitions share is looked up once. For all other patterns, the blank
 * moves to a neighbouring cell and so stays in its region.
 *
 * <p>A move changes the excess of a pattern by at most one, and it does not increase it if the tile moves away from its
 * goal cell. So only partitions whose sum has reached the maximum can reject a move, and these are looked up first.
 * Tables that merge regions can change by more, so they are always looked up.
 *
 * <p>A view ({@link Partition.TableView}) is a pattern table with the map from the cells of this board to the cells of the
 * table's board. Views have indices, and equal views of several partitions share one index.
 */
final class PatternState {
    private final int cells;
    private final PatternTable[] tables;
    /** Whether the value of a view can change by more than one, because its table merges regions. */
    private final boolean[] mayJump;
    /** The cell of the table's board at {@code view * cells + cell}. */
    private final byte[] cellMaps;
    /** By tile: the indices of the views whose pattern contains it. */
    private final int[][] viewsOf;

    /** By view: the indices of the partitions that contain it. */
    private final int[][] partitionsOf;
    /** The maximum number of views of a tile. */
    private final int maxViewsPerTile;

    /** By view: the occupied cells, the order of the tiles and half the excess. */
    private final long[] masks;

    private final int[] orders;
    private final int[] excesses;
    /** By partition, the sum of half the excess over its views. */
    private final int[] partitionSums;

    /** The values that a move replaced, at {@code depth * maxViewsPerTile + index of the view}. */
    private long[] savedMasks = new long[256];

    private int[] savedOrders = new int[256];
    private int[] savedExcesses = new int[256];

    PatternState(NormalizedBoard board, Partition[] partitions) {
        List<Partition.TableView> views = new ArrayList<>();
        List<List<Integer>> counted = new ArrayList<>();
        for (int p = 0; p < partitions.length; p++)
            for (Partition.TableView tableView : partitions[p].views()) {
                int v = 0;
                while (v < views.size() && !views.get(v).isSameAs(tableView)) v++;
                if (v == views.size()) {
                    views.add(tableView);
                    counted.add(new ArrayList<>());
                }
                counted.get(v).add(p);
            }
        cells = board.cells().length;
        tables = new PatternTable[views.size()];
        mayJump = new boolean[tables.length];
        cellMaps = new byte[tables.length * cells];
        masks = new long[tables.length];
        orders = new int[tables.length];
        excesses = new int[tables.length];
        partitionSums = new int[partitions.length];
        partitionsOf = counted.stream()
                .map(list -> list.stream().mapToInt(p -> p).toArray())
                .toArray(int[][]::new);
        for (int v = 0; v < tables.length; v++) {
            tables[v] = views.get(v).table();
            mayJump[v] = tables[v].pattern().mergesRegions();
            for (int cell = 0; cell < cells; cell++)
                cellMaps[v * cells + cell] = (byte) views.get(v).cellMap()[cell];
            initView(v, views.get(v), board);
            for (int p : partitionsOf[v]) partitionSums[p] += excesses[v];
        }
        viewsOf = new int[cells][];
        int widest = 0;
        for (int tile = 0; tile < cells; tile++) {
            int tileNumber = tile;
            viewsOf[tile] = IntStream.range(0, tables.length)
                    .filter(v -> views.get(v).labels()[tileNumber] >= 0)
                    .toArray();
            widest = Math.max(widest, viewsOf[tile].length);
        }
        maxViewsPerTile = widest;
    }

    /** Computes the values of a view for the starting board. */
    private void initView(int v, Partition.TableView tableView, NormalizedBoard board) {
        int[] labelOn = new int[cells];
        Arrays.fill(labelOn, -1);
        for (int cell = 0; cell < cells; cell++) {
            int tile = board.cells()[cell];
            if (tile < 0 || tableView.labels()[tile] < 0) continue;
            masks[v] |= 1L << tableView.cellMap()[cell];
            labelOn[tableView.cellMap()[cell]] = tableView.labels()[tile];
        }
        PatternBlocks blocks = tableView.table().blocks();
        orders[v] = blocks.space.orderNumber(
                Arrays.stream(labelOn).filter(l -> l >= 0).toArray());
        int[] holes = Arrays.stream(board.holeCells())
                .map(h -> tableView.cellMap()[h])
                .toArray();
        excesses[v] = tableView.table().excess(blocks.column(masks[v], holes), orders[v]);
    }

    /** Returns half the number of moves that are certainly needed beyond the Manhattan distance. */
    int excess() {
        int greatest = 0;
        for (int s : partitionSums) greatest = Math.max(greatest, s);
        return greatest;
    }

    /**
     * Makes a move if the excess then stays within a maximum, and returns whether it did.
     *
     * @param other the cell of the second blank, if the tables distinguish two
     * @param nearer whether the tile comes closer to its goal cell
     * @param maxExcess the maximum of {@link #excess} after the move
     */
    boolean tryMove(int tile, int from, int to, int other, boolean nearer, int maxExcess, int depth) {
        int[] views = viewsOf[tile];
        int at = depth * maxViewsPerTile;
        if (at + maxViewsPerTile > savedMasks.length) grow();
        int safeSum = nearer ? maxExcess - 1 : maxExcess;
        int lookedUp = 0;
        for (int i = 0; i < views.length; i++) {
            int v = views[i];
            int viewSum = maxSum(v);
            if (viewSum <= safeSum && !mayJump[v]) continue;
            lookedUp |= 1 << i;
            lookUp(v, from, to, other, at + i);
            if (viewSum - excesses[v] + savedExcesses[at + i] > maxExcess) return false;
        }
        for (int i = 0; i < views.length; i++) {
            if ((lookedUp >> i & 1) == 0) lookUp(views[i], from, to, other, at + i);
        }
        swapWithSaved(views, at);
        return true;
    }

    /** Returns the maximum sum of the partitions that contain a view. */
    private int maxSum(int v) {
        int greatest = 0;
        for (int p : partitionsOf[v]) greatest = Math.max(greatest, partitionSums[p]);
        return greatest;
    }

    /** Computes the values of a view after a move and stores them in the saved arrays. */
    private void lookUp(int v, int from, int to, int other, int at) {
        PatternTable table = tables[v];
        PatternBlocks blocks = table.blocks();
        PatternSpace space = blocks.space;
        int a = cellMaps[v * cells + from];
        int b = cellMaps[v * cells + to];
        long moved = masks[v] ^ 1L << a;
        int rank = Long.bitCount(moved & (1L << a) - 1);
        int rankAfter = Long.bitCount(moved & (1L << b) - 1);
        moved |= 1L << b;
        int newOrder = orders[v];
        if (rank != rankAfter) newOrder = space.orderShifts[rank * space.tileCount + rankAfter][newOrder];
        int slot = blocks.column(space.setNumber(moved), a, cellMaps[v * cells + other]);
        savedMasks[at] = moved;
        savedOrders[at] = newOrder;
        savedExcesses[at] = table.excess(slot, newOrder);
    }

    /** Undoes the last move, which moved this tile at this depth. */
    void undo(int tile, int depth) {
        swapWithSaved(viewsOf[tile], depth * maxViewsPerTile);
    }

    /** Exchanges the current values of some views with the saved ones. */
    private void swapWithSaved(int[] views, int at) {
        for (int i = 0; i < views.length; i++) {
            int v = views[i];
            long m = masks[v];
            int o = orders[v];
            int x = excesses[v];
            masks[v] = savedMasks[at + i];
            orders[v] = savedOrders[at + i];
            excesses[v] = savedExcesses[at + i];
            savedMasks[at + i] = m;
            savedOrders[at + i] = o;
            savedExcesses[at + i] = x;
            int change = excesses[v] - x;
            if (change != 0) for (int p : partitionsOf[v]) partitionSums[p] += change;
        }
    }

    private void grow() {
        savedMasks = Arrays.copyOf(savedMasks, savedMasks.length * 2);
        savedOrders = Arrays.copyOf(savedOrders, savedOrders.length * 2);
        savedExcesses = Arrays.copyOf(savedExcesses, savedExcesses.length * 2);
    }
}
