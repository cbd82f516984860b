package dev.damier.protocol;

import dev.damier.run.Control;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * The current search of a session, at most one at a time. It runs on a thread of the given executor and can be stopped.
 */
final class SessionSearch {
    private final Consumer<String> out;
    private final Executor threads;
    private Run run;

    SessionSearch(Consumer<String> out, Executor threads) {
        this.out = out;
        this.threads = threads;
    }

    /** The work of a search. */
    interface Work {
        void in(Run run);
    }

    /** One search, which ends with exactly one {@code best} line. Its state is guarded by the {@link SessionSearch}. */
    final class Run implements Runnable {
        private final Work work;
        private final boolean held;
        private Control control;
        private String last = "best none";
        private boolean begun;
        private boolean found;
        private boolean stopped;
        private boolean over;

        private Run(boolean held, Work work) {
            this.held = held;
            this.work = work;
        }

        /** Sets the control before the search starts. */
        void control(Control started) {
            synchronized (SessionSearch.this) {
                control = started;
                if (stopped) started.cancel();
            }
        }

        /** Sets the answer. An infinite search sends it only after {@code stop}. */
        void last(String best) {
            synchronized (SessionSearch.this) {
                last = best;
            }
        }

        @Override
        public void run() {
            if (!begin()) return;
            try {
                work.in(this);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                out.accept(
                        "error " + (e instanceof IllegalArgumentException ? e.getMessage() : "internal error: " + e));
            } finally {
                synchronized (SessionSearch.this) {
                    found = true;
                    answer();
                }
            }
        }

        private boolean begin() {
            synchronized (SessionSearch.this) {
                begun = true;
                return !over;
            }
        }

        /**
         * Stops the search. A search that has not started yet is answered immediately instead of waiting for a thread.
         */
        private void stop() {
            stopped = true;
            if (control != null) control.cancel();
            if (!begun) found = true;
            answer();
        }

        /**
         * Sends the answer if the search has finished and, for an infinite search, was stopped. The answer is sent and
         * the search is marked as over under one lock, so that a host can start the next search as soon as it has read
         * the answer.
         */
        private void answer() {
            if (over || !found || held && !stopped) return;
            out.accept(last);
            over = true;
            SessionSearch.this.notifyAll();
        }
    }

    /**
     * Starts a search.
     *
     * @param held whether the answer is sent only after {@link #stop}
     */
    synchronized void start(boolean held, Work work) {
        if (run != null && !run.over)
            throw new IllegalArgumentException("a search is already running; send stop first");
        Run next = new Run(held, work);
        threads.execute(next);
        run = next;
    }

    /** Stops the current search. */
    synchronized void stop() {
        if (run != null) run.stop();
    }

    /** Stops an infinite search and waits for the answer of any search. */
    synchronized void finish() {
        if (run != null && run.held) run.stop();
        await();
    }

    /** Waits until the current search has answered. */
    synchronized void await() {
        try {
            while (run != null && !run.over) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
