package dev.damier.game;

/**
 * A place on a {@link Scene}: a cell or a wall slot. (0, 0) is the upper left; x increases to the right, y downwards.
 *
 * @param kind a cell or a wall slot
 * @param x the column, from 0
 * @param y the row, from 0
 */
public record Spot(Kind kind, int x, int y) {
    /** The kind of a place. */
    public enum Kind {
        /** The cell (x, y). */
        CELL,
        /** The horizontal wall slot that starts at the grid point (x, y) and goes to the right. */
        H,
        /** The vertical wall slot that starts at the grid point (x, y) and goes down. */
        V
    }

    /** Returns the cell (x, y). */
    public static Spot cell(int x, int y) {
        return new Spot(Kind.CELL, x, y);
    }

    /** Returns the letters of a column for labels: A to Z, then AA, AB and so on. */
    public static String columnName(int x) {
        String last = String.valueOf((char) ('A' + x % 26));
        return x < 26 ? last : columnName(x / 26 - 1) + last;
    }
}
