package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import dev.damier.job.EngineSpec;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Plays games by seed, for training and for opening books. */
@CommandLine.Command(
        name = "selfplay",
        description = "Play an engine against itself (or another) and store every move as Parquet in OUT/rows.")
final class SelfplayBatch extends BatchCommand {
    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "A..B",
            description = "Range of opening seeds; two games per seed.")
    private String seeds;

    @Option(names = "--engine", paramLabel = "ID[:K=V,…]", description = "Default: the game's default engine.")
    private String engine = "";

    @Option(names = "--against", paramLabel = "ID[:K=V,…]", description = "Opponent. Default: the same engine.")
    private String opponent;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of random balanced plies per opening. Default: 4.")
    private int plies = 4;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option of the game; repeatable.")
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (!hasLimit()) throw UsageException.of("usage.batch.limit");
        game().descriptor().check(dealOptions);
        long[] range = parseRange(seeds);
        EngineSpec one = engineSpec(engine);
        EngineSpec other = opponent == null ? one : engineSpec(opponent);
        return runJob(
                new PairsJob(
                        gameId,
                        new TreeMap<>(dealOptions),
                        one,
                        other,
                        plies,
                        range[0],
                        range[1] - range[0] + 1,
                        limits()),
                rows -> false,
                SelfplayBatch::printResults);
    }

    private static int printResults(Dataset<Row> rows) {
        rows.groupBy("result")
                .count()
                .orderBy("result")
                .collectAsList()
                .forEach(row -> System.out.printf("%-8s %,d%n", row.getString(0), row.getLong(1)));
        return 0;
    }
}
