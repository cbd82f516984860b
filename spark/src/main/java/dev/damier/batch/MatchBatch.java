package dev.damier.batch;

import dev.damier.arena.Elo;
import dev.damier.arena.Sprt;
import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Whether one engine is better than another, over as many workers as there are. */
@CommandLine.Command(
        name = "match",
        description =
                "Play pairs of games until the SPRT decides whether the first engine is better, or all are played.")
final class MatchBatch extends BatchCommand {
    @Parameters(index = "1", paramLabel = "ENGINE", description = "ID[:K=V,…]: the engine under test.")
    private String one;

    @Parameters(index = "2", paramLabel = "ENGINE", description = "ID[:K=V,…]: the reference engine.")
    private String other;

    @Option(names = "--pairs", paramLabel = "N", description = "Maximum number of game pairs. Default: 1000.")
    private long pairs = 1000;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of random balanced plies per opening. Default: 4.")
    private int plies = 4;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1", description = "Elo bounds of the SPRT. Default: 0,20.")
    private String sprt = "0,20";

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option of the game; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (!limited()) throw new UsageException("missing limit per move: give --nodes (reproducible) or --time");
        if (pairs <= 0) throw new UsageException("--pairs must be more than zero, but got " + pairs);
        game().descriptor().check(set);
        Sprt test = Sprt.parse(sprt);
        PairsJob job =
                new PairsJob(game, new TreeMap<>(set), contender(one), contender(other), plies, seed, pairs, terms());
        return work(job, rows -> decided(test, rows).verdict() != Sprt.Verdict.UNDECIDED, rows -> say(test, rows));
    }

    /** Where the test stood when it was decided, in the order of the pairs: games played beyond it do not count. */
    record Decision(Sprt.Verdict verdict, int[] pairs) {}

    static Decision decided(Sprt test, Dataset<Row> rows) {
        List<Row> scores = rows.groupBy("item").sum("halves").orderBy("item").collectAsList();
        int[] pairs = new int[5];
        for (Row score : scores) {
            pairs[(int) score.getLong(1)]++;
            Sprt.Verdict verdict = test.verdict(pairs);
            if (verdict != Sprt.Verdict.UNDECIDED) return new Decision(verdict, pairs);
        }
        return new Decision(Sprt.Verdict.UNDECIDED, pairs);
    }

    private static int say(Sprt test, Dataset<Row> rows) {
        Decision end = decided(test, rows);
        int played = 0;
        double points = 0;
        for (int i = 0; i < 5; i++) {
            played += end.pairs()[i];
            points += end.pairs()[i] * i / 4.0;
        }
        double score = played == 0 ? 0.5 : points / played;
        System.out.printf(
                "%s after %,d pairs: score %.1f%%, Elo %+.0f, LLR %.2f (%.2f … %.2f)%n",
                switch (end.verdict()) {
                    case BETTER -> "better";
                    case NOT_BETTER -> "not better";
                    case UNDECIDED -> "undecided";
                },
                played,
                100 * score,
                Elo.ratingDifference(Math.min(0.999, Math.max(0.001, score))),
                test.logLikelihoodRatio(end.pairs()),
                test.lowerBound(),
                test.upperBound());
        return end.verdict() == Sprt.Verdict.UNDECIDED ? 1 : 0;
    }
}
