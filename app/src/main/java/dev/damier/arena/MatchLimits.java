package dev.damier.arena;

import dev.damier.play.Clock;
import dev.damier.protocol.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * What a game allows. Zero means: no such limit.
 *
 * @param time for each move
 * @param clock for the whole game
 * @param increment given back after each move
 * @param nodes for each move
 * @param onCpu clocks count processor time
 * @param margin how much later than allowed an answer may come: the way is not the bot's fault
 * @param plies a game longer than this is drawn
 */
public record MatchLimits(
        Duration time, Duration clock, Duration increment, long nodes, boolean onCpu, Duration margin, int plies) {
    /** For bots without any time limit; nobody waits longer than this for a move. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** A bot that works on the processor's clock may wait for the processor itself. */
    private static final int BUSY = 10;

    public static MatchLimits time(Duration perMove) {
        return new MatchLimits(perMove, Duration.ZERO, Duration.ZERO, 0, false, Duration.ofMillis(250), 400);
    }

    public MatchLimits withNodes(long each) {
        return new MatchLimits(time, clock, increment, each, onCpu, margin, plies);
    }

    Clock startClock() {
        return new Clock(clock, increment);
    }

    /** What {@code go} says. */
    Limits limits(ClockedSeat... seats) {
        List<Duration> left = clock.isZero()
                ? List.of()
                : Arrays.stream(seats).map(seat -> seat.clock().left()).toList();
        return new Limits(time, left, clock.isZero() ? Duration.ZERO : increment, nodes, 0, false);
    }

    /**
     * How long to wait for an answer by the wall clock.
     *
     * @param counted the bot's processor time is what is counted
     */
    Duration patience(Clock own, boolean counted) {
        Duration max = PATIENCE;
        if (!clock.isZero() && own.left().compareTo(max) < 0) max = own.left();
        if (!time.isZero() && time.compareTo(max) < 0) max = time;
        return (counted ? max.multipliedBy(BUSY) : max).plus(margin);
    }

    /** Whether a move that took so long was too late. */
    boolean late(Duration spent, Clock own) {
        if (!time.isZero() && spent.compareTo(time.plus(margin)) > 0) return true;
        return !clock.isZero() && spent.compareTo(own.left().plus(margin)) > 0;
    }
}
