package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A status as the desk tells it, back in types; what Hitman carries in phase 2 is left out. */
public final class StatusReader {
    private StatusReader() {}

    public static RefereeStatus read(Map<?, ?> fields) {
        List<Seen> vision = new ArrayList<>();
        for (Object entry : (List<?>) fields.get("vision")) vision.add(seen(entry));
        return new RefereeStatus(
                "OK".equals(fields.get("status")),
                number(fields, "phase"),
                number(fields, "guard_count"),
                number(fields, "civil_count"),
                number(fields, "m"),
                number(fields, "n"),
                cell(fields.get("position")),
                Heading.valueOf(fields.get("orientation").toString()),
                vision,
                number(fields, "hear"),
                number(fields, "penalties"),
                Boolean.TRUE.equals(fields.get("is_in_guard_range")),
                false,
                false,
                false,
                false,
                false);
    }

    /** A cell and its content. */
    public static Seen seen(Object entry) {
        List<?> pair = (List<?>) entry;
        return new Seen(cell(pair.get(0)), Content.of(pair.get(1).toString().charAt(0)));
    }

    private static int number(Map<?, ?> fields, String name) {
        return ((Number) fields.get(name)).intValue();
    }

    private static Cell cell(Object pair) {
        List<?> xy = (List<?>) pair;
        return new Cell(((Number) xy.get(0)).intValue(), ((Number) xy.get(1)).intValue());
    }
}
