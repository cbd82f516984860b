package dev.damier.taquin;

import java.util.Arrays;

/**
 * An arrangement and the one wanted. Cells are in reading order; 0 is a hole. Both arrays hold the same tiles.
 *
 * @param cells tile at each cell
 * @param goal tile wanted at each cell
 */
public record TileBoard(int rows, int columns, int[] cells, int[] goal) {
    static final int MIN_SIDE = 2;
    static final int MAX_SIDE = 100;

    public int size() {
        return rows * columns;
    }

    public int holes() {
        int holes = 0;
        for (int tile : cells) if (tile == 0) holes++;
        return holes;
    }

    public int tiles() {
        return size() - holes();
    }

    public boolean solved() {
        return Arrays.equals(cells, goal);
    }

    /** The same puzzle, arranged otherwise. */
    public TileBoard with(int[] arrangement) {
        return new TileBoard(rows, columns, arrangement, goal);
    }

    /** The goal cell of each tile; what stands at index 0 means nothing. */
    public int[] homes() {
        int[] homes = new int[tiles() + 1];
        for (int cell = 0; cell < goal.length; cell++) if (goal[cell] != 0) homes[goal[cell]] = cell;
        return homes;
    }

    /** The cell one step this way, or -1 over the rim. */
    public int step(int cell, int way) {
        int row = cell / columns;
        int column = cell % columns;
        return switch (way) {
            case Slide.UP -> row > 0 ? cell - columns : -1;
            case Slide.RIGHT -> column < columns - 1 ? cell + 1 : -1;
            case Slide.DOWN -> row < rows - 1 ? cell + columns : -1;
            default -> column > 0 ? cell - 1 : -1;
        };
    }

    /** All steps: the neighbour of cell {@code c} at {@code c * 4 + way}, or -1. */
    public int[] steps() {
        int[] steps = new int[size() * 4];
        for (int i = 0; i < steps.length; i++) steps[i] = step(i >> 2, i & 3);
        return steps;
    }

    public int distance(int a, int b) {
        return Math.abs(a / columns - b / columns) + Math.abs(a % columns - b % columns);
    }

    /** The sum over the tiles of their distance from home. */
    public int manhattan() {
        int[] homes = homes();
        int sum = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != 0) sum += distance(cell, homes[cells[cell]]);
        }
        return sum;
    }

    /**
     * Whether the goal can be reached, decided without search. A move swaps the one hole with a tile and steps the hole
     * once, so the parity of the permutation and that of the hole's distance from home change together and must agree; on
     * a board of at least 2×2 that is enough. Two identical holes can trade places, which mends either parity.
     */
    public boolean solvable() {
        if (holes() > 1) return true;
        int[] homes = homes();
        int[] target = new int[size()];
        int parity = 0;
        for (int cell = 0; cell < target.length; cell++) {
            if (cells[cell] != 0) {
                target[cell] = homes[cells[cell]];
            } else {
                for (int end = 0; end < target.length; end++) if (goal[end] == 0) target[cell] = end;
                parity = distance(cell, target[cell]) & 1;
            }
        }
        return parity == parity(target);
    }

    /** 0 for an even permutation, 1 for an odd one: a cycle of length k is k - 1 swaps. */
    private static int parity(int[] permutation) {
        boolean[] seen = new boolean[permutation.length];
        int swaps = 0;
        for (int start = 0; start < permutation.length; start++) {
            for (int i = start; !seen[i]; i = permutation[i]) {
                seen[i] = true;
                if (permutation[i] != start) swaps++;
            }
        }
        return swaps & 1;
    }
}
