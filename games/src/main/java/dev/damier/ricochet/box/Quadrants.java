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
import org.jspecify.annotations.Nullable;

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

    /** The quadrant that contains the next line, or null outside. */
    private @Nullable Quadrant current;

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
        Quadrant open = current;
        switch (line.word(0)) {
            case "quadrant" -> {
                line.requireSize(4);
                if (open != null) throw line.error("file.unfinished", open.id());
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
                if (open == null) throw line.error("file.outside", line.word(0));
                quadrants.put(open.id(), open);
                current = null;
            }
            case "wall", "block", "target", "diagonal" -> {
                if (open == null) throw line.error("file.outside", line.word(0));
                addItem(line, open);
            }
            default -> throw line.unknownWord(List.of("quadrant", "wall", "block", "target", "diagonal", "end"));
        }
    }

    private static void addItem(FileLine line, Quadrant to) {
        int x = line.number(1, 0, Quadrant.SIDE - 1);
        int y = line.number(2, 0, Quadrant.SIDE - 1);
        switch (line.word(0)) {
            case "wall" -> {
                line.requireSize(4);
                for (int direction : line.sides(3)) to.walls().add(new Quadrant.Wall(x, y, direction));
            }
            case "block" -> {
                line.requireSize(3);
                if (isTaken(to, x, y)) throw line.error("file.cell-taken", x, y);
                to.blocks().add(new Quadrant.Block(x, y));
            }
            case "target" -> {
                line.requireSize(5);
                if (isTaken(to, x, y)) throw line.error("file.cell-taken", x, y);
                to.targets().add(new Quadrant.PrintedTarget(x, y, line.colour(3, true), line.shape(4)));
            }
            default -> {
                line.requireSize(5);
                if (isTaken(to, x, y)) throw line.error("file.cell-taken", x, y);
                to.diagonals().add(new Quadrant.Diagonal(x, y, line.colour(3, false), line.slash(4)));
            }
        }
    }

    /** Returns whether a cell of a quadrant has a target or diagonal, or is blocked, as is the inner corner. */
    private static boolean isTaken(Quadrant quadrant, int x, int y) {
        return x == Quadrant.SIDE - 1 && y == Quadrant.SIDE - 1
                || quadrant.blocks().stream().anyMatch(b -> b.x() == x && b.y() == y)
                || quadrant.targets().stream().anyMatch(s -> s.x() == x && s.y() == y)
                || quadrant.diagonals().stream().anyMatch(m -> m.x() == x && m.y() == y);
    }

    /** Returns the quadrants by id after the last line. */
    public Map<String, Quadrant> finish() {
        if (current != null)
            throw RicochetMessages.error("file.unfinished", RicochetMessages.text("file.end"), current.id());
        return quadrants;
    }
}
