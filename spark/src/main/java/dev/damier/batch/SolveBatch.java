package dev.damier.batch;

import dev.damier.cli.input.PddlFiles;
import dev.damier.cli.input.UsageException;
import dev.damier.job.EngineSpec;
import dev.damier.job.PlanningJob;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs engines on positions and stores the results as Parquet. */
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
            description = "A file with one position per line, or CSV or Parquet with a column 'position'. With the"
                    + " game `pddl`, each line is the file of a PDDL problem or a whole task.")
    private String file;

    @Option(
            names = "--engine",
            paramLabel = "ID[:K=V,…]",
            description = "Engine; repeatable. Default: the game's default engine.")
    private List<String> engines = List.of("");

    @Override
    public Integer call() throws IOException {
        boolean planning = gameId.equals(PlanningJob.ID);
        if (!planning) game();
        List<EngineSpec> configs = engines.stream()
                .map(argument -> planning ? planner(argument) : engineSpec(argument))
                .toList();
        return runJob(
                spark -> new SolveJob(gameId, requirePositions(spark), configs, limitCombinations()),
                rows -> false,
                SolveBatch::printTotals);
    }

    private static EngineSpec planner(String argument) {
        return EngineSpec.of(PlanningJob.engine(argument).id());
    }

    /** Returns a line of a list of planning tasks as a task; file names are relative to the list. */
    private String planningTask(String line) {
        if (line.startsWith("(")) return line;
        String list = file.startsWith("@") ? file.substring(1) : file;
        return PddlFiles.read(Path.of(list).resolveSibling(line).toString());
    }

    private List<String> requirePositions(SparkSession spark) {
        List<String> positions = readPositions(spark);
        if (gameId.equals(PlanningJob.ID))
            positions = positions.stream().map(this::planningTask).toList();
        if (positions.isEmpty()) throw UsageException.of("usage.batch.empty", file);
        return positions;
    }

    private List<String> readPositions(SparkSession spark) {
        String path = file.startsWith("@") ? file.substring(1) : file;
        Dataset<Row> table;
        if (path.endsWith(".csv")) table = spark.read().option("header", "true").csv(path);
        else if (path.endsWith(".parquet") || !path.matches(".*\\.\\w+"))
            table = spark.read().parquet(path);
        else return readTextFile(spark, path);
        if (!List.of(table.columns()).contains("position"))
            throw UsageException.of("usage.batch.column", path, String.join(", ", table.columns()));
        return table.select("position").as(Encoders.STRING()).collectAsList();
    }

    private static List<String> readTextFile(SparkSession spark, String path) {
        return spark.read().textFile(path).collectAsList().stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                .toList();
    }

    private static int printTotals(Dataset<Row> rows) {
        List<Row> totals = rows.groupBy("engine", "nodes", "time", "outcome")
                .agg(functions.count("*"), functions.avg("cost"), functions.avg("expanded"), functions.avg("cpuMillis"))
                .orderBy("engine", "nodes", "time", "outcome")
                .collectAsList();
        boolean conclusive = true;
        for (Row total : totals) {
            System.out.printf(
                    "%-30s %-24s %-10s %,10d  cost %s  expanded %,.0f  %.3f ms%n",
                    total.getString(0),
                    limitText(total),
                    total.getString(3),
                    total.getLong(4),
                    total.isNullAt(5) ? "–" : String.format("%.2f", total.getDouble(5)),
                    total.getDouble(6),
                    total.getDouble(7));
            conclusive &= !List.of("stopped", "error").contains(total.getString(3));
        }
        return conclusive ? 0 : 1;
    }

    private static String limitText(Row total) {
        String text = total.isNullAt(1) ? "" : String.format("%,d nodes ", total.getLong(1));
        return (total.isNullAt(2) ? text : text + String.format("%,d ms", total.getLong(2))).strip();
    }
}
