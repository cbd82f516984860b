package dev.damier.room;

/** Computes and sends the views of rooms, within the limits of the server. */
@FunctionalInterface
public interface ViewExecutor {
    /**
     * Runs a task soon, exactly once. A busy server runs it later.
     *
     * @param client the client that the room is accounted to
     */
    void execute(String client, Runnable task);
}
