package dev.damier.taquin;

/**
 * A move in one int: {@code tile * 4 + way}. The tile goes one cell that way, and pushes those before it where several may
 * slide at once.
 */
public final class Slide {
    public static final int UP = 0;
    public static final int RIGHT = 1;
    public static final int DOWN = 2;
    public static final int LEFT = 3;

    private static final String LETTERS = "URDL";
    private static final String COMPASS = "NESW";

    private Slide() {}

    public static int code(int tile, int way) {
        return tile * 4 + way;
    }

    public static int tile(int code) {
        return code >> 2;
    }

    public static int way(int code) {
        return code & 3;
    }

    public static int back(int way) {
        return way ^ 2;
    }

    /** Towards higher cell numbers: right or down. */
    public static boolean onward(int code) {
        return way(code) == RIGHT || way(code) == DOWN;
    }

    public static boolean sideways(int code) {
        return (code & 1) != 0;
    }

    public static String text(int code) {
        return tile(code) + "" + LETTERS.charAt(way(code));
    }

    public static char compass(int code) {
        return COMPASS.charAt(way(code));
    }
}
