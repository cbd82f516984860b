package dev.damier.web.lesson;

import dev.damier.job.Report;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comparison of what runs came to: {@code a.expanded < b.expanded}, {@code a.cost = 31}, {@code a.expanded > 10 b.expanded}.
 *
 * @param sign one of {@code < = >}
 */
record Claim(Term left, char sign, Term right) {
    private static final Pattern WRITTEN = Pattern.compile("(.+?)\\s*([<=>])\\s*(.+)");

    /**
     * A number, what a run came to, or so many times that.
     *
     * @param run "" for a number
     */
    record Term(double times, String run, String field) {
        private static final Pattern WRITTEN = Pattern.compile("(-?[0-9.]+)?\\s*(?:([a-z])\\.([a-zA-Z]+))?");

        static Term read(String text) {
            Matcher m = WRITTEN.matcher(text.trim());
            if (!m.matches() || m.group(1) == null && m.group(2) == null)
                throw new IllegalArgumentException("a term must be a number or run.field, but got '" + text + "'");
            double times = m.group(1) == null ? 1 : Double.parseDouble(m.group(1));
            return new Term(times, m.group(2) == null ? "" : m.group(2), m.group(3) == null ? "" : m.group(3));
        }

        double of(Map<String, Report> reports) {
            if (run.isEmpty()) return times;
            Report report = reports.get(run);
            if (report == null) throw new IllegalArgumentException("unknown run '" + run + "'");
            return times * figure(report);
        }

        private double figure(Report report) {
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

    static Claim read(String text) {
        Matcher m = WRITTEN.matcher(text.trim());
        if (!m.matches()) throw new IllegalArgumentException("a claim must be 'term < term', but got '" + text + "'");
        return new Claim(Term.read(m.group(1)), m.group(2).charAt(0), Term.read(m.group(3)));
    }

    boolean holds(Map<String, Report> reports) {
        double l = left.of(reports);
        double r = right.of(reports);
        return switch (sign) {
            case '<' -> l < r;
            case '>' -> l > r;
            default -> l == r;
        };
    }
}
