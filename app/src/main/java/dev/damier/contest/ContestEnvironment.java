package dev.damier.contest;

import java.time.Duration;

/** The services of the server that a contest needs. */
interface ContestEnvironment {
    /**
     * Runs a game on a thread of the server.
     *
     * @param ladder whether it is a game of a ladder, which has its own threads
     */
    void submitGame(Runnable game, boolean ladder);

    /** Returns the programs of the operator. */
    OperatorBots operatorBots();

    /** Returns the host of engines and agents. */
    EngineHost engineHost();

    /** Returns the time in milliseconds since 1970. */
    long now();

    /** Returns how long a bot may be disconnected per game. */
    Duration reconnectGrace();

    /** Acquires or renews the lease of a contest. Returns whether this server plays its games. */
    boolean holdsLease(String id);

    /** Throws {@link ContestException} if the maximum number of contests is running. */
    void requireCapacity();

    /** Called after a contest of this game has started, ended or been published. */
    void onStateChanged(String game);
}
