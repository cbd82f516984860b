package dev.damier.batch;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.Bot;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The base class of the batch commands: the game, the limits of each search, and where the job runs. */
abstract class BatchCommand implements Callable<Integer> {
    static final long DEFAULT_SEARCH_BYTES = 512L << 20;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `damier games`.")
    String gameId;

    @Mixin
    SparkOptions options;

    @Option(
            names = "--time",
            paramLabel = "1s",
            split = ",",
            converter = Units.TimeConverter.class,
            description = "Time per search (results depend on the machine; use --nodes for reproducible runs).")
    private List<Duration> timeLimits = List.of();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            split = ",",
            converter = Units.CountConverter.class,
            description = "Node limit per search; `solve` accepts several, such as 10k,1m.")
    private List<Long> nodeLimits = List.of();

    @Option(
            names = "--search-memory",
            paramLabel = "512m",
            converter = Units.SizeConverter.class,
            description = "Memory for the tables of each search. Default: 512m.")
    private long searchBytes = DEFAULT_SEARCH_BYTES;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: 1.")
    long seed = 1;

    final Game game() {
        return Games.all().game(gameId);
    }

    final boolean hasLimit() {
        return !nodeLimits.isEmpty() || !timeLimits.isEmpty();
    }

    final SearchLimits limits() {
        List<SearchLimits> combinations = limitCombinations();
        if (combinations.size() > 1) throw UsageException.of("usage.batch.limits");
        return combinations.get(0);
    }

    /** Returns every combination of node limit and time limit; 0 means no limit. */
    final List<SearchLimits> limitCombinations() {
        List<SearchLimits> combinations = new ArrayList<>();
        for (Duration time : timeLimits.isEmpty() ? List.of(Duration.ZERO) : timeLimits)
            for (long max : nodeLimits.isEmpty() ? List.of(0L) : nodeLimits)
                combinations.add(new SearchLimits(time.toMillis(), max, searchBytes, seed));
        return combinations;
    }

    /** Parses an engine. Its options are sorted, because {@code job.txt} contains them. */
    final EngineSpec engineSpec(String argument) {
        if (Bot.isExternal(argument)) throw UsageException.of("usage.batch.engine", argument);
        EngineSpec spec = EngineOptions.read(game(), argument, Map.of());
        return new EngineSpec(spec.id(), new TreeMap<>(spec.options()));
    }

    /** Parses two numbers written as {@code A..B}. */
    static long[] parseRange(String text) {
        String[] bounds = text.split("\\.\\.", -1);
        try {
            long first = Long.parseLong(bounds[0]);
            long last = bounds.length == 1 ? first : Long.parseLong(bounds[1]);
            if (bounds.length <= 2 && first <= last) return new long[] {first, last};
        } catch (NumberFormatException e) {
            // reported below
        }
        throw UsageException.of("usage.batch.seeds", text);
    }

    /** Runs a job to its end, or until {@code enough} is true, and passes its rows to {@code handler}. */
    final int runJob(BatchJob job, Predicate<Dataset<Row>> enough, RowsHandler handler) throws IOException {
        return runJob(spark -> job, enough, handler);
    }

    /** Like the method above, for a job whose input is read with Spark. */
    final int runJob(Function<SparkSession, BatchJob> read, Predicate<Dataset<Row>> enough, RowsHandler handler)
            throws IOException {
        String name = getClass().getAnnotation(CommandLine.Command.class).name();
        try (SparkSession spark = options.openSession(name + " " + gameId)) {
            BatchJob job = read.apply(spark);
            WaveProgress progress = new WaveProgress(System.err, System.console() != null);
            spark.sparkContext().addSparkListener(progress);
            spark.sparkContext().uiWebUrl().foreach(url -> {
                System.err.println("damier: Spark web UI: " + url);
                return null;
            });
            Dataset<Row> rows =
                    new WaveRunner(spark, job, options.outFolder).run(options.itemsPerTask, progress, enough);
            return handler.handle(rows);
        }
    }

    /** Handles all rows of a job and returns the exit code. */
    @FunctionalInterface
    interface RowsHandler {
        int handle(Dataset<Row> rows) throws IOException;
    }
}
