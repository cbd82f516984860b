package dev.damier.cli.screen;

import dev.damier.game.Text;
import dev.damier.job.Report;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Stats;
import java.util.Locale;

/** A report in one sentence. */
public final class Verdict {
    private final Locale language;

    public Verdict(Locale language) {
        this.language = language;
    }

    public String of(Report report) {
        return switch (report.outcome()) {
            case "solved" -> solved(report);
            case "impossible" -> impossible(report.stats());
            case "stopped" -> stopped(report);
            case "chosen" -> chosen(report);
            default -> say("error", report.error());
        };
    }

    private String solved(Report report) {
        if (report.moves().isEmpty()) return say("verdict.done");
        boolean moves = report.cost() == report.moves().size();
        String proof = report.optimal() ? moves ? "verdict.shortest" : "verdict.cheapest" : "verdict.unproved";
        return say(proof, spent(report));
    }

    /** Said after a list that was cut. */
    public String more(Report report) {
        return say("verdict.more", Numbers.whole(report.all().size(), language));
    }

    private String spent(Report report) {
        String moves = moves(report.moves().size());
        return report.cost() == report.moves().size() ? moves : say("verdict.cost", report.cost(), moves);
    }

    private String moves(int n) {
        return say(n == 1 ? "count.move" : "count.moves", Numbers.whole(n, language));
    }

    private String impossible(Stats stats) {
        long states = Math.max(stats.closed(), stats.expanded());
        if (states == 0) return say("verdict.impossible.argument");
        return say(states == 1 ? "verdict.impossible.one" : "verdict.impossible", Numbers.whole(states, language));
    }

    private String stopped(Report report) {
        String why = say("reason." + report.reason());
        if (report.cost() == null) return say("verdict.stopped.nothing", why, report.lowerBound());
        return say("verdict.stopped.best", why, spent(report), report.lowerBound());
    }

    private String chosen(Report report) {
        int value = report.value();
        String move = report.moves().get(0);
        int plies = Chosen.WIN - Math.abs(value);
        if (plies > Chosen.WIN / 2) {
            return say("verdict.chosen", move, String.format(Locale.ROOT, "%+.2f", value / 100.0));
        }
        return say(value > 0 ? "verdict.wins" : "verdict.loses", move, plies);
    }

    /** What it cost, in small print. */
    public String figures(Stats stats) {
        return say(
                "figures",
                Numbers.whole(stats.expanded(), language),
                Numbers.whole(stats.generated(), language),
                Numbers.millis(stats.millis()),
                Numbers.rough(stats.rate()),
                Numbers.bytes(stats.bytes()));
    }

    private String say(String key, Object... args) {
        return Text.of(Verdict.class, key, args).in(language);
    }
}
