package dev.damier.web.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * An experiment in the background with all its events, in order. The data of events is not localised; each listener
 * writes it in its own language. Without listeners the experiment continues for a limited time, and its events are
 * limited in bytes. Thread-safe.
 */
public final class BackgroundExperiment {
    /** How long an experiment continues without listeners, in nanoseconds. */
    private static final long UNATTENDED_LIMIT = Duration.ofMinutes(30).toNanos();

    /** Maximum size of all events, approximately in bytes. */
    private static final int MAX_BYTES = 4 << 20;

    /** Memory of an event per byte of its JSON: maps, boxed numbers and strings. */
    private static final int HEAP_BYTES_PER_BYTE = 4;

    /** Estimated size of a number or of a short localised text. */
    private static final int BYTES_PER_VALUE = 12;

    /** An event, numbered from 1. Its data is written as JSON for each listener. */
    public record ExperimentEvent(int number, String event, Object data) {}

    /** How many runs are done. */
    public record Progress(String game, int done, int runs, boolean ended) {}

    private final String game;
    private final LongSupplier clock;
    private final List<ExperimentEvent> events = new ArrayList<>();
    private final List<Consumer<ExperimentEvent>> listeners = new ArrayList<>();
    private Runnable stopAction = () -> {};
    private long lastAttendedAt;
    private int bytes;
    private int totalRuns;
    private int completedRuns;
    private boolean ended;

    public BackgroundExperiment(String game) {
        this(game, System::nanoTime);
    }

    BackgroundExperiment(String game, LongSupplier clock) {
        this.game = game;
        this.clock = clock;
        lastAttendedAt = clock.getAsLong();
    }

    /** Sets the number of runs and the action that stops them. */
    public synchronized void begin(int runs, Runnable onStop) {
        totalRuns = runs;
        stopAction = onStop;
    }

    /** Publishes the result of one run. */
    public synchronized void publishRow(Object data) {
        completedRuns++;
        publish("row", data);
    }

    /** Stores an event and sends it to the listeners. Does nothing after the end. */
    public synchronized void publish(String event, Object data) {
        if (ended) return;
        ExperimentEvent next = new ExperimentEvent(events.size() + 1, event, data);
        events.add(next);
        bytes += approximateBytes(data);
        for (Consumer<ExperimentEvent> listener : List.copyOf(listeners)) listener.accept(next);
    }

    /** Estimates the size of the data of an event as JSON, without writing it. */
    private static int approximateBytes(Object data) {
        if (data instanceof Map<?, ?> map) {
            int sum = 2;
            for (Map.Entry<?, ?> entry : map.entrySet())
                sum += approximateBytes(entry.getKey()) + approximateBytes(entry.getValue());
            return sum;
        }
        if (data instanceof Collection<?> list) {
            int sum = 2;
            for (Object item : list) sum += approximateBytes(item);
            return sum;
        }
        if (data instanceof CharSequence text) return text.length() + 3;
        if (data instanceof long[] numbers) return numbers.length * BYTES_PER_VALUE;
        return BYTES_PER_VALUE;
    }

    /** Publishes the last event. */
    public synchronized void end(String event, Object data) {
        publish(event, data);
        ended = true;
        listeners.clear();
        stopAction = () -> {}; // it refers to the positions of the experiment
    }

    /** Returns the estimated memory of the events. */
    public synchronized long heapBytes() {
        return (long) HEAP_BYTES_PER_BYTE * bytes;
    }

    /** Returns whether the events are too large, or no listener was present for too long. */
    public synchronized boolean isExhausted() {
        if (!listeners.isEmpty()) lastAttendedAt = clock.getAsLong();
        return bytes > MAX_BYTES || clock.getAsLong() - lastAttendedAt > UNATTENDED_LIMIT;
    }

    /**
     * Subscribes a listener: it receives all stored events after a number at once, then new ones.
     *
     * @return ends the subscription
     */
    public synchronized Runnable subscribe(int after, Consumer<ExperimentEvent> listener) {
        lastAttendedAt = clock.getAsLong();
        events.stream().skip(after).forEach(listener);
        if (ended) return () -> {};
        listeners.add(listener);
        return () -> unsubscribe(listener);
    }

    private synchronized void unsubscribe(Consumer<ExperimentEvent> listener) {
        listeners.remove(listener);
        lastAttendedAt = clock.getAsLong();
    }

    public synchronized Progress progress() {
        return new Progress(game, completedRuns, totalRuns, ended);
    }

    public void stop() {
        Runnable action;
        synchronized (this) {
            action = stopAction;
        }
        action.run();
    }
}
