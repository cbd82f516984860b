package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import java.util.Arrays;

/**
 * The active robot's way back from the target along stops against walls. Where such a way could have ended against another
 * robot instead, that robot's cell is a stopper: the more moves are retraced, the more stoppers, so when these become
 * many the retracing ends, and what lies before may be any way.
 */
final class BackwardStops {
    /** Stopper cells looked for. */
    private static final int MAX_STOPPERS = 96;

    private final ReverseSlides reverseSlides;
    private final int size;

    /** Per cell the moves to the target when every stop is against a wall, or by any way before the last retraced. */
    final byte[] alone;

    /** Per cell the stopper's number, or -1. */
    final int[] number;

    /** The stoppers' cells by number, and how many there are. */
    final int[] stoppers;

    int count;

    /** Pairs (cell, heading) at which a stopper holds the active robot, and how many. */
    final int[] held;

    int helds;

    BackwardStops(ReverseSlides reverseSlides, int target) {
        this.reverseSlides = reverseSlides;
        size = reverseSlides.size();
        alone = new byte[size];
        number = new int[size];
        stoppers = new int[Math.min(size, MAX_STOPPERS)];
        held = new int[4 * size];
        Arrays.fill(alone, ReverseSlides.UNREACHABLE);
        Arrays.fill(number, -1);
        back(target);
    }

    private void back(int target) {
        alone[target] = 0;
        int[] queue = new int[size];
        queue[0] = target;
        for (int head = 0, tail = 1; head < tail; ) {
            int moves = alone[queue[head]];
            int end = tail;
            if (!level(queue, head, end)) {
                walk(target, moves);
                return;
            }
            byte cost = (byte) Math.min(moves + 1, ReverseSlides.MAX_DISTANCE);
            for (; head < end; head++) {
                for (int first = queue[head] * 4; first < queue[head] * 4 + 4; first++) {
                    if (!reverseSlides.walled(first)) continue;
                    for (int pair = reverseSlides.before(first); pair != SlideRules.NONE && pair != first; pair = reverseSlides.before(pair)) {
                        if (alone[pair >> 2] <= cost) continue;
                        alone[pair >> 2] = cost;
                        queue[tail++] = pair >> 2;
                    }
                }
            }
        }
    }

    /** Takes in the stoppers of the cells in this part of the queue; false, and nothing taken, when they are too many. */
    private boolean level(int[] queue, int from, int to) {
        int before = count;
        int heldBefore = helds;
        for (int at = from; at < to; at++) {
            for (int pair = queue[at] * 4; pair < queue[at] * 4 + 4; pair++) {
                if (reverseSlides.walled(pair)) continue;
                int stopper = reverseSlides.stopper(pair);
                if (number[stopper] < 0) {
                    if (count == stoppers.length) {
                        while (count > before) number[stoppers[--count]] = -1;
                        helds = heldBefore;
                        return false;
                    }
                    number[stopper] = count;
                    stoppers[count++] = stopper;
                }
                held[helds++] = pair;
            }
        }
        return true;
    }

    /**
     * When helpers are counted for the active robot's last moves only: without them it comes, by any way, to a cell that
     * lies exactly as many moves against walls from the target. A shorter way from there may have a robot on it.
     */
    private void walk(int target, int moves) {
        boolean[] ends = new boolean[size];
        ends[target] = true;
        for (int i = 0; i < moves; i++) {
            boolean[] starts = new boolean[size];
            for (int cell = 0; cell < size; cell++) {
                if (!ends[cell]) continue;
                for (int first = cell * 4; first < cell * 4 + 4; first++) {
                    if (!reverseSlides.walled(first)) continue;
                    for (int pair = reverseSlides.before(first); pair != SlideRules.NONE && pair != first; pair = reverseSlides.before(pair))
                        starts[pair >> 2] = true;
                }
            }
            ends = starts;
        }
        byte[] far = new byte[size];
        for (int c = 0; c < size; c++) far[c] = ends[c] ? (byte) moves : ReverseSlides.UNREACHABLE;
        reverseSlides.relax(far);
        for (int c = 0; c < size; c++) alone[c] = (byte) Math.min(alone[c], far[c]);
    }
}
