package dev.damier.protocol;

import java.time.Duration;

/** A player of a refereed game, who is told only what the referee answers. */
public interface RefereedPlayer extends Player {

    /**
     * The next act: its name, and its arguments as a JSON object behind it when it has some; {@code none} when it has
     * finished.
     *
     * @param observation the referee's last answer as JSON, "" at first
     */
    Reply act(String observation, Limits limits, Duration patience) throws BotException;
}
