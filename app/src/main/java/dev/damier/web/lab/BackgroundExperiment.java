package dev.damier.web.lab;

import dev.damier.web.http.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * An experiment and all it has told, in order and in no language yet: whoever hears it writes it in the reader's. It may go
 * on for a while when nobody listens; what it tells is bounded in bytes. Any thread may tell, hear or stop.
 */
public final class BackgroundExperiment {
    /** How long it goes on alone, and how much it may tell. */
    private static final long UNATTENDED_LIMIT = Duration.ofMinutes(30).toNanos();

    private static final int MAX_BYTES = 4 << 20;

    /** One thing told: numbered from 1, its data as {@link Json} writes it. */
    public record ExperimentEvent(int number, String event, Object data) {}

    /** How far it is. */
    public record Progress(String game, int done, int runs, boolean ended) {}

    private final String game;
    private final LongSupplier clock;
    private final List<ExperimentEvent> told = new ArrayList<>();
    private final List<Consumer<ExperimentEvent>> listeners = new ArrayList<>();
    private Runnable stop = () -> {};
    private long heard;
    private int bytes;
    private int runs;
    private int done;
    private boolean ended;

    public BackgroundExperiment(String game) {
        this(game, System::nanoTime);
    }

    BackgroundExperiment(String game, LongSupplier clock) {
        this.game = game;
        this.clock = clock;
        heard = clock.getAsLong();
    }

    /** What ends the work, and how many runs there will be. */
    public synchronized void begin(int allRuns, Runnable stopButton) {
        runs = allRuns;
        stop = stopButton;
    }

    public synchronized void row(Object data) {
        done++;
        publish("row", data);
    }

    /** Keeps this and passes it on; nothing after the end. */
    public synchronized void publish(String event, Object data) {
        if (ended) return;
        ExperimentEvent next = new ExperimentEvent(told.size() + 1, event, data);
        told.add(next);
        bytes += Json.write(data, Locale.ENGLISH).length();
        for (Consumer<ExperimentEvent> listener : List.copyOf(listeners)) listener.accept(next);
    }

    /** Tells the last thing. */
    public synchronized void end(String event, Object data) {
        publish(event, data);
        ended = true;
        listeners.clear();
    }

    /** Whether it has told too much, or nobody has listened for too long. */
    public synchronized boolean exhausted() {
        if (!listeners.isEmpty()) heard = clock.getAsLong();
        return bytes > MAX_BYTES || clock.getAsLong() - heard > UNATTENDED_LIMIT;
    }

    /**
     * Hears all from the one after this number on, at once what is there, and what comes later.
     *
     * @return ends the listening
     */
    public synchronized Runnable subscribe(int after, Consumer<ExperimentEvent> listener) {
        heard = clock.getAsLong();
        told.stream().skip(after).forEach(listener);
        if (ended) return () -> {};
        listeners.add(listener);
        return () -> leave(listener);
    }

    private synchronized void leave(Consumer<ExperimentEvent> listener) {
        listeners.remove(listener);
        heard = clock.getAsLong();
    }

    public synchronized Progress progress() {
        return new Progress(game, done, runs, ended);
    }

    public void stop() {
        Runnable button;
        synchronized (this) {
            button = stop;
        }
        button.run();
    }
}
