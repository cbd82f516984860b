package dev.damier.ricochet;

import dev.damier.ricochet.box.FileLine;
import dev.damier.ricochet.box.Target;
import java.util.List;

/**
 * Reads and writes a board drawn with ASCII characters. A cell is two characters wide:
 *
 * <pre>
 *   +--+--+--+--+
 *   | .  .| r  .|      . floor        r g b y s  a robot
 *   +  +--+  +  +
 *   |r/ ## Rc  .|      ## blocked     r/ or g\   a diagonal     Rc Gt Bs Yh *V  a target
 *   +--+--+--+--+
 * </pre>
 *
 * The rim is always closed, even if it is not drawn.
 */
final class AsciiBoard {
    private static final String SHAPE_LETTERS = "ctshV";
    private static final String TARGET_LETTERS = "RGBYS";

    private final List<FileLine> lines;
    private final PositionBuilder positionBuilder;
    private final BoardBuilder builder;

    private AsciiBoard(List<FileLine> lines, PositionBuilder positionBuilder, int columns, int rows) {
        this.lines = lines;
        this.positionBuilder = positionBuilder;
        builder = new BoardBuilder(columns, rows);
    }

    static boolean matches(FileLine line) {
        return line.word(0).startsWith("+") || line.word(0).startsWith("|");
    }

    /** Reads a drawing. Robots and targets are added to the position builder. */
    static BoardBuilder read(List<FileLine> lines, PositionBuilder positionBuilder) {
        int width = lines.stream().mapToInt(l -> l.text.strip().length()).max().orElse(0);
        int columns = (width - 1) / 3;
        int rows = lines.size() / 2;
        if (width % 3 != 1 || lines.size() % 2 != 1) {
            FileLine last = lines.get(lines.size() - 1);
            throw last.error("picture.size", width, lines.size());
        }
        RunLength.parseSide(String.valueOf(columns), "columns");
        RunLength.parseSide(String.valueOf(rows), "rows");
        AsciiBoard asciiBoard = new AsciiBoard(lines, positionBuilder, columns, rows);
        for (int i = 0; i < lines.size(); i++) {
            if (i % 2 == 0) asciiBoard.readEdges(i, columns, rows);
            else asciiBoard.readCells(i, columns);
        }
        return asciiBoard.builder;
    }

    private String lineText(int i) {
        return lines.get(i).text.strip();
    }

    private static char charAt(String row, int i) {
        return i < row.length() ? row.charAt(i) : ' ';
    }

    /** Reads a line of corners and horizontal walls: the walls north of row i / 2. */
    private void readEdges(int i, int columns, int rows) {
        String row = lineText(i);
        for (int x = 0; x < columns; x++) {
            String edge = "" + charAt(row, 3 * x + 1) + charAt(row, 3 * x + 2);
            if (!edge.equals("--") && !edge.equals("  "))
                throw lines.get(i).error("picture.edge", edge, 3 * x + 2, "--");
            if (edge.equals("  ")) continue;
            if (i / 2 < rows) builder.wall(x, i / 2, 0);
            else builder.wall(x, rows - 1, 2);
        }
    }

    private void readCells(int i, int columns) {
        String row = lineText(i);
        for (int x = 0; x <= columns; x++) {
            char edge = charAt(row, 3 * x);
            if (edge != '|' && edge != ' ') throw lines.get(i).error("picture.edge", edge, 3 * x + 1, "|");
            if (edge == '|' && x < columns) builder.wall(x, i / 2, 3);
            if (x < columns) readCell(lines.get(i), x, i / 2, charAt(row, 3 * x + 1), charAt(row, 3 * x + 2));
        }
    }

    private void readCell(FileLine line, int x, int y, char a, char b) {
        String both = ("" + a + b).strip();
        int colour = TARGET_LETTERS.indexOf(a);
        int robot = both.isEmpty() ? -1 : Robots.LETTERS.indexOf(both.charAt(0));
        int shape = SHAPE_LETTERS.indexOf(b);
        if (both.isEmpty() || both.equals(".")) return;
        if (both.equals("##")) builder.block(x, y);
        else if (both.length() == 1 && robot >= 0) positionBuilder.addRobot(robot, x, y);
        else if (robot >= 0 && (b == '/' || b == '\\')) builder.diagonal(x, y, robot, b);
        else if (both.equals("*V")) positionBuilder.addTarget(x, y, RicochetMission.ANY, "vortex");
        else if (colour >= 0 && shape >= 0) positionBuilder.addTarget(x, y, colour, Target.SHAPES.get(shape));
        else throw line.error("picture.cell", both, x, y);
    }

    /** Returns a drawing of the walls, blocked cells and diagonals of a board. */
    static String write(RicochetBoard board) {
        StringBuilder out = new StringBuilder();
        for (int y = 0; y <= board.rows(); y++) {
            for (int x = 0; x < board.columns(); x++)
                out.append(y == board.rows() || board.isClosed(board.cell(x, y), 0) ? "+--" : "+  ");
            out.append("+\n");
            if (y == board.rows()) break;
            for (int x = 0; x < board.columns(); x++) {
                int cell = board.cell(x, y);
                out.append(board.isClosed(cell, 3) ? '|' : ' ').append(cellText(board, cell));
            }
            out.append("|\n");
        }
        return out.toString();
    }

    private static String cellText(RicochetBoard board, int cell) {
        if (board.blocked()[cell]) return "##";
        if (board.diagonals()[cell] == 0) return " .";
        return "" + Robots.letter(board.diagonalColour(cell)) + board.slash(cell);
    }
}
