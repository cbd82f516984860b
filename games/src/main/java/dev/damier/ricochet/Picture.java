package dev.damier.ricochet;

import dev.damier.ricochet.box.FileLine;
import dev.damier.ricochet.box.Target;
import java.util.List;

/**
 * A board drawn with characters, cells two wide:
 *
 * <pre>
 *   +--+--+--+--+
 *   | .  .| r  .|      . floor        r g b y s  a robot
 *   +  +--+  +  +
 *   |r/ ## Rc  .|      ## blocked     r/ or g\   a diagonal     Rc Gt Bs Yh *V  a target
 *   +--+--+--+--+
 * </pre>
 *
 * The rim is closed whether drawn or not.
 */
final class Picture {
    private static final String SHAPES = "ctshV";
    private static final String TARGETS = "RGBYS";

    private final List<FileLine> lines;
    private final PositionBuilder positionBuilder;
    private final BoardBuilder builder;

    private Picture(List<FileLine> lines, PositionBuilder positionBuilder, int columns, int rows) {
        this.lines = lines;
        this.positionBuilder = positionBuilder;
        builder = new BoardBuilder(columns, rows);
    }

    static boolean matches(FileLine line) {
        return line.word(0).startsWith("+") || line.word(0).startsWith("|");
    }

    /** Robots and targets of the drawing go to the draft, after those it already has. */
    static BoardBuilder read(List<FileLine> lines, PositionBuilder positionBuilder) {
        int width = lines.stream().mapToInt(l -> l.text.strip().length()).max().orElse(0);
        int columns = (width - 1) / 3;
        int rows = lines.size() / 2;
        if (width % 3 != 1 || lines.size() % 2 != 1) {
            FileLine last = lines.get(lines.size() - 1);
            throw last.fault("picture.size", width, lines.size());
        }
        RunLength.side(String.valueOf(columns), "columns");
        RunLength.side(String.valueOf(rows), "rows");
        Picture picture = new Picture(lines, positionBuilder, columns, rows);
        for (int i = 0; i < lines.size(); i++) {
            if (i % 2 == 0) picture.edges(i, columns, rows);
            else picture.cells(i, columns);
        }
        return picture.builder;
    }

    private String row(int i) {
        return lines.get(i).text.strip();
    }

    private static char at(String row, int i) {
        return i < row.length() ? row.charAt(i) : ' ';
    }

    /** A line of corners and horizontal walls: the walls north of row i / 2. */
    private void edges(int i, int columns, int rows) {
        String row = row(i);
        for (int x = 0; x < columns; x++) {
            String edge = "" + at(row, 3 * x + 1) + at(row, 3 * x + 2);
            if (!edge.equals("--") && !edge.equals("  "))
                throw lines.get(i).fault("picture.edge", edge, 3 * x + 2, "--");
            if (edge.equals("  ")) continue;
            if (i / 2 < rows) builder.wall(x, i / 2, 0);
            else builder.wall(x, rows - 1, 2);
        }
    }

    private void cells(int i, int columns) {
        String row = row(i);
        for (int x = 0; x <= columns; x++) {
            char edge = at(row, 3 * x);
            if (edge != '|' && edge != ' ') throw lines.get(i).fault("picture.edge", edge, 3 * x + 1, "|");
            if (edge == '|' && x < columns) builder.wall(x, i / 2, 3);
            if (x < columns) cell(lines.get(i), x, i / 2, at(row, 3 * x + 1), at(row, 3 * x + 2));
        }
    }

    private void cell(FileLine line, int x, int y, char a, char b) {
        String both = ("" + a + b).strip();
        int colour = TARGETS.indexOf(a);
        int robot = both.isEmpty() ? -1 : Robots.LETTERS.indexOf(both.charAt(0));
        int shape = SHAPES.indexOf(b);
        if (both.isEmpty() || both.equals(".")) return;
        if (both.equals("##")) builder.block(x, y);
        else if (both.length() == 1 && robot >= 0) positionBuilder.robot(robot, x, y);
        else if (robot >= 0 && (b == '/' || b == '\\')) builder.diagonal(x, y, robot, b);
        else if (both.equals("*V")) positionBuilder.target(x, y, RicochetMission.ANY, "vortex");
        else if (colour >= 0 && shape >= 0) positionBuilder.target(x, y, colour, Target.SHAPES.get(shape));
        else throw line.fault("picture.cell", both, x, y);
    }

    /** The walls, blocked cells and diagonals of a board. */
    static String write(RicochetBoard board) {
        StringBuilder out = new StringBuilder();
        for (int y = 0; y <= board.rows(); y++) {
            for (int x = 0; x < board.columns(); x++)
                out.append(y == board.rows() || board.closed(board.cell(x, y), 0) ? "+--" : "+  ");
            out.append("+\n");
            if (y == board.rows()) break;
            for (int x = 0; x < board.columns(); x++) {
                int cell = board.cell(x, y);
                out.append(board.closed(cell, 3) ? '|' : ' ').append(sign(board, cell));
            }
            out.append("|\n");
        }
        return out.toString();
    }

    private static String sign(RicochetBoard board, int cell) {
        if (board.blocked()[cell]) return "##";
        if (board.diagonals()[cell] == 0) return " .";
        return "" + Robots.letter(board.diagonalColour(cell)) + board.slash(cell);
    }
}
