package dev.damier.protocol;

import dev.damier.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A player that can be asked for moves: an engine in this process or an external bot. It is used by one thread; any
 * thread may dismiss it.
 */
public interface Player {

    /**
     * Starts a new game.
     *
     * @param options options for dealing the starting position
     * @param seed random seed for players that use one
     */
    void newGame(Game game, Map<String, String> options, long seed) throws BotException;

    /**
     * Requests a move. The caller must check that it is legal. Throws {@link BotException} if there is no valid answer
     * before the timeout.
     */
    Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException;

    /** Requests an immediate answer. It is called on another thread than the one that waits. Players may ignore it. */
    default void stop() {}

    /** Returns the total processor time used, or empty if it cannot be measured. */
    default Optional<Duration> cpuTime() {
        return Optional.empty();
    }

    /**
     * Returns the total time in which the player was disconnected while an answer was due. This time is not charged to
     * its clock.
     */
    default Duration disconnectedTime() {
        return Duration.ZERO;
    }

    /** Returns the name that a bot reported with {@code id name}, or empty if it has reported none. */
    default Optional<String> reportedName() {
        return Optional.empty();
    }

    /** Ends the player immediately and permanently. Returns a warning if it did not quit properly, otherwise "". */
    String dismiss();

    /**
     * An answer of a player.
     *
     * @param move the move as text
     * @param info what the player reported about its search
     */
    record Reply(String move, ParsedInfo info) {
        public Reply(String move) {
            this(move, ParsedInfo.EMPTY);
        }

        /** Returns the last reported line, or an empty list. */
        public List<String> line() {
            return info.line();
        }
    }
}
