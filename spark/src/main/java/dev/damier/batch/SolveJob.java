package dev.damier.batch;

import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Stats;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Positions × engines × budgets: the laboratory's rows. */
record SolveJob(String game, List<String> positions, List<Contender> engines, List<Terms> budgets) implements BatchJob {

    SolveJob {
        positions = List.copyOf(positions);
        engines = List.copyOf(engines);
        budgets = List.copyOf(budgets);
    }

    @Override
    public String description() {
        return "solve " + game + " " + positions.size() + " positions #" + Integer.toHexString(positions.hashCode())
                + " by " + engines + " with " + budgets;
    }

    @Override
    public String noun() {
        return "runs";
    }

    @Override
    public StructType schema() {
        return new Columns()
                .text("game", "position", "engine")
                .whole("nodes", "time")
                .text("outcome")
                .whole("cost")
                .yesNo("optimal")
                .whole("lowerBound", "value")
                .text("moves", "reason", "error")
                .whole("expanded", "generated", "open", "closed", "depth", "bytes")
                .real("millis", "cpuMillis")
                .schema();
    }

    @Override
    public long items() {
        return (long) positions.size() * engines.size() * budgets.size();
    }

    @Override
    public List<Row> rows(long item) {
        Terms terms = budgets.get((int) (item % budgets.size()));
        long pair = item / budgets.size();
        Contender engine = engines.get((int) (pair % engines.size()));
        Report report = new Job(
                        game,
                        positions.get((int) (pair / engines.size())),
                        engine.id(),
                        engine.options(),
                        terms.budget(),
                        terms.seed())
                .run();
        return List.of(Columns.row(schema(), cells(engine, terms, report)));
    }

    private Map<String, Object> cells(Contender engine, Terms terms, Report report) {
        Map<String, Object> cells = new HashMap<>();
        Stats stats = report.stats();
        cells.put("game", game);
        cells.put("position", report.position());
        cells.put("engine", engine.toString());
        if (terms.nodes() > 0) cells.put("nodes", terms.nodes());
        if (terms.millis() > 0) cells.put("time", terms.millis());
        cells.put("outcome", report.outcome());
        cells.put("cost", report.cost());
        cells.put("optimal", report.optimal());
        cells.put("lowerBound", report.lowerBound());
        cells.put("value", report.value());
        cells.put("moves", String.join(" ", report.moves()));
        cells.put("reason", report.reason());
        cells.put("error", report.error());
        cells.put("expanded", stats.expanded());
        cells.put("generated", stats.generated());
        if (stats.open() != Stats.NO_COUNT) cells.put("open", stats.open());
        if (stats.closed() != Stats.NO_COUNT) cells.put("closed", stats.closed());
        cells.put("depth", stats.depth());
        cells.put("bytes", stats.bytes());
        cells.put("millis", stats.millis());
        cells.put("cpuMillis", stats.cpuMillis());
        return cells;
    }
}
