package dev.damier.contest;

import static dev.damier.contest.TestRecords.config;
import static dev.damier.contest.TestRecords.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests which games of a contest are played, and in which order. */
class PairingsTest {
    @Test
    void gamesOfEachFormatAreNumberedInOrder() {
        assertThat(new Schedule(config(ContestFormat.GAUNTLET, 3), 3).due(List.of()))
                .containsExactly(
                        new Pairing(1, 0, 0, 1),
                        new Pairing(2, 0, 1, 0),
                        new Pairing(3, 0, 0, 2),
                        new Pairing(4, 0, 2, 0),
                        new Pairing(5, 1, 0, 1),
                        new Pairing(6, 1, 0, 2));
        assertThat(new Schedule(config(ContestFormat.ROUND_ROBIN, 1), 3).due(List.of(game(2, 0, 2, 0))))
                .containsExactly(new Pairing(1, 0, 0, 1), new Pairing(3, 0, 1, 2));
        assertThat(new Schedule(config(ContestFormat.SPRT, 2), 3).due(List.of()))
                .containsExactly(new Pairing(1, 0, 0, 1), new Pairing(2, 0, 1, 0));
        assertThat(new Schedule(config(ContestFormat.RACE, 2), 2).due(List.of()))
                .containsExactly(
                        new Pairing(1, 0, 0, -1),
                        new Pairing(2, 0, 1, -1),
                        new Pairing(3, 1, 0, -1),
                        new Pairing(4, 1, 1, -1));
        assertThat(new Schedule(config(ContestFormat.SWISS, 4), 4).due(List.of()))
                .containsExactly(
                        new Pairing(1, 0, 0, 1),
                        new Pairing(2, 0, 1, 0),
                        new Pairing(3, 0, 2, 3),
                        new Pairing(4, 0, 3, 2));
        assertThat(new Schedule(config(ContestFormat.SWISS, 1), 4).plannedGames())
                .isEqualTo(4);
        assertThat(new Schedule(config(ContestFormat.SWISS, 7), 5).plannedGames())
                .isEqualTo(12);
        assertThat(new Schedule(config(ContestFormat.LADDER, 1), 4).plannedGames())
                .isZero();
        assertThat(new Schedule(config(ContestFormat.GAUNTLET, 2), 3).byes(List.of()))
                .containsExactly(0, 0, 0);
    }

    @Test
    void tenThousandGamesAreAllowed() {
        new Schedule(config(ContestFormat.RACE, 400), 25).requireWithinLimit();
        assertThatThrownBy(() -> new Schedule(config(ContestFormat.RACE, 400), 26).requireWithinLimit())
                .hasMessageContaining("from 1 to 384");
    }

    @Test
    void onlyFinishedPairsCountForTheTest() {
        Map<Integer, ContestRecord> played = new TreeMap<>();
        played.put(1, game(1, 0, 1, 0));
        assertThat(Schedule.pairScores(played)).containsExactly(0, 0, 0, 0, 0);
        played.put(2, game(2, 1, 0, 1));
        played.put(3, game(3, 0, 1, -1));
        played.put(4, game(4, 1, 0, 0));
        played.put(6, game(6, 1, 0, 0));
        assertThat(Schedule.pairScores(played)).containsExactly(0, 1, 0, 0, 1);
    }

    /** 0 has met 1 and 2 has met 3; 0 and 2 lead. A pairing of 0 with 2 leaves 1 and 3. */
    @Test
    void swissPairsMeetTheNearestNewOpponent() {
        SwissPairs pairs = new SwissPairs(4);
        pairs.add(new Pairing(1, 0, 0, 1), 2);
        pairs.add(new Pairing(3, 0, 2, 3), 1);
        assertThat(pairs.pairNextRound()).containsExactly(new int[] {0, 2}, new int[] {3, 1});
        pairs.add(new Pairing(5, 1, 0, 2), 2);
        pairs.add(new Pairing(7, 1, 3, 1), 2);
        assertThat(pairs.pairNextRound()).containsExactly(new int[] {0, 3}, new int[] {2, 1});
        pairs.add(new Pairing(9, 2, 0, 3), 2);
        pairs.add(new Pairing(11, 2, 2, 1), 2);
        assertThat(pairs.pairNextRound())
                .as("all have met, so pairs are repeated")
                .hasSize(2);
        SwissPairs odd = new SwissPairs(3);
        assertThat(odd.pairNextRound()).containsExactly(new int[] {0, 1});
        assertThat(odd.byes()).containsExactly(0, 0, 1);
        assertThat(odd.pairNextRound()).as("the bye has two points").containsExactly(new int[] {2, 0});
        assertThat(odd.byes()).containsExactly(0, 1, 1);
        assertThat(odd.pairNextRound()).hasSize(1);
        assertThat(odd.byes()).as("no second bye before all have one").containsExactly(1, 1, 1);
    }
}
