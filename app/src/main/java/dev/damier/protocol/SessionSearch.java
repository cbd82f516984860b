package dev.damier.protocol;

import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * The current search of a session, at most one at a time. It runs on a thread of the given executor and can be stopped.
 */
final class SessionSearch {
    private final Consumer<String> out;
    private final Executor executor;
    private SearchRun currentRun;

    SessionSearch(Consumer<String> out, Executor threads) {
        this.out = out;
        this.executor = threads;
    }

    /** The work of a search. */
    interface SearchTask {
        void execute(SearchRun searchRun);
    }

    /** One search, which ends with exactly one {@code best} line. Its state is guarded by the {@link SessionSearch}. */
    final class SearchRun implements Runnable {
        private final SearchTask task;
        private final boolean answerOnStop;
        private Control control;
        private String answerLine = "best none";
        private boolean started;
        private boolean finished;
        private boolean stopped;
        private boolean answered;

        private SearchRun(boolean answerOnStop, SearchTask searchTask) {
            this.answerOnStop = answerOnStop;
            this.task = searchTask;
        }

        /** Sets the control before the search starts. */
        void setControl(Control newControl) {
            synchronized (SessionSearch.this) {
                control = newControl;
                if (stopped) newControl.cancel();
            }
        }

        /** Sets the answer. An infinite search sends it only after {@code stop}. */
        void setAnswer(String best) {
            synchronized (SessionSearch.this) {
                answerLine = best;
            }
        }

        @Override
        public void run() {
            if (!markStarted()) return;
            try {
                task.execute(this);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                out.accept("error " + (e instanceof BadInputException ? e.getMessage() : "internal error: " + e));
            } finally {
                synchronized (SessionSearch.this) {
                    finished = true;
                    sendAnswerIfDue();
                }
            }
        }

        private boolean markStarted() {
            synchronized (SessionSearch.this) {
                started = true;
                return !answered;
            }
        }

        /**
         * Stops the search. A search that has not started yet is answered immediately instead of waiting for a thread.
         */
        private void stop() {
            stopped = true;
            if (control != null) control.cancel();
            if (!started) finished = true;
            sendAnswerIfDue();
        }

        /**
         * Sends the answer if the search has finished and, for an infinite search, was stopped. The answer is sent and
         * the search is marked as over under one lock, so that a host can start the next search as soon as it has read
         * the answer.
         */
        private void sendAnswerIfDue() {
            if (answered || !finished || answerOnStop && !stopped) return;
            out.accept(answerLine);
            answered = true;
            SessionSearch.this.notifyAll();
        }
    }

    /**
     * Starts a search.
     *
     * @param answerOnStop whether the answer is sent only after {@link #stop}
     */
    synchronized void start(boolean answerOnStop, SearchTask searchTask) {
        if (currentRun != null && !currentRun.answered)
            throw new BadInputException("a search is already running; send stop first");
        SearchRun next = new SearchRun(answerOnStop, searchTask);
        executor.execute(next);
        currentRun = next;
    }

    /** Stops the current search. */
    synchronized void stop() {
        if (currentRun != null) currentRun.stop();
    }

    /** Stops an infinite search and waits for the answer of any search. */
    synchronized void finish() {
        if (currentRun != null && currentRun.answerOnStop) currentRun.stop();
        await();
    }

    /** Waits until the current search has answered. */
    synchronized void await() {
        try {
            while (currentRun != null && !currentRun.answered) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
