package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.WorldMap;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** One world that may be the real one, and who watches what in it. */
public final class SampledWorld {
    public final Grid grid;
    public final Content[] cells;

    /** How many guards see Hitman at each cell. */
    public final int[] watchers;

    SampledWorld(Grid grid, Content[] cells) {
        this(grid, cells, false);
    }

    private SampledWorld(Grid grid, Content[] cells, boolean disguised) {
        this.grid = grid;
        this.cells = cells;
        watchers = new int[cells.length];
        if (!disguised) for (int c = 0; c < cells.length; c++) watchers[c] = watching(c);
    }

    /**
     * This world without what was taken, killed or neutralised since.
     *
     * @param disguised with nobody watching a walker, as it is in the suit
     */
    public SampledWorld without(BitSet gone, boolean disguised) {
        if (gone.isEmpty() && !disguised) return this;
        Content[] left = cells.clone();
        gone.stream().forEach(c -> left[c] = Content.EMPTY);
        return new SampledWorld(grid, left, disguised);
    }

    /** The world as a map, and a wall wherever he does not know it. */
    public WorldMap map(IntPredicate known) {
        Content[] drawn = cells.clone();
        for (int c = 0; c < drawn.length; c++) if (!known.test(c)) drawn[c] = Content.WALL;
        return new WorldMap(grid.columns(), drawn);
    }

    public WorldMap map() {
        return new WorldMap(grid.columns(), cells);
    }

    private int watching(int cell) {
        if (cells[cell].civilian()) return 0;
        int watching = 0;
        for (int way = 0; way < 4; way++) if (watcher(cell, way) >= 0) watching++;
        return watching;
    }

    /** The cell of the guard who sees Hitman from that side, or -1. */
    public int watcher(int cell, int way) {
        int near = grid.ahead(cell, way);
        if (near < 0) return -1;
        Content guard = Content.guard(Heading.of(way + 2 & 3));
        if (cells[near] == guard) return near;
        int far = cells[near] == Content.EMPTY ? grid.ahead(near, way) : -1;
        return far >= 0 && cells[far] == guard ? far : -1;
    }
}
