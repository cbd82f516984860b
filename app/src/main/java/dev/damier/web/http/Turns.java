package dev.damier.web.http;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/**
 * A place where one question is answered at a time, such as a table or an opponent's seat. Questions wait here without a
 * thread: a worker that waited for another, which waits for its turn on the processor, would keep everybody waiting.
 */
public final class Turns {
    public static final int MOST_WAITING = 4;

    private final String name;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean asked;

    /** @param name of the place, as a refusal says it */
    public Turns(String name) {
        this.name = name;
    }

    /** Begins a question once those before are answered; whoever asked says {@link #answered} then. */
    public void ask(Runnable question) {
        synchronized (this) {
            if (asked && waiting.size() >= MOST_WAITING)
                throw new Refusal(409, "this " + name + " has questions enough; wait for an answer", List.of());
            if (asked) {
                waiting.add(question);
                return;
            }
            asked = true;
        }
        question.run();
    }

    public void answered() {
        Runnable next;
        synchronized (this) {
            next = waiting.poll();
            asked = next != null;
        }
        if (next != null) next.run();
    }
}
