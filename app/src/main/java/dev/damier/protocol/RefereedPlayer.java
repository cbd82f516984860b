package dev.damier.protocol;

import java.time.Duration;

/** A player of a refereed game, which receives only the answers of the referee. */
public interface RefereedPlayer extends Player {

    /**
     * Requests the next action. The answer is its name, followed by its arguments as a JSON object if there are any.
     * The answer {@code none} means that the player has finished.
     *
     * @param observation the last answer of the referee as JSON; "" at the start
     */
    Reply act(String observation, Limits limits, Duration timeout) throws BotException;
}
