package dev.damier.batch.rate;

import dev.damier.arena.Openings;
import dev.damier.batch.Columns;
import dev.damier.game.Ability;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.spark.sql.types.StructType;

/**
 * Tactics: positions of quick games where one move wins and every other loses, both proved. The second value is that of
 * the best other move, found by leaving the best one aside.
 */
final class QuoridorRater implements Rater {
    private static final int OPENING = 4;
    private static final int SHORTEST = 12;
    private static final int LONGEST = 60;
    private static final long QUICK = 300;
    private static final long USUAL = 200_000;

    @Override
    public String game() {
        return "quoridor";
    }

    @Override
    public StructType columns() {
        return new Columns()
                .whole("ply", "best", "second", "wins", "legal")
                .yesNo("tactic")
                .text("move", "line")
                .schema();
    }

    /** A quick game by few nodes a move, stopped at a ply that the seed draws. */
    @Override
    public Optional<Setup> candidate(Game known, Map<String, String> options, long seed, Budget budget) {
        PlayedLine opening = new Openings(known, options, OPENING, seed).get(0);
        Table table = opening.end().seat();
        int plies = SHORTEST + new Random(seed).nextInt(LONGEST - SHORTEST);
        for (int ply = OPENING; ply < plies; ply++) {
            if (table.status().over()) return Optional.empty();
            Report move = ask(table.write(), List.of(), budget.withNodes(QUICK));
            if (move.moves().isEmpty()) return Optional.empty();
            table.play(table.read(move.moves().get(0)).code());
        }
        return table.status().over() ? Optional.empty() : Optional.of(known.read(table.write()));
    }

    @Override
    public Optional<Map<String, Object>> rate(Setup setup, Budget budget) {
        Budget each = budget.withNodes(Math.min(USUAL, budget.nodes()));
        Report best = ask(setup.write(), List.of(), each);
        int legal = setup.seat().moves().size();
        if (best.value() == null || legal < 2) return Optional.empty();
        boolean won = best.value() > Outcome.Chosen.WIN / 2;
        Map<String, Object> cells = new HashMap<>();
        cells.put("best", best.value());
        cells.put("legal", legal);
        cells.put("move", best.moves().get(0));
        cells.put("line", String.join(" ", best.moves()));
        cells.put("tactic", false);
        if (won) {
            Report second = ask(setup.write(), List.of(best.moves().get(0)), each);
            if (second.value() == null) return Optional.empty();
            cells.put("second", second.value());
            cells.put("wins", Outcome.Chosen.WIN - best.value());
            cells.put("tactic", second.value() < -Outcome.Chosen.WIN / 2);
        }
        return Optional.of(cells);
    }

    /** By the game's own engine, which is asked to answer by this search alone: not by heart, not by what it played before. */
    private static Report ask(String position, List<String> avoided, Budget budget) {
        Engine<?> engine = Games.all().engine(Games.all().game("quoridor").read(position), "");
        Map<String, String> options = new HashMap<>();
        if (engine instanceof Ability.Booked booked) options.putAll(booked.withoutBook());
        if (engine instanceof Ability.Learning learning) options.putAll(learning.withoutLearning());
        if (!avoided.isEmpty() && engine instanceof Ability.Avoiding avoiding)
            options.putAll(avoiding.avoiding(avoided));
        return new Job("quoridor", position, "", options, budget, 1).run();
    }
}
