package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Mover;
import java.util.Arrays;

/** Finds ways step by step, on any board. */
final class SteppingReach extends Reach {
    private final Mover mover;
    private final int[] queue;

    SteppingReach(Mover mover, int size) {
        super(size);
        this.mover = mover;
        queue = new int[size];
    }

    @Override
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
