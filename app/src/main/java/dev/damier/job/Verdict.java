package dev.damier.job;

import dev.damier.game.Text;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A report in words, the same for the terminal and the browser.
 *
 * @param sentence what was found and what is proved
 * @param proof what stands behind it
 * @param tone how glad one may be of it
 */
public record Verdict(Text sentence, Text proof, Tone tone) {

    /** Nothing left to wish for; not proved or not finished; no way there. */
    public enum Tone {
        GOOD,
        WARN,
        BAD
    }

    public static Verdict of(Report report) {
        return switch (report.outcome()) {
            case "solved" -> solved(report);
            case "impossible" -> impossible(report.stats());
            case "stopped" -> stopped(report);
            case "chosen" -> chosen(report);
            default -> error(report.error());
        };
    }

    /** Of what came to no report. */
    public static Verdict error(String reason) {
        return new Verdict(text("error", reason), Text.plain(""), Tone.BAD);
    }

    /** A value for the side to move, in hundredths of a move or as a way to the end. */
    public static Text worth(int value) {
        if (decided(value)) return text(value > 0 ? "worth.wins" : "worth.loses", plies(value));
        return text("worth.moves", hundredths(value), moves(value));
    }

    /** The fields of the JSON object, in order. */
    public Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("sentence", sentence);
        row.put("proof", proof);
        row.put("tone", tone.name().toLowerCase(Locale.ROOT));
        return row;
    }

    private static Verdict solved(Report report) {
        long states = report.stats().expanded();
        if (!report.optimal())
            return new Verdict(found(report, "verdict.unproved"), text("proof.unproved", states), Tone.WARN);
        String proved = report.cost() == report.moves().size() ? "verdict.shortest" : "verdict.cheapest";
        return new Verdict(found(report, proved), text("proof.optimal", report.cost(), states), Tone.GOOD);
    }

    private static Text found(Report report, String key) {
        return report.moves().isEmpty() ? text("verdict.done") : text(key, spent(report));
    }

    private static Text spent(Report report) {
        Text moves = text("count.moves", (long) report.moves().size());
        return report.cost() == report.moves().size() ? moves : text("verdict.cost", report.cost(), moves);
    }

    private static Verdict impossible(Stats stats) {
        return new Verdict(exhausted(Math.max(stats.closed(), stats.expanded())), text("proof.impossible"), Tone.BAD);
    }

    private static Text exhausted(long states) {
        if (states == 0) return text("verdict.impossible.argument");
        return states == 1 ? text("verdict.impossible.one") : text("verdict.impossible", states);
    }

    private static Verdict stopped(Report report) {
        Text why = text("reason." + report.reason());
        Text sentence = report.cost() == null
                ? text("verdict.stopped.nothing", why, report.lowerBound())
                : text("verdict.stopped.best", why, spent(report), report.lowerBound());
        return new Verdict(sentence, text("proof.stopped", report.stats().expanded()), Tone.WARN);
    }

    private static Verdict chosen(Report report) {
        int value = report.value();
        String move = report.moves().get(0);
        Text sentence = decided(value)
                ? text(value > 0 ? "verdict.wins" : "verdict.loses", move, plies(value))
                : text("verdict.chosen", move, hundredths(value), moves(value));
        Stats stats = report.stats();
        return new Verdict(sentence, text("proof.chosen", stats.depth(), stats.expanded()), Tone.GOOD);
    }

    private static boolean decided(int value) {
        return plies(value) <= Chosen.WIN / 2;
    }

    private static int plies(int value) {
        return Chosen.WIN - Math.abs(value);
    }

    private static Text hundredths(int value) {
        int size = Math.abs(value);
        return text("decimal", (value < 0 ? "-" : "+") + size / 100, size / 10 % 10 + Integer.toString(size % 10));
    }

    /** What chooses between one move and several. */
    private static double moves(int value) {
        return value / 100.0;
    }

    private static Text text(String key, Object... args) {
        return Text.of(Verdict.class, key, args);
    }
}
