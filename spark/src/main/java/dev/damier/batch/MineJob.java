package dev.damier.batch;

import dev.damier.batch.rate.Rater;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Deals one position per seed and rates it. The best ones are selected later with SQL. */
record MineJob(String game, TreeMap<String, String> options, long firstSeed, long lastSeed, SearchLimits limits)
        implements BatchJob {

    @Override
    public String description() {
        return "mine " + game + " " + options + " seeds " + firstSeed + ".." + lastSeed + " with " + limits;
    }

    @Override
    public String itemNoun() {
        return "deals";
    }

    @Override
    public StructType schema() {
        StructType schema =
                new Columns().strings("game").longs("seed").strings("position").schema();
        for (StructField field : Rater.of(game).columns().fields()) schema = schema.add(field);
        return schema;
    }

    @Override
    public long itemCount() {
        return lastSeed - firstSeed + 1;
    }

    @Override
    public List<Row> rows(long item) {
        long seed = firstSeed + item;
        Rater rater = Rater.of(game);
        Optional<Setup> candidate = rater.candidate(Games.all().game(game), options, seed, limits.budget());
        if (candidate.isEmpty()) return List.of();
        Optional<Map<String, Object>> rated = rater.rate(candidate.get(), limits.budget());
        if (rated.isEmpty()) return List.of();
        Map<String, Object> cells = new HashMap<>(rated.get());
        cells.put("game", game);
        cells.put("seed", seed);
        cells.put("position", candidate.get().write());
        return List.of(Columns.row(schema(), cells));
    }
}
