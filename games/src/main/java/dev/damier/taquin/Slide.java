package dev.damier.taquin;

/**
 * Moves as integers: {@code tile * 4 + direction}. The tile moves one cell in this direction. In the multi-tile metric
 * it pushes the tiles before it.
 */
public final class Slide {
    public static final int UP = 0;
    public static final int RIGHT = 1;
    public static final int DOWN = 2;
    public static final int LEFT = 3;

    private static final String DIRECTION_LETTERS = "URDL";
    private static final String COMPASS_LETTERS = "NESW";

    private Slide() {}

    /** Returns the code of a move. */
    public static int code(int tile, int direction) {
        return tile * 4 + direction;
    }

    /** Returns the tile that moves. */
    public static int tile(int code) {
        return code >> 2;
    }

    /** Returns the direction of a move. */
    public static int direction(int code) {
        return code & 3;
    }

    /** Returns the opposite direction. */
    public static int opposite(int direction) {
        return direction ^ 2;
    }

    /** Returns whether a move goes to a higher cell number, that is, right or down. */
    public static boolean isForward(int code) {
        return direction(code) == RIGHT || direction(code) == DOWN;
    }

    /** Returns whether a move is to the left or to the right. */
    public static boolean isHorizontal(int code) {
        return (code & 1) != 0;
    }

    /** Returns the notation of a move, such as {@code 7U}. */
    public static String text(int code) {
        return tile(code) + "" + letter(direction(code));
    }

    /** Returns the letter of a direction in the notation: U, R, D or L. */
    static char letter(int direction) {
        return DIRECTION_LETTERS.charAt(direction);
    }

    /** Returns the direction as a compass letter: N, E, S or W. */
    public static char compass(int code) {
        return COMPASS_LETTERS.charAt(direction(code));
    }
}
