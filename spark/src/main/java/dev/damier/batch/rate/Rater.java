package dev.damier.batch.rate;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.StructType;

/** Finds positions of a game and rates them. The same seed gives the same position and the same rating. */
public interface Rater {
    List<Rater> ALL = List.of(new RicochetRater(), new TaquinRater(), new HitmanRater(), new QuoridorRater());

    static Rater of(String game) {
        return ALL.stream()
                .filter(rater -> rater.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new BadInputException("no rater for game '" + game + "'; available: "
                        + String.join(", ", ALL.stream().map(Rater::game).toList())));
    }

    String game();

    /** Returns the columns of a rating. */
    StructType columns();

    /** Returns the position of this seed, if there is one. */
    default Optional<Setup> candidate(Game game, Map<String, String> options, long seed, Budget budget) {
        return Optional.of(game.deal(options, seed));
    }

    /**
     * Returns the rating by column. The result is empty if the position is impossible or the budget is too small to
     * solve it.
     */
    Optional<Map<String, Object>> rate(Setup setup, Budget budget);
}
