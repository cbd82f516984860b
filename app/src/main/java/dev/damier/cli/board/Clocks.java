package dev.damier.cli.board;

import java.time.Duration;
import java.util.Arrays;

/** What each seat has left, counted while it is to move; or no clocks at all. */
public final class Clocks {
    private static final long NEVER = Long.MAX_VALUE / 4;
    private static final long TICK_MILLIS = 250;

    private final long[] left;
    private int running;
    private long since = System.nanoTime();

    private Clocks(int seats, long nanos) {
        left = new long[seats];
        Arrays.fill(left, nanos);
    }

    public static Clocks none() {
        return new Clocks(1, NEVER);
    }

    /** One clock a seat. A round against a countdown is a game of one seat. */
    public static Clocks of(int seats, Duration each) {
        return new Clocks(seats, each.toNanos());
    }

    /** A seat has moved: the next one's clock runs. */
    void moved(int seat) {
        long now = System.nanoTime();
        left[seat % left.length] -= now - since;
        since = now;
        running = (seat + 1) % left.length;
    }

    private long left(int seat) {
        return left[seat] - (seat == running ? System.nanoTime() - since : 0);
    }

    /** The seat whose time is up, or -1. */
    int fallen() {
        for (int seat = 0; seat < left.length; seat++) if (left(seat) <= 0) return seat;
        return -1;
    }

    boolean out() {
        return fallen() >= 0;
    }

    /** How long a screen may wait before it shows the clocks again, milliseconds. */
    long tick() {
        return TICK_MILLIS;
    }

    String shown() {
        if (left[0] > NEVER / 2) return "";
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < left.length; seat++) {
            long seconds = Math.max(0, left(seat)) / 1_000_000_000;
            text.append(String.format("   %s%d:%02d", seat == running ? "▸" : " ", seconds / 60, seconds % 60));
        }
        return text.toString();
    }
}
