package dev.damier.ricochet;

/** Builds a board. It closes the rim and the sides of blocked cells, and a wall always closes the sides of both its cells. */
public final class BoardBuilder {
    private final int columns;
    private final int rows;
    private final byte[] walls;
    private final boolean[] blocked;
    private final byte[] diagonals;

    /** Starts with an empty board. */
    public BoardBuilder(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        walls = new byte[columns * rows];
        blocked = new boolean[columns * rows];
        diagonals = new byte[columns * rows];
        for (int x = 0; x < columns; x++) {
            wall(x, 0, 0);
            wall(x, rows - 1, 2);
        }
        for (int y = 0; y < rows; y++) {
            wall(0, y, 3);
            wall(columns - 1, y, 1);
        }
    }

    /** Starts with a copy of a board. */
    BoardBuilder(RicochetBoard board) {
        columns = board.columns();
        rows = board.rows();
        walls = board.walls().clone();
        blocked = board.blocked().clone();
        diagonals = board.diagonals().clone();
    }

    /** Returns a copy with another size; the upper left part stays. */
    BoardBuilder resized(int newColumns, int newRows) {
        BoardBuilder copy = new BoardBuilder(newColumns, newRows);
        for (int y = 0; y < Math.min(rows, newRows); y++) {
            for (int x = 0; x < Math.min(columns, newColumns); x++) {
                copy.diagonals[y * newColumns + x] = diagonals[y * columns + x];
                // Walls on the old rim are not copied, because they would stay inside a larger board.
                if (x + 1 < columns && isClosed(x, y, 1)) copy.wall(x, y, 1);
                if (y + 1 < rows && isClosed(x, y, 2)) copy.wall(x, y, 2);
                if (isBlocked(x, y)) copy.block(x, y);
            }
        }
        return copy;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** Adds a wall on one side of a cell; direction N E S W = 0 1 2 3. */
    public BoardBuilder wall(int x, int y, int direction) {
        int next = neighbour(x, y, direction);
        walls[y * columns + x] |= (byte) (1 << direction);
        if (next >= 0) walls[next] |= (byte) (1 << (direction + 2 & 3));
        return this;
    }

    /** Removes the wall on one side of a cell, unless that side is on the rim or next to a blocked cell. */
    BoardBuilder open(int x, int y, int direction) {
        int next = neighbour(x, y, direction);
        if (next < 0 || blocked[next] || blocked[y * columns + x]) return this;
        walls[y * columns + x] &= (byte) ~(1 << direction);
        walls[next] &= (byte) ~(1 << (direction + 2 & 3));
        return this;
    }

    boolean isClosed(int x, int y, int direction) {
        return (walls[y * columns + x] >> direction & 1) != 0;
    }

    /** Returns the cell next to a side, or -1 beyond the rim. */
    private int neighbour(int x, int y, int direction) {
        int nx = x + (direction == 1 ? 1 : direction == 3 ? -1 : 0);
        int ny = y + (direction == 2 ? 1 : direction == 0 ? -1 : 0);
        return nx >= 0 && ny >= 0 && nx < columns && ny < rows ? ny * columns + nx : -1;
    }

    /** Blocks a cell and closes all its sides. */
    public BoardBuilder block(int x, int y) {
        blocked[y * columns + x] = true;
        for (int direction = 0; direction < 4; direction++) wall(x, y, direction);
        return this;
    }

    /** Puts a diagonal on a cell; {@code slash} is {@code '/'} or {@code '\'}. */
    public BoardBuilder diagonal(int x, int y, int colour, char slash) {
        diagonals[y * columns + x] = (byte) (1 + 2 * colour + (slash == '\\' ? 1 : 0));
        return this;
    }

    /** Unblocks a cell and removes its walls, except those on the rim or next to blocked cells. */
    BoardBuilder unblock(int x, int y) {
        blocked[y * columns + x] = false;
        for (int direction = 0; direction < 4; direction++) open(x, y, direction);
        return this;
    }

    BoardBuilder clearDiagonal(int x, int y) {
        diagonals[y * columns + x] = 0;
        return this;
    }

    boolean isBlocked(int x, int y) {
        return blocked[y * columns + x];
    }

    boolean hasDiagonal(int x, int y) {
        return diagonals[y * columns + x] != 0;
    }

    public RicochetBoard build() {
        return new RicochetBoard(columns, rows, walls.clone(), blocked.clone(), diagonals.clone());
    }
}
