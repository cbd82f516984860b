package dev.damier.taquin;

/**
 * An arrangement of tiles that can be converted to a number (<i>rank</i>) and back. It is for boards of at most 64
 * cells.
 *
 * <p>The rank has one digit per tile. The digit of a tile is the number of cells before it that no lower tile occupies.
 * So n cells with t tiles have the ranks 0 to n (n-1) … (n-t+1) - 1. Example: on four cells, tiles 1 and 2 in cells 2
 * and 3 have the digits 2 and 2, and the rank 2 · 3 + 2 = 8.
 */
final class Arrangement {
    private final int size;
    /** Whether a segment of tiles slides as one move. */
    private final boolean multiTile;
    /** The neighbour of cell {@code c} in a direction at {@code c * 4 + direction}, or -1. */
    private final int[] neighbours;

    private final int[] cells;
    private final int[] cellOfTile;
    /** The blanks, one bit per cell. */
    private long holes;

    Arrangement(TileBoard board, boolean multiTile) {
        this.size = board.size();
        this.multiTile = multiTile;
        this.neighbours = board.neighbours();
        this.cells = board.cells().clone();
        this.cellOfTile = new int[board.tileCount() + 1];
        set(cells);
    }

    /** Returns the number of arrangements. */
    int count() {
        int count = 1;
        for (int i = 0; i < cellOfTile.length - 1; i++) count *= size - i;
        return count;
    }

    /** Sets the tile of each cell. */
    void set(int[] tiles) {
        holes = 0;
        for (int cell = 0; cell < size; cell++) placeTile(tiles[cell], cell);
    }

    int[] cells() {
        return cells;
    }

    private void placeTile(int tile, int cell) {
        cells[cell] = tile;
        if (tile == 0) holes |= 1L << cell;
        else cellOfTile[tile] = cell;
    }

    /** Returns the rank of this arrangement. */
    int rank() {
        long free = -1;
        int rank = 0;
        for (int tile = 1; tile < cellOfTile.length; tile++) {
            long bit = 1L << cellOfTile[tile];
            rank = rank * (size - tile + 1) + Long.bitCount(free & bit - 1);
            free ^= bit;
        }
        return rank;
    }

    /** Sets the arrangement with this rank. */
    void unrank(int rank) {
        for (int tile = cellOfTile.length - 1, rest = rank; tile > 0; tile--) {
            int choices = size - tile + 1;
            cellOfTile[tile] = rest % choices;
            rest /= choices;
        }
        holes = -1L >>> Long.SIZE - size;
        java.util.Arrays.fill(cells, 0);
        for (int tile = 1; tile < cellOfTile.length; tile++) {
            long from = holes;
            for (int skip = cellOfTile[tile]; skip > 0; skip--) from &= from - 1;
            holes ^= Long.lowestOneBit(from);
            placeTile(tile, Long.numberOfTrailingZeros(from));
        }
    }

    /** Writes the legal moves into the buffer and returns their number, at most {@code 4 * size}. */
    int moves(int[] buffer) {
        int count = 0;
        for (long rest = holes; rest != 0; rest &= rest - 1) {
            int hole = Long.numberOfTrailingZeros(rest);
            for (int direction = 0; direction < 4; direction++) {
                int from = neighbours[hole * 4 + (direction ^ 2)];
                while (from >= 0 && cells[from] != 0) {
                    buffer[count++] = Slide.code(cells[from], direction);
                    from = multiTile ? neighbours[from * 4 + (direction ^ 2)] : -1;
                }
            }
        }
        return count;
    }

    /** Makes a legal move and returns the move that undoes it. */
    int slide(int move) {
        int direction = Slide.direction(move);
        int from = cellOfTile[Slide.tile(move)];
        int hole = neighbours[from * 4 + direction];
        while (cells[hole] != 0) hole = neighbours[hole * 4 + direction];
        int first = cells[neighbours[hole * 4 + (direction ^ 2)]];
        holes ^= 1L << hole | 1L << from;
        for (int to = hole; to != from; ) {
            int next = neighbours[to * 4 + (direction ^ 2)];
            cells[to] = cells[next];
            cellOfTile[cells[to]] = to;
            to = next;
        }
        cells[from] = 0;
        return Slide.code(first, direction ^ 2);
    }
}
