package dev.damier.ricochet.optimal;

/**
 * The lower bounds on the moves that robots of one kind need to one target. All searches on that target share it.
 *
 * <p>{@link #grid} counts the slides of the active robot if it may stop anywhere. {@link #takeHelperBound} returns the much
 * stronger helper bound, which only long searches need.
 */
final class TargetBounds {
    private static final BoundCache CACHE = new BoundCache();

    private final BoardTables tables;
    private final int kind;
    private final int target;
    private final byte[] grid;
    private final UsefulCells usefulCells;

    TargetBounds(BoardTables tables, int kind, int target) {
        this.tables = tables;
        this.kind = kind;
        this.target = target;
        grid = tables.grid(kind, target);
        usefulCells = tables.newUsefulCells(kind, grid);
    }

    /** Returns the grid value per cell, or {@link ReverseSlides#UNREACHABLE} if the target cannot be reached from it. */
    byte[] grid() {
        return grid;
    }

    /** Returns the cells on which other robots matter to a robot that has no move to spare. */
    UsefulCells usefulCells() {
        return usefulCells;
    }

    /**
     * Returns a helper bound for exclusive use by one search, which must pass it to {@link #returnHelperBound} at its end.
     * Two concurrent searches get different instances.
     */
    HelperLowerBound takeHelperBound() {
        HelperLowerBound cached = CACHE.take(this);
        return cached != null ? cached : new HelperLowerBound(tables, kind, target);
    }

    /** Stores a helper bound, with the rows computed so far, for the next search. */
    void returnHelperBound(HelperLowerBound used) {
        used.unrefine();
        CACHE.put(this, used);
    }
}
