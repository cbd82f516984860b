package dev.damier.play;

import java.time.Duration;

/**
 * The clock of one player: the remaining time for the whole game and the increment per move. Immutable. It also computes
 * how much time a move may use.
 *
 * @param remaining time left before this move, not negative
 * @param increment time added after each move, not negative
 */
public record Clock(Duration remaining, Duration increment) {
    /** Expected length of a game, in moves of one player. The remaining time is divided by the moves still expected. */
    private static final int EXPECTED_MOVES = 40;

    /** Minimum number of moves still expected, however long the game already is. */
    private static final int MIN_MOVES_LEFT = 20;
    /** Safety margin per move for the communication between the players. */
    private static final long MARGIN_MILLIS = 30;

    /**
     * Checks the durations.
     *
     * @throws IllegalArgumentException if a duration is negative
     */
    public Clock {
        if (remaining.isNegative())
            throw new IllegalArgumentException("time left must not be negative, but got " + remaining);
        if (increment.isNegative())
            throw new IllegalArgumentException("increment must not be negative, but got " + increment);
    }

    /**
     * Returns the time for a normal move: an equal share of the remaining time, plus four fifths of the increment.
     *
     * @param movesPlayed the number of moves this player has played
     */
    public Duration normalMoveTime(int movesPlayed) {
        long moves = Math.max(MIN_MOVES_LEFT, EXPECTED_MOVES - movesPlayed);
        long share = remaining.toMillis() / moves + increment.toMillis() * 4 / 5;
        return Duration.ofMillis(Math.max(1, Math.min(share, hardLimit().toMillis())));
    }

    /**
     * Returns the maximum time for a difficult move: three times {@link #normalMoveTime}, but less than a third of the
     * remaining time.
     *
     * @param movesPlayed the number of moves this player has played
     */
    public Duration maxMoveTime(int movesPlayed) {
        return Duration.ofMillis(Math.max(
                1,
                Math.min(normalMoveTime(movesPlayed).toMillis() * 3, hardLimit().toMillis())));
    }

    private Duration hardLimit() {
        return Duration.ofMillis(Math.max(1, remaining.toMillis() / 3 - MARGIN_MILLIS));
    }

    /** Returns the clock after a move of the given duration; without time and increment if the move took too long. */
    public Clock afterMove(Duration taken) {
        Duration rest = remaining.minus(taken);
        return rest.isNegative() ? new Clock(Duration.ZERO, Duration.ZERO) : new Clock(rest.plus(increment), increment);
    }

    /** Returns whether a move of the given duration loses on time. */
    public boolean isExceededBy(Duration taken) {
        return taken.compareTo(remaining) > 0;
    }
}
