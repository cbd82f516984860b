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

/** Reads quadrants from text; the printed ones come from the {@code quadrants.txt} beside this class. */
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

    private final Map<String, Quadrant> read = new LinkedHashMap<>();
    private Quadrant open;

    /** The sixteen printed faces by id, in the order 1A 2A 3A 4A 1B … 4D. */
    public static Map<String, Quadrant> printed() {
        return Printed.ALL;
    }

    /** Reads a file of nothing but quadrants. */
    public static Map<String, Quadrant> read(String text) {
        Quadrants reader = new Quadrants();
        int number = 0;
        for (String line : text.split("\n", -1)) reader.line(new FileLine(++number, line));
        return reader.finish();
    }

    /** Whether a quadrant has begun and not ended. */
    public boolean inside() {
        return open != null;
    }

    public void line(FileLine line) {
        if (line.isEmpty()) return;
        switch (line.word(0)) {
            case "quadrant" -> {
                line.size(4);
                if (inside()) throw line.fault("file.unfinished", open.id());
                String id = line.word(1);
                if (read.containsKey(id)) throw line.fault("file.quadrant-twice", id);
                open = new Quadrant(
                        id, line.word(2), line.word(3), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            }
            case "end" -> {
                if (!inside()) throw line.fault("file.outside", line.word(0));
                read.put(open.id(), open);
                open = null;
            }
            case "wall", "target", "diagonal" -> {
                if (!inside()) throw line.fault("file.outside", line.word(0));
                item(line);
            }
            default -> throw line.unknown(List.of("quadrant", "wall", "target", "diagonal", "end"));
        }
    }

    private void item(FileLine line) {
        int x = line.number(1, 0, Quadrant.SIDE - 1);
        int y = line.number(2, 0, Quadrant.SIDE - 1);
        switch (line.word(0)) {
            case "wall" -> {
                line.size(4);
                for (int direction : line.sides(3)) open.walls().add(new Quadrant.Wall(x, y, direction));
            }
            case "target" -> {
                line.size(5);
                if (taken(x, y)) throw line.fault("file.cell-taken", x, y);
                open.signs().add(new Quadrant.Sign(x, y, line.colour(3, true), line.shape(4)));
            }
            default -> {
                line.size(5);
                if (taken(x, y)) throw line.fault("file.cell-taken", x, y);
                open.mirrors().add(new Quadrant.Mirror(x, y, line.colour(3, false), line.slash(4)));
            }
        }
    }

    /** Whether something lies on a cell of the quadrant that is being read; the inner corner belongs to the centre block. */
    private boolean taken(int x, int y) {
        return x == Quadrant.SIDE - 1 && y == Quadrant.SIDE - 1
                || open.signs().stream().anyMatch(s -> s.x() == x && s.y() == y)
                || open.mirrors().stream().anyMatch(m -> m.x() == x && m.y() == y);
    }

    public Map<String, Quadrant> finish() {
        if (inside()) throw RicochetMessages.fault("file.unfinished", RicochetMessages.text("file.end"), open.id());
        return read;
    }
}
