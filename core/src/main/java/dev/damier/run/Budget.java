package dev.damier.run;

import java.time.Duration;

/**
 * What a search may spend. A budget in bytes is a promise: a solver that would pass it stops, it never meets an {@code
 * OutOfMemoryError}.
 *
 * @param time wall-clock limit
 * @param nodes limit on expanded states or nodes
 * @param bytes limit on the memory of the search's own tables
 * @param threads how many threads may work
 */
public record Budget(Duration time, long nodes, long bytes, int threads) {

    /** About three hundred years: later than any clock read, and still safe to add to one. */
    public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    /** No limit but three quarters of the heap, on one thread. */
    public static final Budget UNLIMITED =
            new Budget(FOREVER, Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 4 * 3, 1);

    public Budget {
        if (time.isNegative() || time.isZero())
            throw new IllegalArgumentException("time must be positive, but got " + time);
        if (nodes <= 0) throw new IllegalArgumentException("nodes must be positive, but got " + nodes);
        if (bytes <= 0) throw new IllegalArgumentException("bytes must be positive, but got " + bytes);
        if (threads <= 0) throw new IllegalArgumentException("threads must be positive, but got " + threads);
    }

    public Budget withTime(Duration limit) {
        return new Budget(limit, nodes, bytes, threads);
    }

    public Budget withNodes(long limit) {
        return new Budget(time, limit, bytes, threads);
    }

    public Budget withBytes(long limit) {
        return new Budget(time, nodes, limit, threads);
    }

    public Budget withThreads(int count) {
        return new Budget(time, nodes, bytes, count);
    }
}
