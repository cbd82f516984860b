package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests {@link Schedule}: the due games depend only on the games played, in whatever order they end. */
class ScheduleTest {
    private static final Random IN_ORDER = new Random() {
        private static final long serialVersionUID = 1L;

        @Override
        public int nextInt(int bound) {
            return 0;
        }
    };

    private static ContestConfig config(ContestFormat format, int games, String sprt) {
        return new ContestConfig(
                "test", "quoridor", format, games, 100, 0, 0, 4, null, Map.of(), sprt, false, false, 0);
    }

    private static ContestRecord record(Pairing game, int winner) {
        return TestRecords.finished(game, winner, List.of(), List.of(0L));
    }

    @Test
    void tooManyPlannedGamesAreRejected() {
        ContestConfig max = config(ContestFormat.ROUND_ROBIN, 400, "");
        assertThatThrownBy(() -> new Schedule(max, 32).requireWithinLimit())
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("games must be a whole number from 1 to 20.");
        new Schedule(config(ContestFormat.ROUND_ROBIN, 20, ""), 32).requireWithinLimit();
        new Schedule(max, 7).requireWithinLimit();
    }

    /** Plays all games, choosing a random due game each time. Every step uses a new schedule, as after a restart. */
    private static List<ContestRecord> playAll(ContestConfig config, int entrants, Random random) {
        List<ContestRecord> played = new ArrayList<>();
        for (List<Pairing> due = new Schedule(config, entrants).due(played);
                !due.isEmpty();
                due = new Schedule(config, entrants).due(played)) {
            Pairing game = due.get(random.nextInt(due.size()));
            boolean better = game.hasSinglePlayer() || game.first() < game.second();
            played.add(record(game, game.hasSinglePlayer() ? -1 : better ? 0 : 1));
        }
        return played;
    }

    @Test
    void roundRobinPlaysEveryPairOnBothSidesOfEachOpening() {
        List<ContestRecord> played = playAll(config(ContestFormat.ROUND_ROBIN, 4, ""), 5, new Random(3));
        assertThat(played).hasSize(new Schedule(config(ContestFormat.ROUND_ROBIN, 4, ""), 5).plannedGames());
        Set<List<Integer>> met = new HashSet<>();
        for (ContestRecord game : played) met.add(List.of(game.opening(), game.first(), game.second()));
        assertThat(met).hasSize(5 * 4 * 2);
    }

    @Test
    void gauntletPairsTheFirstEntrantWithAllOthers() {
        List<ContestRecord> played = playAll(config(ContestFormat.GAUNTLET, 2, ""), 4, new Random(4));
        assertThat(played).hasSize(6).allMatch(g -> g.first() == 0 || g.second() == 0);
    }

    @Test
    void swissPairsLeadersWithoutRepetition() {
        for (int entrants : new int[] {6, 7}) {
            List<ContestRecord> played = playAll(config(ContestFormat.SWISS, 8, ""), entrants, new Random(5));
            assertThat(played).hasSize(new Schedule(config(ContestFormat.SWISS, 8, ""), entrants).plannedGames());
            Set<List<Integer>> met = new HashSet<>();
            for (ContestRecord game : played)
                assertThat(met.add(List.of(game.first(), game.second())))
                        .as(game + " is repeated")
                        .isTrue();
            int[] gameCounts = new int[entrants];
            for (ContestRecord game : played) {
                gameCounts[game.first()]++;
                gameCounts[game.second()]++;
            }
            // With an odd number of entrants, no entrant has more than one bye here.
            assertThat(gameCounts).containsOnly(entrants % 2 == 0 ? new int[] {8} : new int[] {8, 6});
            assertThat(played).filteredOn(g -> g.opening() == 1).anyMatch(g -> g.first() + g.second() == 2);
        }
    }

    /**
     * A bye gives the two points of a won round once the round is over. No entrant has a second bye before all have had
     * one.
     */
    @Test
    void byeCountsAsAWonRound() {
        ContestConfig config = config(ContestFormat.SWISS, 6, "");
        List<Entrant> three = List.of(entrant(0), entrant(1), entrant(2));
        List<ContestRecord> played = playAll(config, 3, IN_ORDER);
        assertThat(played).hasSize(6);
        List<ContestView.Row> rows = new Results(config, three, played).rows();
        assertThat(rows).extracting(ContestView.Row::byes).containsOnly(1);
        assertThat(rows).extracting(ContestView.Row::games).containsOnly(4);
        assertThat(rows).extracting(ContestView.Row::number).containsExactly(0, 1, 2);
        assertThat(rows).extracting(ContestView.Row::points).containsExactly(6.0, 4.0, 2.0);
        List<ContestView.Row> afterOneGame = new Results(config, three, played.subList(0, 1)).rows();
        assertThat(afterOneGame).extracting(ContestView.Row::byes).containsOnly(0);
        List<ContestView.Row> afterFirstRound = new Results(config, three, played.subList(0, 2)).rows();
        assertThat(afterFirstRound).extracting(ContestView.Row::points).containsExactlyInAnyOrder(2.0, 2.0, 0.0);
    }

    private static Entrant entrant(int number) {
        return new Entrant(number, "bot " + number, PlayerSpec.VISITOR, "");
    }

    @Test
    void sprtEndsWhenItIsDecided() {
        List<ContestRecord> played = playAll(config(ContestFormat.SPRT, 400, "0,100"), 2, IN_ORDER);
        assertThat(played.size()).isBetween(10, 120);
    }

    @Test
    void raceGivesEveryPositionToEveryEntrant() {
        List<ContestRecord> played = playAll(config(ContestFormat.RACE, 3, ""), 2, new Random(7));
        assertThat(played).hasSize(6).allMatch(ContestRecord::hasSinglePlayer);
    }

    @Test
    void invalidConfigurationsAreRejected() {
        for (int games : new int[] {0, 401})
            assertThatThrownBy(() -> config(ContestFormat.ROUND_ROBIN, games, ""))
                    .isInstanceOf(ContestException.class)
                    .hasMessageContaining("from 1 to 400");
        assertThat(config(ContestFormat.ROUND_ROBIN, 400, "").games()).isEqualTo(400);
        for (String bounds : List.of("", "5", "20,10", "0,NaN", "0,Infinity", "0,1001", "-2000,0", "a,b"))
            assertThatThrownBy(() -> config(ContestFormat.SPRT, 10, bounds))
                    .as(bounds)
                    .isInstanceOf(ContestException.class);
        assertThatThrownBy(() -> new ContestConfig(
                        "test", "quoridor", ContestFormat.SWISS, 2, 0, 0, 0, 4, null, Map.of(), "", false, false, 0))
                .isInstanceOf(ContestException.class);
        ContestConfig valid = config(ContestFormat.SWISS, 6, "");
        assertThat(ContestConfig.fromJson(valid.toJson())).isEqualTo(valid);
    }

    /** A test run is shown before the contest, so it must say nothing about the games of the contest. */
    @Test
    void seedsOfGamesAndTestRunsAreIndependent() {
        ContestConfig race = new ContestConfig(
                "test", "taquin", ContestFormat.RACE, 9, 100, 0, 0, 0, null, Map.of("size", "3"), "", false, false, 0);
        Set<String> positions = new HashSet<>();
        for (int number = 0; number < 9; number++) {
            positions.add(race.position(number, false).write());
            positions.add(race.position(number, true).write());
        }
        assertThat(positions).hasSize(18);
        assertThat(race.secrets().games())
                .isNotEqualTo(race.secrets().testRuns())
                .hasSize(32);
        ContestConfig again = ContestConfig.fromJson(race.toJson());
        assertThat(again.position(3, false).write())
                .isEqualTo(race.position(3, false).write());
    }

    @Test
    void contestOfAnEarlierVersionKeepsItsPositions() {
        String json = config(ContestFormat.SWISS, 6, "").toJson().replaceFirst("\"secrets\":\\{[^}]*}", "\"seed\":7");
        assertThat(ContestConfig.fromJson(json)).isEqualTo(ContestConfig.fromJson(json));
    }
}
