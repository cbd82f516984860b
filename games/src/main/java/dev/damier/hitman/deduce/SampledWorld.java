package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.WorldMap;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** A complete world, usually a sample of the belief state, with the number of guards that see each cell. */
public final class SampledWorld {
    public final Grid grid;
    public final Content[] cells;

    /** The number of guards that would see Hitman on each cell. It is 0 everywhere if he is disguised. */
    public final int[] watcherCounts;

    SampledWorld(Grid grid, Content[] cells) {
        this(grid, cells, false);
    }

    private SampledWorld(Grid grid, Content[] cells, boolean disguised) {
        this.grid = grid;
        this.cells = cells;
        watcherCounts = new int[cells.length];
        if (!disguised) for (int c = 0; c < cells.length; c++) watcherCounts[c] = countWatchers(c);
    }

    /**
     * Returns this world without the objects and people of the removed cells.
     *
     * @param disguised whether Hitman wears the suit, so that guards ignore him while he walks
     */
    public SampledWorld withRemoved(BitSet removedCells, boolean disguised) {
        if (removedCells.isEmpty() && !disguised) return this;
        Content[] remaining = cells.clone();
        removedCells.stream().forEach(c -> remaining[c] = Content.EMPTY);
        return new SampledWorld(grid, remaining, disguised);
    }

    /** Returns the world as a map, with walls on the cells that are not known. */
    public WorldMap map(IntPredicate known) {
        Content[] visible = cells.clone();
        for (int c = 0; c < visible.length; c++) if (!known.test(c)) visible[c] = Content.WALL;
        return new WorldMap(grid.columns(), visible);
    }

    public WorldMap map() {
        return new WorldMap(grid.columns(), cells);
    }

    private int countWatchers(int cell) {
        if (cells[cell].isCivilian()) return 0;
        int watching = 0;
        for (int side = 0; side < 4; side++) if (watcher(cell, side) >= 0) watching++;
        return watching;
    }

    /** Returns the cell of the guard who sees Hitman from this side, or -1. */
    public int watcher(int cell, int side) {
        int near = grid.ahead(cell, side);
        if (near < 0) return -1;
        Content guard = Content.guard(Heading.of(side + 2 & 3));
        if (cells[near] == guard) return near;
        int far = cells[near] == Content.EMPTY ? grid.ahead(near, side) : -1;
        return far >= 0 && cells[far] == guard ? far : -1;
    }
}
