package dev.damier.ricochet.optimal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight small numbers in a long, one a byte, worked on at once. Every number, and every sum of two, must be below 128: the
 * top bit of a byte is where comparisons happen.
 */
final class PackedBytes {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    static final int WIDTH = 8;

    /** Rows are made of so many longs at a time: short loops are run through several steps at once. */
    static final int BATCH = 4;

    /** Adds or multiplies to every lane. */
    static final long ONES = 0x0101010101010101L;

    private static final long TOPS = ONES << 7;

    private PackedBytes() {}

    /** How many longs hold this many numbers. */
    static int words(int numbers) {
        return (numbers + WIDTH * BATCH - 1) / (WIDTH * BATCH) * BATCH;
    }

    /** The smaller number, lane by lane. */
    static long min(long a, long b) {
        long notLess = ((a | TOPS) - b) & TOPS;
        long mask = (notLess << 1) - (notLess >>> 7);
        return a ^ (a ^ b) & mask;
    }

    /** The smallest of the eight. */
    static int least(long a) {
        a = min(a, a >>> 32 | a << 32);
        a = min(a, a >>> 16 | a << 48);
        return (int) Math.min(a & 127, a >>> 8 & 127);
    }

    /** Whether the top bit of any lane is clear. */
    static boolean below(long all) {
        return (all & TOPS) != TOPS;
    }

    /** So many longs of the first of these numbers. */
    static long[] of(byte[] numbers, int longs) {
        long[] lanes = new long[longs];
        for (int i = 0; i < lanes.length; i++) lanes[i] = (long) LONGS.get(numbers, i * WIDTH);
        return lanes;
    }

    /** A hash of numbers, eight at a time; up to seven at the end do not count. */
    static int hash(byte[] numbers) {
        long hash = numbers.length;
        for (int at = 0; at + WIDTH <= numbers.length; at += WIDTH)
            hash = (hash ^ (long) LONGS.get(numbers, at)) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32);
    }

    static int get(long[] table, int row, int lane) {
        return (int) (table[row + lane / WIDTH] >>> lane % WIDTH * 8) & 127;
    }
}
