package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.util.Locale;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the states of a puzzle by their distance from a position. */
@CommandLine.Command(
        name = "enumerate",
        description = "Count all states of a puzzle by their distance from a position.")
final class EnumerateBatch extends BatchCommand {
    @Parameters(index = "1", paramLabel = "POSITION", description = "Position from which distances are counted.")
    private String position;

    @Option(names = "--parts", paramLabel = "N", description = "Number of partitions per level. Default: 64.")
    private int parts = 64;

    @Override
    public Integer call() throws IOException {
        if (parts < 1) throw UsageException.of("usage.positive", "--parts", parts);
        String setup = game().read(position).write();
        long start = System.nanoTime();
        try (SparkSession spark = options.openSession("enumerate " + gameId)) {
            JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
            long total = new LevelEnumerator(context, gameId, setup, parts, options.outFolder)
                    .count((depth, states) -> {
                        System.out.println(depth + " " + states);
                        System.err.printf(
                                Locale.ROOT,
                                "damier: level %d, %,d states, %.0f s%n",
                                depth,
                                states,
                                (System.nanoTime() - start) / 1e9);
                    });
            System.err.printf(Locale.ROOT, "damier: %,d states%n", total);
        }
        return 0;
    }
}
