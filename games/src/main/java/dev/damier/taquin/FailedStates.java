package dev.damier.taquin;

/**
 * States known to have no solution within so many moves: an exact table (whole states, no signatures), four to a cache
 * line, the most promising kept. What it knows stays true from one bound of IDA* to the next.
 *
 * <p>A state is two words of up to 60 bits; the four bits left in each hold the moves it failed with.
 */
final class FailedStates {
    private static final long STATE = (1L << 60) - 1;
    private final long[] words;
    private final int lineMask;

    /** A table of at most this many bytes. */
    FailedStates(long bytes) {
        long lines = Math.max(1, Long.highestOneBit(Math.min(bytes, 1L << 33) / 64));
        lineMask = (int) (lines - 1);
        words = new long[(int) (lines * 8)];
    }

    long bytes() {
        return words.length * 8L;
    }

    /** Whether this state is known to fail with so many moves left; if not, it is noted as about to. */
    boolean known(long low, long high, int left) {
        long mixed = (low * 0x9E3779B97F4A7C15L ^ high) * 0xC2B2AE3D27D4EB4FL;
        int line = ((int) (mixed >>> 35) & lineMask) * 8;
        int least = line;
        int leastLeft = Integer.MAX_VALUE;
        for (int i = line; i < line + 8; i += 2) {
            int failed = (int) (words[i] >>> 60 << 4 | words[i + 1] >>> 60);
            if ((words[i] & STATE) == low && (words[i + 1] & STATE) == high) {
                if (failed >= left) return true;
                least = i;
                break;
            }
            if (failed < leastLeft) {
                leastLeft = failed;
                least = i;
            }
        }
        words[least] = low | (long) (left >>> 4) << 60;
        words[least + 1] = high | (long) (left & 15) << 60;
        return false;
    }
}
