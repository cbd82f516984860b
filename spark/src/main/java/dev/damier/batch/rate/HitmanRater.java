package dev.damier.batch.rate;

import dev.damier.batch.Columns;
import dev.damier.game.Exploration;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.StructType;

/**
 * Rates a map by the penalty of the optimal plan and by the cost of ignorance: the additional penalty of an agent that
 * must explore the map first.
 */
final class HitmanRater implements Rater {
    @Override
    public String game() {
        return "hitman";
    }

    @Override
    public StructType columns() {
        return new Columns().longs("cost", "moves", "together", "ignorance").schema();
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        Report plan = new Job("hitman", setup.write(), EngineSpec.DEFAULT, budget, 1).run();
        if (!plan.optimal()) return Optional.empty();
        Optional<Exploration> exploration = setup.as(Exploration.class);
        if (exploration.isEmpty()) return Optional.empty();
        Exploration.Result result = exploration.get().explore("joint", Map.of(), Control.unlimited());
        if (result.mission().isEmpty() || !result.mission().get().done()) return Optional.empty();
        int together = result.penalty() + result.mission().get().penalty();
        return Optional.of(Map.of(
                "cost",
                plan.cost(),
                "moves",
                plan.moves().size(),
                "together",
                together,
                "ignorance",
                together - plan.cost()));
    }
}
