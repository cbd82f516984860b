package dev.damier.batch;

import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Stats;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Runs every engine on every position with every limit. The rows are those of the lab. */
record SolveJob(String game, List<String> positions, List<EngineSpec> engines, List<SearchLimits> limitCombinations)
        implements BatchJob {

    SolveJob {
        positions = List.copyOf(positions);
        engines = List.copyOf(engines);
        limitCombinations = List.copyOf(limitCombinations);
    }

    @Override
    public String description() {
        return "solve " + game + " " + positions.size() + " positions #" + Integer.toHexString(positions.hashCode())
                + " by " + engines + " with " + limitCombinations;
    }

    @Override
    public String itemNoun() {
        return "runs";
    }

    @Override
    public StructType schema() {
        return new Columns()
                .strings("game", "position", "engine")
                .longs("nodes", "time")
                .strings("outcome")
                .longs("cost")
                .booleans("optimal")
                .longs("lowerBound", "value")
                .strings("moves", "reason", "error")
                .longs("expanded", "generated", "open", "closed", "depth", "bytes")
                .doubles("millis", "cpuMillis")
                .schema();
    }

    @Override
    public long itemCount() {
        return (long) positions.size() * engines.size() * limitCombinations.size();
    }

    @Override
    public List<Row> rows(long item) {
        SearchLimits searchLimits = limitCombinations.get((int) (item % limitCombinations.size()));
        long pair = item / limitCombinations.size();
        EngineSpec engine = engines.get((int) (pair % engines.size()));
        Report report = new Job(
                        game,
                        positions.get((int) (pair / engines.size())),
                        engine,
                        searchLimits.budget(),
                        searchLimits.seed())
                .run();
        return List.of(Columns.row(schema(), cells(engine, searchLimits, report)));
    }

    private Map<String, Object> cells(EngineSpec engine, SearchLimits searchLimits, Report report) {
        Map<String, Object> cells = new HashMap<>();
        Stats stats = report.stats();
        cells.put("game", game);
        cells.put("position", report.position());
        cells.put("engine", engine.toString());
        if (searchLimits.nodes() > 0) cells.put("nodes", searchLimits.nodes());
        if (searchLimits.millis() > 0) cells.put("time", searchLimits.millis());
        cells.put("outcome", report.result().wireName());
        cells.put("cost", report.cost());
        cells.put("optimal", report.optimal());
        cells.put("lowerBound", report.lowerBound());
        cells.put("value", report.value());
        cells.put("moves", String.join(" ", report.moves()));
        cells.put("reason", report.reason());
        cells.put(
                "error",
                report.explanation() == null ? null : report.explanation().toString());
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
