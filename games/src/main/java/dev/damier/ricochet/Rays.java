package dev.damier.ricochet;

import java.util.Arrays;

/**
 * Slides of one kind of robot read backwards. A robot on its way is a pair {@code cell * 4 + direction it leaves in}, as
 * in {@link Mover}; {@link #before} leads from a pair to the one it came from. Every cell met on the way back is a cell the
 * robot may have set out from, because a robot at rest leaves straight in the commanded direction.
 */
final class Rays {
    /** No slides lead there. */
    static final byte FAR = 127;

    /** The largest distance told. */
    static final byte MOST = FAR - 1;

    private final Board board;
    private final int[] before;

    Rays(Board board, Mover mover, int robot) {
        this.board = board;
        before = new int[board.size() * 4];
        Arrays.fill(before, Mover.NONE);
        for (int pair = 0; pair < before.length; pair++) {
            int to = mover.step(robot, pair);
            if (to != Mover.NONE) before[to] = pair;
        }
    }

    /** The pair from which this one is reached in one step, or {@link Mover#NONE}. */
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
     * Least numbers of slides to cells whose own number is already in the table, when a robot may stop anywhere: numbers
     * other than {@link #FAR} are the sources. Distances beyond {@link #MOST} are told as that.
     *
     * @param queue scratch, one int per cell
     */
    void relax(byte[] moves, int[] queue) {
        boolean more = true;
        for (int level = 0; more && level < MOST; level++) {
            int n = 0;
            more = false;
            for (int cell = 0; cell < moves.length; cell++) {
                if (moves[cell] == level) queue[n++] = cell;
                else if (moves[cell] > level && moves[cell] < FAR) more = true;
            }
            for (int i = 0; i < n; i++) more |= spread(queue[i], level + 1, moves, queue, -1) < -1;
        }
        if (!more) return;
        int tail = 0;
        for (int cell = 0; cell < moves.length; cell++) if (moves[cell] == MOST) queue[tail++] = cell;
        for (int head = 0; head < tail; head++) tail = spread(queue[head], MOST, moves, queue, tail);
    }

    /**
     * Gives a number to the cells one slide before this one that have none so low. Appends them to the queue from {@code
     * tail} on and returns its new end; with a negative tail counts down instead.
     */
    private int spread(int to, int number, byte[] moves, int[] queue, int tail) {
        for (int direction = 0; direction < 4; direction++) {
            int first = to * 4 + direction;
            for (int pair = before[first]; pair != Mover.NONE && pair != first; pair = before[pair]) {
                int cell = pair >> 2;
                if (moves[cell] <= number) continue;
                moves[cell] = (byte) number;
                if (tail >= 0) queue[tail++] = cell;
                else tail--;
            }
        }
        return tail;
    }
}
