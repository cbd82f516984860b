package dev.damier.quoridor;

/**
 * Moves as integers, the same on every board size.
 *
 * <table><caption>Codes</caption>
 * <tr><td>0 to 127</td><td>pawn move: the destination square</td></tr>
 * <tr><td>128 to 255</td><td>horizontal wall: 128 + anchor</td></tr>
 * <tr><td>256 to 383</td><td>vertical wall: 256 + anchor</td></tr>
 * <tr><td>384</td><td>pass</td></tr>
 * </table>
 */
public final class MoveCode {
    /** The code of a horizontal wall with anchor 0. */
    public static final int HORIZONTAL = 128;
    /** The code of a vertical wall with anchor 0. */
    public static final int VERTICAL = 256;

    public static final int PASS = 384;
    /** All codes are less than this number. */
    public static final int CODE_COUNT = 385;

    private MoveCode() {}

    public static boolean isPawnMove(int move) {
        return move < HORIZONTAL;
    }

    public static boolean isWall(int move) {
        return move >= HORIZONTAL && move < PASS;
    }

    public static boolean isHorizontal(int wall) {
        return wall < VERTICAL;
    }

    /** Returns the anchor square of a wall, or the destination of a pawn move. */
    public static int anchor(int wall) {
        return wall & 127;
    }

    /** Returns a move in the notation, such as {@code e2}, {@code e3h} or {@code pass}. */
    public static String text(int move, int size) {
        if (move == PASS) return "pass";
        return squareName(move & 127, size) + (isPawnMove(move) ? "" : isHorizontal(move) ? "h" : "v");
    }

    /** Returns the name of a square, such as {@code e2}. */
    public static String squareName(int square, int size) {
        return (char) ('a' + square % size) + Integer.toString(square / size + 1);
    }

    /** Returns the code of a move, legal or not, or -1 if the text is not a move on a board of this size. */
    public static int parse(String text, int size) {
        String t = text.strip().toLowerCase(java.util.Locale.ROOT);
        if (t.equals("pass")) return PASS;
        if (t.isEmpty()) return -1;
        char last = t.charAt(t.length() - 1);
        boolean wall = t.length() > 2 && (last == 'h' || last == 'v');
        int square = parseSquare(wall ? t.substring(0, t.length() - 1) : t, size);
        if (square < 0 || !wall) return square;
        if (square % size == size - 1 || square / size == size - 1) return -1;
        return square + (last == 'h' ? HORIZONTAL : VERTICAL);
    }

    /** Returns the square with this name, or -1 if a board of this size has no such square. */
    public static int parseSquare(String name, int size) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') return -1;
        int column = name.charAt(0) - 'a';
        int row = 0;
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < '0' || c > '9') return -1;
            row = row * 10 + c - '0';
        }
        return column >= 0 && column < size && row <= size ? (row - 1) * size + column : -1;
    }
}
