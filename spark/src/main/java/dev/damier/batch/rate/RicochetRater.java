package dev.damier.batch.rate;

import dev.damier.batch.Columns;
import dev.damier.game.Setup;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.rating.Difficulty;
import dev.damier.run.Budget;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.StructType;

/** Rates a board by the solution length, the number of solutions, the robots needed and the dead ends. */
final class RicochetRater implements Rater {
    private static final int MAX_STATES = 5_000_000;

    @Override
    public String game() {
        return "ricochet";
    }

    @Override
    public StructType columns() {
        return new Columns()
                .longs("cost")
                .doubles("solutions")
                .longs("robots")
                .doubles("deadEnds")
                .longs("stars")
                .schema();
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        int states = (int) Math.min(MAX_STATES, budget.nodes());
        return setup.as(RicochetPuzzle.class)
                .flatMap(puzzle -> Difficulty.of(puzzle, states))
                .map(d -> Map.of(
                        "cost", d.length(),
                        "solutions", d.solutions(),
                        "robots", d.robots(),
                        "deadEnds", d.deadEnds(),
                        "stars", d.stars()));
    }
}
