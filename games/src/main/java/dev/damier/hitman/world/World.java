package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A mutable world: objects that are taken and people who are killed or neutralised are removed. Views are computed from
 * the cells at each call, so removing a content opens the view behind it.
 */
public final class World {
    private final int columns;
    private final int rows;
    private final Content[] cells;
    private final RefereeVersion version;
    private int guards;
    private int civilians;

    public World(WorldMap map, RefereeVersion version) {
        columns = map.columns();
        rows = map.rows();
        cells = map.toArray();
        guards = map.guards();
        civilians = map.civilians();
        this.version = version;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    int guards() {
        return guards;
    }

    int civilians() {
        return civilians;
    }

    boolean contains(Cell c) {
        return c.x() >= 0 && c.y() >= 0 && c.x() < columns && c.y() < rows;
    }

    /** Returns the content of a cell, which must be inside. */
    Content at(Cell c) {
        assert contains(c) : c;
        return cells[c.y() * columns + c.x()];
    }

    /** Returns the content of a cell, or null outside. */
    @Nullable Content contentOrNull(Cell c) {
        return contains(c) ? cells[c.y() * columns + c.x()] : null;
    }

    /** Makes a cell empty. */
    void clear(Cell c) {
        Content removed = at(c);
        if (removed.isGuard()) guards--;
        if (removed.isCivilian()) civilians--;
        cells[c.y() * columns + c.x()] = Content.EMPTY;
    }

    /** Returns the cells that Hitman sees: at most three cells ahead, up to the first that is not empty. */
    public List<Seen> vision(Cell from, Heading heading) {
        List<Seen> seen = new ArrayList<>(3);
        for (int d = 1; d <= 3; d++) {
            Cell c = from.ahead(heading, d);
            Content content = contentOrNull(c);
            if (content == null) break;
            seen.add(new Seen(c, content));
            if (content != Content.EMPTY) break;
        }
        return List.copyOf(seen);
    }

    /** Returns the number of people in the 5×5 square around a cell, including the cell. 5 means five or more. */
    public int peopleHeard(Cell around) {
        int heard = 0;
        for (int y = around.y() - 2; y <= around.y() + 2; y++) {
            for (int x = around.x() - 2; x <= around.x() + 2; x++) {
                Content content = contentOrNull(new Cell(x, y));
                if (content != null && content.isPerson()) heard++;
            }
        }
        return Math.min(heard, 5);
    }

    /** Returns how many guards see Hitman on a cell. Guards see two cells far. A civilian on the cell hides him. */
    public int guardsSeeing(Cell hitman) {
        if (at(hitman).isCivilian()) return 0;
        int seeing = 0;
        for (Heading side : Heading.values()) {
            Content near = contentOrNull(hitman.ahead(side, 1));
            Content watcher = Content.guard(side.opposite());
            if (near == watcher || near == Content.EMPTY && contentOrNull(hitman.ahead(side, 2)) == watcher) seeing++;
        }
        return seeing;
    }

    /** Returns how many civilians see Hitman on a cell. Civilians see one cell far, and their own cell. */
    public int civiliansSeeing(Cell hitman) {
        int seeing = 0;
        if (at(hitman).isCivilian()) {
            if (version == RefereeVersion.FINAL) return 1;
            seeing++;
        }
        for (Heading side : Heading.values()) {
            if (contentOrNull(hitman.ahead(side, 1)) == Content.civilian(side.opposite())) seeing++;
        }
        return seeing;
    }
}
