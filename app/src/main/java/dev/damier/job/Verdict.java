package dev.damier.job;

import dev.damier.game.Text;
import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A summary of a report in words, the same for the terminal and the browser.
 *
 * @param sentence what was found and what is proved
 * @param proof the evidence for the sentence
 * @param tone how the result is displayed
 */
public record Verdict(Text sentence, Text proof, Tone tone) {

    /** Final result; not proved or not finished; impossible or failed. */
    public enum Tone {
        GOOD,
        WARN,
        BAD
    }

    public static Verdict of(Report report) {
        return switch (report.result()) {
            case SOLVED -> solved(report);
            case FINISHED ->
                new Verdict(text("verdict.finished", report.finalStatus().sentence()), Text.plain(""), Tone.GOOD);
            case IMPOSSIBLE -> impossible(report.stats());
            case STOPPED -> stopped(report);
            case CHOSEN -> chosen(report);
            case ERROR -> error(report.error());
        };
    }

    /** Returns the summary of a failure that produced no report. */
    public static Verdict error(String reason) {
        return new Verdict(text("error", reason), Text.plain(""), Tone.BAD);
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("sentence", sentence);
        row.put("proof", proof);
        row.put("tone", tone.name().toLowerCase(Locale.ROOT));
        return row;
    }

    private static Verdict solved(Report report) {
        long states = report.stats().expanded();
        if (!report.optimal())
            return new Verdict(solutionText(report, "verdict.unproved"), text("proof.unproved", states), Tone.WARN);
        String proved = report.cost() == report.moves().size() ? "verdict.shortest" : "verdict.cheapest";
        return new Verdict(solutionText(report, proved), text("proof.optimal", report.cost(), states), Tone.GOOD);
    }

    private static Text solutionText(Report report, String key) {
        return report.moves().isEmpty() ? text("verdict.done") : text(key, costText(report));
    }

    private static Text costText(Report report) {
        Text moves = text("count.moves", (long) report.moves().size());
        return report.cost() == report.moves().size() ? moves : text("verdict.cost", report.cost(), moves);
    }

    private static Verdict impossible(Stats stats) {
        return new Verdict(
                impossibleText(Math.max(stats.closed(), stats.expanded())), text("proof.impossible"), Tone.BAD);
    }

    private static Text impossibleText(long states) {
        if (states == 0) return text("verdict.impossible.argument");
        return states == 1 ? text("verdict.impossible.one") : text("verdict.impossible", states);
    }

    private static Verdict stopped(Report report) {
        Text reason = text("reason." + report.reason());
        Text sentence = report.cost() == null
                ? text("verdict.stopped.nothing", reason, report.lowerBound())
                : text("verdict.stopped.best", reason, costText(report), report.lowerBound());
        return new Verdict(sentence, text("proof.stopped", report.stats().expanded()), Tone.WARN);
    }

    private static Verdict chosen(Report report) {
        Text sentence = report.evaluation().summary(report.moves().get(0));
        Stats stats = report.stats();
        return new Verdict(sentence, text("proof.chosen", stats.depth(), stats.expanded()), Tone.GOOD);
    }

    private static Text text(String key, Object... args) {
        return Text.of(Verdict.class, key, args);
    }
}
