package dev.damier.batch.rate;

import dev.damier.arena.Openings;
import dev.damier.batch.Columns;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.StructType;

/**
 * Finds tactics: positions of fast games in which one move wins and all other moves lose, both proved. The second value
 * is that of the best other move; the engine searches it with the best move excluded.
 */
final class QuoridorRater implements Rater {
    private static final int OPENING_PLIES = 4;
    private static final int MIN_PLIES = 12;
    private static final int MAX_PLIES = 120;
    private static final long PLAY_NODES = 200;
    private static final long SCREENING_NODES = 4_000;
    private static final long RATING_NODES = 200_000;

    @Override
    public String game() {
        return "quoridor";
    }

    @Override
    public StructType columns() {
        return new Columns()
                .longs("best", "second", "wins", "legal")
                .booleans("tactic")
                .strings("move", "line")
                .schema();
    }

    /**
     * Plays a fast game with few nodes per move. Returns the position whose proven win is the longest, among the
     * positions where every other move loses.
     */
    @Override
    public Optional<Setup> candidate(Game game, Map<String, String> options, long seed, Budget budget) {
        Table table = new Openings(game, options, OPENING_PLIES, seed)
                .get(0)
                .endPosition()
                .newTable();
        String longest = null;
        int plies = 0;
        for (int ply = OPENING_PLIES; ply < MAX_PLIES && !table.status().over(); ply++) {
            String position = table.write();
            if (ply >= MIN_PLIES) {
                Report best = search(position, List.of(), budget.withNodes(SCREENING_NODES));
                int wins = provenWinPlies(best);
                if (wins > plies
                        && isProvenLoss(
                                search(position, best.moves().subList(0, 1), budget.withNodes(SCREENING_NODES)))) {
                    longest = position;
                    plies = wins;
                }
            }
            Report move = search(position, List.of(), budget.withNodes(PLAY_NODES));
            if (move.moves().isEmpty()) break;
            table.play(table.read(move.moves().get(0)).code());
        }
        return Optional.ofNullable(longest).map(game::read);
    }

    /** Returns the number of plies to a proven win of the side to move, or 0 if no win is proven. */
    private static int provenWinPlies(Report report) {
        return report.value() != null && report.value() > Outcome.Chosen.WIN / 2
                ? Outcome.Chosen.WIN - report.value()
                : 0;
    }

    private static boolean isProvenLoss(Report report) {
        return report.value() != null && report.value() < -Outcome.Chosen.WIN / 2;
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        Budget limited = budget.withNodes(Math.min(RATING_NODES, budget.nodes()));
        Report best = search(setup.write(), List.of(), limited);
        if (provenWinPlies(best) == 0) return Optional.empty();
        Report second = search(setup.write(), best.moves().subList(0, 1), limited);
        if (second.value() == null) return Optional.empty();
        return Optional.of(Map.of(
                "best", best.value(),
                "second", second.value(),
                "wins", provenWinPlies(best),
                "legal", setup.newTable().moves().size(),
                "tactic", isProvenLoss(second),
                "move", best.moves().get(0),
                "line", String.join(" ", best.moves())));
    }

    /** Searches with the default engine, without its book and without what it learned from earlier games. */
    private static Report search(String position, List<String> avoided, Budget budget) {
        Engine<?> engine = Games.all().engine(Games.all().game("quoridor").read(position), "");
        Map<String, String> options = new HashMap<>();
        if (engine instanceof EngineCapability.Booked booked) options.putAll(booked.withoutBook());
        if (engine instanceof EngineCapability.Learning learning) options.putAll(learning.withoutLearning());
        if (!avoided.isEmpty() && engine instanceof EngineCapability.Avoiding avoiding)
            options.putAll(avoiding.withAvoidedMoves(avoided));
        return new Job("quoridor", position, new EngineSpec("", options), budget, 1).run();
    }
}
