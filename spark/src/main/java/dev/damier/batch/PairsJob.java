package dev.damier.batch;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.PlayedGame;
import dev.damier.arena.Tournament;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.Bot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Plays pairs of games between two engines from one random opening, with sides swapped. The seed of an opening is the
 * first seed plus the item number.
 */
record PairsJob(
        String game,
        TreeMap<String, String> options,
        EngineSpec firstEngine,
        EngineSpec secondEngine,
        int openingPlies,
        long firstSeed,
        long pairs,
        SearchLimits limits)
        implements BatchJob {
    private static final int MAX_PLIES = 400;

    @Override
    public String description() {
        return "pairs " + game + " " + options + " of " + firstEngine + " and " + secondEngine + " after "
                + openingPlies + " plies, from " + firstSeed + " with " + limits;
    }

    @Override
    public String itemNoun() {
        return "pairs of games";
    }

    @Override
    public StructType schema() {
        return new Columns()
                .strings("game")
                .longs("seed", "side")
                .strings("first", "second", "position", "moves")
                .longs("opening", "plies")
                .strings("result", "reason")
                .longs("halves")
                .schema();
    }

    @Override
    public long itemCount() {
        return pairs;
    }

    @Override
    public List<Row> rows(long item) {
        long seed = firstSeed + item;
        Openings openings = new Openings(Games.all().game(game), options, openingPlies, seed);
        List<PlayedGame> games = new ArrayList<>();
        List<Bot> bots = List.of(bot("1", firstEngine), bot("2", secondEngine));
        new Tournament(bots, openings, matchLimits(), Tournament.Pairing.roundRobin(2), remark -> {})
                .run(games::add, () -> false);
        List<Row> rows = new ArrayList<>();
        for (int side = 0; side < games.size(); side++) rows.add(row(seed, side, games.get(side)));
        return rows;
    }

    private MatchLimits matchLimits() {
        return new MatchLimits(
                Duration.ofMillis(limits.millis()),
                Duration.ZERO,
                Duration.ZERO,
                limits.nodes(),
                true,
                Duration.ofSeconds(10),
                MAX_PLIES);
    }

    private static Bot bot(String number, EngineSpec engine) {
        return Bot.engine(number + ":" + engine, engine, true);
    }

    /**
     * Returns the row of a game.
     *
     * @param side 0 if the first engine moves first
     */
    private Row row(long seed, int side, PlayedGame played) {
        int winner = played.winner();
        int halfPoints = winner < 0 ? 1 : winner == side ? 2 : 0;
        return Columns.row(
                schema(),
                Map.ofEntries(
                        Map.entry("game", game),
                        Map.entry("seed", seed),
                        Map.entry("side", side),
                        Map.entry("first", (side == 0 ? firstEngine : secondEngine).toString()),
                        Map.entry("second", (side == 0 ? secondEngine : firstEngine).toString()),
                        Map.entry("position", played.line().start().write()),
                        Map.entry("moves", String.join(" ", played.line().moves())),
                        Map.entry("opening", played.opening()),
                        Map.entry("plies", played.line().moves().size()),
                        Map.entry("result", played.result()),
                        Map.entry("reason", played.reason()),
                        Map.entry("halves", halfPoints)));
    }
}
