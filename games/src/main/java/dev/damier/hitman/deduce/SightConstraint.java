package dev.damier.hitman.deduce;

import java.util.List;

/**
 * A constraint on the number of guards that saw Hitman on a cell. Guards that are already known are subtracted.
 *
 * @param required how many unknown guards saw him
 * @param hidingCell the cell on which Hitman stood, if a civilian there may have hidden him; otherwise -1
 * @param terms the sides from which an unknown guard may have seen him
 */
record SightConstraint(int required, int hidingCell, List<Term> terms) {

    /**
     * One side from which a guard may have seen Hitman. A guard sees two cells far, if the near one is empty.
     *
     * @param near the adjacent cell, or -1 if it is known to be empty
     * @param far the cell behind it, or -1 if it need not be considered
     * @param farGuardProven whether the far cell is known to contain a guard facing Hitman, so that an empty near cell
     *     is sufficient
     * @param facing the heading, by ordinal, of a guard who sees Hitman from this side
     */
    record Term(int near, int far, boolean farGuardProven, int facing) {
        /** Returns whether both cells are undecided. */
        boolean isPair() {
            return near >= 0 && far >= 0;
        }
    }
}
