package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.WorldMap;
import java.util.BitSet;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * One world that may be the real one, drawn by the chances of each cell: as many guards, civilians and objects as there
 * are, walls where luck has them. Which cells go together is not drawn, only how likely each is alone.
 */
public final class SampledWorld {
    public final Grid grid;
    public final Content[] cells;

    /** How many guards see Hitman at each cell. */
    public final int[] watchers;

    SampledWorld(Grid grid, Chances chances, int guards, int civilians, boolean usual, Random random) {
        this.grid = grid;
        int n = grid.size();
        cells = new Content[n];
        for (int c = 0; c < n; c++) cells[c] = chances.proven(c);
        place(chances, ContentMasks.GUARDS, guards, random);
        place(chances, ContentMasks.CIVILIANS, civilians, random);
        if (usual) {
            for (Content object : new Content[] {Content.TARGET, Content.SUIT, Content.PIANO_WIRE}) {
                place(chances, ContentMasks.of(object), 1, random);
            }
        }
        int rest = ContentMasks.EMPTY | ContentMasks.WALL | (usual ? 0 : ContentMasks.OBJECTS);
        for (int c = 0; c < n; c++) {
            if (cells[c] != null) continue;
            boolean nothing = chances.of(c, rest) > 0;
            cells[c] = nothing ? draw(chances, c, rest, random) : chances.likeliest(c);
        }
        watchers = new int[n];
        for (int c = 0; c < n; c++) watchers[c] = watching(c);
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

    /** Puts as many of a kind as are not yet known where they are likely. */
    private void place(Chances chances, int kind, int number, Random random) {
        int left = number;
        for (Content content : cells) if (content != null && (ContentMasks.of(content) & kind) != 0) left--;
        for (; left > 0; left--) {
            double all = 0;
            for (int c = 0; c < cells.length; c++) if (cells[c] == null) all += chances.of(c, kind);
            double lot = random.nextDouble() * all;
            int at = -1;
            for (int c = 0; c < cells.length && lot >= 0; c++) {
                if (cells[c] != null || chances.of(c, kind) == 0) continue;
                at = c;
                lot -= chances.of(c, kind);
            }
            if (at < 0) return;
            cells[at] = draw(chances, at, kind, random);
        }
    }

    private static Content draw(Chances chances, int cell, int kind, Random random) {
        double lot = random.nextDouble() * chances.of(cell, kind);
        Content content = null;
        for (int rest = kind; rest != 0 && lot >= 0; rest &= rest - 1) {
            Content next = ContentMasks.only(rest & -rest);
            if (chances.of(cell, next) == 0) continue;
            content = next;
            lot -= chances.of(cell, next);
        }
        return content;
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
