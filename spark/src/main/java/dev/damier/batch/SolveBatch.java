package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Positions × engines to Parquet. */
@CommandLine.Command(
        name = "solve",
        description = {
            "Run engines on positions from a file and store the rows of the Lab as Parquet in OUT/rows.",
            "Runs every engine on every position with every limit (--nodes 10k,100k,1m)."
        })
final class SolveBatch extends BatchCommand {
    @Parameters(
            index = "1",
            paramLabel = "@FILE",
            description = "A file with one position per line, or CSV or Parquet with a column 'position'.")
    private String file;

    @Option(
            names = "--engine",
            paramLabel = "ID[:K=V,…]",
            description = "Engine; repeatable. Default: the game's default engine.")
    private List<String> engines = List.of("");

    @Override
    public Integer call() throws IOException {
        game();
        List<Contender> who = engines.stream().map(this::contender).toList();
        return work(spark -> new SolveJob(game, positions(spark), who, budgets()), rows -> false, SolveBatch::sums);
    }

    private List<String> positions(SparkSession spark) {
        List<String> positions = read(spark);
        if (positions.isEmpty()) throw new UsageException(file + " has no positions");
        return positions;
    }

    private List<String> read(SparkSession spark) {
        String path = file.startsWith("@") ? file.substring(1) : file;
        Dataset<Row> read;
        if (path.endsWith(".csv")) read = spark.read().option("header", "true").csv(path);
        else if (path.endsWith(".parquet") || !path.matches(".*\\.\\w+"))
            read = spark.read().parquet(path);
        else return text(spark, path);
        if (!List.of(read.columns()).contains("position"))
            throw new UsageException(
                    path + " has no column 'position'; its columns: " + String.join(", ", read.columns()));
        return read.select("position").as(Encoders.STRING()).collectAsList();
    }

    private static List<String> text(SparkSession spark, String path) {
        return spark.read().textFile(path).collectAsList().stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                .toList();
    }

    private static int sums(Dataset<Row> rows) {
        List<Row> sums = rows.groupBy("engine", "nodes", "time", "outcome")
                .agg(functions.count("*"), functions.avg("cost"), functions.avg("expanded"), functions.avg("cpuMillis"))
                .orderBy("engine", "nodes", "time", "outcome")
                .collectAsList();
        boolean all = true;
        for (Row sum : sums) {
            System.out.printf(
                    "%-30s %-24s %-10s %,10d  cost %s  expanded %,.0f  %.3f ms%n",
                    sum.getString(0),
                    budget(sum),
                    sum.getString(3),
                    sum.getLong(4),
                    sum.isNullAt(5) ? "–" : String.format("%.2f", sum.getDouble(5)),
                    sum.getDouble(6),
                    sum.getDouble(7));
            all &= !List.of("stopped", "error").contains(sum.getString(3));
        }
        return all ? 0 : 1;
    }

    private static String budget(Row sum) {
        String max = sum.isNullAt(1) ? "" : String.format("%,d nodes ", sum.getLong(1));
        return (sum.isNullAt(2) ? max : max + String.format("%,d ms", sum.getLong(2))).strip();
    }
}
