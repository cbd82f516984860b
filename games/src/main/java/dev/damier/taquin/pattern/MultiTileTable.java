package dev.damier.taquin.pattern;

import java.nio.ByteBuffer;

/**
 * A pattern database for the multi-tile metric: the minimum number of moves from each placement of the blank and some tiles
 * to the goal. In this metric one move can carry tiles of several patterns. So the tables of disjoint patterns cannot be
 * added, and one large table is used.
 *
 * <p>The table has two bits per placement: the number of moves modulo 3. Placements one move apart differ by at most 1, so a
 * search that knows the number of moves of a placement also knows it after a move.
 *
 * <p>All blocks of one order are contiguous (26 kB on 4×4), because most moves of a search keep the order.
 */
final class MultiTileTable {
    /** Number of entries per byte. */
    private static final int ENTRIES_PER_BYTE = 4;

    final MultiTileSpace space;

    /** The goal cells of the tiles, ascending. */
    private final int[] tiles;

    private final int goalHole;
    private final ByteBuffer entries;
    private final int entriesPerOrder;

    MultiTileTable(MultiTileSpace space, int[] tiles, int goalHole, ByteBuffer entries) {
        this.space = space;
        this.tiles = tiles;
        this.goalHole = goalHole;
        this.entries = entries;
        entriesPerOrder = entriesPerOrder(space.blockCount());
    }

    /** Returns the number of entries of one order of the tiles: one per block, rounded up to whole bytes. */
    static int entriesPerOrder(int blocks) {
        return (blocks + ENTRIES_PER_BYTE - 1) / ENTRIES_PER_BYTE * ENTRIES_PER_BYTE;
    }

    /** Returns the size of a table that distinguishes some tiles of a board with this many cells, in bytes. */
    static long bytes(int cells, int tiles) {
        int sets = 1;
        long orders = 1;
        for (int i = 1; i <= tiles; i++) {
            sets = sets * (cells - tiles + i) / i;
            orders *= i;
        }
        return orders * entriesPerOrder(sets * (cells - tiles)) / ENTRIES_PER_BYTE;
    }

    /** Returns the number of moves modulo 3. */
    int movesModulo3(int set, int hole, int order) {
        int at = order * entriesPerOrder + space.block(set, hole);
        return entries.get(at >> 2) >> (at & 3) * 2 & 3;
    }

    /** Returns the number of moves of a placement that is one move from a placement with {@code moves} moves. */
    int movesAfter(int moves, int set, int hole, int order) {
        // The sum modulo 3 is 0 if one move less is needed, 1 if as many, 2 if one more.
        return moves - 1 + (movesModulo3(set, hole, order) + 4 - moves % 3) % 3;
    }

    /**
     * Returns the set of cells of the tiles.
     *
     * @param cells the goal cell of the tile on each cell, -1 for the blank
     */
    int setOf(int[] cells) {
        int set = 0;
        for (int cell = 0; cell < cells.length; cell++) if (index(cells[cell]) >= 0) set |= 1 << cell;
        return set;
    }

    /** Returns the order of the tiles on a board. */
    int orderOf(int[] cells) {
        int[] permutation = new int[tiles.length];
        int n = 0;
        for (int tile : cells) if (index(tile) >= 0) permutation[n++] = index(tile);
        return space.order(permutation);
    }

    /** Returns whether the table distinguishes this tile. */
    boolean contains(int tile) {
        return index(tile) >= 0;
    }

    private int index(int tile) {
        for (int i = 0; i < tiles.length; i++) if (tiles[i] == tile) return i;
        return -1;
    }

    /** Returns the number of moves of a placement. It follows a shortest path to the goal. */
    int moves(int set, int hole, int order) {
        int goalSet = 0;
        for (int tile : tiles) goalSet |= 1 << tile;
        int currentSet = set;
        int currentHole = hole;
        int currentOrder = order;
        int moves = 0;
        while (currentSet != goalSet || currentHole != goalHole || currentOrder != 0) {
            int wanted = (movesModulo3(currentSet, currentHole, currentOrder) + 2) % 3;
            boolean found = false;
            for (int direction = 0; direction < 4 && !found; direction++) {
                int s = currentSet;
                int h = currentHole;
                int o = currentOrder;
                for (int source = space.neighbour(h, direction);
                        source >= 0 && !found;
                        source = space.neighbour(h, direction)) {
                    short[] rotation = space.rotation(s, source, h);
                    if (rotation != null) o = rotation[o];
                    s = MultiTileSpace.setAfter(s, source, h);
                    h = source;
                    found = movesModulo3(s, h, o) == wanted;
                }
                if (!found) continue;
                currentSet = s;
                currentHole = h;
                currentOrder = o;
            }
            if (!found) throw new IllegalStateException("the table has no path to the goal");
            moves++;
        }
        return moves;
    }
}
