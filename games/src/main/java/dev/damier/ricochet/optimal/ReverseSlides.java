package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.SlideRules;
import java.util.Arrays;

/**
 * The slides of one kind of robot in reverse. A moving robot is a pair {@code cell * 4 + direction in which it leaves the
 * cell}, as in {@link SlideRules}. {@link #previous} leads from a pair to the pair one step earlier. A slide may have
 * started on every cell of such a chain, because a robot at rest always leaves in the commanded direction.
 */
final class ReverseSlides {
    /** Distance of a cell that no sequence of slides reaches. */
    static final byte UNREACHABLE = 127;

    /** Maximum distance stored; larger distances are stored as this value. */
    static final byte MAX_DISTANCE = UNREACHABLE - 1;

    private final RicochetBoard board;
    private final int[] previous;

    ReverseSlides(RicochetBoard board, SlideRules slideRules, int robot) {
        this.board = board;
        previous = new int[board.size() * 4];
        Arrays.fill(previous, SlideRules.NONE);
        for (int pair = 0; pair < previous.length; pair++) {
            int to = slideRules.step(robot, pair);
            if (to != SlideRules.NONE) previous[to] = pair;
        }
    }

    /** Returns the pair from which this one is reached in one step, or {@link SlideRules#NONE}. */
    int previous(int pair) {
        return previous[pair];
    }

    int size() {
        return board.size();
    }

    /** Returns whether a wall stops a robot that would leave this pair. */
    boolean isStoppedByWall(int pair) {
        return board.isClosed(pair >> 2, pair & 3);
    }

    /** Returns the cell on which a robot must stand to stop another robot at this pair. Precondition: no wall stops it there. */
    int stopperCell(int pair) {
        return board.next(pair >> 2, pair & 3);
    }

    /**
     * Completes a table of slide distances for a robot that may stop anywhere. Entries other than {@link #UNREACHABLE} are
     * the sources. Distances above {@link #MAX_DISTANCE} are stored as {@link #MAX_DISTANCE}.
     *
     * <p>Cells are processed in increasing order of distance. A chain of previous pairs can end where another chain has
     * already passed: the cells after that point have a distance that is not larger. So every pair is visited once.
     */
    void relax(byte[] distances) {
        boolean[] visited = new boolean[previous.length];
        int[] queue = new int[distances.length * 2];
        int sources = sortSources(distances, queue);
        int source = 0;
        int head = sources;
        int tail = sources;
        while (source < sources || head < tail) {
            boolean takeSource =
                    source < sources && (head == tail || distances[queue[source]] <= distances[queue[head]]);
            int cell = queue[takeSource ? source++ : head++];
            int distance = Math.min(distances[cell] + 1, MAX_DISTANCE);
            for (int direction = 0; direction < 4; direction++) {
                int pair = cell * 4 + direction;
                while (!visited[pair]) {
                    visited[pair] = true;
                    pair = previous[pair];
                    if (pair == SlideRules.NONE) break;
                    int from = pair >> 2;
                    if (distances[from] <= distance) continue;
                    distances[from] = (byte) distance;
                    queue[tail++] = from;
                }
            }
        }
    }

    /** Writes the sources to the queue in increasing order of distance and returns their number. */
    private static int sortSources(byte[] distances, int[] queue) {
        int n = 0;
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] == UNREACHABLE) continue;
            int at = n++;
            for (; at > 0 && distances[queue[at - 1]] > distances[cell]; at--) queue[at] = queue[at - 1];
            queue[at] = cell;
        }
        return n;
    }
}
