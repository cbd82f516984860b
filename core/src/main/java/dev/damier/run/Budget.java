package dev.damier.run;

import java.time.Duration;

/**
 * The limits of one search: time, nodes, memory and threads. Immutable. All four values must be positive.
 *
 * <p>The memory limit is strict: a solver that would exceed it stops with {@link Outcome.Reason#MEMORY} instead of
 * causing an {@code OutOfMemoryError}.
 *
 * @param time limit on the wall-clock time, not null; {@link #FOREVER} for no limit
 * @param nodes limit on the number of expanded states or nodes; {@link Long#MAX_VALUE} for no limit
 * @param bytes limit on the memory of the tables of the search, in bytes
 * @param threads maximum number of threads of the search
 */
public record Budget(Duration time, long nodes, long bytes, int threads) {

    /** No time limit: {@link Long#MAX_VALUE} nanoseconds, about 292 years. */
    public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    /** No time limit, no node limit, three quarters of the maximum heap, one thread. */
    public static final Budget UNLIMITED =
            new Budget(FOREVER, Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 4 * 3, 1);

    /**
     * Checks the limits.
     *
     * @throws BadInputException if a limit is not positive
     */
    public Budget {
        if (time.isNegative() || time.isZero()) throw new BadInputException("time must be positive, but got " + time);
        if (nodes <= 0) throw new BadInputException("nodes must be positive, but got " + nodes);
        if (bytes <= 0) throw new BadInputException("bytes must be positive, but got " + bytes);
        if (threads <= 0) throw new BadInputException("threads must be positive, but got " + threads);
    }

    /** Returns a copy of this budget with another time limit. */
    public Budget withTime(Duration limit) {
        return new Budget(limit, nodes, bytes, threads);
    }

    /** Returns a copy of this budget with another node limit. */
    public Budget withNodes(long limit) {
        return new Budget(time, limit, bytes, threads);
    }

    /** Returns a copy of this budget with another memory limit, in bytes. */
    public Budget withBytes(long limit) {
        return new Budget(time, nodes, limit, threads);
    }

    /** Returns a copy of this budget with another maximum number of threads. */
    public Budget withThreads(int count) {
        return new Budget(time, nodes, bytes, count);
    }
}
