package dev.damier.grade;

import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes grades: a report for people, the results format of Gradescope, and rows of a CSV file. */
public final class GradeReport {
    private final Locale language;
    private final boolean showHidden;

    /** @param showHidden whether the explanations of hidden cases contain their details; only for the teacher */
    public GradeReport(Locale language, boolean showHidden) {
        this.language = language;
        this.showHidden = showHidden;
    }

    /** Returns the line of a case. */
    public String line(CaseResult result) {
        GradeCase given = result.gradeCase();
        return message(
                result.passed() ? "report.passed" : "report.failed",
                given.name() + (given.hidden() ? message("report.hidden") : ""),
                points(result.points()),
                points(given.points()),
                explanation(result),
                result.expanded(),
                result.millis());
    }

    /** Returns the line with the total. */
    public String total(Grade grade) {
        return message(
                "report.total",
                grade.submission().isEmpty() ? grade.assignment().title() : grade.submission(),
                points(grade.points()),
                points(grade.assignment().maxPoints()));
    }

    private String explanation(CaseResult result) {
        return (showHidden ? result.explanation() : result.studentExplanation()).in(language);
    }

    /** Returns the results in the format of {@code results.json} of Gradescope's autograders. */
    public Map<String, Object> gradescope(Grade grade) {
        List<Map<String, Object>> tests = new ArrayList<>();
        for (CaseResult result : grade.results()) tests.add(test(tests.size() + 1, result));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("score", grade.points());
        json.put(
                "execution_time",
                grade.results().stream().mapToLong(CaseResult::millis).sum() / 1000.0);
        json.put("output", total(grade));
        json.put("visibility", "visible");
        json.put("stdout_visibility", "hidden");
        json.put("tests", tests);
        return json;
    }

    private Map<String, Object> test(int number, CaseResult result) {
        Map<String, Object> test = new LinkedHashMap<>();
        test.put("number", Integer.toString(number));
        test.put("name", result.gradeCase().name());
        test.put("score", result.points());
        test.put("max_score", result.gradeCase().points());
        test.put("status", result.passed() ? "passed" : "failed");
        test.put("output", explanation(result));
        test.put("visibility", result.gradeCase().hidden() ? "hidden" : "visible");
        test.put(
                "extra_data",
                Map.of("fault", result.fault().id(), "expanded", result.expanded(), "millis", result.millis()));
        return test;
    }

    /** Returns the header of the CSV file of a class. */
    public static String csvHeader(Assignment assignment) {
        List<String> cells = new ArrayList<>(List.of("submission", "score", "max_score"));
        for (GradeCase given : assignment.cases()) cells.addAll(List.of(given.name(), given.name() + " (result)"));
        cells.add("explanation");
        return csvRow(cells);
    }

    /** Returns the CSV row of a submission: points and fault of each case, and the explanation of the first failure. */
    public String csvRow(Grade grade) {
        List<String> cells = new ArrayList<>(List.of(
                grade.submission(),
                points(grade.points()),
                points(grade.assignment().maxPoints())));
        for (CaseResult result : grade.results()) {
            cells.add(points(result.points()));
            cells.add(result.passed() ? "passed" : result.fault().id());
        }
        cells.add(grade.results().stream()
                .filter(result -> !result.passed())
                .findFirst()
                .map(this::explanation)
                .orElse(""));
        return csvRow(cells);
    }

    /** Quotes cells if needed. A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
    private static String csvRow(List<String> cells) {
        return String.join(",", cells.stream().map(GradeReport::csvCell).toList());
    }

    private static String csvCell(String text) {
        String safe = text.matches("(?s)[=+@\\t\\r-].*") ? "'" + text : text;
        return safe.matches("(?s).*[\",\\r\\n].*") ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
    }

    /** Returns points without unnecessary decimals, with a decimal point in every language. */
    private static String points(double points) {
        return points == Math.rint(points) ? Long.toString((long) points) : String.format(Locale.ROOT, "%.2f", points);
    }

    private String message(String key, Object... args) {
        return Text.of(GradeReport.class, key, args).in(language);
    }
}
