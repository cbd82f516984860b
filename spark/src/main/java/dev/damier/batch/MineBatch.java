package dev.damier.batch;

import dev.damier.batch.rate.Rater;
import dev.damier.cli.input.UsageException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.functions;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Deals positions, rates them and selects the best. */
@CommandLine.Command(
        name = "mine",
        description = {
            "Generate positions from seeds, rate each one, and select the best with an SQL query.",
            "Columns: seed, position; ricochet: cost, solutions, robots, deadEnds, stars; taquin: cost, expanded,"
                    + " hardness; hitman: cost, moves, together, ignorance; quoridor: best, second, wins, legal, tactic,"
                    + " move, line."
        })
final class MineBatch extends BatchCommand {
    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "A..B",
            description = "Range of seeds to generate positions from.")
    private String seeds;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option; repeatable.")
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Option(names = "--where", paramLabel = "SQL", description = "SQL filter, such as \"cost >= 8 and solutions = 1\".")
    private String where = "true";

    @Option(
            names = "--order",
            paramLabel = "SQL",
            description = "SQL order, best first, such as \"deadEnds desc\". Default: seed.")
    private String order = "seed";

    @Option(names = "--keep", paramLabel = "N", description = "Maximum number of positions to select. Default: 300.")
    private int maxSelected = 300;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the best positions to FILE, one per line, each with its rating as a comment.")
    private Path saveFile;

    @Option(
            names = "--par",
            paramLabel = "COLUMN",
            description = "Write a puzzle pack instead: this column and the position per line, in ascending order.")
    private String parColumn;

    @Override
    public Integer call() throws IOException {
        game().descriptor().check(dealOptions);
        Rater.of(gameId);
        long[] range = parseRange(seeds);
        if (maxSelected <= 0) throw UsageException.of("usage.positive", "--keep", maxSelected);
        MineJob job = new MineJob(gameId, new TreeMap<>(dealOptions), range[0], range[1], limits());
        return runJob(job, rows -> false, this::printBest);
    }

    private int printBest(Dataset<Row> rows) throws IOException {
        // If a position was dealt twice, the smaller seed is used: the order of the rows depends on the workers.
        rows.withColumn(
                        "nth",
                        functions
                                .row_number()
                                .over(Window.partitionBy("position").orderBy("seed")))
                .where("nth = 1")
                .drop("nth")
                .createOrReplaceTempView("mined");
        String query = "select * from mined where " + where + " order by " + order + ", seed limit " + maxSelected;
        List<Row> best;
        try {
            best = rows.sparkSession().sql(query).collectAsList();
        } catch (Exception e) {
            if (!(e instanceof AnalysisException)) throw e;
            String message = e.getMessage().lines().findFirst().orElse("");
            throw UsageException.of("usage.batch.query", message);
        }
        System.err.printf("damier: %,d rated, %,d selected%n", rows.count(), best.size());
        if (saveFile != null) writeFile(best);
        else best.forEach(row -> System.out.println(rating(row) + "\t" + row.getAs("position")));
        return best.isEmpty() ? 1 : 0;
    }

    private void writeFile(List<Row> best) throws IOException {
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(saveFile, StandardCharsets.UTF_8))) {
            if (parColumn != null) writePack(best, writer);
            else
                for (Row row : best) {
                    writer.println("# " + rating(row));
                    writer.println(row.<String>getAs("position"));
                }
        }
    }

    private void writePack(List<Row> best, PrintWriter writer) {
        writer.println("# " + command());
        best.stream()
                .sorted(Comparator.comparingLong(row -> row.<Long>getAs(parColumn)))
                .forEach(row -> writer.println(row.getAs(parColumn) + " " + row.getAs("position")));
    }

    /** Returns the command that creates the same file again. The user only has to choose {@code --out}. */
    private String command() {
        StringBuilder command = new StringBuilder("./damier batch mine " + gameId + " --seeds " + seeds);
        dealOptions.forEach((name, value) ->
                command.append(" --set ").append(name).append('=').append(value));
        SearchLimits searchLimits = limits();
        if (searchLimits.nodes() > 0) command.append(" --nodes ").append(searchLimits.nodes());
        if (searchLimits.millis() > 0)
            command.append(" --time ").append(searchLimits.millis()).append("ms");
        if (searchLimits.bytes() != DEFAULT_SEARCH_BYTES)
            command.append(" --search-memory ")
                    .append(searchLimits.bytes() >> 10)
                    .append('k');
        return command.append(" --where \"" + where + "\" --order \"" + order + "\" --keep " + maxSelected + " --par "
                        + parColumn)
                .append(" --out MINED --save ")
                .append(saveFile.getFileName())
                .toString();
    }

    private static String rating(Row row) {
        StringBuilder rating = new StringBuilder();
        for (String column : row.schema().fieldNames()) {
            if (List.of("item", "game", "position").contains(column)) continue;
            Object value = row.getAs(column);
            if (value == null) continue;
            if (!rating.isEmpty()) rating.append(' ');
            String text = value instanceof Double real
                    ? String.format(java.util.Locale.ROOT, "%.3g", real)
                    : value.toString();
            rating.append(column).append('=').append(text.replace(' ', ','));
        }
        return rating.toString();
    }
}
