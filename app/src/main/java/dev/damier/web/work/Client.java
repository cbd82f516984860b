package dev.damier.web.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** One client's works and what it has had of the machine. Guarded by the queue's lock. */
final class Client {
    final String name;
    /** Not started, oldest first: those somebody waits for, and searches. */
    private final Deque<QueuedWork<?>> quick = new ArrayDeque<>();

    private final Deque<QueuedWork<?>> deep = new ArrayDeque<>();
    /** Started; some run, the others wait for their next turn. */
    final List<QueuedWork<?>> live = new ArrayList<>();
    /** How many run now. */
    int running;
    /** Processor time had, in nanoseconds; a newcomer starts with what the least served has. */
    long used;

    Client(String name, long used) {
        this.name = name;
        this.used = used;
    }

    Deque<QueuedWork<?>> waiting(boolean deepKind) {
        return deepKind ? deep : quick;
    }

    int waiting() {
        return quick.size() + deep.size();
    }

    long live(boolean deepKind) {
        return live.stream().filter(t -> t.request.kind().isLongRunning() == deepKind).count();
    }

    boolean idle() {
        return live.isEmpty() && waiting() == 0;
    }
}
