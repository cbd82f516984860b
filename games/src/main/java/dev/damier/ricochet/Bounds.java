package dev.damier.ricochet;

import java.lang.ref.SoftReference;
import java.util.Arrays;

/**
 * Lower bounds on the moves left for robots of one kind to reach one target; shared by every search on that target.
 *
 * <p>{@link #grid} is the classical one: slides of the active robot alone when it may stop anywhere. {@link #help} is
 * much stronger, and built only when a search turns out to be long.
 */
final class Bounds {
    private final BoardTables tables;
    private final Rays rays;
    private final int target;
    private final byte[] grid;
    private SoftReference<HelpBound> help = new SoftReference<>(null);

    Bounds(BoardTables tables, Rays rays, int target) {
        this.tables = tables;
        this.rays = rays;
        this.target = target;
        grid = new byte[rays.size()];
        Arrays.fill(grid, Rays.FAR);
        grid[target] = 0;
        rays.relax(grid);
    }

    /** By the active robot's cell; {@link Rays#FAR} where it can never come from. */
    byte[] grid() {
        return grid;
    }

    /** Large, so given up when memory is short. */
    synchronized HelpBound help() {
        HelpBound built = help.get();
        if (built == null) help = new SoftReference<>(built = new HelpBound(tables, rays, target));
        return built;
    }
}
