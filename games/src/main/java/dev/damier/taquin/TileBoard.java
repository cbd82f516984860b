package dev.damier.taquin;

import java.util.Arrays;

/**
 * An arrangement of tiles and a goal. Cells are in reading order, and 0 is a blank. Both arrays contain the same tiles.
 *
 * @param cells the tile of each cell
 * @param goal the tile of each cell in the goal
 */
public record TileBoard(int rows, int columns, int[] cells, int[] goal) {
    static final int MIN_SIDE = 2;
    static final int MAX_SIDE = 100;

    /** Returns the number of cells. */
    public int size() {
        return rows * columns;
    }

    /** Returns the number of blanks. */
    public int holeCount() {
        int count = 0;
        for (int tile : cells) if (tile == 0) count++;
        return count;
    }

    /** Returns the number of tiles. */
    public int tileCount() {
        return size() - holeCount();
    }

    /** Returns whether the arrangement is the goal. */
    public boolean isSolved() {
        return Arrays.equals(cells, goal);
    }

    /** Returns a board with another arrangement and the same goal. */
    public TileBoard withCells(int[] arrangement) {
        return new TileBoard(rows, columns, arrangement, goal);
    }

    /** Returns the goal cell of each tile. Index 0 is not used. */
    public int[] goalCells() {
        int[] goalCells = new int[tileCount() + 1];
        for (int cell = 0; cell < goal.length; cell++) if (goal[cell] != 0) goalCells[goal[cell]] = cell;
        return goalCells;
    }

    /** Returns the neighbouring cell in a direction, or -1 outside the board. */
    public int neighbour(int cell, int direction) {
        int row = cell / columns;
        int column = cell % columns;
        return switch (direction) {
            case Slide.UP -> row > 0 ? cell - columns : -1;
            case Slide.RIGHT -> column < columns - 1 ? cell + 1 : -1;
            case Slide.DOWN -> row < rows - 1 ? cell + columns : -1;
            default -> column > 0 ? cell - 1 : -1;
        };
    }

    /** Returns all neighbours: that of cell {@code c} at {@code c * 4 + direction}, or -1. */
    public int[] neighbours() {
        int[] steps = new int[size() * 4];
        for (int i = 0; i < steps.length; i++) steps[i] = neighbour(i >> 2, i & 3);
        return steps;
    }

    /** Returns the Manhattan distance between two cells. */
    public int distance(int a, int b) {
        return Math.abs(a / columns - b / columns) + Math.abs(a % columns - b % columns);
    }

    /** Returns the sum of the distances of all tiles from their goal cells. */
    public int manhattan() {
        int[] goalCells = goalCells();
        int sum = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != 0) sum += distance(cell, goalCells[cells[cell]]);
        }
        return sum;
    }

    /**
     * Returns whether the goal can be reached, without search. With one blank, a move swaps the blank with a tile and
     * moves it one step. So the parity of the permutation and the parity of the blank's distance from its goal change
     * together. They must be equal. On boards of at least 2×2 this is sufficient. With several blanks, two blanks can
     * be swapped, so every arrangement is solvable.
     */
    public boolean isSolvable() {
        if (holeCount() > 1) return true;
        int[] goalCells = goalCells();
        int[] target = new int[size()];
        int parity = 0;
        for (int cell = 0; cell < target.length; cell++) {
            if (cells[cell] != 0) {
                target[cell] = goalCells[cells[cell]];
            } else {
                for (int goalHole = 0; goalHole < target.length; goalHole++)
                    if (goal[goalHole] == 0) target[cell] = goalHole;
                parity = distance(cell, target[cell]) & 1;
            }
        }
        return parity == parity(target);
    }

    /** Returns 0 for an even permutation, 1 for an odd one. A cycle of length k consists of k - 1 swaps. */
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
