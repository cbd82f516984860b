package dev.damier.room;

import java.util.function.LongSupplier;

/**
 * A monotonic clock in milliseconds since 1970. It reads the time of day once and then counts with
 * {@link System#nanoTime}.
 */
public final class RoomClock implements LongSupplier {
    private final long offsetMillis = System.currentTimeMillis() - System.nanoTime() / 1_000_000;

    @Override
    public long getAsLong() {
        return offsetMillis + System.nanoTime() / 1_000_000;
    }
}
