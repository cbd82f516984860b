package dev.damier.hitman.world;

import java.util.ArrayList;
import java.util.List;

/**
 * The world as it is now: contents vanish when taken, killed or neutralised. Views are read off the cells at each
 * question, so a removed blocker opens the view behind it with no more ado.
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

    boolean inside(Cell c) {
        return c.x() >= 0 && c.y() >= 0 && c.x() < columns && c.y() < rows;
    }

    /** What is at a cell; null outside. */
    Content at(Cell c) {
        return inside(c) ? cells[c.y() * columns + c.x()] : null;
    }

    void empty(Cell c) {
        Content gone = at(c);
        if (gone.guard()) guards--;
        if (gone.civilian()) civilians--;
        cells[c.y() * columns + c.x()] = Content.EMPTY;
    }

    WorldMap map() {
        return new WorldMap(columns, cells);
    }

    /** What Hitman sees: up to three cells ahead, ending with the first that is not empty. */
    public List<Seen> vision(Cell from, Heading heading) {
        List<Seen> seen = new ArrayList<>(3);
        for (int d = 1; d <= 3; d++) {
            Cell c = from.ahead(heading, d);
            Content content = at(c);
            if (content == null) break;
            seen.add(new Seen(c, content));
            if (content != Content.EMPTY) break;
        }
        return List.copyOf(seen);
    }

    /** People in the 5×5 square around the cell, itself included; 5 means five or more. */
    public int hear(Cell around) {
        int heard = 0;
        for (int y = around.y() - 2; y <= around.y() + 2; y++) {
            for (int x = around.x() - 2; x <= around.x() + 2; x++) {
                Content content = at(new Cell(x, y));
                if (content != null && content.person()) heard++;
            }
        }
        return Math.min(heard, 5);
    }

    /** How many guards see Hitman here: they look two cells far, and a living civilian hides him. */
    public int guardsSeeing(Cell hitman) {
        if (at(hitman).civilian()) return 0;
        int seeing = 0;
        for (Heading way : Heading.values()) {
            Content near = at(hitman.ahead(way, 1));
            Content watcher = Content.guard(way.opposite());
            if (near == watcher || near == Content.EMPTY && at(hitman.ahead(way, 2)) == watcher) seeing++;
        }
        return seeing;
    }

    /** How many civilians see Hitman here: they look one cell far, and see their own cell. */
    public int civiliansSeeing(Cell hitman) {
        int seeing = 0;
        if (at(hitman).civilian()) {
            if (version == RefereeVersion.FINAL) return 1;
            seeing++;
        }
        for (Heading way : Heading.values()) {
            if (at(hitman.ahead(way, 1)) == Content.civilian(way.opposite())) seeing++;
        }
        return seeing;
    }
}
