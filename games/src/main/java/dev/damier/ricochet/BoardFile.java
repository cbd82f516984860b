package dev.damier.ricochet;

import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.FileLine;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.Quadrants;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A position as a text file of several lines. {@code #} in the first column begins a comment; the order is free.
 *
 * <pre>
 *   board 12x9                an empty board, or: board 2B 3B 4A 1A    (printed quadrants or those of this file)
 *   +--+--+--+                or the board as a {@link Picture}
 *   | .  .|##|
 *   sides                     or rows of one hexadecimal digit a cell, the sum of its closed sides N 1, E 2, S 4, W 8
 *   wall 3 4 NE               more walls, by x, y and sides
 *   block 5 5                 a blocked cell
 *   diagonal 2 3 red /
 *   robot red 0 7
 *   target 6 2 red circle     the first is the mission's; the shape may be left out
 *   rule no-rebound           a switch
 *   quadrant X1 green 2026    a quadrant of one's own, up to its end line
 * </pre>
 */
final class BoardFile {
    private static final List<String> WORDS =
            List.of("board", "sides", "wall", "block", "diagonal", "robot", "target", "rule", "quadrant");

    private final PositionBuilder positionBuilder = new PositionBuilder();
    private final Quadrants quadrants = new Quadrants();
    private final List<FileLine> picture = new ArrayList<>();
    private final List<FileLine> sides = new ArrayList<>();
    /** What is put on the board once its size is known. */
    private final List<FileLine> items = new ArrayList<>();

    private FileLine board;
    private boolean inSides;

    private BoardFile() {}

    static RicochetSetup read(String text) {
        BoardFile file = new BoardFile();
        int number = 0;
        for (String line : text.split("\n", -1)) file.line(new FileLine(++number, line));
        return file.finish();
    }

    private void line(FileLine line) {
        if (line.isEmpty()) return;
        String word = line.word(0);
        if (quadrants.inside() || word.equals("quadrant")) {
            quadrants.line(line);
            return;
        }
        if (Picture.matches(line)) {
            picture.add(line);
            return;
        }
        if (inSides && !WORDS.contains(word)) {
            sides.add(line);
            return;
        }
        inSides = word.equals("sides");
        switch (word) {
            case "sides" -> line.size(1);
            case "board" -> {
                if (board != null) throw line.fault("file.second-board", board.number);
                board = line;
            }
            case "robot" -> {
                line.size(4);
                positionBuilder.robot(
                        line.colour(1, false),
                        line.number(2, 0, RicochetBoard.MAX_SIDE),
                        line.number(3, 0, RicochetBoard.MAX_SIDE));
            }
            case "target" -> target(line);
            case "rule" -> {
                line.size(2);
                positionBuilder.turnOn(line.word(1).toLowerCase(Locale.ROOT));
            }
            case "wall", "block", "diagonal" -> items.add(line);
            default -> throw line.unknown(WORDS);
        }
    }

    private void target(FileLine line) {
        if (line.size() != 4) line.size(5);
        int colour = line.colour(3, true);
        String shape = line.size() == 5 ? line.shape(4) : Layout.plainShape(colour);
        positionBuilder.target(line.number(1, 0, RicochetBoard.MAX_SIDE), line.number(2, 0, RicochetBoard.MAX_SIDE), colour, shape);
    }

    private RicochetSetup finish() {
        Map<String, Quadrant> own = quadrants.finish();
        if (board != null && board.size() == 5) return assembled(own);
        BoardBuilder builder;
        if (!picture.isEmpty()) builder = Picture.read(picture, positionBuilder);
        else if (!sides.isEmpty()) builder = Sides.read(sides);
        else if (board != null) builder = empty();
        else throw RicochetMessages.fault("file.no-board");
        for (FileLine item : items) item(builder, item);
        RicochetBoard built = builder.build();
        if (board != null) {
            String size = built.columns() + "x" + built.rows();
            if (!size.equals(board.word(1))) throw board.fault("file.size", board.word(1), size);
        }
        return positionBuilder.finish(built);
    }

    private BoardBuilder empty() {
        board.size(2);
        String[] size = board.word(1).split("x", -1);
        if (size.length != 2) throw board.fault("file.board", board.word(1));
        return new BoardBuilder(RunLength.side(size[0], "columns"), RunLength.side(size[1], "rows"));
    }

    /** A board of four quadrants; with a quadrant or an item of the file's own it is no longer a printed one. */
    private RicochetSetup assembled(Map<String, Quadrant> own) {
        Map<String, Quadrant> known = new HashMap<>(Quadrants.printed());
        known.putAll(own);
        List<Quadrant> four = new ArrayList<>();
        boolean printed = true;
        for (int i = 1; i <= 4; i++) {
            Quadrant quadrant = known.get(board.word(i));
            if (quadrant == null)
                throw board.fault(
                        "file.quadrant",
                        board.word(i),
                        String.join(", ", known.keySet().stream().sorted().toList()));
            printed &= Quadrants.printed().containsValue(quadrant);
            four.add(quadrant);
        }
        if (!picture.isEmpty()) throw picture.get(0).fault("file.second-board", board.number);
        if (!sides.isEmpty()) throw sides.get(0).fault("file.second-board", board.number);
        if (printed && items.isEmpty()) return positionBuilder.finish(four);
        Assembly assembly = Assembly.of(four);
        BoardBuilder builder = new BoardBuilder(assembly.board());
        for (FileLine item : items) item(builder, item);
        for (Target t : assembly.targets())
            positionBuilder.target(t.cell() % Assembly.SIDE, t.cell() / Assembly.SIDE, t.colour(), t.shape());
        return positionBuilder.finish(builder.build());
    }

    private static void item(BoardBuilder builder, FileLine line) {
        int x = line.number(1, 0, builder.columns() - 1);
        int y = line.number(2, 0, builder.rows() - 1);
        switch (line.word(0)) {
            case "wall" -> {
                line.size(4);
                for (int direction : line.sides(3)) builder.wall(x, y, direction);
            }
            case "block" -> {
                line.size(3);
                if (builder.hasDiagonal(x, y)) throw line.fault("file.cell-taken", x, y);
                builder.block(x, y);
            }
            default -> {
                line.size(5);
                if (builder.blocked(x, y) || builder.hasDiagonal(x, y)) throw line.fault("file.cell-taken", x, y);
                builder.diagonal(x, y, line.colour(3, false), line.slash(4));
            }
        }
    }
}
