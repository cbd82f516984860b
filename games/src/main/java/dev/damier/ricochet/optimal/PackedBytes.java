package dev.damier.ricochet.optimal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Operations on eight small numbers packed in a long, one per byte (lane). Every number, and every sum of two numbers, must
 * be less than 128, because comparisons use the top bit of each lane.
 */
final class PackedBytes {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    static final int BYTES_PER_LONG = 8;

    /** The number of longs in a row is a multiple of this value, so that loops can be unrolled. */
    static final int LONGS_PER_BATCH = 4;

    /** The value 1 in every lane. */
    static final long ONES = 0x0101010101010101L;

    private static final long TOP_BITS = ONES << 7;

    private PackedBytes() {}

    /** Returns the number of longs in a row with this many numbers. */
    static int longsFor(int numbers) {
        return (numbers + BYTES_PER_LONG * LONGS_PER_BATCH - 1) / (BYTES_PER_LONG * LONGS_PER_BATCH) * LONGS_PER_BATCH;
    }

    /** Returns the minimum of two numbers, lane by lane. */
    static long min(long a, long b) {
        long notLess = ((a | TOP_BITS) - b) & TOP_BITS;
        long mask = (notLess << 1) - (notLess >>> 7);
        return a ^ (a ^ b) & mask;
    }

    /** Returns the minimum of the eight numbers. */
    static int minByte(long a) {
        a = min(a, a >>> 32 | a << 32);
        a = min(a, a >>> 16 | a << 48);
        return (int) Math.min(a & 127, a >>> 8 & 127);
    }

    /** Returns whether the top bit of any lane is clear. */
    static boolean isAnyTopBitClear(long lanes) {
        return (lanes & TOP_BITS) != TOP_BITS;
    }

    /** Packs the first numbers of an array in this many longs. */
    static long[] pack(byte[] numbers, int longs) {
        long[] lanes = new long[longs];
        for (int i = 0; i < lanes.length; i++) lanes[i] = (long) LONGS.get(numbers, i * BYTES_PER_LONG);
        return lanes;
    }

    /** Returns a hash of the numbers. It ignores the last {@code length % 8} numbers. */
    static int hash(byte[] numbers) {
        long hash = numbers.length;
        for (int at = 0; at + BYTES_PER_LONG <= numbers.length; at += BYTES_PER_LONG)
            hash = (hash ^ (long) LONGS.get(numbers, at)) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32);
    }

    /** Returns the number in a lane of the row that starts at index {@code row}. */
    static int get(long[] table, int row, int lane) {
        return (int) (table[row + lane / BYTES_PER_LONG] >>> lane % BYTES_PER_LONG * 8) & 127;
    }
}
