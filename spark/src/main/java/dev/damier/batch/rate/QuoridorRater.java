package dev.damier.batch.rate;

import dev.damier.arena.Openings;
import dev.damier.batch.Columns;
import dev.damier.game.EngineCapability;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
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
 * Tactics: positions of quick games where one move wins and every other loses, both proved. The second value is that of
 * the best other move, found by leaving the best one aside.
 */
final class QuoridorRater implements Rater {
    private static final int OPENING = 4;
    private static final int MIN_PLIES = 12;
    private static final int MAX_PLIES = 120;
    private static final long QUICK = 200;
    private static final long GLANCE = 4_000;
    private static final long USUAL = 200_000;

    @Override
    public String game() {
        return "quoridor";
    }

    @Override
    public StructType columns() {
        return new Columns()
                .whole("best", "second", "wins", "legal")
                .yesNo("tactic")
                .text("move", "line")
                .schema();
    }

    /** A quick game by few nodes a move, to its end; of its tactics the one with the longest way to the win. */
    @Override
    public Optional<Setup> candidate(Game known, Map<String, String> options, long seed, Budget budget) {
        Table table = new Openings(known, options, OPENING, seed).get(0).endPosition().newTable();
        String longest = null;
        int plies = 0;
        for (int ply = OPENING; ply < MAX_PLIES && !table.status().over(); ply++) {
            String position = table.write();
            if (ply >= MIN_PLIES) {
                Report best = ask(position, List.of(), budget.withNodes(GLANCE));
                int wins = wins(best);
                if (wins > plies && loses(ask(position, best.moves().subList(0, 1), budget.withNodes(GLANCE)))) {
                    longest = position;
                    plies = wins;
                }
            }
            Report move = ask(position, List.of(), budget.withNodes(QUICK));
            if (move.moves().isEmpty()) break;
            table.play(table.read(move.moves().get(0)).code());
        }
        return Optional.ofNullable(longest).map(known::read);
    }

    /** In how many plies the side to move wins, proved; 0 if that is not known. */
    private static int wins(Report report) {
        return report.value() != null && report.value() > Outcome.Chosen.WIN / 2
                ? Outcome.Chosen.WIN - report.value()
                : 0;
    }

    private static boolean loses(Report report) {
        return report.value() != null && report.value() < -Outcome.Chosen.WIN / 2;
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        Budget each = budget.withNodes(Math.min(USUAL, budget.nodes()));
        Report best = ask(setup.write(), List.of(), each);
        if (wins(best) == 0) return Optional.empty();
        Report second = ask(setup.write(), best.moves().subList(0, 1), each);
        if (second.value() == null) return Optional.empty();
        return Optional.of(Map.of(
                "best", best.value(),
                "second", second.value(),
                "wins", wins(best),
                "legal", setup.newTable().moves().size(),
                "tactic", loses(second),
                "move", best.moves().get(0),
                "line", String.join(" ", best.moves())));
    }

    /** By the game's own engine, which is asked to answer by this search alone: not by heart, not by what it played before. */
    private static Report ask(String position, List<String> avoided, Budget budget) {
        Engine<?> engine = Games.all().engine(Games.all().game("quoridor").read(position), "");
        Map<String, String> options = new HashMap<>();
        if (engine instanceof EngineCapability.Booked booked) options.putAll(booked.withoutBook());
        if (engine instanceof EngineCapability.Learning learning) options.putAll(learning.withoutLearning());
        if (!avoided.isEmpty() && engine instanceof EngineCapability.Avoiding avoiding)
            options.putAll(avoiding.withAvoidedMoves(avoided));
        return new Job("quoridor", position, "", options, budget, 1).run();
    }
}
