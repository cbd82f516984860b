package dev.damier.ricochet;

/**
 * A board as one URL-safe word: {@code COLUMNSxROWS} and then {@code -} before each row. A row is its cells from the
 * west, each with the thin walls on its own east and south sides:
 *
 * <pre>
 *   o  open          e  wall to the east      s  wall to the south     j  both, as the letter is drawn
 *   x  blocked       Rz / Rn before one of o e s j: a red diagonal '/' (as in z) or '\' (as in N); also G B Y S
 *   7o seven times   the open cells that end a row and the rows that end a board may be left out
 * </pre>
 *
 * The rim and the sides of blocked cells are closed without being said.
 */
final class RunLength {
    private static final String COLOURS = "RGBYS";
    private static final String WALLS = "oesj";

    private final String text;
    private int at;

    private RunLength(String text) {
        this.text = text;
    }

    /** Whether a word looks like this code and not like quadrant ids. */
    static boolean matches(String word) {
        int x = word.indexOf('x');
        return x > 0 && word.substring(0, x).chars().allMatch(c -> c >= '0' && c <= '9');
    }

    static RicochetBoard read(String text) {
        return new RunLength(text).board();
    }

    private RicochetBoard board() {
        int x = text.indexOf('x');
        int dash = text.indexOf('-') < 0 ? text.length() : text.indexOf('-');
        int columns = side(text.substring(0, x), "columns");
        int rows = side(text.substring(x + 1, Math.max(x + 1, dash)), "rows");
        BoardBuilder builder = new BoardBuilder(columns, rows);
        at = dash;
        for (int y = 0; at < text.length(); y++) {
            if (y >= rows) throw RicochetMessages.fault("code.rows", rows, at + 1);
            at++;
            row(builder, columns, y);
        }
        return builder.build();
    }

    static int side(String digits, String what) {
        int side = Digits.parse(digits);
        if (side < RicochetBoard.MIN_SIDE || side > RicochetBoard.MAX_SIDE)
            throw RicochetMessages.fault(
                    "board.size", RicochetMessages.text("board." + what), digits, RicochetBoard.MIN_SIDE, RicochetBoard.MAX_SIDE);
        return side;
    }

    private void row(BoardBuilder builder, int columns, int y) {
        int x = 0;
        while (at < text.length() && text.charAt(at) != '-') {
            int start = at;
            while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
            int count = at == start ? 1 : Digits.parse(text.substring(start, at));
            if (count < 1 || x + count > columns) throw RicochetMessages.fault("code.columns", y, columns, start + 1);
            int cell = at;
            for (int end = x + count; x < end; x++) {
                at = cell;
                cell(builder, x, y);
            }
        }
    }

    private void cell(BoardBuilder builder, int x, int y) {
        char c = take();
        if (c == 'x') {
            builder.block(x, y);
            return;
        }
        int colour = COLOURS.indexOf(c);
        if (colour >= 0) {
            char slash = take();
            if (slash != 'z' && slash != 'n') throw unexpected("z, n");
            builder.diagonal(x, y, colour, slash == 'z' ? '/' : '\\');
            c = take();
        }
        int walls = WALLS.indexOf(c);
        if (walls < 0) throw unexpected("o, e, s, j" + (colour < 0 ? ", x, R, G, B, Y, S" : ""));
        if ((walls & 1) != 0) builder.wall(x, y, 1);
        if ((walls & 2) != 0) builder.wall(x, y, 2);
    }

    private char take() {
        return at < text.length() ? text.charAt(at++) : '-';
    }

    private RuntimeException unexpected(String expected) {
        return RicochetMessages.fault("code.cell", at <= text.length() ? text.substring(at - 1, at) : "", at, expected);
    }

    static String write(RicochetBoard board) {
        StringBuilder out =
                new StringBuilder().append(board.columns()).append('x').append(board.rows());
        StringBuilder pending = new StringBuilder();
        for (int y = 0; y < board.rows(); y++) {
            String row = row(board, y);
            pending.append('-').append(row);
            if (row.isEmpty()) continue;
            out.append(pending);
            pending.setLength(0);
        }
        return out.toString();
    }

    private static String row(RicochetBoard board, int y) {
        StringBuilder out = new StringBuilder();
        String last = "";
        int run = 0;
        for (int x = 0; x <= board.columns(); x++) {
            String cell = x < board.columns() ? cell(board, x, y) : "";
            if (x > 0 && !cell.equals(last)) {
                boolean tail = x == board.columns() && last.equals("o");
                if (!tail) out.append(run > 1 ? String.valueOf(run) : "").append(last);
                run = 0;
            }
            last = cell;
            run++;
        }
        return out.toString();
    }

    private static String cell(RicochetBoard board, int x, int y) {
        int cell = board.cell(x, y);
        if (board.blocked()[cell]) return "x";
        int walls = (said(board, cell, x + 1, y, 1) ? 1 : 0) + (said(board, cell, x, y + 1, 2) ? 2 : 0);
        String diagonal = board.diagonals()[cell] == 0
                ? ""
                : COLOURS.charAt(board.diagonalColour(cell)) + (board.slash(cell) == '/' ? "z" : "n");
        return diagonal + WALLS.charAt(walls);
    }

    /** A wall is written unless the rim or a blocked neighbour says it already. */
    private static boolean said(RicochetBoard board, int cell, int nx, int ny, int direction) {
        return board.closed(cell, direction) && board.holds(nx, ny) && !board.blocked()[board.cell(nx, ny)];
    }
}
