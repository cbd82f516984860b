package dev.damier.arena;

import dev.damier.protocol.BotException;
import dev.damier.protocol.Player;

/** Supplies a player for a game. */
public interface PlayerSource {
    /** Returns the name of the player. */
    String name();

    /** Returns a player that is ready for a game. Throws {@link BotException} if it cannot be started. */
    Player acquire() throws BotException;

    /** Ends a player that has failed. The next call of {@link #acquire} supplies a new one. */
    void dismiss();
}
