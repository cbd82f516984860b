package dev.damier.run;

import java.util.concurrent.CancellationException;

/**
 * A thread's share of the machine, when it works for somebody among others. Every {@link Control} made on such a thread
 * obeys it, whoever makes it: a search within a search, a dealer trying positions, a bot's engine. Time spent waiting for
 * a turn is nobody's budget.
 */
public interface TimeSlice {
    /** The machine to oneself. */
    TimeSlice WHOLE = new TimeSlice() {
        @Override
        public void awaitTurn() {}

        @Override
        public long waitedNanos() {
            return 0;
        }

        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public void hurry() {}
    };

    /** Asked about every millisecond, by any thread of the work: the one it was given waits here while others have their turn. */
    void awaitTurn();

    /** How long the work has waited for its turns so far. */
    long waitedNanos();

    /** Whether whoever gave the work wants it ended. */
    boolean isCancelled();

    /** The work has been told to end: it is not to wait for a turn to hear it. */
    void hurry();

    /** Waits for somebody else, who may need a turn as well to come to an end: others have this work's turn meanwhile. */
    default void runBlocking(Runnable wait) {
        wait.run();
    }

    /** The share of the calling thread. */
    static TimeSlice current() {
        return CurrentSlice.of();
    }

    /** For work that has no {@link Control} at hand: waits for its turn here, and ends when nobody wants it any more. */
    static void checkpoint() {
        TimeSlice slice = current();
        slice.awaitTurn();
        if (slice.isCancelled()) throw new CancellationException("cancelled or timed out");
    }

    /** Does something on the calling thread as a share of the machine. */
    static void within(TimeSlice slice, Runnable work) {
        CurrentSlice.within(slice, work);
    }
}
