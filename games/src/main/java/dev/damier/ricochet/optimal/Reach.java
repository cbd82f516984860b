package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Mover;
import java.util.Arrays;

/**
 * How many slides a robot needs at least to come from one cell to every other, when it may stop anywhere on its way: to a
 * cell, and to a cell with a given heading. One search forward tells them all.
 */
final class Reach {
    private final Mover mover;

    /** Slides to arrive, by {@code cell * 4 + heading}; {@link Rays#FAR} when that cannot be. */
    final byte[] arrival;

    /** Slides to be on a cell, 0 on the first. */
    final byte[] ways;

    private final int[] queue;

    Reach(Mover mover, int size) {
        this.mover = mover;
        arrival = new byte[size * 4];
        ways = new byte[size];
        queue = new int[size];
    }

    /** Finds the slides of a robot of this kind from this cell. */
    void from(int kind, int start) {
        Arrays.fill(arrival, Rays.FAR);
        Arrays.fill(ways, Rays.FAR);
        ways[start] = 0;
        queue[0] = start;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            byte slides = (byte) Math.min(ways[cell] + 1, Rays.MOST);
            for (int first = cell * 4; first < cell * 4 + 4; first++) {
                // What lies beyond a pair already met was met from there in as few slides.
                for (int pair = mover.step(kind, first);
                        pair != Mover.NONE && arrival[pair] == Rays.FAR;
                        pair = mover.step(kind, pair)) {
                    arrival[pair] = slides;
                    if (ways[pair >> 2] != Rays.FAR) continue;
                    ways[pair >> 2] = slides;
                    queue[tail++] = pair >> 2;
                }
            }
        }
    }
}
