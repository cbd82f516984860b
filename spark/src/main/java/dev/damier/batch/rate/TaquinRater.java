package dev.damier.batch.rate;

import dev.damier.batch.Columns;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.StructType;

/**
 * Rates a sliding puzzle by its optimal solution length and its hardness: the decimal logarithm of the states that IDA*
 * with a simple heuristic expands.
 */
final class TaquinRater implements Rater {
    private static final long MAX_NODES = 20_000_000;

    @Override
    public String game() {
        return "taquin";
    }

    @Override
    public StructType columns() {
        return new Columns().longs("cost", "expanded").doubles("hardness").schema();
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        Budget max = budget.withNodes(Math.min(MAX_NODES, budget.nodes()));
        Report simple = run(setup, "ida-star", Map.of("heuristic", "P"), max);
        if (simple.error() != null || simple.result() == Report.Result.IMPOSSIBLE) return Optional.empty();
        Report proved = simple.optimal() ? simple : run(setup, "optimal", Map.of(), budget);
        if (!proved.optimal()) return Optional.empty();
        long expanded = simple.stats().expanded();
        return Optional.of(
                Map.of("cost", proved.cost(), "expanded", expanded, "hardness", Math.log10(Math.max(1, expanded))));
    }

    private static Report run(Setup setup, String engine, Map<String, String> options, Budget budget) {
        return new Job("taquin", setup.write(), new EngineSpec(engine, options), budget, 1).run();
    }
}
