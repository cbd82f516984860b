package dev.damier.batch;

import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.protocol.Bot;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** What every job has: a game, a budget for each search, and where it runs. */
abstract class BatchCommand implements Callable<Integer> {
    static final long USUAL_BYTES = 512L << 20;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `damier games`.")
    String game;

    @Mixin
    SparkOptions options;

    @Option(
            names = "--time",
            paramLabel = "1s",
            split = ",",
            converter = Units.TimeConverter.class,
            description = "Time per search (results depend on the machine; use --nodes for reproducible runs).")
    private List<Duration> times = List.of();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            split = ",",
            converter = Units.CountConverter.class,
            description = "Node limit per search; `solve` accepts several, such as 10k,1m.")
    private List<Long> nodes = List.of();

    @Option(
            names = "--search-memory",
            paramLabel = "512m",
            converter = Units.SizeConverter.class,
            description = "Memory for the tables of each search. Default: 512m.")
    private long bytes = USUAL_BYTES;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: 1.")
    long seed = 1;

    final Game game() {
        return Games.all().game(game);
    }

    final boolean limited() {
        return !nodes.isEmpty() || !times.isEmpty();
    }

    final Terms terms() {
        List<Terms> all = budgets();
        if (all.size() > 1)
            throw new UsageException("--nodes and --time take one value each; only `solve` accepts several");
        return all.get(0);
    }

    /** Every number of nodes with every time; what is not given is no limit. */
    final List<Terms> budgets() {
        List<Terms> all = new ArrayList<>();
        for (Duration time : times.isEmpty() ? List.of(Duration.ZERO) : times)
            for (long max : nodes.isEmpty() ? List.of(0L) : nodes)
                all.add(new Terms(time.toMillis(), max, bytes, seed));
        return all;
    }

    final Contender contender(String word) {
        if (Bot.isExternal(word))
            throw new UsageException("batch jobs support built-in engines only, but got '" + word + "'");
        EngineSpec spec = EngineSpec.read(game(), word, Map.of());
        return new Contender(spec.id(), spec.options());
    }

    /** Two numbers as {@code A..B}. */
    static long[] range(String text) {
        String[] ends = text.split("\\.\\.", -1);
        try {
            long first = Long.parseLong(ends[0]);
            long last = ends.length == 1 ? first : Long.parseLong(ends[1]);
            if (ends.length <= 2 && first <= last) return new long[] {first, last};
        } catch (NumberFormatException e) {
            // said below
        }
        throw new UsageException("invalid seeds '" + text + "': expected FIRST..LAST, for example 1..1000000");
    }

    /** Runs a job to its end, or until it is enough, and hands its rows to {@code then}. */
    final int work(BatchJob job, Predicate<Dataset<Row>> enough, Rows then) throws IOException {
        return work(spark -> job, enough, then);
    }

    /** As above, for a job that is read with Spark's help. */
    final int work(Function<SparkSession, BatchJob> read, Predicate<Dataset<Row>> enough, Rows then)
            throws IOException {
        String name = getClass().getAnnotation(CommandLine.Command.class).name();
        try (SparkSession spark = options.open(name + " " + game)) {
            BatchJob job = read.apply(spark);
            WaveProgress progress = new WaveProgress(System.err, System.console() != null);
            spark.sparkContext().addSparkListener(progress);
            spark.sparkContext().uiWebUrl().foreach(url -> {
                System.err.println("damier: Spark web UI: " + url);
                return null;
            });
            Dataset<Row> rows = new Waves(spark, job, options.out).run(options.piece, progress, enough);
            return then.shown(rows);
        }
    }

    /** What is made of the rows; the exit code. */
    @FunctionalInterface
    interface Rows {
        int shown(Dataset<Row> rows) throws IOException;
    }
}
