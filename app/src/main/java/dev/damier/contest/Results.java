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
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Computes the standings, the rating history and the SPRT of a contest from its games. */
final class Results {
    /** Maximum number of points of the rating history. */
    private static final int MAX_POINTS = 40;

    private final ContestConfig config;
    private final List<Entrant> entrants;
    private final List<String> names;
    private final List<ContestRecord> games;
    private final int[] byes;

    /** @param games in the order of their numbers */
    Results(ContestConfig config, List<Entrant> entrants, Collection<ContestRecord> games) {
        this.config = config;
        byes = new Schedule(config, entrants.size()).byes(games);
        this.entrants = List.copyOf(entrants);
        // Names may be equal; numbers are unique.
        names = entrants.stream().map(e -> String.valueOf(e.number())).toList();
        this.games = List.copyOf(games);
    }

    /** Returns the standings, best first. */
    List<ContestView.Row> rows() {
        return config.format() == ContestFormat.RACE ? raceRows() : matchRows();
    }

    /** Returns the standings after the first {@code count} games. */
    private Standings standings(int count) {
        Standings table = new Standings(names);
        for (ContestRecord game : games.subList(0, count)) table.add(game.first(), game.second(), game.halfPoints());
        return table;
    }

    /** The ratings of all entrants; null for an entrant without a rating. */
    private record RatingTable(IntFunction<Double> rating, IntFunction<Double> error) {}

    /** Returns the ratings after the first {@code count} games. A ladder rates pairs of games. */
    private RatingTable ratings(int count) {
        if (config.isLadder()) {
            PairRatings ratings = new PairRatings(entrants, games.subList(0, count));
            return new RatingTable(ratings::ratingOrNull, ratings::errorOrNull);
        }
        Elo elo = standings(count).elo();
        return new RatingTable(elo::ratingOrNull, elo::errorOrNull);
    }

    private List<ContestView.Row> matchRows() {
        RatingTable elo = ratings(games.size());
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
                        (IntStream.of(halves[bot]).sum() + byes[bot] * SwissPairs.BYE_HALF_POINTS) / 2.0,
                        byes[bot],
                        IntStream.of(met[bot]).sum(),
                        elo.rating.apply(bot),
                        elo.error.apply(bot),
                        IntStream.of(halves[bot]).boxed().toList(),
                        IntStream.of(met[bot]).boxed().toList(),
                        0,
                        0,
                        0,
                        null,
                        0))
                .sorted(rowOrder())
                .toList();
    }

    /**
     * Orders a Swiss tournament by points, because not all entrants meet and a bye does not change a rating. Orders
     * other formats by rating; entrants without a rating follow, by points.
     */
    private Comparator<ContestView.Row> rowOrder() {
        Comparator<ContestView.Row> stronger = Comparator.comparing(
                        ContestView.Row::elo, Comparator.nullsLast(Comparator.reverseOrder()))
                .thenComparingDouble(row -> -row.points());
        return config.format() == ContestFormat.SWISS
                ? Comparator.comparingDouble((ContestView.Row row) -> -row.points())
                        .thenComparing(stronger)
                : stronger;
    }

    private List<ContestView.Row> raceRows() {
        RaceStandings table = new RaceStandings(names, !ContestConfig.isMission(config.rules()));
        for (ContestRecord game : games) table.add(toRaceResult(game));
        return IntStream.range(0, names.size())
                .mapToObj(bot -> new ContestView.Row(
                        bot,
                        table.roundsWon(bot),
                        0,
                        (int) games.stream().filter(g -> g.first() == bot).count(),
                        null,
                        null,
                        List.of(),
                        List.of(),
                        table.roundsWon(bot),
                        table.solvedCount(bot),
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

    private RaceResult toRaceResult(ContestRecord game) {
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

    /** Returns the ratings after increasing numbers of games. */
    List<ContestView.RatingPoint> ratingHistory() {
        List<ContestView.RatingPoint> history = new ArrayList<>();
        if (config.format() == ContestFormat.RACE || games.isEmpty()) return history;
        int points = Math.min(MAX_POINTS, games.size());
        for (int i = 1; i <= points; i++) {
            int count = games.size() * i / points;
            RatingTable elo = ratings(count);
            history.add(new ContestView.RatingPoint(
                    count,
                    IntStream.range(0, names.size())
                            .mapToObj(elo.rating)
                            .collect(Collectors.toCollection(ArrayList::new))));
        }
        return history;
    }

    /** Returns the state of the SPRT, or null in other formats. */
    ContestView.Test sprt() {
        if (config.format() != ContestFormat.SPRT) return null;
        Map<Integer, ContestRecord> byNumber = new TreeMap<>();
        for (ContestRecord game : games) byNumber.put(game.number(), game);
        Sprt test = Sprt.parse(config.sprt());
        int[] pairs = Schedule.pairScores(byNumber);
        String verdict =
                test.verdict(pairs).name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return new ContestView.Test(
                test.elo0(),
                test.elo1(),
                test.logLikelihoodRatio(pairs),
                test.lowerBound(),
                test.upperBound(),
                verdict);
    }
}
