package dev.damier.contest;

import dev.damier.arena.Elo;
import dev.damier.arena.RaceResult;
import dev.damier.arena.RaceStandings;
import dev.damier.arena.Sprt;
import dev.damier.arena.Standings;
import dev.damier.protocol.PlayedLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What the games of a contest come to. */
final class Results {
    /** Points of the curve of ratings. */
    private static final int MAX_POINTS = 40;

    private final ContestConfig config;
    private final List<String> names;
    private final List<ContestRecord> games;
    private final int[] byes;

    /** @param games in the order of their numbers */
    Results(ContestConfig config, List<Entrant> entrants, Collection<ContestRecord> games) {
        this.config = config;
        byes = new Schedule(config, entrants.size()).byes(games);
        // Names may be alike; numbers are not.
        names = entrants.stream().map(e -> String.valueOf(e.number())).toList();
        this.games = List.copyOf(games);
    }

    List<ContestView.Row> rows() {
        return config.format() == ContestFormat.RACE ? raceRows() : matchRows();
    }

    private Standings standings(int first) {
        Standings table = new Standings(names);
        for (ContestRecord game : games.subList(0, first)) table.add(game.first(), game.second(), game.halfPoints());
        return table;
    }

    private List<ContestView.Row> matchRows() {
        Elo elo = standings(games.size()).elo();
        int[][] halves = new int[names.size()][names.size()];
        int[][] met = new int[names.size()][names.size()];
        for (ContestRecord game : games) {
            halves[game.first()][game.second()] += game.halfPoints();
            halves[game.second()][game.first()] += 2 - game.halfPoints();
            met[game.first()][game.second()]++;
            met[game.second()][game.first()]++;
        }
        return IntStream.range(0, names.size())
                .mapToObj(bot -> new ContestView.Row(
                        bot,
                        (IntStream.of(halves[bot]).sum() + byes[bot] * SwissPairs.BYE) / 2.0,
                        byes[bot],
                        IntStream.of(met[bot]).sum(),
                        elo.rating(bot),
                        elo.error(bot),
                        IntStream.of(halves[bot]).boxed().toList(),
                        IntStream.of(met[bot]).boxed().toList(),
                        0,
                        0,
                        0,
                        null,
                        0))
                .sorted(order())
                .toList();
    }

    /** A Swiss tournament is won by points: not all meet all, and a bye has no rating. */
    private Comparator<ContestView.Row> order() {
        Comparator<ContestView.Row> stronger = Comparator.comparingDouble(row -> -row.elo());
        return config.format() == ContestFormat.SWISS
                ? Comparator.comparingDouble((ContestView.Row row) -> -row.points())
                        .thenComparing(stronger)
                : stronger;
    }

    private List<ContestView.Row> raceRows() {
        RaceStandings table = new RaceStandings(names, !ContestConfig.mission(config.rules()));
        for (ContestRecord game : games) table.add(run(game));
        return IntStream.range(0, names.size())
                .mapToObj(bot -> new ContestView.Row(
                        bot,
                        table.won(bot),
                        0,
                        (int) games.stream().filter(g -> g.first() == bot).count(),
                        0,
                        0,
                        List.of(),
                        List.of(),
                        table.won(bot),
                        table.done(bot),
                        table.meanCost(bot),
                        table.meanScore(bot).isPresent()
                                ? (Double) table.meanScore(bot).getAsDouble()
                                : null,
                        table.meanMillis(bot)))
                .sorted(Comparator.comparingLong((ContestView.Row row) -> -row.done())
                        .thenComparingDouble(row -> row.score() == null ? 0 : -row.score())
                        .thenComparingDouble(ContestView.Row::cost)
                        .thenComparingDouble(ContestView.Row::millis))
                .toList();
    }

    private RaceResult run(ContestRecord game) {
        return new RaceResult(
                config.game(),
                game.opening() + 1,
                names.get(game.first()),
                new PlayedLine(config.rules().example(), List.of()),
                List.of(),
                game.cost(),
                game.score(),
                Duration.ofMillis(game.millis().get(0)),
                game.reason(),
                game.detail());
    }

    List<ContestView.RatingPoint> growth() {
        List<ContestView.RatingPoint> growth = new ArrayList<>();
        if (config.format() == ContestFormat.RACE || games.isEmpty()) return growth;
        int points = Math.min(MAX_POINTS, games.size());
        for (int i = 1; i <= points; i++) {
            int first = games.size() * i / points;
            Elo elo = standings(first).elo();
            growth.add(new ContestView.RatingPoint(
                    first,
                    IntStream.range(0, names.size()).mapToObj(elo::rating).toList()));
        }
        return growth;
    }

    /** Null unless it is asked for. */
    ContestView.Test sprt() {
        if (config.format() != ContestFormat.SPRT) return null;
        Map<Integer, ContestRecord> byNumber = new TreeMap<>();
        for (ContestRecord game : games) byNumber.put(game.number(), game);
        Sprt test = Sprt.parse(config.sprt());
        int[] pairs = Schedule.pairScores(byNumber);
        String verdict =
                test.verdict(pairs).name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return new ContestView.Test(test.elo0(), test.elo1(), test.ratio(pairs), test.lower(), test.upper(), verdict);
    }
}
