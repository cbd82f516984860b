package dev.damier.protocol;

import dev.damier.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Somebody who can be asked for a move: an engine here or a bot elsewhere. Used by one thread, dismissed by any. */
public interface Player {

    /**
     * A new game.
     *
     * @param options of the game's deal
     * @param seed for players that draw lots
     */
    void begin(Game game, Map<String, String> options, long seed) throws Failure;

    /** A move in this position, or {@link Failure}; whether it is legal the caller must see. */
    Reply move(Line line, Limits limits, Duration patience) throws Failure;

    /** Processor time it has taken in all, as near as can be known. */
    Duration cpu();

    /** Sends it away, at once and for good; says what was wrong with how it went, or "". */
    String dismiss();

    /**
     * @param move as text
     * @param line the whole line it announced last, when it did
     */
    record Reply(String move, List<String> line) {}
}
