package dev.damier.batch;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.PlayedGame;
import dev.damier.arena.Tournament;
import dev.damier.game.Games;
import dev.damier.protocol.Bot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Pairs of games of two engines over one random opening, sides swapped. The number of the pair is the seed of its opening. */
record PairsJob(
        String game,
        TreeMap<String, String> options,
        Contender one,
        Contender other,
        int plies,
        long first,
        long pairs,
        Terms terms)
        implements BatchJob {
    private static final int MAX_PLIES = 400;

    @Override
    public String description() {
        return "pairs " + game + " " + options + " of " + one + " and " + other + " after " + plies + " plies, from "
                + first + " with " + terms;
    }

    @Override
    public String noun() {
        return "pairs of games";
    }

    @Override
    public StructType schema() {
        return new Columns()
                .text("game")
                .whole("seed", "side")
                .text("first", "second", "position", "moves")
                .whole("opening", "plies")
                .text("result", "reason")
                .whole("halves")
                .schema();
    }

    @Override
    public long items() {
        return pairs;
    }

    @Override
    public List<Row> rows(long item) {
        long seed = first + item;
        Openings openings = new Openings(Games.all().game(game), options, plies, seed);
        List<PlayedGame> games = new ArrayList<>();
        List<Bot> bots = List.of(bot("1", one), bot("2", other));
        new Tournament(bots, openings, conditions(), false, 2, remark -> {}).run(games::add, () -> false);
        List<Row> rows = new ArrayList<>();
        for (int side = 0; side < games.size(); side++) rows.add(row(seed, side, games.get(side)));
        return rows;
    }

    private MatchLimits conditions() {
        return new MatchLimits(
                Duration.ofMillis(terms.millis()),
                Duration.ZERO,
                Duration.ZERO,
                terms.nodes(),
                true,
                Duration.ofSeconds(10),
                MAX_PLIES);
    }

    private static Bot bot(String number, Contender engine) {
        return Bot.engine(number + ":" + engine, engine.id(), engine.options(), true);
    }

    /** @param side 0 when the first engine has the first move */
    private Row row(long seed, int side, PlayedGame played) {
        int winner = played.winner();
        int halves = winner < 0 ? 1 : winner == side ? 2 : 0;
        return Columns.row(
                schema(),
                Map.ofEntries(
                        Map.entry("game", game),
                        Map.entry("seed", seed),
                        Map.entry("side", side),
                        Map.entry("first", (side == 0 ? one : other).toString()),
                        Map.entry("second", (side == 0 ? other : one).toString()),
                        Map.entry("position", played.line().start().write()),
                        Map.entry("moves", String.join(" ", played.line().moves())),
                        Map.entry("opening", played.opening()),
                        Map.entry("plies", played.line().moves().size()),
                        Map.entry("result", played.result()),
                        Map.entry("reason", played.reason()),
                        Map.entry("halves", halves)));
    }
}
