package dev.damier.taquin;

/** A board with so few arrangements that all their distances fit a table; see {@link #fits}. */
public record SmallBoard(TileBoard board, boolean slides) {
    /** 10!: the 5×2 with one hole; a table takes a byte for each, and four more while it is built. */
    static final int MAX_STATES = 3_628_800;

    public static boolean fits(TileBoard board) {
        if (board.size() > Long.SIZE) return false;
        long arrangements = 1;
        for (int n = board.size(); n > board.holes() && arrangements <= MAX_STATES; n--) arrangements *= n;
        return arrangements <= MAX_STATES;
    }
}
