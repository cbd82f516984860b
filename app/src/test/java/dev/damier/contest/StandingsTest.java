package dev.damier.contest;

import static dev.damier.contest.TestRecords.bot;
import static dev.damier.contest.TestRecords.config;
import static dev.damier.contest.TestRecords.engine;
import static dev.damier.contest.TestRecords.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.damier.store.ContestStore;
import dev.damier.store.Database;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import dev.damier.store.StoredJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the arithmetic of contests: standings, ratings and time use. */
class StandingsTest {
    private static ContestRecord raceResult(int number, int entrant, int cost, String reason, long millis) {
        return new ContestRecord(
                number,
                (number - 1) / 2,
                entrant,
                -1,
                -1,
                cost,
                null,
                reason,
                "",
                false,
                "",
                List.of(),
                0,
                List.of(millis),
                "");
    }

    @Test
    void standingsHaveACrossTable() {
        List<ContestRecord> games =
                List.of(game(1, 0, 1, 0), game(2, 1, 0, -1), game(3, 0, 2, 1), game(4, 2, 0, 0), game(5, 1, 2, 1));
        List<ContestView.Row> rows = new Results(
                        config(ContestFormat.ROUND_ROBIN, 2), List.of(engine(0), engine(1), engine(2)), games)
                .rows();
        assertThat(rows).extracting(ContestView.Row::number).containsExactly(2, 0, 1);
        assertThat(rows).extracting(ContestView.Row::points).containsExactly(3.0, 1.5, 0.5);
        assertThat(rows).extracting(ContestView.Row::games).containsExactly(3, 4, 3);
        assertThat(rows.get(1).halves()).containsExactly(0, 3, 0);
        assertThat(rows.get(2).halves()).containsExactly(1, 0, 0);
        assertThat(rows.get(0).met()).containsExactly(2, 1, 0);
        assertThat(rows.get(0).elo()).isGreaterThan(rows.get(1).elo());
        assertThat(rows.get(0).error()).isPositive();
    }

    @Test
    void entrantsWithoutGamesFollow() {
        List<ContestView.Row> rows = new Results(
                        config(ContestFormat.ROUND_ROBIN, 2),
                        List.of(engine(0), engine(1), engine(2)),
                        List.of(game(1, 1, 2, 1)))
                .rows();
        assertThat(rows).extracting(ContestView.Row::number).containsExactly(2, 1, 0);
        assertThat(rows.get(2).elo()).isNull();
        assertThat(rows.get(2).error()).isNull();
    }

    @Test
    void raceIsRankedBySolvedPositionsThenCostThenTime() {
        List<ContestRecord> games = List.of(
                raceResult(1, 0, 10, "goal", 50),
                raceResult(2, 1, 12, "goal", 10),
                raceResult(3, 0, -1, "unsolved", 70),
                raceResult(4, 1, 8, "goal", 30));
        List<ContestView.Row> rows =
                new Results(config(ContestFormat.RACE, "taquin", 2, ""), List.of(engine(0), engine(1)), games).rows();
        assertThat(rows).extracting(ContestView.Row::number).containsExactly(1, 0);
        assertThat(rows).extracting(ContestView.Row::done).containsExactly(2L, 1L);
        assertThat(rows).extracting(ContestView.Row::games).containsExactly(2, 2);
        assertThat(rows).extracting(ContestView.Row::points).containsExactly(1.0, 1.0);
        assertThat(rows.get(0).cost()).isEqualTo(10);
        assertThat(rows.get(0).millis()).isEqualTo(20);
        assertThat(rows.get(0).score()).isNull();
        assertThat(new Results(config(ContestFormat.RACE, "taquin", 2, ""), List.of(engine(0), engine(1)), games)
                        .ratingHistory())
                .isEmpty();
    }

    /** 2 has beaten 0 and is rated higher, but has played fewer games. */
    @Test
    void swissIsOrderedByPointsAndOtherFormatsByRating() {
        List<ContestRecord> games = List.of(
                game(1, 0, 1, 0),
                game(2, 1, 0, 1),
                game(3, 0, 1, 0),
                game(4, 1, 0, 1),
                game(5, 2, 0, 0),
                game(6, 0, 2, -1));
        List<Entrant> entrants = List.of(engine(0), engine(1), engine(2), engine(3));
        assertThat(new Results(config(ContestFormat.SWISS, 2), entrants, games).rows())
                .extracting(ContestView.Row::number)
                .containsExactly(0, 2, 1, 3);
        assertThat(new Results(config(ContestFormat.ROUND_ROBIN, 2), entrants, games).rows())
                .extracting(ContestView.Row::number)
                .containsExactly(2, 0, 1, 3);
    }

    /** A ladder rates pairs of games. Until one is finished, its entrants are ordered by points. */
    @Test
    void ladderIsOrderedByPointsUntilAPairIsFinished() {
        List<Entrant> entrants = List.of(engine(0), bot(1));
        List<ContestRecord> games = List.of(game(1, 1, 0, 0), game(2, 0, 1, -1));
        List<ContestView.Row> unrated =
                new Results(config(ContestFormat.LADDER, 1), entrants, games.subList(0, 1)).rows();
        assertThat(unrated).extracting(ContestView.Row::number).containsExactly(1, 0);
        assertThat(unrated).extracting(ContestView.Row::elo).containsOnlyNulls();
        assertThat(new Results(config(ContestFormat.LADDER, 1), entrants, games).rows())
                .extracting(ContestView.Row::elo)
                .containsExactly(
                        new PairRatings(entrants, games).ratingOrNull(1),
                        new PairRatings(entrants, games).ratingOrNull(0));
    }

    /** 0 is cheaper but has solved one position, 1 has solved two. */
    @Test
    void solvedPositionsCountMoreThanCost() {
        List<ContestRecord> games =
                List.of(raceResult(1, 0, 5, "goal", 1), raceResult(2, 1, 9, "goal", 2), raceResult(4, 1, 9, "goal", 2));
        List<ContestView.Row> rows =
                new Results(config(ContestFormat.RACE, "taquin", 2, ""), List.of(engine(0), engine(1)), games).rows();
        assertThat(rows).extracting(ContestView.Row::number).containsExactly(1, 0);
        assertThat(rows).extracting(ContestView.Row::games).containsExactly(2, 1);
    }

    @Test
    void ratingHistoryHasAtMost40Points() {
        List<ContestRecord> games = new ArrayList<>();
        for (int n = 1; n <= 80; n++) games.add(game(n, n % 2, 1 - n % 2, n % 3 == 0 ? 0 : 1));
        List<Entrant> two = List.of(engine(0), engine(1));
        List<ContestView.RatingPoint> history =
                new Results(config(ContestFormat.ROUND_ROBIN, 80), two, games).ratingHistory();
        assertThat(history).hasSize(40);
        assertThat(history.get(0).games()).isEqualTo(2);
        assertThat(history.get(39).games()).isEqualTo(80);
        assertThat(history.get(39).elo()).hasSize(2).doesNotContainNull();
        assertThat(new Results(config(ContestFormat.ROUND_ROBIN, 80), two, games.subList(0, 3)).ratingHistory())
                .extracting(ContestView.RatingPoint::games)
                .containsExactly(1, 2, 3);
        assertThat(new Results(config(ContestFormat.ROUND_ROBIN, 80), two, List.of()).ratingHistory())
                .isEmpty();
    }

    @Test
    void stateOfTheTestIsReported() {
        List<ContestRecord> games = new ArrayList<>();
        for (int n = 1; n <= 40; n++) games.add(game(n, n % 2 == 1 ? 0 : 1, n % 2 == 1 ? 1 : 0, n % 2 == 1 ? 0 : 1));
        List<Entrant> two = List.of(engine(0), engine(1));
        ContestView.Test test = new Results(config(ContestFormat.SPRT, 40), two, games).sprt();
        assertThat(test.elo0()).isZero();
        assertThat(test.elo1()).isEqualTo(100);
        assertThat(test.verdict()).isNotEqualTo("undecided").doesNotContain("_");
        assertThat(new Results(config(ContestFormat.SPRT, 40), two, List.of())
                        .sprt()
                        .verdict())
                .isEqualTo("undecided");
        assertThat(new Results(config(ContestFormat.ROUND_ROBIN, 40), two, games).sprt())
                .isNull();
    }

    /** Only pairs count, and the mean rating of the engines is 0. */
    @Test
    void ratingsOfALadderUsePairsAndEnginesAsOrigin() {
        List<Entrant> entrants = List.of(engine(0), engine(1), bot(2), bot(3));
        List<ContestRecord> games = new ArrayList<>();
        for (int n = 1; n <= 12; n += 4) {
            games.add(game(n, 0, 1, 0));
            games.add(game(n + 1, 1, 0, 0));
            games.add(game(n + 2, 2, 1, 0));
            games.add(game(n + 3, 1, 2, -1));
        }
        PairRatings ratings = new PairRatings(entrants, games);
        assertThat(ratings.ratingOrNull(0) + ratings.ratingOrNull(1)).isCloseTo(0, within(1e-6));
        assertThat(ratings.ratingOrNull(2)).isPositive();
        assertThat(ratings.ratingOrNull(3)).isNull();
        assertThat(ratings.errorOrNull(3)).isNull();
        assertThat(ratings.errorOrNull(2)).isPositive();
        List<ContestRecord> unfinished = new ArrayList<>(games);
        unfinished.add(game(13, 0, 1, 1));
        assertThat(new PairRatings(entrants, unfinished).ratingOrNull(0))
                .as("half a pair does not count")
                .isEqualTo(ratings.ratingOrNull(0));
    }

    /** With ten pairs the spread counts: equal pair scores give smaller errors than independent games would. */
    @Test
    void equalPairScoresReduceTheErrors() {
        List<Entrant> entrants = List.of(engine(0), bot(1));
        assertThat(error(entrants, 8, false)).as("too few pairs").isCloseTo(error(entrants, 8, true), within(1e-6));
        // The variances are 0.25 (the minimum) and 2 times that of independent games.
        assertThat(error(entrants, 20, false)).isCloseTo(error(entrants, 20, true) * 0.5 / Math.sqrt(2), within(1e-6));
    }

    /** @param spread whether a pair is won or lost by one side, instead of shared */
    private static double error(List<Entrant> entrants, int pairs, boolean spread) {
        List<ContestRecord> games = new ArrayList<>();
        for (int k = 0; k < pairs; k++) {
            games.add(game(2 * k + 1, 0, 1, spread ? k % 2 : 0));
            games.add(game(2 * k + 2, 1, 0, spread ? 1 - k % 2 : 0));
        }
        return new PairRatings(entrants, games).errorOrNull(1);
    }

    @Test
    void publicGamesOfAllContestsAreRated(@TempDir Path folder) {
        try (Database database = Database.openFolder(folder)) {
            ContestStore store = new ContestStore(database);
            create(store, "a", config(ContestFormat.ROUND_ROBIN, 2), "OVER", List.of(bot(0), bot(1)), 0, 1);
            create(store, "b", config(ContestFormat.ROUND_ROBIN, 2), "RUNNING", List.of(bot(1), bot(2)), 0, 1);
            create(store, "c", config(ContestFormat.ROUND_ROBIN, 2), "OVER", List.of(bot(8), bot(9)), 1, 0);
            create(store, "d", config(ContestFormat.ROUND_ROBIN, 2), "OPEN", List.of(bot(3), bot(4)), 0, 1);
            create(store, "e", config(ContestFormat.RACE, 2), "OVER", List.of(bot(5), bot(6)), 0, 1);
            ContestConfig hidden = new ContestConfig(
                    "test", "quoridor", ContestFormat.ROUND_ROBIN, 2, 100, 0, 0, 4, null, Map.of(), "", true, false, 0);
            create(store, "f", hidden, "OVER", List.of(bot(5), bot(6)), 0, 1);
            create(store, "g", config(ContestFormat.RACE, "taquin", 2, ""), "OVER", List.of(bot(5), bot(6)), 0, 1);
            List<Ratings.Rated> rated = Ratings.of(store, "quoridor");
            assertThat(rated)
                    .extracting(Ratings.Rated::name)
                    .as("the largest group first, best first")
                    .containsExactly("bot 0", "bot 1", "bot 2", "bot 9", "bot 8");
            assertThat(rated).extracting(Ratings.Rated::group).containsExactly(0, 0, 0, 1, 1);
            assertThat(rated).extracting(Ratings.Rated::games).containsExactly(2, 4, 2, 2, 2);
            assertThat(rated).extracting(Ratings.Rated::points).containsExactly(2.0, 2.0, 0.0, 2.0, 0.0);
            assertThat(rated.get(0).kind()).isEqualTo(PlayerSpec.Kind.VISITOR);
            assertThat(rated.get(0).error()).isPositive();
        }
    }

    /** Stores a contest of two entrants in which one of them wins both games, and a test run. */
    private static void create(
            ContestStore store,
            String id,
            ContestConfig config,
            String state,
            List<Entrant> entrants,
            int winner,
            int loser) {
        List<StoredEntrant> stored = new ArrayList<>();
        for (int number = 0; number < entrants.size(); number++)
            stored.add(new StoredEntrant(
                    id,
                    number,
                    entrants.get(number).name(),
                    StoredJson.write(entrants.get(number).playerSpec()),
                    ""));
        store.create(new StoredContest(id, config.toJson(), "", state, false, 1, 1), stored);
        for (ContestRecord game : List.of(
                game(1, winner, loser, 0), game(2, loser, winner, 1), game(-1, loser, -1, 0), game(3, 0, -1, 0)))
            assertThat(store.saveGame(new StoredContestGame(id, game.number(), StoredJson.write(game), 1)))
                    .isTrue();
    }

    @Test
    void pageOfABotSumsItsGames() {
        ContestRecord lost = new ContestRecord(
                3, 1, 1, 0, 0, -1, null, "time", "", true, "", List.of("a", "b", "c"), 0, List.of(10L, 90L), "");
        List<ContestRecord> games =
                List.of(game(1, 0, 1, 0), game(2, 1, 0, -1), lost, game(5, 1, 2, 0), raceResult(9, 0, 5, "goal", 7));
        List<ContestView.RatingPoint> growth = List.of(
                new ContestView.RatingPoint(1, new ArrayList<>(List.of(5.0))),
                new ContestView.RatingPoint(2, List.of()));
        BotPage page = BotPage.of(engine(0), games, growth);
        assertThat(page.openings())
                .containsExactly(
                        new BotPage.Opening(0, List.of("e2", "e8"), 2, 1.5), new BotPage.Opening(1, List.of(), 1, 0));
        assertThat(page.time()).isEqualTo(new BotPage.TimeUse(3, 4, 128 / 4.0, 128 / 3.0, 90, 1));
        assertThat(page.name()).isEqualTo("engine 0");
        assertThat(page.history()).containsExactly(new BotPage.RatingPoint(1, 5.0));
        assertThat(BotPage.of(bot(7), games, growth).time()).isEqualTo(new BotPage.TimeUse(0, 0, 0, 0, 0, 0));
        assertThat(lost.faultyEntrant()).isZero();
        assertThat(game(1, 0, 1, 0).faultyEntrant()).isEqualTo(-1);
        assertThat(List.of(game(1, 0, 1, 0), game(1, 0, 1, 1), game(1, 0, 1, -1)))
                .extracting(ContestRecord::result)
                .containsExactly("1-0", "0-1", "1/2-1/2");
        assertThat(List.of(game(1, 0, 1, 0), game(1, 0, 1, 1), game(1, 0, 1, -1)))
                .extracting(ContestRecord::halfPoints)
                .containsExactly(2, 0, 1);
    }
}
