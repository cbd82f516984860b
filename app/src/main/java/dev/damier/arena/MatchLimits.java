package dev.damier.arena;

import dev.damier.play.Clock;
import dev.damier.protocol.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * The limits of a game. Zero means no limit.
 *
 * @param time time per move
 * @param clock time per side for the whole game
 * @param increment time added after each move
 * @param nodes nodes per move
 * @param onCpu whether the clocks count processor time
 * @param margin tolerance for the transmission of an answer
 * @param plies number of plies after which a game is drawn
 */
public record MatchLimits(
        Duration time, Duration clock, Duration increment, long nodes, boolean onCpu, Duration margin, int plies) {
    /** Maximum time to wait for a move without a time limit. */
    private static final Duration MAX_RESPONSE_TIME = Duration.ofMinutes(10);

    /**
     * Factor between the processor time limit and the wall-clock timeout, because a bot may have to wait for a
     * processor.
     */
    private static final int CPU_TIMEOUT_FACTOR = 10;

    /** Returns limits with a time per move and no clock. */
    public static MatchLimits perMove(Duration perMove) {
        return new MatchLimits(perMove, Duration.ZERO, Duration.ZERO, 0, false, Duration.ofMillis(250), 400);
    }

    /** Returns the same limits with a node limit per move. */
    public MatchLimits withNodes(long perMove) {
        return new MatchLimits(time, clock, increment, perMove, onCpu, margin, plies);
    }

    Clock startClock() {
        return new Clock(clock, increment);
    }

    /** Returns the limits sent with {@code go}. */
    Limits searchLimits(ClockedSeat... seats) {
        List<Duration> left = clock.isZero()
                ? List.of()
                : Arrays.stream(seats).map(seat -> seat.clock().remaining()).toList();
        return new Limits(time, left, clock.isZero() ? Duration.ZERO : increment, nodes, 0, false);
    }

    /**
     * Returns how long to wait for an answer, in wall-clock time.
     *
     * @param cpuTime whether the clock of the bot counts processor time
     */
    Duration responseTimeout(Clock own, boolean cpuTime) {
        Duration timeout = MAX_RESPONSE_TIME;
        if (!clock.isZero() && own.remaining().compareTo(timeout) < 0) timeout = own.remaining();
        if (!time.isZero() && time.compareTo(timeout) < 0) timeout = time;
        return (cpuTime ? timeout.multipliedBy(CPU_TIMEOUT_FACTOR) : timeout).plus(margin);
    }

    /** Returns whether a move that took this long exceeds the limits. */
    boolean isLate(Duration spent, Clock own) {
        if (!time.isZero() && spent.compareTo(time.plus(margin)) > 0) return true;
        return !clock.isZero() && spent.compareTo(own.remaining().plus(margin)) > 0;
    }
}
