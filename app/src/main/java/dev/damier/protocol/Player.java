package dev.damier.protocol;

import dev.damier.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody who can be asked for a move: an engine here or a bot elsewhere. Used by one thread, dismissed by any. */
public interface Player {

    /**
     * A new game.
     *
     * @param options of the game's deal
     * @param seed for players that draw lots
     */
    void begin(Game game, Map<String, String> options, long seed) throws BotException;

    /** A move in this position, or {@link BotException}; whether it is legal the caller must see. */
    Reply move(PlayedLine line, Limits limits, Duration patience) throws BotException;

    /** Asks for the answer now, from another thread than the one that waits for it; not everybody can be asked. */
    default void stop() {}

    /** Processor time it has taken in all, as near as the system tells; nothing when its processor is out of sight. */
    Optional<Duration> cpu();

    /** Time in all for which it was asked and could not answer, through no fault of its own that counts; off no clock. */
    default Duration disconnectedTime() {
        return Duration.ZERO;
    }

    /** Sends it away, at once and for good; says what was wrong with how it went, or "". */
    String dismiss();

    /** @param move as text */
    record Reply(String move, ParsedInfo info) {
        public Reply(String move) {
            this(move, ParsedInfo.NOTHING);
        }

        /** The whole line it announced last, when it did. */
        public List<String> line() {
            return info.line();
        }
    }
}
