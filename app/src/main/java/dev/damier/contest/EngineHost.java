package dev.damier.contest;

import dev.damier.protocol.Player;
import java.util.function.Supplier;

/** Runs the engines and agents of this server, and deals positions, within the limits of the server. */
@FunctionalInterface
public interface EngineHost {
    /**
     * Wraps a player so that its searches run in the job queue of the server.
     *
     * @param client the client that the jobs are accounted to
     */
    Player schedule(Player player, String client);

    /** Deals a position as a job of the server. Throws the exception of the game if the options are impossible. */
    default <T> T deal(Supplier<T> dealing, String client) {
        return dealing.get();
    }
}
