package dev.damier.contest;

import dev.damier.protocol.Player;
import java.util.function.Supplier;

/** Where engines and agents of this process think, and positions are dealt. */
@FunctionalInterface
public interface EngineHost {
    /**
     * The same player, thinking where there is room for it.
     *
     * @param client on whose behalf
     */
    Player schedule(Player player, String client);

    /** What is dealt where there is room for it; what cannot be dealt is said in the words of the game. */
    default <T> T deal(Supplier<T> dealing, String client) {
        return dealing.get();
    }
}
