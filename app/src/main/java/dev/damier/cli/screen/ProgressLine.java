package dev.damier.cli.screen;

import dev.damier.run.Progress;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** A progress line on standard error, rewritten about five times per second during a search and erased at its end. */
final class ProgressLine implements Consumer<Progress>, AutoCloseable {
    private static final long PERIOD_NANOS = 200_000_000;

    private final Screen screen;
    private long next = System.nanoTime() + PERIOD_NANOS;
    private boolean shown;

    ProgressLine(Screen screen) {
        this.screen = screen;
    }

    @Override
    public synchronized void accept(Progress progress) {
        long now = System.nanoTime();
        if (now - next < 0) return;
        next = now + PERIOD_NANOS;
        shown = true;
        screen.showProgress(fields(progress), line(progress));
    }

    /** Shows a note of the search, for example that it is building a table. */
    synchronized void show(String text) {
        shown = true;
        screen.showProgress(text);
    }

    private static Map<String, Object> fields(Progress p) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("expanded", p.stats().expanded());
        fields.put("depth", p.stats().depth());
        fields.put("lowerBound", p.lowerBound());
        fields.put("best", p.bestCost());
        fields.put("value", p.value());
        fields.put("scale", p.scale().name().toLowerCase(Locale.ROOT));
        fields.put("millis", p.stats().millis());
        fields.put("bytes", p.stats().bytes());
        return fields;
    }

    private static String line(Progress p) {
        StringBuilder line = new StringBuilder();
        line.append(Numbers.millis(p.stats().millis()));
        line.append("  ").append(Numbers.abbreviated(p.stats().expanded())).append(" states");
        line.append("  ")
                .append(Numbers.abbreviated(p.stats().expandedPerSecond()))
                .append("/s");
        line.append("  depth ").append(p.stats().depth());
        if (p.lowerBound() > 0) line.append("  at least ").append(p.lowerBound());
        if (p.bestCost() >= 0) line.append("  best ").append(p.bestCost());
        if (p.stats().bytes() > 0)
            line.append("  ").append(Numbers.bytes(p.stats().bytes()));
        return line.toString();
    }

    @Override
    public void close() {
        if (shown) screen.showProgress("");
    }
}
