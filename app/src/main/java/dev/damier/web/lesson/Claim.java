package dev.damier.web.lesson;

import dev.damier.job.Report;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comparison of the results of runs: {@code a.expanded < b.expanded}, {@code a.cost = 31},
 * {@code a.expanded > 10 b.expanded}.
 *
 * @param operator one of {@code < = >}
 */
record Claim(Term left, char operator, Term right) {
    private static final Pattern FORMAT = Pattern.compile("(.+?)\\s*([<=>])\\s*(.+)");

    /**
     * A number, a field of a run's report, or a multiple of it.
     *
     * @param factor the number, or the multiplier of the field
     * @param run "" for a number
     */
    record Term(double factor, String run, String field) {
        private static final Pattern FORMAT = Pattern.compile("(-?[0-9.]+)?\\s*(?:([a-z])\\.([a-zA-Z]+))?");

        static Term parse(String text) {
            Matcher matcher = FORMAT.matcher(text.trim());
            if (!matcher.matches() || matcher.group(1) == null && matcher.group(2) == null)
                throw new IllegalArgumentException("a term must be a number or run.field, but got '" + text + "'");
            double times = matcher.group(1) == null ? 1 : Double.parseDouble(matcher.group(1));
            return new Term(
                    times,
                    matcher.group(2) == null ? "" : matcher.group(2),
                    matcher.group(3) == null ? "" : matcher.group(3));
        }

        double value(Map<String, Report> reports) {
            if (run.isEmpty()) return factor;
            Report report = reports.get(run);
            if (report == null) throw new IllegalArgumentException("unknown run '" + run + "'");
            return factor * fieldValue(report);
        }

        private double fieldValue(Report report) {
            return switch (field) {
                case "expanded" -> report.stats().expanded();
                case "generated" -> report.stats().generated();
                case "closed" -> report.stats().closed();
                case "bytes" -> report.stats().bytes();
                case "cost" -> report.cost() == null ? Double.NaN : report.cost();
                case "value" -> report.value() == null ? Double.NaN : report.value();
                case "bound" -> report.lowerBound() == null ? Double.NaN : report.lowerBound();
                case "optimal" -> report.optimal() ? 1 : 0;
                default -> throw new IllegalArgumentException("unknown field of a run '" + field + "'");
            };
        }
    }

    static Claim parse(String text) {
        Matcher matcher = FORMAT.matcher(text.trim());
        if (!matcher.matches())
            throw new IllegalArgumentException("a claim must be 'term < term', but got '" + text + "'");
        return new Claim(Term.parse(matcher.group(1)), matcher.group(2).charAt(0), Term.parse(matcher.group(3)));
    }

    boolean holds(Map<String, Report> reports) {
        double l = left.value(reports);
        double r = right.value(reports);
        return switch (operator) {
            case '<' -> l < r;
            case '>' -> l > r;
            default -> l == r;
        };
    }
}
