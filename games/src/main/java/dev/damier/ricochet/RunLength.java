package dev.damier.ricochet;

import dev.damier.ricochet.box.Digits;

/**
 * Reads and writes a board as one URL-safe word: {@code COLUMNSxROWS}, then {@code -} before each row. A row lists its cells
 * from west to east, each with the walls on its east and south sides:
 *
 * <pre>
 *   o  open          e  wall to the east      s  wall to the south     j  both, as the letter is drawn
 *   x  blocked       Rz / Rn before one of o e s j: a red diagonal '/' (as in z) or '\' (as in N); also G B Y S
 *   7o seven times   open cells at the end of a row and empty rows at the end of the board are optional
 * </pre>
 *
 * The rim and the sides of blocked cells are always closed and are not written.
 */
final class RunLength {
    private static final String COLOURS = "RGBYS";
    private static final String WALLS = "oesj";

    private final String text;
    private int at;

    private RunLength(String text) {
        this.text = text;
    }

    /** Returns whether a word looks like this code and not like quadrant ids. */
    static boolean matches(String word) {
        int x = word.indexOf('x');
        return x > 0 && word.substring(0, x).chars().allMatch(c -> c >= '0' && c <= '9');
    }

    static RicochetBoard read(String text) {
        return new RunLength(text).readBoard();
    }

    private RicochetBoard readBoard() {
        int x = text.indexOf('x');
        int dash = text.indexOf('-') < 0 ? text.length() : text.indexOf('-');
        int columns = parseSide(text.substring(0, x), "columns");
        int rows = parseSide(text.substring(x + 1, Math.max(x + 1, dash)), "rows");
        BoardBuilder builder = new BoardBuilder(columns, rows);
        at = dash;
        for (int y = 0; at < text.length(); y++) {
            if (y >= rows) throw RicochetMessages.error("code.rows", rows, at + 1);
            at++;
            readRow(builder, columns, y);
        }
        return builder.build();
    }

    /** Parses a number of columns or rows. Requires the range of {@link RicochetBoard}. */
    static int parseSide(String digits, String dimension) {
        int side = Digits.parse(digits);
        if (side < RicochetBoard.MIN_SIDE || side > RicochetBoard.MAX_SIDE)
            throw RicochetMessages.error(
                    "board.size",
                    RicochetMessages.text("board." + dimension),
                    digits,
                    RicochetBoard.MIN_SIDE,
                    RicochetBoard.MAX_SIDE);
        return side;
    }

    private void readRow(BoardBuilder builder, int columns, int y) {
        int x = 0;
        while (at < text.length() && text.charAt(at) != '-') {
            int start = at;
            while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
            int count = at == start ? 1 : Digits.parse(text.substring(start, at));
            if (count < 1 || x + count > columns) throw RicochetMessages.error("code.columns", y, columns, start + 1);
            int cell = at;
            for (int end = x + count; x < end; x++) {
                at = cell;
                readCell(builder, x, y);
            }
        }
    }

    private void readCell(BoardBuilder builder, int x, int y) {
        char c = nextChar();
        if (c == 'x') {
            builder.block(x, y);
            return;
        }
        int colour = COLOURS.indexOf(c);
        if (colour >= 0) {
            char slash = nextChar();
            if (slash != 'z' && slash != 'n') throw unexpected("z, n");
            builder.diagonal(x, y, colour, slash == 'z' ? '/' : '\\');
            c = nextChar();
        }
        int walls = WALLS.indexOf(c);
        if (walls < 0) throw unexpected("o, e, s, j" + (colour < 0 ? ", x, R, G, B, Y, S" : ""));
        if ((walls & 1) != 0) builder.wall(x, y, 1);
        if ((walls & 2) != 0) builder.wall(x, y, 2);
    }

    private char nextChar() {
        return at < text.length() ? text.charAt(at++) : '-';
    }

    private RuntimeException unexpected(String expected) {
        return RicochetMessages.error("code.cell", at <= text.length() ? text.substring(at - 1, at) : "", at, expected);
    }

    static String write(RicochetBoard board) {
        StringBuilder out =
                new StringBuilder().append(board.columns()).append('x').append(board.rows());
        StringBuilder pending = new StringBuilder();
        for (int y = 0; y < board.rows(); y++) {
            String row = rowText(board, y);
            pending.append('-').append(row);
            if (row.isEmpty()) continue;
            out.append(pending);
            pending.setLength(0);
        }
        return out.toString();
    }

    private static String rowText(RicochetBoard board, int y) {
        StringBuilder out = new StringBuilder();
        String last = "";
        int run = 0;
        for (int x = 0; x <= board.columns(); x++) {
            String cell = x < board.columns() ? cellText(board, x, y) : "";
            if (x > 0 && !cell.equals(last)) {
                boolean trailingOpenCells = x == board.columns() && last.equals("o");
                if (!trailingOpenCells)
                    out.append(run > 1 ? String.valueOf(run) : "").append(last);
                run = 0;
            }
            last = cell;
            run++;
        }
        return out.toString();
    }

    private static String cellText(RicochetBoard board, int x, int y) {
        int cell = board.cell(x, y);
        if (board.blocked()[cell]) return "x";
        int walls =
                (isExplicitWall(board, cell, x + 1, y, 1) ? 1 : 0) + (isExplicitWall(board, cell, x, y + 1, 2) ? 2 : 0);
        String diagonal = board.diagonals()[cell] == 0
                ? ""
                : COLOURS.charAt(board.diagonalColour(cell)) + (board.slash(cell) == '/' ? "z" : "n");
        return diagonal + WALLS.charAt(walls);
    }

    /** Returns whether a wall must be written: it is not on the rim and not next to a blocked cell. */
    private static boolean isExplicitWall(RicochetBoard board, int cell, int nx, int ny, int direction) {
        return board.isClosed(cell, direction) && board.contains(nx, ny) && !board.blocked()[board.cell(nx, ny)];
    }
}
