package dev.damier.job;

import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of a job; {@link #jsonFields} returns it as a JSON object. A field that does not apply to the outcome is null.
 *
 * @param position canonical text
 * @param outcome {@code solved, impossible, stopped, chosen} or {@code error}
 * @param cost cost of {@code moves}: of the solution, or of the best solution so far if the search was stopped
 * @param lowerBound proven lower bound of the solution cost
 * @param all all optimal solutions, if they were requested
 * @param more whether there are more optimal solutions than the requested number
 * @param value value of the chosen move for the side to move, in hundredths of a move
 * @param reason why the search stopped: {@code time, nodes, memory, cancelled, exhausted}
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

    /** Returns whether the job ended with a final result: solved, proved impossible, or a move chosen. */
    public boolean isConclusive() {
        return !outcome.equals("stopped") && !outcome.equals("error");
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields() {
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
        row.put("stats", jsonFields(stats));
        return row;
    }

    private static Map<String, Object> jsonFields(Stats stats) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("expanded", stats.expanded());
        row.put("generated", stats.generated());
        if (stats.open() != Stats.NO_COUNT) row.put("open", stats.open());
        if (stats.closed() != Stats.NO_COUNT) row.put("closed", stats.closed());
        row.put("depth", stats.depth());
        row.put("millis", roundToMicroseconds(stats.millis()));
        row.put("cpuMillis", roundToMicroseconds(stats.cpuMillis()));
        row.put("bytes", stats.bytes());
        return row;
    }

    /** Rounds to microseconds, the useful precision of the clocks. */
    private static double roundToMicroseconds(double millis) {
        return Math.round(millis * 1000) / 1000.0;
    }
}
