package dev.damier.ricochet.optimal;

import java.lang.ref.SoftReference;

/**
 * Lower bounds on the moves left for robots of one kind to reach one target; shared by every search on that target.
 *
 * <p>{@link #grid} is the classical one: slides of the active robot alone when it may stop anywhere. {@link #help} is
 * much stronger, and built only when a search turns out to be long.
 */
final class Bounds {
    private final BoardTables tables;
    private final int kind;
    private final int target;
    private final byte[] grid;
    private final UsefulCells useful;
    private SoftReference<HelpBound> help = new SoftReference<>(null);

    Bounds(BoardTables tables, int kind, int target) {
        this.tables = tables;
        this.kind = kind;
        this.target = target;
        grid = tables.grid(kind, target);
        useful = tables.useful(kind, grid);
    }

    /** By the active robot's cell; {@link Rays#FAR} where it can never come from. */
    byte[] grid() {
        return grid;
    }

    /** Where other robots matter to one that has no move to spare. */
    UsefulCells useful() {
        return useful;
    }

    /** Takes the strong bound for a search, which gives it {@link #back}; two searches at once have one each. */
    synchronized HelpBound take() {
        HelpBound built = help.get();
        help = new SoftReference<>(null);
        return built != null ? built : new HelpBound(tables, kind, target);
    }

    /** Keeps a strong bound with all it has learnt for the next search; large, so given up when memory is short. */
    synchronized void back(HelpBound used) {
        help = new SoftReference<>(used);
    }
}
