package dev.damier.protocol;

import dev.damier.run.Control;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The one search of a session at a time, on a thread that others provide, and its stop button. */
final class SessionSearch {
    private final Consumer<String> out;
    private final Executor threads;
    private Run run;

    SessionSearch(Consumer<String> out, Executor threads) {
        this.out = out;
        this.threads = threads;
    }

    /** What is thought, given its run. */
    interface Work {
        void in(Run run);
    }

    /** One search: every one ends with exactly one {@code best}. Its state is guarded by the {@link SessionSearch}. */
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

        /** The search is about to start. */
        void control(Control started) {
            synchronized (SessionSearch.this) {
                control = started;
                if (stopped) started.cancel();
            }
        }

        /** The answer; an infinite search keeps it until it is told to stop. */
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

        /** What still waits for a thread is answered at once: nobody may wait for a thread to hear that it is not needed. */
        private void stop() {
            stopped = true;
            if (control != null) control.cancel();
            if (!begun) found = true;
            answer();
        }

        /**
         * Once it is found, and for an infinite search asked for. In one with being over: whoever has read the answer may
         * ask again, and nothing is said before it that comes after.
         */
        private void answer() {
            if (over || !found || held && !stopped) return;
            out.accept(last);
            over = true;
            SessionSearch.this.notifyAll();
        }
    }

    /** @param held keep the answer until {@link #stop} */
    synchronized void start(boolean held, Work work) {
        if (run != null && !run.over)
            throw new IllegalArgumentException("a search is already running; send stop first");
        Run next = new Run(held, work);
        threads.execute(next);
        run = next;
    }

    synchronized void stop() {
        if (run != null) run.stop();
    }

    synchronized void finish() {
        if (run != null && run.held) run.stop();
        await();
    }

    synchronized void await() {
        try {
            while (run != null && !run.over) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
