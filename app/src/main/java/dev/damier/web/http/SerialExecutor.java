package dev.damier.web.http;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/**
 * Runs the requests for one resource, such as a game or an engine session, one after the other. Queued requests hold no
 * thread: a worker blocked here would keep its slot while the request it waits for needs one.
 */
public final class SerialExecutor {
    public static final int MAX_QUEUED = 4;

    private final String name;
    private final Queue<Runnable> queued = new ArrayDeque<>();
    private boolean busy;

    /** @param name of the resource, as shown in error messages */
    public SerialExecutor(String name) {
        this.name = name;
    }

    /**
     * Runs a task as soon as all earlier tasks have completed. The task must call {@link #completed} when it has
     * finished, possibly on another thread.
     */
    public void enqueue(Runnable task) {
        synchronized (this) {
            if (busy && queued.size() >= MAX_QUEUED)
                throw new HttpErrorException(
                        409, "too many pending requests for this " + name + "; wait for a response", List.of());
            if (busy) {
                queued.add(task);
                return;
            }
            busy = true;
        }
        task.run();
    }

    /** Marks the current task as finished and runs the next one. */
    public void completed() {
        Runnable next;
        synchronized (this) {
            next = queued.poll();
            busy = next != null;
        }
        if (next != null) next.run();
    }
}
