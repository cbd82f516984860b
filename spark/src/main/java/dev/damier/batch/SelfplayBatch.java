package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Games by seed, for training and for books. */
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
    private String against;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of random balanced plies per opening. Default: 4.")
    private int plies = 4;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option of the game; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (!limited()) throw new UsageException("missing limit per move: give --nodes (reproducible) or --time");
        game().descriptor().check(set);
        long[] range = range(seeds);
        Contender one = contender(engine);
        Contender other = against == null ? one : contender(against);
        return work(
                new PairsJob(game, new TreeMap<>(set), one, other, plies, range[0], range[1] - range[0] + 1, terms()),
                rows -> false,
                SelfplayBatch::results);
    }

    private static int results(Dataset<Row> rows) {
        rows.groupBy("result")
                .count()
                .orderBy("result")
                .collectAsList()
                .forEach(row -> System.out.printf("%-8s %,d%n", row.getString(0), row.getLong(1)));
        return 0;
    }
}
