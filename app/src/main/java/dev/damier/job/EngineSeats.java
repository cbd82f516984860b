package dev.damier.job;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The seats of many games at once, by name. There are never more than so many, and one that nobody has asked for a while
 * is forgotten, with all its engine remembers: whoever comes back to it finds a new one, which answers as well, only
 * without that memory.
 */
public final class EngineSeats {
    private final int most;
    private final long idleNanos;
    private final LongSupplier nanoTime;

    /** The one that was asked for longest ago comes first. */
    private final Map<String, Held> seats = new LinkedHashMap<>(16, 0.75f, true);

    private static final class Held {
        final EngineSeat seat = new EngineSeat();
        long used;
    }

    public EngineSeats(int most, Duration idle) {
        this(most, idle, System::nanoTime);
    }

    EngineSeats(int most, Duration idle, LongSupplier nanoTime) {
        if (most <= 0) throw new IllegalArgumentException("at least one seat is needed, but got " + most);
        this.most = most;
        this.idleNanos = idle.toNanos();
        this.nanoTime = nanoTime;
    }

    /** The seat of this name, a new one if there is none. */
    public synchronized EngineSeat get(String name) {
        forgetIdle();
        Held held = seats.computeIfAbsent(name, n -> new Held());
        held.used = nanoTime.getAsLong();
        if (seats.size() > most) seats.remove(seats.keySet().iterator().next());
        return held.seat;
    }

    public synchronized void forget(String name) {
        seats.remove(name);
    }

    /** To be called now and then: {@link #get} does it too, but nobody may come for long. */
    public synchronized void forgetIdle() {
        long now = nanoTime.getAsLong();
        seats.values().removeIf(held -> now - held.used > idleNanos);
    }

    public synchronized int size() {
        return seats.size();
    }
}
