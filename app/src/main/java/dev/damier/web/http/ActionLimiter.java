package dev.damier.web.http;

/** Limits the actions in rooms: of each seat, and of all seats of a client together. */
public final class ActionLimiter {
    private final RateLimiter perSeat = new RateLimiter(20, 60);
    private final RateLimiter perClient = new RateLimiter(200, 600);

    /**
     * Returns whether an action is allowed now.
     *
     * @param seat the room and the number of the seat
     * @param nanos the time, of {@link System#nanoTime}
     */
    public boolean tryAcquire(String client, String seat, long nanos) {
        return perClient.tryAcquire(client, nanos) && perSeat.tryAcquire(seat, nanos);
    }
}
