package dev.damier.cli.table;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.Screen;
import dev.damier.job.Report;
import dev.damier.run.Stats;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The rows of a lab as they come, on the screen and in a file, and their sums by engine. */
public final class LabTable implements AutoCloseable {
    private static final String FORMAT = "%5s  %-31s %-10s %6s %3s %12s %12s %9s %9s %8s %9s %8s";
    private static final String CSV_HEAD = "instance,game,position,engine,outcome,cost,optimal,lowerBound,expanded,"
            + "generated,open,closed,depth,millis,cpuMillis,bytes,moves";

    private final Screen screen;
    private final boolean json;
    private final BufferedWriter csv;
    private final Map<String, Sum> sums = new LinkedHashMap<>();

    /** Where a row belongs. */
    public record Place(int instance, String engine) {}

    private static final class Sum {
        int runs;
        int answered;
        int solved;
        long cost;
        long expanded;
        double cpuMillis;
    }

    public LabTable(Screen screen, boolean json, Path file) {
        this.screen = screen;
        this.json = json;
        csv = file == null ? null : open(file);
        if (csv != null) write(CSV_HEAD);
        if (!json) {
            screen.line(row(
                    "#",
                    "engine",
                    "outcome",
                    "cost",
                    "opt",
                    "expanded",
                    "generated",
                    "open",
                    "closed",
                    "states/s",
                    "cpu",
                    "memory"));
        }
    }

    private static BufferedWriter open(Path file) {
        try {
            return Files.newBufferedWriter(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UsageException("cannot write '" + file + "': " + e.getMessage());
        }
    }

    public void add(Place place, Report report) {
        Sum sum = sums.computeIfAbsent(place.engine(), e -> new Sum());
        Stats stats = report.stats();
        sum.runs++;
        if (report.answered()) sum.answered++;
        if (report.cost() != null && report.answered()) {
            sum.solved++;
            sum.cost += report.cost();
        }
        sum.expanded += stats.expanded();
        sum.cpuMillis += stats.cpuMillis();
        if (csv != null) write(csv(place, report));
        if (json) {
            screen.row(json(place, report));
            return;
        }
        screen.line(row(
                place.instance(),
                place.engine(),
                report.outcome(),
                report.cost() == null ? "" : report.cost(),
                report.optimal() ? "yes" : "",
                Numbers.whole(stats.expanded(), Locale.ENGLISH),
                Numbers.whole(stats.generated(), Locale.ENGLISH),
                kept(stats.open()),
                kept(stats.closed()),
                Numbers.rough(stats.expandedPerSecond()),
                Numbers.millis(stats.cpuMillis()),
                Numbers.bytes(stats.bytes())));
        if (report.error() != null) screen.note("damier: " + place.engine() + ": " + report.error());
    }

    /** A search that keeps no states has neither open nor closed ones: nothing, which is not the same as none. */
    private static String kept(long states) {
        return states < 0 ? "" : Numbers.whole(states, Locale.ENGLISH);
    }

    private static Map<String, Object> json(Place place, Report report) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("instance", place.instance());
        row.putAll(report.row());
        row.put("engine", place.engine());
        return row;
    }

    private static String csv(Place place, Report report) {
        Stats s = report.stats();
        Object[] cells = {
            place.instance(),
            report.job().game(),
            report.position(),
            place.engine(),
            report.outcome(),
            report.cost(),
            report.optimal(),
            report.lowerBound(),
            s.expanded(),
            s.generated(),
            counted(s.open()),
            counted(s.closed()),
            s.depth(),
            s.millis(),
            s.cpuMillis(),
            s.bytes(),
            String.join(" ", report.moves())
        };
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) line.append(',');
            line.append(quoted(cells[i] == null ? "" : cells[i].toString()));
        }
        return line.toString();
    }

    /** Empty where the search keeps no such list. */
    private static Object counted(long nodes) {
        return nodes == Stats.NO_COUNT ? null : nodes;
    }

    /** As RFC 4180 has it: positions of the taquin contain commas. */
    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    /** One line an engine: how many it answered, the mean cost of those, and what all its runs cost. */
    public void sums() {
        if (json) return;
        screen.line("");
        for (Map.Entry<String, Sum> entry : sums.entrySet()) {
            Sum sum = entry.getValue();
            screen.line(row(
                    "",
                    entry.getKey(),
                    sum.answered + "/" + sum.runs,
                    sum.solved == 0 ? "" : String.format(Locale.ROOT, "%.1f", sum.cost / (double) sum.solved),
                    "",
                    Numbers.whole(sum.expanded, Locale.ENGLISH),
                    "",
                    "",
                    "",
                    sum.cpuMillis <= 0 ? "" : Numbers.rough(sum.expanded / sum.cpuMillis * 1000),
                    Numbers.millis(sum.cpuMillis),
                    ""));
        }
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, FORMAT, cells).stripTrailing();
    }

    private void write(String line) {
        try {
            csv.write(line + "\n");
            csv.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        if (csv != null) csv.close();
    }
}
