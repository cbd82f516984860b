package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A status as the desk tells it, back in types; what Hitman carries in phase 2 is left out. It may come from a stranger over
 * a wire: no size is believed that no map has.
 */
public final class StatusReader {
    private StatusReader() {}

    public static RefereeStatus read(Map<?, ?> fields) {
        int rows = number(fields, "m", 1, WorldMap.MOST);
        int columns = number(fields, "n", 1, WorldMap.MOST);
        List<Seen> vision = new ArrayList<>();
        for (Object entry : list(fields.get("vision"), "vision")) vision.add(seen(entry));
        return new RefereeStatus(
                "OK".equals(fields.get("status")),
                number(fields, "phase", 0, 9),
                number(fields, "guard_count", 0, rows * columns),
                number(fields, "civil_count", 0, rows * columns),
                rows,
                columns,
                cell(fields.get("position")),
                heading(fields.get("orientation")),
                vision,
                number(fields, "hear", 0, rows * columns),
                number(fields, "penalties", Integer.MIN_VALUE, Integer.MAX_VALUE),
                Boolean.TRUE.equals(fields.get("is_in_guard_range")),
                false,
                false,
                false,
                false,
                false);
    }

    /** A cell and its content. */
    public static Seen seen(Object entry) {
        List<?> pair = list(entry, "what is seen");
        Content content = pair.size() == 2 && pair.get(1) instanceof String letter && !letter.isEmpty()
                ? Content.of(letter.charAt(0))
                : null;
        if (content != null) return new Seen(cell(pair.get(0)), content);
        throw new IllegalArgumentException("observation: what is seen is [[x, y], CONTENT], but got " + entry);
    }

    private static Heading heading(Object word) {
        for (Heading heading : Heading.values()) if (heading.name().equals(word)) return heading;
        throw new IllegalArgumentException("observation: orientation must be N, E, S or W, but got " + word);
    }

    private static int number(Map<?, ?> fields, String name, int least, int most) {
        if (fields.get(name) instanceof Number n && n.longValue() >= least && n.longValue() <= most)
            return n.intValue();
        throw new IllegalArgumentException("observation: " + name + " must be a whole number from " + least + " to "
                + most + ", but got " + fields.get(name));
    }

    private static List<?> list(Object value, String name) {
        if (value instanceof List<?> list) return list;
        throw new IllegalArgumentException("observation: " + name + " must be a list, but got " + value);
    }

    private static Cell cell(Object pair) {
        if (pair instanceof List<?> xy
                && xy.size() == 2
                && xy.get(0) instanceof Number x
                && xy.get(1) instanceof Number y
                && Math.min(x.intValue(), y.intValue()) >= 0
                && Math.max(x.intValue(), y.intValue()) < WorldMap.MOST) return new Cell(x.intValue(), y.intValue());
        throw new IllegalArgumentException("observation: a cell is [x, y] on the map, but got " + pair);
    }
}
