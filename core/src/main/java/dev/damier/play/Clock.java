package dev.damier.play;

import java.time.Duration;

/**
 * The clock of one player in a contest: what is left for the whole game, and what each move brings back.
 *
 * @param left time left before this move
 * @param increment given back after each move
 */
public record Clock(Duration left, Duration increment) {
    /** A contest game is about this long for one player; later the rest is shared among at least {@link #MIN_MOVE_MILLIS} moves. */
    private static final int USUAL_MOVES = 40;

    private static final int MIN_MOVE_MILLIS = 20;
    /** Kept back from every move for the way between the players. */
    private static final long MARGIN_MILLIS = 30;

    public Clock {
        if (left.isNegative()) throw new IllegalArgumentException("time left must not be negative, but got " + left);
        if (increment.isNegative())
            throw new IllegalArgumentException("increment must not be negative, but got " + increment);
    }

    /** What a usual move may take after so many own moves: an even share of the rest, and most of the increment. */
    public Duration normalMoveTime(int movesPlayed) {
        long moves = Math.max(MIN_MOVE_MILLIS, USUAL_MOVES - movesPlayed);
        long share = left.toMillis() / moves + increment.toMillis() * 4 / 5;
        return Duration.ofMillis(Math.max(1, Math.min(share, most().toMillis())));
    }

    /** What a difficult move may take: never so much that the next ones starve, never the last of the clock. */
    public Duration maxMoveTime(int movesPlayed) {
        return Duration.ofMillis(Math.max(1, Math.min(normalMoveTime(movesPlayed).toMillis() * 3, most().toMillis())));
    }

    private Duration most() {
        return Duration.ofMillis(Math.max(1, left.toMillis() / 3 - MARGIN_MILLIS));
    }

    /** The clock after a move that took so long; empty-handed when the flag has fallen. */
    public Clock after(Duration taken) {
        Duration rest = left.minus(taken);
        return rest.isNegative() ? new Clock(Duration.ZERO, Duration.ZERO) : new Clock(rest.plus(increment), increment);
    }

    /** Whether a move that takes so long oversteps. */
    public boolean fallen(Duration taken) {
        return taken.compareTo(left) > 0;
    }
}
