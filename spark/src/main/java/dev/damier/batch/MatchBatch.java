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

/** Tests with an SPRT whether one engine is better than another, on all workers. */
@CommandLine.Command(
        name = "match",
        description =
                "Play pairs of games until the SPRT decides whether the first engine is better, or all are played.")
final class MatchBatch extends BatchCommand {
    @Parameters(index = "1", paramLabel = "ENGINE", description = "ID[:K=V,…]: the engine under test.")
    private String testedEngine;

    @Parameters(index = "2", paramLabel = "ENGINE", description = "ID[:K=V,…]: the reference engine.")
    private String referenceEngine;

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
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (!hasLimit()) throw UsageException.of("usage.batch.limit");
        if (pairs <= 0) throw UsageException.of("usage.positive", "--pairs", String.valueOf(pairs));
        game().descriptor().check(dealOptions);
        Sprt test = Sprt.parse(sprt);
        PairsJob job = new PairsJob(
                gameId,
                new TreeMap<>(dealOptions),
                engineSpec(testedEngine),
                engineSpec(referenceEngine),
                plies,
                seed,
                pairs,
                limits());
        return runJob(
                job, rows -> decide(test, rows).verdict() != Sprt.Verdict.UNDECIDED, rows -> printResult(test, rows));
    }

    /** The state of the test when it was decided, in the order of the pairs. Games played after that do not count. */
    record Decision(Sprt.Verdict verdict, int[] pairs) {}

    static Decision decide(Sprt test, Dataset<Row> rows) {
        List<Row> pairScores =
                rows.groupBy("item").sum("halves").orderBy("item").collectAsList();
        int[] pairs = new int[5];
        for (Row score : pairScores) {
            pairs[(int) score.getLong(1)]++;
            Sprt.Verdict verdict = test.verdict(pairs);
            if (verdict != Sprt.Verdict.UNDECIDED) return new Decision(verdict, pairs);
        }
        return new Decision(Sprt.Verdict.UNDECIDED, pairs);
    }

    private static int printResult(Sprt test, Dataset<Row> rows) {
        Decision decision = decide(test, rows);
        int played = 0;
        double points = 0;
        for (int i = 0; i < 5; i++) {
            played += decision.pairs()[i];
            points += decision.pairs()[i] * i / 4.0;
        }
        double score = played == 0 ? 0.5 : points / played;
        System.out.printf(
                "%s after %,d pairs: score %.1f%%, Elo %+.0f, LLR %.2f (%.2f … %.2f)%n",
                switch (decision.verdict()) {
                    case BETTER -> "better";
                    case NOT_BETTER -> "not better";
                    case UNDECIDED -> "undecided";
                },
                played,
                100 * score,
                Elo.ratingDifference(Math.min(0.999, Math.max(0.001, score))),
                test.logLikelihoodRatio(decision.pairs()),
                test.lowerBound(),
                test.upperBound());
        return decision.verdict() == Sprt.Verdict.UNDECIDED ? 1 : 0;
    }
}
