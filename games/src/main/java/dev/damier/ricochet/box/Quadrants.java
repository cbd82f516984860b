package dev.damier.ricochet.box;

import dev.damier.ricochet.RicochetMessages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads quadrants from text. The printed quadrants are in the resource {@code quadrants.txt} of this package. */
public final class Quadrants {
    private static final class Printed {
        static final Map<String, Quadrant> ALL = load();

        private static Map<String, Quadrant> load() {
            try (InputStream in = Quadrants.class.getResourceAsStream("quadrants.txt")) {
                return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final Map<String, Quadrant> quadrants = new LinkedHashMap<>();
    private Quadrant current;

    /** Returns the sixteen printed quadrants by id, in the order 1A 2A 3A 4A 1B … 4D. */
    public static Map<String, Quadrant> printed() {
        return Printed.ALL;
    }

    /** Reads a file that contains only quadrants. */
    public static Map<String, Quadrant> read(String text) {
        Quadrants reader = new Quadrants();
        int number = 0;
        for (String line : text.split("\n", -1)) reader.addLine(new FileLine(++number, line));
        return reader.finish();
    }

    /** Returns whether the current line is inside a quadrant. */
    public boolean isInsideQuadrant() {
        return current != null;
    }

    /** Reads the next line. */
    public void addLine(FileLine line) {
        if (line.isEmpty()) return;
        switch (line.word(0)) {
            case "quadrant" -> {
                line.requireSize(4);
                if (isInsideQuadrant()) throw line.error("file.unfinished", current.id());
                String id = line.word(1);
                if (quadrants.containsKey(id)) throw line.error("file.quadrant-twice", id);
                current = new Quadrant(
                        id,
                        line.word(2),
                        line.word(3),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>());
            }
            case "end" -> {
                if (!isInsideQuadrant()) throw line.error("file.outside", line.word(0));
                quadrants.put(current.id(), current);
                current = null;
            }
            case "wall", "block", "target", "diagonal" -> {
                if (!isInsideQuadrant()) throw line.error("file.outside", line.word(0));
                addItem(line);
            }
            default -> throw line.unknownWord(List.of("quadrant", "wall", "block", "target", "diagonal", "end"));
        }
    }

    private void addItem(FileLine line) {
        int x = line.number(1, 0, Quadrant.SIDE - 1);
        int y = line.number(2, 0, Quadrant.SIDE - 1);
        switch (line.word(0)) {
            case "wall" -> {
                line.requireSize(4);
                for (int direction : line.sides(3)) current.walls().add(new Quadrant.Wall(x, y, direction));
            }
            case "block" -> {
                line.requireSize(3);
                if (isTaken(x, y)) throw line.error("file.cell-taken", x, y);
                current.blocks().add(new Quadrant.Block(x, y));
            }
            case "target" -> {
                line.requireSize(5);
                if (isTaken(x, y)) throw line.error("file.cell-taken", x, y);
                current.targets().add(new Quadrant.PrintedTarget(x, y, line.colour(3, true), line.shape(4)));
            }
            default -> {
                line.requireSize(5);
                if (isTaken(x, y)) throw line.error("file.cell-taken", x, y);
                current.diagonals().add(new Quadrant.Diagonal(x, y, line.colour(3, false), line.slash(4)));
            }
        }
    }

    /** Returns whether a cell of the current quadrant has a target or diagonal, or is blocked, as is the inner corner. */
    private boolean isTaken(int x, int y) {
        return x == Quadrant.SIDE - 1 && y == Quadrant.SIDE - 1
                || current.blocks().stream().anyMatch(b -> b.x() == x && b.y() == y)
                || current.targets().stream().anyMatch(s -> s.x() == x && s.y() == y)
                || current.diagonals().stream().anyMatch(m -> m.x() == x && m.y() == y);
    }

    /** Returns the quadrants by id after the last line. */
    public Map<String, Quadrant> finish() {
        if (isInsideQuadrant())
            throw RicochetMessages.error("file.unfinished", RicochetMessages.text("file.end"), current.id());
        return quadrants;
    }
}
