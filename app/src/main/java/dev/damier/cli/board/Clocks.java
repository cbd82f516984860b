package dev.damier.cli.board;

import java.time.Duration;
import java.util.Arrays;

/** The clocks of all seats; the clock of the seat to move runs. Without a time control, no clock ever runs out. */
public final class Clocks {
    private static final long UNLIMITED_NANOS = Long.MAX_VALUE / 4;
    private static final long REFRESH_MILLIS = 250;

    private final long[] remainingNanos;
    private int runningSeat;
    private long runningSince = System.nanoTime();

    private Clocks(int seats, long nanos) {
        remainingNanos = new long[seats];
        Arrays.fill(remainingNanos, nanos);
    }

    public static Clocks none() {
        return new Clocks(1, UNLIMITED_NANOS);
    }

    /** Returns one clock per seat. A round with a countdown is a game with one seat. */
    public static Clocks of(int seats, Duration each) {
        return new Clocks(seats, each.toNanos());
    }

    /** Stops the clock of the seat that moved and starts the next one. */
    void onMove(int seat) {
        long now = System.nanoTime();
        remainingNanos[seat % remainingNanos.length] -= now - runningSince;
        runningSince = now;
        runningSeat = (seat + 1) % remainingNanos.length;
    }

    private long remainingNanos(int seat) {
        return remainingNanos[seat] - (seat == runningSeat ? System.nanoTime() - runningSince : 0);
    }

    /** Returns the seat whose time is up, or -1. */
    int timedOutSeat() {
        for (int seat = 0; seat < remainingNanos.length; seat++) if (remainingNanos(seat) <= 0) return seat;
        return -1;
    }

    boolean isTimeOut() {
        return timedOutSeat() >= 0;
    }

    /** Returns the interval between two updates of the clocks on the screen, in milliseconds. */
    long refreshMillis() {
        return REFRESH_MILLIS;
    }

    String format() {
        if (remainingNanos[0] > UNLIMITED_NANOS / 2) return "";
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < remainingNanos.length; seat++) {
            long seconds = Math.max(0, remainingNanos(seat)) / 1_000_000_000;
            text.append(String.format("   %s%d:%02d", seat == runningSeat ? "▸" : " ", seconds / 60, seconds % 60));
        }
        return text.toString();
    }
}
