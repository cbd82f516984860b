package dev.damier.taquin;

/**
 * Where the tiles are, numbered densely: the places of tiles 1, 2, … are digits, each counting the cells below it that no
 * earlier tile took, so that n cells with t tiles have the numbers 0 to n (n-1) … (n-t+1) - 1. At most 64 cells.
 */
final class Arrangement {
    private final int size;
    private final boolean slides;
    /** The neighbour of cell {@code c} this way at {@code c * 4 + way}, or -1. */
    private final int[] steps;

    private final int[] cells;
    private final int[] places;
    private long holes;

    Arrangement(TileBoard board, boolean slides) {
        this.size = board.size();
        this.slides = slides;
        this.steps = board.steps();
        this.cells = board.cells().clone();
        this.places = new int[board.tiles() + 1];
        set(cells);
    }

    /** How many arrangements there are. */
    int count() {
        int count = 1;
        for (int i = 0; i < places.length - 1; i++) count *= size - i;
        return count;
    }

    void set(int[] tiles) {
        holes = 0;
        for (int cell = 0; cell < size; cell++) place(tiles[cell], cell);
    }

    int[] cells() {
        return cells;
    }

    private void place(int tile, int cell) {
        cells[cell] = tile;
        if (tile == 0) holes |= 1L << cell;
        else places[tile] = cell;
    }

    int rank() {
        long free = -1;
        int rank = 0;
        for (int tile = 1; tile < places.length; tile++) {
            long bit = 1L << places[tile];
            rank = rank * (size - tile + 1) + Long.bitCount(free & bit - 1);
            free ^= bit;
        }
        return rank;
    }

    void unrank(int rank) {
        for (int tile = places.length - 1, rest = rank; tile > 0; tile--) {
            int choices = size - tile + 1;
            places[tile] = rest % choices;
            rest /= choices;
        }
        holes = -1L >>> Long.SIZE - size;
        java.util.Arrays.fill(cells, 0);
        for (int tile = 1; tile < places.length; tile++) {
            long from = holes;
            for (int skip = places[tile]; skip > 0; skip--) from &= from - 1;
            holes ^= Long.lowestOneBit(from);
            place(tile, Long.numberOfTrailingZeros(from));
        }
    }

    /** Writes the legal moves and returns how many they are; there are never more than {@code 4 * size}. */
    int moves(int[] buffer) {
        int count = 0;
        for (long rest = holes; rest != 0; rest &= rest - 1) {
            int hole = Long.numberOfTrailingZeros(rest);
            for (int way = 0; way < 4; way++) {
                int from = steps[hole * 4 + (way ^ 2)];
                while (from >= 0 && cells[from] != 0) {
                    buffer[count++] = Slide.code(cells[from], way);
                    from = slides ? steps[from * 4 + (way ^ 2)] : -1;
                }
            }
        }
        return count;
    }

    /** Makes a legal move and returns the one that takes it back. */
    int slide(int move) {
        int way = Slide.way(move);
        int from = places[Slide.tile(move)];
        int hole = steps[from * 4 + way];
        while (cells[hole] != 0) hole = steps[hole * 4 + way];
        int first = cells[steps[hole * 4 + (way ^ 2)]];
        holes ^= 1L << hole | 1L << from;
        for (int to = hole; to != from; ) {
            int next = steps[to * 4 + (way ^ 2)];
            cells[to] = cells[next];
            places[cells[to]] = to;
            to = next;
        }
        cells[from] = 0;
        return Slide.code(first, way ^ 2);
    }
}
