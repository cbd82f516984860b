package dev.damier.hitman.world;

import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses a status from the fields of {@link RefereeAdapter}. What Hitman carries in phase 2 is not read.
 *
 * <p>The fields may come from an untrusted program, so every number is checked against the possible range. Invalid
 * values cause an {@link BadInputException}.
 */
public final class StatusReader {
    private final Map<?, ?> fields;
    private final Grid grid;

    private StatusReader(Map<?, ?> fields, Grid grid) {
        this.fields = fields;
        this.grid = grid;
    }

    /** Reads the first status, which contains the size of the world. */
    public static RefereeStatus read(Map<?, ?> fields) {
        int rows = number(fields, "m", 1, WorldMap.MAX_SIDE);
        int columns = number(fields, "n", 1, WorldMap.MAX_SIDE);
        return new StatusReader(fields, new Grid(columns, rows)).status();
    }

    /** Reads a status after the first one. The size of the world must equal that of {@code grid}. */
    public static RefereeStatus read(Map<?, ?> fields, Grid grid) {
        number(fields, "m", grid.rows(), grid.rows());
        number(fields, "n", grid.columns(), grid.columns());
        return new StatusReader(fields, grid).status();
    }

    private RefereeStatus status() {
        List<Seen> vision = new ArrayList<>();
        for (Object entry : list(fields.get("vision"))) vision.add(readSeen(entry, grid));
        return new RefereeStatus(
                "OK".equals(fields.get("status")),
                number("phase", 1, 2),
                number("guard_count", 0, grid.size()),
                number("civil_count", 0, grid.size()),
                grid.rows(),
                grid.columns(),
                cell(fields.get("position"), grid),
                heading(fields.get("orientation")),
                vision,
                number("hear", 0, 5),
                number("penalties", 0, Integer.MAX_VALUE),
                Boolean.TRUE.equals(fields.get("is_in_guard_range")),
                false,
                false,
                false,
                false,
                false);
    }

    /** Reads a cell and its content. */
    public static Seen readSeen(Object entry, Grid grid) {
        List<?> pair = list(entry);
        Content content = pair.size() == 2 && pair.get(1) instanceof String letter && letter.length() == 1
                ? Content.of(letter.charAt(0))
                : null;
        if (content == null) throw invalid("an entry of vision must be [[x, y], letter]", entry);
        return new Seen(cell(pair.get(0), grid), content);
    }

    private int number(String name, int min, int max) {
        return number(fields, name, min, max);
    }

    private static int number(Map<?, ?> fields, String name, int min, int max) {
        Object got = fields.get(name);
        if (got instanceof Number n && n.doubleValue() == n.intValue() && n.intValue() >= min && n.intValue() <= max)
            return n.intValue();
        String range = min == max ? String.valueOf(min) : "a whole number from " + min + " to " + max;
        throw invalid(name + " must be " + range, got);
    }

    private static Heading heading(@Nullable Object got) {
        for (Heading heading : Heading.values()) if (heading.name().equals(got)) return heading;
        throw invalid("orientation must be N, E, S or W", got);
    }

    private static Cell cell(@Nullable Object pair, Grid grid) {
        List<?> xy = list(pair);
        if (xy.size() == 2 && xy.get(0) instanceof Number x && xy.get(1) instanceof Number y) {
            Cell cell = new Cell(x.intValue(), y.intValue());
            if (grid.contains(cell)) return cell;
        }
        throw invalid("a cell must be [x, y] in " + grid.columns() + " columns and " + grid.rows() + " rows", pair);
    }

    private static List<?> list(@Nullable Object got) {
        if (got instanceof List<?> list) return list;
        throw invalid("vision and cells must be lists", got);
    }

    private static BadInputException invalid(String what, @Nullable Object got) {
        return new BadInputException("observation: " + what + ", but got " + got);
    }
}
