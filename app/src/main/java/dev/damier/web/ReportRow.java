package dev.damier.web;

import dev.damier.job.Report;
import dev.damier.job.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/** Converts reports to JSON rows for the pages: the columns of the report, and their summary as localised text. */
final class ReportRow {
    private ReportRow() {}

    static Map<String, Object> of(Report report) {
        Map<String, Object> row = report.jsonFields();
        row.put(
                "worth",
                report.evaluation() == null ? null : report.evaluation().text());
        row.put("verdict", Verdict.of(report).jsonFields());
        return row;
    }

    /** Returns the row of a search that failed. */
    static Map<String, Object> error(String reason) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("outcome", "error");
        row.put("error", reason);
        row.put("verdict", Verdict.error(reason).jsonFields());
        return row;
    }
}
