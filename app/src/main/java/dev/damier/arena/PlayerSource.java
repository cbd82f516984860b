package dev.damier.arena;

import dev.damier.protocol.BotException;
import dev.damier.protocol.Player;

/** Where a player sits down for a game. */
public interface PlayerSource {
    String name();

    /** The player; {@link BotException} when there is none to be had. */
    Player acquire() throws BotException;

    /** The player failed: it leaves, and another is had the next time. */
    void dismiss();
}
