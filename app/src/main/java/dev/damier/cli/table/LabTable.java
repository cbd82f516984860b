package dev.damier.cli.table;

import dev.damier.cli.input.OutputFile;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.Screen;
import dev.damier.job.Report;
import dev.damier.run.Stats;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Prints the rows of a lab run as they arrive, writes them to a CSV file, and adds totals per engine. */
public final class LabTable implements AutoCloseable {
    private static final String ROW_FORMAT = "%5s  %-31s %-10s %6s %3s %12s %12s %9s %9s %8s %9s %8s";
    private static final String CSV_HEADER = "instance,game,position,engine,outcome,cost,optimal,lowerBound,expanded,"
            + "generated,open,closed,depth,millis,cpuMillis,bytes,moves";

    private final Screen screen;
    private final boolean json;
    private final OutputFile.Rows csvWriter;
    private final Map<String, Totals> totals = new LinkedHashMap<>();

    /** The position number and the engine of a row. */
    public record RowKey(int instance, String engine) {}

    private static final class Totals {
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
        csvWriter = file == null ? null : new OutputFile.Rows(file);
        if (csvWriter != null) writeCsvLine(CSV_HEADER);
        if (!json) {
            screen.println(formatRow(
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

    public void add(RowKey rowKey, Report report) {
        Totals totals = this.totals.computeIfAbsent(rowKey.engine(), e -> new Totals());
        Stats stats = report.stats();
        totals.runs++;
        if (report.isConclusive()) totals.answered++;
        if (report.cost() != null && report.isConclusive()) {
            totals.solved++;
            totals.cost += report.cost();
        }
        totals.expanded += stats.expanded();
        totals.cpuMillis += stats.cpuMillis();
        if (csvWriter != null) writeCsvLine(csvLine(rowKey, report));
        if (json) {
            screen.printJson(jsonFields(rowKey, report));
            return;
        }
        screen.println(formatRow(
                rowKey.instance(),
                rowKey.engine(),
                report.result().wireName(),
                report.cost() == null ? "" : report.cost(),
                report.optimal() ? "yes" : "",
                Numbers.grouped(stats.expanded(), Locale.ENGLISH),
                Numbers.grouped(stats.generated(), Locale.ENGLISH),
                countOrBlank(stats.open()),
                countOrBlank(stats.closed()),
                Numbers.abbreviated(stats.expandedPerSecond()),
                Numbers.millis(stats.cpuMillis()),
                Numbers.bytes(stats.bytes())));
        if (report.explanation() != null)
            screen.note(
                    "damier: " + rowKey.engine() + ": " + report.explanation().in(screen.language()));
    }

    /** Returns the number, or "" if the search does not count these states. */
    private static String countOrBlank(long states) {
        return states < 0 ? "" : Numbers.grouped(states, Locale.ENGLISH);
    }

    private static Map<String, Object> jsonFields(RowKey rowKey, Report report) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("instance", rowKey.instance());
        row.putAll(report.jsonFields());
        row.put("engine", rowKey.engine());
        return row;
    }

    private static String csvLine(RowKey rowKey, Report report) {
        Stats s = report.stats();
        Object[] cells = {
            rowKey.instance(),
            report.job().game(),
            report.position(),
            rowKey.engine(),
            report.result().wireName(),
            report.cost(),
            report.optimal(),
            report.lowerBound(),
            s.expanded(),
            s.generated(),
            countOrNull(s.open()),
            countOrNull(s.closed()),
            s.depth(),
            s.millis(),
            s.cpuMillis(),
            s.bytes(),
            String.join(" ", report.moves())
        };
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) line.append(',');
            line.append(csvCell(cells[i] == null ? "" : cells[i].toString()));
        }
        return line.toString();
    }

    /** Returns the number, or null if the search does not count these states. */
    private static Object countOrNull(long nodes) {
        return nodes == Stats.NO_COUNT ? null : nodes;
    }

    /** Quotes a CSV cell according to RFC 4180; sliding-puzzle positions contain commas. */
    private static String csvCell(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    /** Prints one line per engine: the number of conclusive runs, their mean cost, and the totals of all runs. */
    public void printTotals() {
        if (json) return;
        screen.println("");
        for (Map.Entry<String, Totals> entry : totals.entrySet()) {
            Totals totals = entry.getValue();
            screen.println(formatRow(
                    "",
                    entry.getKey(),
                    totals.answered + "/" + totals.runs,
                    totals.solved == 0 ? "" : String.format(Locale.ROOT, "%.1f", totals.cost / (double) totals.solved),
                    "",
                    Numbers.grouped(totals.expanded, Locale.ENGLISH),
                    "",
                    "",
                    "",
                    totals.cpuMillis <= 0 ? "" : Numbers.abbreviated(totals.expanded / totals.cpuMillis * 1000),
                    Numbers.millis(totals.cpuMillis),
                    ""));
        }
    }

    private static String formatRow(Object... cells) {
        return String.format(Locale.ROOT, ROW_FORMAT, cells).stripTrailing();
    }

    private void writeCsvLine(String line) {
        csvWriter.add(line + "\n");
    }

    @Override
    public void close() {
        if (csvWriter != null) csvWriter.close();
    }
}
