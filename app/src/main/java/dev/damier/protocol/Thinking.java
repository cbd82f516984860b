package dev.damier.protocol;

import dev.damier.run.Control;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** The one search of a session at a time, on a thread of its own, and its stop button. */
final class Thinking {
    private final Consumer<String> out;
    private Run run;

    Thinking(Consumer<String> out) {
        this.out = out;
    }

    /** What is thought, given its run. */
    interface Work {
        void in(Run run);
    }

    /** One search: every one ends with exactly one {@code best}. */
    final class Run implements Runnable {
        private final Work work;
        private final boolean held;
        private final CountDownLatch stop = new CountDownLatch(1);
        private final CountDownLatch over = new CountDownLatch(1);
        private volatile Control control;
        private String last = "best none";

        private Run(boolean held, Work work) {
            this.held = held;
            this.work = work;
        }

        /** The search is about to start. */
        void control(Control started) {
            control = started;
            if (stop.getCount() == 0) started.cancel();
        }

        /** The answer; an infinite search keeps it until it is told to stop. */
        void last(String best) {
            last = best;
        }

        private void stop() {
            stop.countDown();
            if (control != null) control.cancel();
        }

        @Override
        public void run() {
            try {
                work.in(this);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                out.accept(
                        "error " + (e instanceof IllegalArgumentException ? e.getMessage() : "internal error: " + e));
            }
            try {
                if (held) stop.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            // Together: whoever has read the answer may ask again, and nothing is said before it that comes after.
            synchronized (Thinking.this) {
                out.accept(last);
                over.countDown();
            }
        }
    }

    /** @param held keep the answer until {@link #stop} */
    void start(boolean held, Work work) {
        if (busy()) throw new IllegalArgumentException("already thinking; say stop first");
        run = new Run(held, work);
        Thread thread = new Thread(run, "thinking");
        thread.setDaemon(true);
        thread.start();
    }

    private synchronized boolean busy() {
        return run != null && run.over.getCount() > 0;
    }

    void stop() {
        if (run != null) run.stop();
    }

    void finish() {
        if (run != null && run.held) run.stop();
        await();
    }

    void await() {
        if (run == null) return;
        try {
            run.over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
