package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import dev.damier.ricochet.RicochetBoard;
import java.util.Arrays;

/**
 * Slides of one kind of robot read backwards. A robot on its way is a pair {@code cell * 4 + direction it leaves in}, as
 * in {@link SlideRules}; {@link #before} leads from a pair to the one it came from. Every cell met on the way back is a cell the
 * robot may have set out from, because a robot at rest leaves straight in the commanded direction.
 */
final class ReverseSlides {
    /** No slides lead there. */
    static final byte UNREACHABLE = 127;

    /** The largest distance told. */
    static final byte MAX_DISTANCE = UNREACHABLE - 1;

    private final RicochetBoard board;
    private final int[] before;

    ReverseSlides(RicochetBoard board, SlideRules slideRules, int robot) {
        this.board = board;
        before = new int[board.size() * 4];
        Arrays.fill(before, SlideRules.NONE);
        for (int pair = 0; pair < before.length; pair++) {
            int to = slideRules.step(robot, pair);
            if (to != SlideRules.NONE) before[to] = pair;
        }
    }

    /** The pair from which this one is reached in one step, or {@link SlideRules#NONE}. */
    int before(int pair) {
        return before[pair];
    }

    int size() {
        return board.size();
    }

    /** Whether a robot that would leave this pair is held by a wall. */
    boolean walled(int pair) {
        return board.closed(pair >> 2, pair & 3);
    }

    /** The cell that must hold a robot for another to stop at this pair, which is not {@link #walled}. */
    int stopper(int pair) {
        return board.next(pair >> 2, pair & 3);
    }

    /**
     * Completes a table of least numbers of slides for a robot that may stop anywhere: numbers other than {@link #UNREACHABLE} are
     * the sources. Distances beyond {@link #MAX_DISTANCE} are told as that.
     *
     * <p>Cells are taken in order of their number. A way back that joins one already walked can be left: whatever lies
     * beyond has a number as low. So every pair is walked once.
     */
    void relax(byte[] moves) {
        boolean[] walked = new boolean[before.length];
        int[] queue = new int[moves.length * 2];
        int sources = sources(moves, queue);
        int source = 0;
        int head = sources;
        int tail = sources;
        while (source < sources || head < tail) {
            boolean fresh = source < sources && (head == tail || moves[queue[source]] <= moves[queue[head]]);
            int cell = queue[fresh ? source++ : head++];
            int number = Math.min(moves[cell] + 1, MAX_DISTANCE);
            for (int direction = 0; direction < 4; direction++) {
                int pair = cell * 4 + direction;
                while (!walked[pair]) {
                    walked[pair] = true;
                    pair = before[pair];
                    if (pair == SlideRules.NONE) break;
                    int from = pair >> 2;
                    if (moves[from] <= number) continue;
                    moves[from] = (byte) number;
                    queue[tail++] = from;
                }
            }
        }
    }

    /** Puts the sources in the queue, lowest number first, and returns how many there are. */
    private static int sources(byte[] moves, int[] queue) {
        int n = 0;
        for (int cell = 0; cell < moves.length; cell++) {
            if (moves[cell] == UNREACHABLE) continue;
            int at = n++;
            for (; at > 0 && moves[queue[at - 1]] > moves[cell]; at--) queue[at] = queue[at - 1];
            queue[at] = cell;
        }
        return n;
    }
}
