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
import org.jspecify.annotations.Nullable;

/**
 * Reads a position from a text file of several lines. {@code #} in the first column starts a comment. The lines may have
 * any order.
 *
 * <pre>
 *   board 12x9                an empty board, or: board 2B 3B 4A 1A    (printed quadrants or those of this file)
 *   +--+--+--+                or the board as an {@link AsciiBoard}
 *   | .  .|##|
 *   sides                     or rows of one hexadecimal digit per cell, the sum of its closed sides N 1, E 2, S 4, W 8
 *   wall 3 4 NE               more walls, by x, y and sides
 *   block 5 5                 a blocked cell
 *   diagonal 2 3 red /
 *   robot red 0 7
 *   target 6 2 red circle     the first one is the mission's target; the shape is optional
 *   rule no-rebound           a switch
 *   quadrant X1 green 2026    a custom quadrant, up to its end line
 * </pre>
 */
final class BoardFile {
    private static final List<String> KEYWORDS =
            List.of("board", "sides", "wall", "block", "diagonal", "robot", "target", "rule", "quadrant");

    private final PositionBuilder positionBuilder = new PositionBuilder();
    private final Quadrants quadrants = new Quadrants();
    private final List<FileLine> picture = new ArrayList<>();
    private final List<FileLine> sides = new ArrayList<>();
    /** Lines that are applied to the board after its size is known. */
    private final List<FileLine> items = new ArrayList<>();

    /** The line {@code board}, or null if none was read yet. */
    private @Nullable FileLine board;

    private boolean readingSides;

    private BoardFile() {}

    static RicochetSetup read(String text) {
        BoardFile file = new BoardFile();
        int number = 0;
        for (String line : text.split("\n", -1)) file.addLine(new FileLine(++number, line));
        return file.build();
    }

    private void addLine(FileLine line) {
        if (line.isEmpty()) return;
        String word = line.word(0);
        if (quadrants.isInsideQuadrant() || word.equals("quadrant")) {
            quadrants.addLine(line);
            return;
        }
        if (AsciiBoard.matches(line)) {
            picture.add(line);
            return;
        }
        if (readingSides && !KEYWORDS.contains(word)) {
            sides.add(line);
            return;
        }
        readingSides = word.equals("sides");
        switch (word) {
            case "sides" -> line.requireSize(1);
            case "board" -> {
                if (board != null) throw line.error("file.second-board", board.number);
                board = line;
            }
            case "robot" -> {
                line.requireSize(4);
                positionBuilder.addRobot(
                        line.colour(1, false),
                        line.number(2, 0, RicochetBoard.MAX_SIDE),
                        line.number(3, 0, RicochetBoard.MAX_SIDE));
            }
            case "target" -> addTarget(line);
            case "rule" -> {
                line.requireSize(2);
                positionBuilder.turnOn(line.word(1).toLowerCase(Locale.ROOT));
            }
            case "wall", "block", "diagonal" -> items.add(line);
            default -> throw line.unknownWord(KEYWORDS);
        }
    }

    private void addTarget(FileLine line) {
        if (line.size() != 4) line.requireSize(5);
        int colour = line.colour(3, true);
        String shape = line.size() == 5 ? line.shape(4) : Layout.defaultShape(colour);
        positionBuilder.addTarget(
                line.number(1, 0, RicochetBoard.MAX_SIDE), line.number(2, 0, RicochetBoard.MAX_SIDE), colour, shape);
    }

    private RicochetSetup build() {
        Map<String, Quadrant> customQuadrants = quadrants.finish();
        if (board != null && board.size() == 5) return assembled(board, customQuadrants);
        BoardBuilder builder;
        if (!picture.isEmpty()) builder = AsciiBoard.read(picture, positionBuilder);
        else if (!sides.isEmpty()) builder = SideDigits.read(sides);
        else if (board != null) builder = emptyBoard(board);
        else throw RicochetMessages.error("file.no-board");
        for (FileLine item : items) applyItem(builder, item);
        RicochetBoard built = builder.build();
        if (board != null) {
            String size = built.columns() + "x" + built.rows();
            if (!size.equals(board.word(1))) throw board.error("file.size", board.word(1), size);
        }
        return positionBuilder.build(built);
    }

    private static BoardBuilder emptyBoard(FileLine board) {
        board.requireSize(2);
        String[] size = board.word(1).split("x", -1);
        if (size.length != 2) throw board.error("file.board", board.word(1));
        return new BoardBuilder(RunLength.parseSide(size[0], "columns"), RunLength.parseSide(size[1], "rows"));
    }

    /** Builds a board of four quadrants. With a custom quadrant or further items in the file it is a custom board. */
    private RicochetSetup assembled(FileLine board, Map<String, Quadrant> customQuadrants) {
        Map<String, Quadrant> available = new HashMap<>(Quadrants.printed());
        available.putAll(customQuadrants);
        List<Quadrant> four = new ArrayList<>();
        boolean printed = true;
        for (int i = 1; i <= 4; i++) {
            Quadrant quadrant = available.get(board.word(i));
            if (quadrant == null)
                throw board.error(
                        "file.quadrant",
                        board.word(i),
                        String.join(", ", available.keySet().stream().sorted().toList()));
            printed &= Quadrants.printed().containsValue(quadrant);
            four.add(quadrant);
        }
        if (!picture.isEmpty()) throw picture.get(0).error("file.second-board", board.number);
        if (!sides.isEmpty()) throw sides.get(0).error("file.second-board", board.number);
        Assembly assembly = Assembly.of(four);
        if (printed && items.isEmpty()) return positionBuilder.buildPrinted(Layout.of(assembly));
        BoardBuilder builder = new BoardBuilder(assembly.board());
        for (FileLine item : items) applyItem(builder, item);
        for (Target t : assembly.targets())
            positionBuilder.addTarget(t.cell() % Assembly.SIDE, t.cell() / Assembly.SIDE, t.colour(), t.shape());
        return positionBuilder.build(builder.build());
    }

    private static void applyItem(BoardBuilder builder, FileLine line) {
        int x = line.number(1, 0, builder.columns() - 1);
        int y = line.number(2, 0, builder.rows() - 1);
        switch (line.word(0)) {
            case "wall" -> {
                line.requireSize(4);
                for (int direction : line.sides(3)) builder.wall(x, y, direction);
            }
            case "block" -> {
                line.requireSize(3);
                if (builder.hasDiagonal(x, y)) throw line.error("file.cell-taken", x, y);
                builder.block(x, y);
            }
            default -> {
                line.requireSize(5);
                if (builder.isBlocked(x, y) || builder.hasDiagonal(x, y)) throw line.error("file.cell-taken", x, y);
                builder.diagonal(x, y, line.colour(3, false), line.slash(4));
            }
        }
    }
}
