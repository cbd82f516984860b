package dev.damier.web;

import dev.damier.job.EngineSeat;
import dev.damier.web.http.Refusal;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/** An opponent's place at a game: it is asked one question at a time, and questions wait here without a thread. */
final class Seat {
    static final int MOST_WAITING = 4;

    private final EngineSeat engine = new EngineSeat();
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean asked;

    EngineSeat engine() {
        return engine;
    }

    /** Begins a question once those before are answered; whoever asked says {@link #answered} then. */
    void ask(Runnable question) {
        synchronized (this) {
            if (asked && waiting.size() >= MOST_WAITING)
                throw new Refusal(409, "this seat has questions enough; wait for an answer", List.of());
            if (asked) {
                waiting.add(question);
                return;
            }
            asked = true;
        }
        question.run();
    }

    void answered() {
        Runnable next;
        synchronized (this) {
            next = waiting.poll();
            asked = next != null;
        }
        if (next != null) next.run();
    }
}
