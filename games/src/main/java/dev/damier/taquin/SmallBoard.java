package dev.damier.taquin;

/**
 * A board with so few arrangements that a table can contain all their distances, see {@link #fits}.
 *
 * @param multiTile whether a segment of tiles slides as one move
 */
public record SmallBoard(TileBoard board, boolean multiTile) {
    /**
     * 10!, the arrangements of 5×2 with one blank. A table has one byte per arrangement, and four more while it is
     * built.
     */
    static final int MAX_STATES = 3_628_800;

    /** Returns whether a board has at most {@link #MAX_STATES} arrangements and 64 cells. */
    public static boolean fits(TileBoard board) {
        if (board.size() > Long.SIZE) return false;
        long arrangements = 1;
        for (int n = board.size(); n > board.holeCount() && arrangements <= MAX_STATES; n--) arrangements *= n;
        return arrangements <= MAX_STATES;
    }
}
