package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import java.util.Arrays;

/**
 * How many slides a robot needs at least to come from one cell to every other, when it may stop anywhere on its way: to a
 * cell, and to a cell with a given heading. One search forward tells them all.
 */
abstract class SlideDistances {
    /** Slides to arrive, by {@code cell * 4 + heading}; {@link ReverseSlides#UNREACHABLE} when that cannot be. */
    final byte[] arrival;

    /** Slides to be on a cell, 0 on the first. */
    final byte[] ways;

    SlideDistances(int size) {
        arrival = new byte[size * 4];
        ways = new byte[size];
    }

    /** Says that only what is wanted by the calls that follow need be told any more. */
    void wantNothing() {}

    /** Wants to be told of arrivals at this pair. */
    void wantArrival(int pair) {}

    /** Wants to be told of ways to this cell. */
    void wantWay(int cell) {}

    /** Finds the slides of a robot of this kind from this cell. */
    abstract void from(int kind, int start);

    /** Finds ways step by step, on any board. */
    static final class Stepping extends SlideDistances {
        private final SlideRules slideRules;
        private final int[] queue;

        Stepping(SlideRules slideRules, int size) {
            super(size);
            this.slideRules = slideRules;
            queue = new int[size];
        }

        @Override
        void from(int kind, int start) {
            Arrays.fill(arrival, ReverseSlides.UNREACHABLE);
            Arrays.fill(ways, ReverseSlides.UNREACHABLE);
            ways[start] = 0;
            queue[0] = start;
            int tail = 1;
            for (int head = 0; head < tail; head++) {
                int cell = queue[head];
                byte slides = (byte) Math.min(ways[cell] + 1, ReverseSlides.MAX_DISTANCE);
                for (int first = cell * 4; first < cell * 4 + 4; first++) {
                    // What lies beyond a pair already met was met from there in as few slides.
                    for (int pair = slideRules.step(kind, first);
                            pair != SlideRules.NONE && arrival[pair] == ReverseSlides.UNREACHABLE;
                            pair = slideRules.step(kind, pair)) {
                        arrival[pair] = slides;
                        if (ways[pair >> 2] != ReverseSlides.UNREACHABLE) continue;
                        ways[pair >> 2] = slides;
                        queue[tail++] = pair >> 2;
                    }
                }
            }
        }
    }
}
