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

/** Deal, solve, rate, keep the best. */
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
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(names = "--where", paramLabel = "SQL", description = "SQL filter, such as \"cost >= 8 and solutions = 1\".")
    private String where = "true";

    @Option(
            names = "--order",
            paramLabel = "SQL",
            description = "SQL order, best first, such as \"deadEnds desc\". Default: seed.")
    private String order = "seed";

    @Option(names = "--keep", paramLabel = "N", description = "Maximum number of positions to select. Default: 300.")
    private int keep = 300;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the best positions to FILE, one per line, each with its rating as a comment.")
    private Path save;

    @Option(
            names = "--par",
            paramLabel = "COLUMN",
            description = "Write a puzzle pack instead: this column and the position per line, in ascending order.")
    private String par;

    @Override
    public Integer call() throws IOException {
        game().descriptor().check(set);
        Rater.of(game);
        long[] range = range(seeds);
        if (keep <= 0) throw new UsageException("--keep must be more than zero, but got " + keep);
        MineJob job = new MineJob(game, new TreeMap<>(set), range[0], range[1], terms());
        return work(job, rows -> false, this::best);
    }

    private int best(Dataset<Row> rows) throws IOException {
        // Of a position dealt twice the first seed is kept: which of two rows comes first depends on the workers.
        rows.withColumn(
                        "nth",
                        functions
                                .row_number()
                                .over(Window.partitionBy("position").orderBy("seed")))
                .where("nth = 1")
                .drop("nth")
                .createOrReplaceTempView("mined");
        String query = "select * from mined where " + where + " order by " + order + ", seed limit " + keep;
        List<Row> best;
        try {
            best = rows.sparkSession().sql(query).collectAsList();
        } catch (Exception e) {
            if (!(e instanceof AnalysisException)) throw e;
            String said = e.getMessage().lines().findFirst().orElse("");
            throw new UsageException("--where or --order: " + said + " (the rated rows are saved)");
        }
        System.err.printf("damier: %,d rated, %,d selected%n", rows.count(), best.size());
        if (save != null) write(best);
        else best.forEach(row -> System.out.println(rating(row) + "\t" + row.getAs("position")));
        return best.isEmpty() ? 1 : 0;
    }

    private void write(List<Row> best) throws IOException {
        try (PrintWriter to = new PrintWriter(Files.newBufferedWriter(save, StandardCharsets.UTF_8))) {
            if (par != null) pack(best, to);
            else
                for (Row row : best) {
                    to.println("# " + rating(row));
                    to.println(row.<String>getAs("position"));
                }
        }
    }

    private void pack(List<Row> best, PrintWriter to) {
        to.println("# " + command());
        best.stream()
                .sorted(Comparator.comparingLong(row -> row.<Long>getAs(par)))
                .forEach(row -> to.println(row.getAs(par) + " " + row.getAs("position")));
    }

    /** What makes the same file again, wherever it is given: --out is the only word a person must choose. */
    private String command() {
        StringBuilder words = new StringBuilder("./damier batch mine " + game + " --seeds " + seeds);
        set.forEach((name, value) ->
                words.append(" --set ").append(name).append('=').append(value));
        Terms terms = terms();
        if (terms.nodes() > 0) words.append(" --nodes ").append(terms.nodes());
        if (terms.millis() > 0) words.append(" --time ").append(terms.millis()).append("ms");
        if (terms.bytes() != USUAL_BYTES)
            words.append(" --search-memory ").append(terms.bytes() >> 10).append('k');
        return words.append(" --where \"" + where + "\" --order \"" + order + "\" --keep " + keep + " --par " + par)
                .append(" --out MINED --save ")
                .append(save.getFileName())
                .toString();
    }

    private static String rating(Row row) {
        StringBuilder rating = new StringBuilder();
        for (String column : row.schema().fieldNames()) {
            if (List.of("item", "game", "position").contains(column)) continue;
            Object value = row.getAs(column);
            if (value == null) continue;
            if (!rating.isEmpty()) rating.append(' ');
            String shown = value instanceof Double real
                    ? String.format(java.util.Locale.ROOT, "%.3g", real)
                    : value.toString();
            rating.append(column).append('=').append(shown.replace(' ', ','));
        }
        return rating.toString();
    }
}
