package dev.damier.ricochet.optimal;

/**
 * Lower bounds on the moves left for robots of one kind to reach one target; shared by every search on that target.
 *
 * <p>{@link #grid} is the classical one: slides of the active robot alone when it may stop anywhere. {@link #take} gives one
 * that is much stronger, and built only when a search turns out to be long.
 */
final class Bounds {
    private static final BoundCache CACHE = new BoundCache();

    private final BoardTables tables;
    private final int kind;
    private final int target;
    private final byte[] grid;
    private final UsefulCells useful;

    Bounds(BoardTables tables, int kind, int target) {
        this.tables = tables;
        this.kind = kind;
        this.target = target;
        grid = tables.grid(kind, target);
        useful = tables.useful(kind, grid);
    }

    /** By the active robot's cell; {@link ReverseSlides#UNREACHABLE} where it can never come from. */
    byte[] grid() {
        return grid;
    }

    /** Where other robots matter to one that has no move to spare. */
    UsefulCells useful() {
        return useful;
    }

    /** Takes the strong bound for a search, which gives it {@link #back}; two searches at once have one each. */
    HelperLowerBound take() {
        HelperLowerBound left = CACHE.take(this);
        return left != null ? left : new HelperLowerBound(tables, kind, target);
    }

    /** Keeps a strong bound with all it has learnt for the next search, if there is room. */
    void back(HelperLowerBound used) {
        CACHE.leave(this, used);
    }
}
