package dev.damier.ricochet.optimal;

import java.util.Arrays;

/** Finds ways as sets of cells that grow by one slide at a time ({@link CellFlood}). */
final class FloodReach extends SlideDistances {
    private static final int WORDS = CellFlood.WORDS;

    private final CellFlood flood;
    private final long[] met = new long[WORDS];
    private final long[] front = new long[WORDS];
    private final long[] next = new long[WORDS];
    private final long[] entered = new long[WORDS];

    /** Cells arrived on, by heading. */
    private final long[] arrived = new long[4 * WORDS];

    /** What is to be told: arrivals by heading, and ways. */
    private final long[] wantedArrivals = new long[4 * WORDS];

    private final long[] wantedWays = new long[WORDS];

    FloodReach(CellFlood flood, int size) {
        super(size);
        this.flood = flood;
        Arrays.fill(wantedArrivals, -1);
        Arrays.fill(wantedWays, -1);
    }

    @Override
    void wantNothing() {
        Arrays.fill(wantedArrivals, 0);
        Arrays.fill(wantedWays, 0);
    }

    @Override
    void wantArrival(int pair) {
        wantedArrivals[(pair & 3) * WORDS + (pair >> 8)] |= 1L << (pair >> 2);
    }

    @Override
    void wantWay(int cell) {
        wantedWays[cell >> 6] |= 1L << cell;
    }

    @Override
    void from(int kind, int start) {
        Arrays.fill(arrival, ReverseSlides.UNREACHABLE);
        Arrays.fill(ways, ReverseSlides.UNREACHABLE);
        Arrays.fill(arrived, 0);
        Arrays.fill(met, 0);
        Arrays.fill(front, 0);
        ways[start] = 0;
        front[start >> 6] = met[start >> 6] = 1L << start;
        for (int slides = 1; spread((byte) Math.min(slides, ReverseSlides.MAX_DISTANCE)); slides++) {
            for (int w = 0; w < WORDS; w++) {
                long fresh = next[w] & ~met[w];
                met[w] |= fresh;
                front[w] = fresh;
                CellFlood.mark(ways, w, fresh & wantedWays[w], slides);
            }
        }
    }

    /** One slide more in every direction; false when it arrives nowhere in a new way, or all that is wanted is told. */
    private boolean spread(byte slides) {
        long any = 0;
        long missing = 0;
        Arrays.fill(next, 0);
        for (int heading = 0; heading < 4; heading++) {
            flood.slide(heading, front, entered);
            for (int w = 0; w < WORDS; w++) {
                int at = heading * WORDS + w;
                long fresh = entered[w] & ~arrived[at];
                arrived[at] |= fresh;
                next[w] |= fresh;
                any |= fresh;
                missing |= wantedArrivals[at] & ~arrived[at];
                for (long told = fresh & wantedArrivals[at]; told != 0; told &= told - 1)
                    arrival[(w << 6 | Long.numberOfTrailingZeros(told)) << 2 | heading] = slides;
            }
        }
        for (int w = 0; w < WORDS; w++) missing |= wantedWays[w] & ~met[w];
        return any != 0 && missing != 0;
    }
}
