package dev.damier.taquin.pattern;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The placements of the blank and some tiles of a board with one blank, numbered for the multi-tile metric. All other tiles
 * look alike.
 *
 * <p>A <em>block</em> is the set of cells of the tiles together with the cell of the blank. The <em>order</em> is the number of
 * the permutation of the tiles in the cells of the set, in reading order. A horizontal move keeps the order. A vertical move
 * changes it in the same way for all placements of a block, and {@link #rotation} has the new orders.
 */
final class MultiTileSpace {
    final int rows;
    final int columns;
    final int size;

    /** Number of tiles that are distinguished. */
    final int tileCount;

    /** Number of orders of a block. */
    final int orders;

    /** By set of cells, as bits: its number, or -1 if it has another number of cells. */
    private final short[] setNumber;

    private final int setCount;

    /** By old and new position of the tile that moves in the reading order: the new order by old order. Null if not used. */
    private final short[][] rotations;

    /** By {@code cell * 4 + direction}: the next cell, or -1. */
    private final int[] neighbours;

    MultiTileSpace(int rows, int columns, int tileCount) {
        this.rows = rows;
        this.columns = columns;
        this.tileCount = tileCount;
        size = rows * columns;
        neighbours = new int[size * 4];
        Arrays.setAll(neighbours, i -> newNeighbour(i / 4, i % 4));
        setNumber = new short[1 << size];
        Arrays.fill(setNumber, (short) -1);
        int sets = 0;
        for (int set = 0; set < setNumber.length; set++)
            if (Integer.bitCount(set) == tileCount) setNumber[set] = (short) sets++;
        setCount = sets;
        int factorial = 1;
        for (int i = 2; i <= tileCount; i++) factorial *= i;
        orders = factorial;
        rotations = new short[tileCount * tileCount][];
        for (int from = 0; from < tileCount; from++)
            for (int to = 0; to < tileCount; to++)
                if (from != to && Math.abs(from - to) < columns) rotations[from * tileCount + to] = newOrders(from, to);
    }

    private short[] newOrders(int from, int to) {
        short[] result = new short[orders];
        int[] permutation = new int[tileCount];
        for (int order = 0; order < orders; order++) {
            permutation(order, permutation);
            int moved = permutation[from];
            if (from < to) System.arraycopy(permutation, from + 1, permutation, from, to - from);
            else System.arraycopy(permutation, to, permutation, to + 1, from - to);
            permutation[to] = moved;
            result[order] = (short) order(permutation);
        }
        return result;
    }

    /** Returns the number of a permutation in lexicographic order. */
    int order(int[] permutation) {
        int order = 0;
        for (int i = 0; i < tileCount; i++) {
            int smaller = 0;
            for (int j = i + 1; j < tileCount; j++) if (permutation[j] < permutation[i]) smaller++;
            order = order * (tileCount - i) + smaller;
        }
        return order;
    }

    /** Writes the permutation with this number. */
    private void permutation(int order, int[] to) {
        int rest = order;
        for (int i = tileCount - 1; i >= 0; i--) {
            to[i] = rest % (tileCount - i);
            rest /= tileCount - i;
            for (int j = i + 1; j < tileCount; j++) if (to[j] >= to[i]) to[j]++;
        }
    }

    /** Returns the number of blocks. */
    int blockCount() {
        return setCount * (size - tileCount);
    }

    /** Returns the block of a set of cells and the cell of the blank. */
    int block(int set, int hole) {
        return setNumber[set] * (size - tileCount) + Integer.bitCount(~set & (1 << hole) - 1);
    }

    /** Returns whether this number of cells is a valid set, see {@link #block}. */
    boolean isSet(int set) {
        return setNumber[set] >= 0;
    }

    /** Returns the set of cells after the tile or other content of {@code source} has moved to {@code hole}. */
    static int setAfter(int set, int source, int hole) {
        return (set >> source & 1) == 0 ? set : set ^ 1 << source ^ 1 << hole;
    }

    /**
     * Returns the new orders after a tile of the set has moved from {@code source} to {@code hole}, or null if the orders do
     * not change.
     */
    short @Nullable [] rotation(int set, int source, int hole) {
        if ((set >> source & 1) == 0) return null;
        int from = Integer.bitCount(set & (1 << source) - 1);
        int to = Integer.bitCount(setAfter(set, source, hole) & (1 << hole) - 1);
        return from == to ? null : rotations[from * tileCount + to];
    }

    /** Returns the order after a tile of the set has moved from {@code source} to {@code hole}. */
    int orderAfter(int set, int order, int source, int hole) {
        int from = Integer.bitCount(set & (1 << source) - 1);
        int to = Integer.bitCount((set ^ 1 << source) & (1 << hole) - 1);
        if (from == to) return order;
        return rotations[from * tileCount + to][order];
    }

    /** Returns the cell next to a cell in a direction (N E S W = 0 1 2 3), or -1 beyond the rim. */
    int neighbour(int cell, int direction) {
        return neighbours[cell * 4 + direction];
    }

    private int newNeighbour(int cell, int direction) {
        return switch (direction) {
            case 0 -> cell >= columns ? cell - columns : -1;
            case 1 -> cell % columns < columns - 1 ? cell + 1 : -1;
            case 2 -> cell < size - columns ? cell + columns : -1;
            default -> cell % columns > 0 ? cell - 1 : -1;
        };
    }
}
