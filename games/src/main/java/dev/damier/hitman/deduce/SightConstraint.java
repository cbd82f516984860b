package dev.damier.hitman.deduce;

import java.util.List;

/**
 * How many guards saw Hitman at a cell, as far as that is not yet settled.
 *
 * @param need how many more than those known
 * @param shield the cell he stood on if a civilian may be there, who would have hidden him; else -1
 */
record SightConstraint(int need, int shield, List<Term> terms) {

    /**
     * One side from which he may be watched.
     *
     * @param near the cell whose guard facing this way sees him, or -1 if only the far one may
     * @param far a second cell from which he is seen across an empty near one, or -1
     * @param open the far cell is known to hold a guard who looks this way: an empty near cell is enough
     * @param facing the way such a guard looks, by ordinal
     */
    record Term(int near, int far, boolean open, int facing) {
        boolean pair() {
            return near >= 0 && far >= 0;
        }
    }
}
