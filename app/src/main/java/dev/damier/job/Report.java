package dev.damier.job;

import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The row a job comes to; {@link #row} is the same as a JSON object. What an outcome does not have is null, as an empty
 * cell of a table would be.
 *
 * @param position canonical text
 * @param outcome {@code solved, impossible, stopped, chosen} or {@code error}
 * @param cost of {@code moves}: the solution, or the best so far of a stopped search
 * @param lowerBound proved: no line costs less
 * @param all every cheapest line, when that was asked for
 * @param more there are more such lines: the list was cut where it was asked to be
 * @param value of a chosen move, hundredths of a move for the side to move
 * @param reason why it stopped: {@code time, nodes, memory, cancelled, exhausted}
 */
public record Report(
        Job job,
        String position,
        String engine,
        String outcome,
        Integer cost,
        boolean optimal,
        Integer lowerBound,
        List<String> moves,
        List<List<String>> all,
        boolean more,
        Integer value,
        String reason,
        String error,
        Stats stats) {

    static Report error(Job job, String sentence) {
        return new Report(
                job,
                job.setup(),
                job.engine(),
                "error",
                null,
                false,
                null,
                List.of(),
                List.of(),
                false,
                null,
                null,
                sentence,
                Stats.NONE);
    }

    /** Solved, proved impossible or chosen: nothing is left to wish for. */
    public boolean answered() {
        return !outcome.equals("stopped") && !outcome.equals("error");
    }

    /** The fields of the JSON object, in order. */
    public Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        if (error != null) {
            row.put("outcome", outcome);
            row.put("error", error);
            return row;
        }
        row.put("game", job.game());
        row.put("position", position);
        row.put("engine", engine);
        row.put("outcome", outcome);
        row.put("cost", cost);
        row.put("optimal", optimal);
        row.put("lowerBound", lowerBound);
        row.put("moves", moves);
        if (!all.isEmpty()) row.put("all", all);
        if (more) row.put("more", true);
        row.put("value", value);
        row.put("reason", reason);
        row.put("stats", row(stats));
        return row;
    }

    private static Map<String, Object> row(Stats stats) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("expanded", stats.expanded());
        row.put("generated", stats.generated());
        if (stats.open() != Stats.NO_COUNT) row.put("open", stats.open());
        if (stats.closed() != Stats.NO_COUNT) row.put("closed", stats.closed());
        row.put("depth", stats.depth());
        row.put("millis", microsecond(stats.millis()));
        row.put("cpuMillis", microsecond(stats.cpuMillis()));
        row.put("bytes", stats.bytes());
        return row;
    }

    /** Clocks tell no more than this. */
    private static double microsecond(double millis) {
        return Math.round(millis * 1000) / 1000.0;
    }
}
