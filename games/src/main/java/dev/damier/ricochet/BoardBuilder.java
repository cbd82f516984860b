package dev.damier.ricochet;

/** Puts a board together: keeps both cells of an edge in agreement and closes the rim and the blocked cells. */
public final class BoardBuilder {
    private final int columns;
    private final int rows;
    private final byte[] walls;
    private final boolean[] blocked;
    private final byte[] diagonals;

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

    /** Starts from a copy of a board. */
    BoardBuilder(RicochetBoard board) {
        columns = board.columns();
        rows = board.rows();
        walls = board.walls().clone();
        blocked = board.blocked().clone();
        diagonals = board.diagonals().clone();
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** Closes one side of a cell, and the facing side of its neighbour. */
    public BoardBuilder wall(int x, int y, int direction) {
        int next = neighbour(x, y, direction);
        walls[y * columns + x] |= (byte) (1 << direction);
        if (next >= 0) walls[next] |= (byte) (1 << (direction + 2 & 3));
        return this;
    }

    /** Opens one side of a cell, unless it is on the rim or against a blocked cell. */
    BoardBuilder open(int x, int y, int direction) {
        int next = neighbour(x, y, direction);
        if (next < 0 || blocked[next] || blocked[y * columns + x]) return this;
        walls[y * columns + x] &= (byte) ~(1 << direction);
        walls[next] &= (byte) ~(1 << (direction + 2 & 3));
        return this;
    }

    boolean closed(int x, int y, int direction) {
        return (walls[y * columns + x] >> direction & 1) != 0;
    }

    /** The cell on that side, or -1 beyond the rim. */
    private int neighbour(int x, int y, int direction) {
        int nx = x + (direction == 1 ? 1 : direction == 3 ? -1 : 0);
        int ny = y + (direction == 2 ? 1 : direction == 0 ? -1 : 0);
        return nx >= 0 && ny >= 0 && nx < columns && ny < rows ? ny * columns + nx : -1;
    }

    public BoardBuilder block(int x, int y) {
        blocked[y * columns + x] = true;
        for (int direction = 0; direction < 4; direction++) wall(x, y, direction);
        return this;
    }

    public BoardBuilder diagonal(int x, int y, int colour, char slash) {
        diagonals[y * columns + x] = (byte) (1 + 2 * colour + (slash == '\\' ? 1 : 0));
        return this;
    }

    /** Makes a blocked cell floor again, open to all sides where that can be. */
    BoardBuilder unblock(int x, int y) {
        blocked[y * columns + x] = false;
        for (int direction = 0; direction < 4; direction++) open(x, y, direction);
        return this;
    }

    BoardBuilder clearDiagonal(int x, int y) {
        diagonals[y * columns + x] = 0;
        return this;
    }

    boolean blocked(int x, int y) {
        return blocked[y * columns + x];
    }

    boolean hasDiagonal(int x, int y) {
        return diagonals[y * columns + x] != 0;
    }

    public RicochetBoard build() {
        return new RicochetBoard(columns, rows, walls.clone(), blocked.clone(), diagonals.clone());
    }
}
