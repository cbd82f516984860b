package dev.damier.batch;

import dev.damier.cli.input.Usage;
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
        description = "Games of an engine with itself (or another) by seeds, every move kept, as Parquet in OUT/rows.")
final class SelfplayBatch extends BatchCommand {
    @Option(names = "--seeds", required = true, paramLabel = "A..B", description = "Of the openings; two games each.")
    private String seeds;

    @Option(names = "--engine", paramLabel = "ID[:K=V,…]", description = "Standard: the game's own.")
    private String engine = "";

    @Option(names = "--against", paramLabel = "ID[:K=V,…]", description = "Standard: the same.")
    private String against;

    @Option(names = "--plies", paramLabel = "N", description = "Random balanced plies of an opening. Standard: 4.")
    private int plies = 4;

    @Option(names = "--set", paramLabel = "K=V", description = "An option of the game; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (!limited()) throw new Usage("give each move a budget: --nodes (repeats) or --time");
        game().card().check(set);
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
