package dev.damier.ricochet.optimal;

import java.util.Arrays;

/** Computes slide distances bit-parallel: the set of reached cells grows by one slide per step ({@link CellFlood}). */
final class FloodSlideDistances extends SlideDistances {
    private static final int WORDS = CellFlood.WORDS;

    private final CellFlood flood;
    private final long[] reached = new long[WORDS];
    private final long[] frontier = new long[WORDS];
    private final long[] next = new long[WORDS];
    private final long[] entered = new long[WORDS];

    /** Cells reached so far, by heading of arrival. */
    private final long[] arrived = new long[4 * WORDS];

    /** The requested arrivals by heading, and the requested cells. */
    private final long[] requestedArrivals = new long[4 * WORDS];

    private final long[] requestedDistances = new long[WORDS];

    FloodSlideDistances(CellFlood flood, int size) {
        super(size);
        this.flood = flood;
        Arrays.fill(requestedArrivals, -1);
        Arrays.fill(requestedDistances, -1);
    }

    @Override
    void clearRequests() {
        Arrays.fill(requestedArrivals, 0);
        Arrays.fill(requestedDistances, 0);
    }

    @Override
    void requestArrival(int pair) {
        requestedArrivals[(pair & 3) * WORDS + (pair >> 8)] |= 1L << (pair >> 2);
    }

    @Override
    void requestDistance(int cell) {
        requestedDistances[cell >> 6] |= 1L << cell;
    }

    @Override
    void compute(int kind, int start) {
        Arrays.fill(arrivalDistance, ReverseSlides.UNREACHABLE);
        Arrays.fill(distance, ReverseSlides.UNREACHABLE);
        Arrays.fill(arrived, 0);
        Arrays.fill(reached, 0);
        Arrays.fill(frontier, 0);
        distance[start] = 0;
        frontier[start >> 6] = reached[start >> 6] = 1L << start;
        for (int slides = 1; advance((byte) Math.min(slides, ReverseSlides.MAX_DISTANCE)); slides++) {
            for (int w = 0; w < WORDS; w++) {
                long newCells = next[w] & ~reached[w];
                reached[w] |= newCells;
                frontier[w] = newCells;
                CellFlood.setDistances(distance, w, newCells & requestedDistances[w], slides);
            }
        }
    }

    /**
     * Adds one slide in every direction.
     *
     * @return false if no new arrival was found or all requested distances are known
     */
    private boolean advance(byte slides) {
        long any = 0;
        long missing = 0;
        Arrays.fill(next, 0);
        for (int heading = 0; heading < 4; heading++) {
            flood.slide(heading, frontier, entered);
            for (int w = 0; w < WORDS; w++) {
                int at = heading * WORDS + w;
                long newCells = entered[w] & ~arrived[at];
                arrived[at] |= newCells;
                next[w] |= newCells;
                any |= newCells;
                missing |= requestedArrivals[at] & ~arrived[at];
                for (long left = newCells & requestedArrivals[at]; left != 0; left &= left - 1)
                    arrivalDistance[(w << 6 | Long.numberOfTrailingZeros(left)) << 2 | heading] = slides;
            }
        }
        for (int w = 0; w < WORDS; w++) missing |= requestedDistances[w] & ~reached[w];
        return any != 0 && missing != 0;
    }
}
