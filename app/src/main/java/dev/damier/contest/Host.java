package dev.damier.contest;

import dev.damier.protocol.Player;

/** Where engines and agents of this process think. */
@FunctionalInterface
public interface Host {
    /**
     * The same player, thinking where there is room for it.
     *
     * @param client on whose behalf
     */
    Player house(Player player, String client);
}
