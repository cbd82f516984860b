package dev.damier.taquin.pattern;

/**
 * A {@link MultiTileTable} as one search reads it, for the board or for the transposed board. It holds the placement of the
 * table's tiles at each depth of the search, and the placement after the move that is being made.
 */
final class MultiTileView {
    private final MultiTileTable table;
    private final MultiTileSpace space;

    /** By cell of the board, the cell that the table reads: the same or the transposed one. */
    private final int[] cellMap;

    /** The axis of the board whose moves change the order of the tiles: 0 for vertical moves, 1 if transposed. */
    private final int orderAxis;

    /** The tiles of the board that the table distinguishes, as bits. */
    private final int tileBits;

    private final int[] sets;
    private final int[] orders;
    private final int[] moves;

    private int set;
    private int order;
    private int movesAfter;

    /**
     * Creates a view.
     *
     * @param cellMap by cell, the cell that the table reads
     * @param maxDepth maximum depth of the search
     */
    MultiTileView(MultiTileTable table, int[] cellMap, boolean transposed, int maxDepth) {
        this.table = table;
        this.cellMap = cellMap;
        space = table.space;
        orderAxis = transposed ? 1 : 0;
        int bits = 0;
        for (int tile = 0; tile < cellMap.length; tile++) if (table.contains(cellMap[tile])) bits |= 1 << tile;
        tileBits = bits;
        sets = new int[maxDepth + 1];
        orders = new int[maxDepth + 1];
        moves = new int[maxDepth + 1];
    }

    /**
     * Sets the placement at depth 0 and returns its number of moves.
     *
     * @param cells the goal cell of the tile on each cell, -1 for the blank
     */
    int start(int[] cells, int hole) {
        int[] seen = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++)
            seen[cellMap[cell]] = cells[cell] < 0 ? -1 : cellMap[cells[cell]];
        sets[0] = table.setOf(seen);
        orders[0] = table.orderOf(seen);
        moves[0] = table.moves(sets[0], cellMap[hole], orders[0]);
        return moves[0];
    }

    /** Continues from the placement at a depth. */
    void read(int depth) {
        set = sets[depth];
        order = orders[depth];
    }

    /** Moves one tile of the board into the blank. Several tiles can follow each other in one move. */
    void slide(int tile, int source, int hole, int axis) {
        if ((tileBits >> tile & 1) == 0) return;
        int from = cellMap[source];
        int to = cellMap[hole];
        if (axis == orderAxis) order = space.orderAfter(set, order, from, to);
        set ^= 1 << from | 1 << to;
    }

    /**
     * Returns the number of moves of the placement after the move.
     *
     * @param depth the depth before the move
     */
    int movesAfter(int depth, int hole) {
        movesAfter = table.movesAfter(moves[depth], set, cellMap[hole], order);
        return movesAfter;
    }

    /** Stores the placement after the move, for which {@link #movesAfter} was called. */
    void write(int depth) {
        sets[depth] = set;
        orders[depth] = order;
        moves[depth] = movesAfter;
    }
}
