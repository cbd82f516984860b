package dev.damier.quoridor;

/**
 * Moves as numbers: a pawn move is its destination square, a wall its anchor plus 128 (horizontal) or 256 (vertical).
 * The same on every board size.
 */
public final class MoveCode {
    public static final int H = 128;
    public static final int V = 256;
    public static final int PASS = 384;
    /** Every code is below this. */
    public static final int END = 385;

    private MoveCode() {}

    public static boolean pawn(int move) {
        return move < H;
    }

    public static boolean wall(int move) {
        return move >= H && move < PASS;
    }

    public static boolean horizontal(int wall) {
        return wall < V;
    }

    public static int anchor(int wall) {
        return wall & 127;
    }

    public static String text(int move, int size) {
        if (move == PASS) return "pass";
        return square(move & 127, size) + (pawn(move) ? "" : horizontal(move) ? "h" : "v");
    }

    public static String square(int square, int size) {
        return (char) ('a' + square % size) + Integer.toString(square / size + 1);
    }

    /** The code of a move's text, whether or not it is legal anywhere; -1 when it is no move of this board at all. */
    public static int read(String text, int size) {
        String t = text.strip().toLowerCase(java.util.Locale.ROOT);
        if (t.equals("pass")) return PASS;
        if (t.isEmpty()) return -1;
        char last = t.charAt(t.length() - 1);
        boolean wall = t.length() > 2 && (last == 'h' || last == 'v');
        int square = readSquare(wall ? t.substring(0, t.length() - 1) : t, size);
        if (square < 0 || !wall) return square;
        if (square % size == size - 1 || square / size == size - 1) return -1;
        return square + (last == 'h' ? H : V);
    }

    public static int readSquare(String t, int size) {
        if (t.length() < 2 || t.length() > 3 || t.charAt(1) == '0') return -1;
        int column = t.charAt(0) - 'a';
        int row = 0;
        for (int i = 1; i < t.length(); i++) {
            char c = t.charAt(i);
            if (c < '0' || c > '9') return -1;
            row = row * 10 + c - '0';
        }
        return column >= 0 && column < size && row <= size ? (row - 1) * size + column : -1;
    }
}
