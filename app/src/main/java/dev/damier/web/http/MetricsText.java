package dev.damier.web.http;

import dev.damier.web.work.DurationHistogram;
import java.util.Locale;
import java.util.Map;

/**
 * Writes metrics in the text format of Prometheus, each with its help and its type. The format needs these few lines
 * only, so the server uses no library for it.
 */
public final class MetricsText {
    private static final String PREFIX = "damier_";

    private final StringBuilder out = new StringBuilder();

    /** Adds a value that can rise and fall. */
    public MetricsText gauge(String name, String help, Number value) {
        head(name, help, "gauge");
        return line(name, "", value);
    }

    /** Adds a value that only rises. */
    public MetricsText counter(String name, String help, Number value) {
        head(name, help, "counter");
        return line(name, "", value);
    }

    /** Adds a gauge with a label. @param values by the value of the label */
    public MetricsText gauges(String name, String help, String label, Map<String, ? extends Number> values) {
        head(name, help, "gauge");
        values.forEach((key, value) -> line(name, label(label, key), value));
        return this;
    }

    /** Adds a counter with a label. @param values by the value of the label */
    public MetricsText counters(String name, String help, String label, Map<String, ? extends Number> values) {
        head(name, help, "counter");
        values.forEach((key, value) -> line(name, label(label, key), value));
        return this;
    }

    /** Adds histograms with a label. @param values by the value of the label */
    public MetricsText histograms(String name, String help, String label, Map<String, DurationHistogram> values) {
        head(name, help, "histogram");
        double[] bounds = DurationHistogram.upperBounds();
        values.forEach((key, histogram) -> {
            long[] counts = histogram.cumulativeCounts();
            for (int i = 0; i < counts.length; i++) {
                String bound = i < bounds.length ? number(bounds[i]) : "+Inf";
                line(name + "_bucket", label(label, key) + "," + label("le", bound), counts[i]);
            }
            line(name + "_sum", label(label, key), histogram.sumSeconds());
            line(name + "_count", label(label, key), counts[counts.length - 1]);
        });
        return this;
    }

    private void head(String name, String help, String type) {
        out.append("# HELP ")
                .append(PREFIX)
                .append(name)
                .append(' ')
                .append(help)
                .append('\n');
        out.append("# TYPE ")
                .append(PREFIX)
                .append(name)
                .append(' ')
                .append(type)
                .append('\n');
    }

    private static String label(String name, String value) {
        return name + "=\"" + value + "\"";
    }

    private MetricsText line(String name, String labels, Number value) {
        out.append(PREFIX).append(name);
        if (!labels.isEmpty()) out.append('{').append(labels).append('}');
        out.append(' ').append(number(value)).append('\n');
        return this;
    }

    private static String number(Number value) {
        return value instanceof Double d ? String.format(Locale.ROOT, "%.3f", d) : value.toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
