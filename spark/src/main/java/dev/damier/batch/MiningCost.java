package dev.damier.batch;

import dev.damier.batch.rate.Rater;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Games;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Estimates the cost of mining from a sample on one thread of this machine. */
@CommandLine.Command(
        name = "cost",
        description = {
            "Estimate the processor time of mining many positions from a sample, with a 95%% confidence interval.",
            "The same number of positions is mined first as a warm-up and not measured."
        })
final class MiningCost implements Callable<Integer> {
    private static final double Z_SCORE_95 = 1.96;
    private static final double NANOS_PER_HOUR = 3.6e12;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `damier games`.")
    private String game;

    @Option(names = "--deals", paramLabel = "N", description = "Number of measured positions. Default: 200.")
    private int sampleSize = 200;

    @Option(
            names = "--from",
            paramLabel = "SEED",
            description = "First seed of the measured positions. Default: 500000.")
    private long firstSeed = 500_000;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option; repeatable.")
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = Units.CountConverter.class,
            description = "Node limit per search.")
    private long nodes;

    @Option(
            names = "--search-memory",
            paramLabel = "512m",
            converter = Units.SizeConverter.class,
            description = "Memory for the tables of each search. Default: 512m.")
    private long bytes = BatchCommand.DEFAULT_SEARCH_BYTES;

    @Override
    public Integer call() {
        Games.all().game(game).descriptor().check(dealOptions);
        Rater.of(game);
        if (sampleSize < 2) throw UsageException.of("usage.batch.deals", sampleSize);
        long[] nanos = measureNanos(new MineJob(
                game, new TreeMap<>(dealOptions), firstSeed - sampleSize, firstSeed + sampleSize - 1, limits()));
        double mean = LongStream.of(nanos).average().orElseThrow();
        double squares =
                LongStream.of(nanos).mapToDouble(n -> (n - mean) * (n - mean)).sum();
        double error = Z_SCORE_95 * Math.sqrt(squares / (sampleSize - 1) / sampleSize) / mean;
        System.out.printf(
                Locale.ROOT,
                "%s: %.3g ms per position ± %.0f%% (%,d positions); %,.0f positions per core-hour;"
                        + " 10^6 positions %,.1f core-hours, 10^9 positions %,.0f core-hours%n",
                game,
                mean / 1e6,
                error * 100,
                sampleSize,
                NANOS_PER_HOUR / mean,
                1e6 * mean / NANOS_PER_HOUR,
                1e9 * mean / NANOS_PER_HOUR);
        return 0;
    }

    private SearchLimits limits() {
        return new SearchLimits(0, nodes, bytes, 1);
    }

    /** Returns the processor time of each position of the second half; the first half is the warm-up. */
    private long[] measureNanos(MineJob job) {
        ThreadMXBean thread = ManagementFactory.getThreadMXBean();
        long[] nanos = new long[sampleSize];
        long rows = 0;
        for (int item = 0; item < 2 * sampleSize; item++) {
            long before = thread.getCurrentThreadCpuTime();
            rows += job.rows(item).size();
            if (item >= sampleSize) nanos[item - sampleSize] = thread.getCurrentThreadCpuTime() - before;
        }
        System.err.printf(Locale.ROOT, "damier: %,d of %,d positions gave a row%n", rows, 2 * sampleSize);
        return nanos;
    }
}
