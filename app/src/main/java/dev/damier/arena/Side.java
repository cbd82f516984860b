package dev.damier.arena;

import dev.damier.protocol.BotFailure;
import dev.damier.protocol.Player;

/** Where a player sits down for a game. */
public interface Side {
    String name();

    /** The player; {@link BotFailure} when there is none to be had. */
    Player sit() throws BotFailure;

    /** The player failed: it leaves, and another is had the next time. */
    void dismiss();
}
