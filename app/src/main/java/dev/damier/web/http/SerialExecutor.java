package dev.damier.web.http;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/**
 * A place where one question is answered at a time, such as a table or an opponent's seat. Questions wait here without a
 * thread: a worker that waited for another, which waits for its turn on the processor, would keep everybody waiting.
 */
public final class SerialExecutor {
    public static final int MAX_QUEUED = 4;

    private final String name;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean asked;

    /** @param name of the place, as a refusal says it */
    public SerialExecutor(String name) {
        this.name = name;
    }

    /** Begins a question once those before are answered; whoever asked says {@link #completed} then. */
    public void enqueue(Runnable question) {
        synchronized (this) {
            if (asked && waiting.size() >= MAX_QUEUED)
                throw new HttpErrorException(
                        409, "too many pending requests for this " + name + "; wait for a response", List.of());
            if (asked) {
                waiting.add(question);
                return;
            }
            asked = true;
        }
        question.run();
    }

    public void completed() {
        Runnable next;
        synchronized (this) {
            next = waiting.poll();
            asked = next != null;
        }
        if (next != null) next.run();
    }
}
