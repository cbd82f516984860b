package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import java.util.Arrays;

/**
 * A backward search of the active robot from the target, over moves that end against walls (wall-stopped moves). It finds the cost of
 * finishing against walls only, and the stopper cells: the cells on which a helper would stop the active robot on such a
 * path.
 *
 * <p>Each further level of the search adds stopper cells. When there would be too many, the search ends at the last
 * complete level. Before the moves examined so far, the active robot may then take any path. On large boards a low limit leaves
 * only one or two moves, and the bound loses most of its value. So the limit grows with the board.
 */
final class BackwardStops {
    /** Maximum number of stopper cells on boards of at most 768 cells. */
    private static final int MAX_STOPPERS = 96;

    /** On larger boards, the maximum is the number of cells divided by this number. */
    private static final int CELLS_PER_STOPPER = 8;

    private final ReverseSlides reverseSlides;
    private final int size;

    /**
     * Per cell, the minimum number of moves to the target if every stop is against a wall. After an incomplete search only
     * the last moves must stop against walls, and any path may precede them.
     */
    final byte[] alone;

    /** Per cell, its index in {@link #stoppers}, or -1. */
    final int[] stopperIndex;

    /** The stopper cells; the first {@link #stopperCount} entries are used. */
    final int[] stoppers;

    int stopperCount;

    /**
     * The pairs (cell, heading) at which a stopper stops the active robot. The first {@link #stoppedPairCount} entries are
     * used.
     */
    final int[] stoppedPairs;

    int stoppedPairCount;

    private BackwardStops(ReverseSlides reverseSlides, int size) {
        this.reverseSlides = reverseSlides;
        this.size = size;
        alone = new byte[size];
        stopperIndex = new int[size];
        stoppers = new int[Math.min(size, Math.max(MAX_STOPPERS, size / CELLS_PER_STOPPER))];
        stoppedPairs = new int[4 * size];
        Arrays.fill(alone, ReverseSlides.UNREACHABLE);
        Arrays.fill(stopperIndex, -1);
    }

    /** Searches from a target. */
    static BackwardStops find(ReverseSlides reverseSlides, int target) {
        BackwardStops stops = new BackwardStops(reverseSlides, reverseSlides.size());
        stops.search(target);
        return stops;
    }

    /** Returns a result without cells, for a board on which it is not used. */
    static BackwardStops none(ReverseSlides reverseSlides) {
        return new BackwardStops(reverseSlides, 0);
    }

    private void search(int target) {
        alone[target] = 0;
        int[] queue = new int[size];
        queue[0] = target;
        for (int head = 0, tail = 1; head < tail; ) {
            int moves = alone[queue[head]];
            int end = tail;
            if (!addStoppers(queue, head, end)) {
                allowAnyPathBefore(target, moves);
                return;
            }
            byte cost = (byte) Math.min(moves + 1, ReverseSlides.MAX_DISTANCE);
            for (; head < end; head++) {
                for (int first = queue[head] * 4; first < queue[head] * 4 + 4; first++) {
                    if (!reverseSlides.isStoppedByWall(first)) continue;
                    for (int pair = reverseSlides.previous(first);
                            pair != SlideRules.NONE && pair != first;
                            pair = reverseSlides.previous(pair)) {
                        if (alone[pair >> 2] <= cost) continue;
                        alone[pair >> 2] = cost;
                        queue[tail++] = pair >> 2;
                    }
                }
            }
        }
    }

    /**
     * Adds the stopper cells of the cells in this part of the queue.
     *
     * @return false if there would be too many; then none is added
     */
    private boolean addStoppers(int[] queue, int from, int to) {
        int countBefore = stopperCount;
        int pairCountBefore = stoppedPairCount;
        for (int at = from; at < to; at++) {
            for (int pair = queue[at] * 4; pair < queue[at] * 4 + 4; pair++) {
                if (reverseSlides.isStoppedByWall(pair)) continue;
                int stopper = reverseSlides.stopperCell(pair);
                if (stopperIndex[stopper] < 0) {
                    if (stopperCount == stoppers.length) {
                        while (stopperCount > countBefore) stopperIndex[stoppers[--stopperCount]] = -1;
                        stoppedPairCount = pairCountBefore;
                        return false;
                    }
                    stopperIndex[stopper] = stopperCount;
                    stoppers[stopperCount++] = stopper;
                }
                stoppedPairs[stoppedPairCount++] = pair;
            }
        }
        return true;
    }

    /**
     * Completes {@link #alone} when only the last {@code moves} moves were examined. Without a helper the active robot
     * first goes, by any path, to a cell that is exactly this many wall-stopped moves from the target. A shorter path from
     * that cell may be blocked by a robot, so it must not be counted.
     */
    private void allowAnyPathBefore(int target, int moves) {
        boolean[] ends = new boolean[size];
        ends[target] = true;
        for (int i = 0; i < moves; i++) {
            boolean[] starts = new boolean[size];
            for (int cell = 0; cell < size; cell++) {
                if (!ends[cell]) continue;
                for (int first = cell * 4; first < cell * 4 + 4; first++) {
                    if (!reverseSlides.isStoppedByWall(first)) continue;
                    for (int pair = reverseSlides.previous(first);
                            pair != SlideRules.NONE && pair != first;
                            pair = reverseSlides.previous(pair)) starts[pair >> 2] = true;
                }
            }
            ends = starts;
        }
        byte[] distances = new byte[size];
        for (int c = 0; c < size; c++) distances[c] = ends[c] ? (byte) moves : ReverseSlides.UNREACHABLE;
        reverseSlides.relax(distances);
        for (int c = 0; c < size; c++) alone[c] = (byte) Math.min(alone[c], distances[c]);
    }
}
