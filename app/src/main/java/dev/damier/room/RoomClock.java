package dev.damier.room;

import java.util.function.LongSupplier;

/** The time of day when the server started, and from then on the clock that never jumps: milliseconds since 1970. */
public final class RoomClock implements LongSupplier {
    private final long began = System.currentTimeMillis() - System.nanoTime() / 1_000_000;

    @Override
    public long getAsLong() {
        return began + System.nanoTime() / 1_000_000;
    }
}
