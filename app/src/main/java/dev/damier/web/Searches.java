package dev.damier.web;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Progress;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * The one pool every search goes through. Clients are served in turn, whoever queues a hundred waits behind whoever
 * queues one; a full queue refuses rather than grows.
 */
final class Searches implements AutoCloseable {
    private static final int PER_CLIENT = 256;
    private static final int IN_ALL = 2048;

    /** What a search does once it has its turn. */
    interface Work {
        void run(Control control);
    }

    /** A search that waits, runs or is done. */
    final class Ticket {
        private final String client;
        private final Budget budget;
        private final int traceLimit;
        private final Consumer<Progress> listener;
        private final Work work;
        private Control control;
        private boolean cancelled;

        private Ticket(String client, Budget budget, int traceLimit, Consumer<Progress> listener, Work work) {
            this.client = client;
            this.budget = budget;
            this.traceLimit = traceLimit;
            this.listener = listener;
            this.work = work;
        }

        /** Takes it out of the queue, or stops it if it runs. */
        void cancel() {
            synchronized (Searches.this) {
                cancelled = true;
                if (control != null) control.cancel();
                ArrayDeque<Ticket> queue = queues.get(client);
                if (queue != null && queue.remove(this)) {
                    waiting--;
                    if (queue.isEmpty()) queues.remove(client);
                }
            }
        }

        boolean started() {
            synchronized (Searches.this) {
                return control != null;
            }
        }
    }

    private final Map<String, ArrayDeque<Ticket>> queues = new LinkedHashMap<>();
    private final Map<Ticket, Thread> running = new LinkedHashMap<>();
    private final Thread[] workers;
    private int waiting;
    private boolean closed;
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();

    Searches(int threads) {
        workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(this::serve, "search-" + i);
            workers[i].setDaemon(true);
            workers[i].start();
        }
    }

    /** Queues a search; {@link Refusal} 429 when this client, or everybody together, has too many waiting. */
    Ticket submit(String client, Budget budget, int traceLimit, Consumer<Progress> listener, Work work) {
        synchronized (this) {
            if (closed) throw new Refusal(503, "the server is stopping; try again in a moment", java.util.List.of());
            ArrayDeque<Ticket> queue = queues.computeIfAbsent(client, c -> new ArrayDeque<>());
            if (queue.size() >= PER_CLIENT || waiting >= IN_ALL) {
                refused.incrementAndGet();
                throw new Refusal(
                        429, "too many searches are waiting; try again in a few seconds", java.util.List.of());
            }
            Ticket ticket = new Ticket(client, budget, traceLimit, listener, work);
            queue.add(ticket);
            waiting++;
            notifyAll();
            return ticket;
        }
    }

    private void serve() {
        for (Ticket ticket = next(); ticket != null; ticket = next()) {
            try {
                ticket.work.run(ticket.control);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                System.getLogger("dev.damier.web").log(System.Logger.Level.WARNING, "a search failed", e);
            } finally {
                synchronized (this) {
                    running.remove(ticket);
                }
                done.incrementAndGet();
            }
        }
    }

    /** The next client's oldest ticket; that client then goes to the end of the round. */
    private synchronized Ticket next() {
        while (queues.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        if (closed) return null;
        var first = queues.entrySet().iterator().next();
        ArrayDeque<Ticket> queue = queues.remove(first.getKey());
        Ticket ticket = queue.poll();
        if (!queue.isEmpty()) queues.put(first.getKey(), queue);
        waiting--;
        ticket.control = new Control(ticket.budget, ticket.traceLimit, ticket.listener);
        if (ticket.cancelled) ticket.control.cancel();
        running.put(ticket, Thread.currentThread());
        return ticket;
    }

    synchronized int waiting() {
        return waiting;
    }

    synchronized int running() {
        return running.size();
    }

    long done() {
        return done.get();
    }

    long refused() {
        return refused.get();
    }

    /** Tells running searches to stop and waits a moment for them. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            running.keySet().forEach(t -> t.control.cancel());
            queues.clear();
            notifyAll();
        }
        for (Thread worker : workers) {
            try {
                worker.join(2000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
