package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import java.util.Arrays;

/**
 * The slide distances from one cell: the minimum number of slides to every cell, and to every cell with a given heading,
 * if the robot may stop anywhere. One forward search computes all of them.
 */
abstract class SlideDistances {
    /**
     * Slides to arrive with a heading, by {@code cell * 4 + heading}, or {@link ReverseSlides#UNREACHABLE}. The last entry,
     * after those of all cells, is always {@link ReverseSlides#UNREACHABLE}.
     */
    final byte[] arrivalDistance;

    /** Slides to a cell; 0 for the start cell. The last entry is as that of {@link #arrivalDistance}. */
    final byte[] distance;

    SlideDistances(int size) {
        arrivalDistance = new byte[size * 4 + 1];
        distance = new byte[size + 1];
    }

    /** Clears all requests. From now on only the distances requested afterwards need be computed. */
    void clearRequests() {}

    /** Requests the arrival distance of a pair {@code cell * 4 + heading}. */
    void requestArrival(int pair) {}

    /** Requests the distance of a cell. */
    void requestDistance(int cell) {}

    /** Computes the slide distances of a robot of this kind from a start cell. */
    abstract void compute(int kind, int start);

    /** Computes the distances step by step, on any board. It computes all distances, whatever was requested. */
    static final class Stepping extends SlideDistances {
        private final SlideRules slideRules;
        private final int[] queue;

        Stepping(SlideRules slideRules, int size) {
            super(size);
            this.slideRules = slideRules;
            queue = new int[size];
        }

        @Override
        void compute(int kind, int start) {
            Arrays.fill(arrivalDistance, ReverseSlides.UNREACHABLE);
            Arrays.fill(distance, ReverseSlides.UNREACHABLE);
            distance[start] = 0;
            queue[0] = start;
            int tail = 1;
            for (int head = 0; head < tail; head++) {
                int cell = queue[head];
                byte slides = (byte) Math.min(distance[cell] + 1, ReverseSlides.MAX_DISTANCE);
                for (int first = cell * 4; first < cell * 4 + 4; first++) {
                    // The cells after a pair that was already reached were reached from there in as few slides.
                    for (int pair = slideRules.step(kind, first);
                            pair != SlideRules.NONE && arrivalDistance[pair] == ReverseSlides.UNREACHABLE;
                            pair = slideRules.step(kind, pair)) {
                        arrivalDistance[pair] = slides;
                        if (distance[pair >> 2] != ReverseSlides.UNREACHABLE) continue;
                        distance[pair >> 2] = slides;
                        queue[tail++] = pair >> 2;
                    }
                }
            }
        }
    }
}
