package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.BidRace.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

class BidRaceTest {
    private final BidRace race = new BidRace(new int[] {2, 0, 1}, 60_000);

    @Test
    void theFirstBidTurnsTheSandTimer() {
        assertThat(race.phase(1_000_000)).isEqualTo(Phase.THINKING);
        race.bid(1, 9, 1000);
        assertThat(race.phase(2000)).isEqualTo(Phase.SAND);
        assertThat(race.sandLeft(2000)).isEqualTo(59_000);
        race.bid(0, 7, 50_000);
        assertThat(race.phase(60_999)).isEqualTo(Phase.SAND);
        assertThat(race.phase(61_000)).isEqualTo(Phase.SHOWING);
        assertThatThrownBy(() -> race.bid(2, 5, 61_000)).hasMessageContaining("over");
    }

    @Test
    void bidsOnlyGoDown() {
        race.bid(0, 7, 0);
        assertThatThrownBy(() -> race.bid(0, 7, 1)).hasMessageContaining("only go down");
        assertThatThrownBy(() -> race.bid(0, 0, 1)).hasMessageContaining("at least 1");
        race.bid(1, 8, 1);
        race.bid(0, 6, 2);
        assertThat(race.bids()).extracting(BidRace.Bid::moves).containsExactly(6, 8);
    }

    @Test
    void failurePassesToTheNextBidAndEqualBidsToWhoHasWonLess() {
        race.bid(0, 5, 0);
        race.bid(2, 5, 1);
        race.bid(1, 6, 2);
        race.close();
        assertThat(race.showing(3)).map(BidRace.Bid::player).contains(2);
        race.shown(-1, 3);
        assertThat(race.showing(4)).map(BidRace.Bid::player).contains(0);
        race.shown(6, 4);
        assertThat(race.winner()).isEmpty();
        race.shown(5, 5);
        assertThat(race.winner()).contains(1);
        assertThat(race.phase(6)).isEqualTo(Phase.OVER);
    }

    @Test
    void aRoundNobodyShowsIsOverWithoutAWinner() {
        race.bid(0, 5, 0);
        race.close();
        race.shown(-1, 1);
        assertThat(race.phase(2)).isEqualTo(Phase.OVER);
        assertThat(race.winner()).isEmpty();
        assertThatThrownBy(() -> race.shown(3, 2)).hasMessageContaining("nobody");
        BidRace silent = new BidRace(new int[2], 1000);
        silent.close();
        assertThat(silent.phase(0)).isEqualTo(Phase.OVER);
    }

    @Test
    void roundsCountStrictlyShorterLines() {
        Rounds rounds = new Rounds(2, 3);
        rounds.finish(new Rounds.Round(List.of(5, 7), 5));
        rounds.finish(new Rounds.Round(List.of(6, 6), 6));
        assertThat(rounds.leader()).isEqualTo(0);
        assertThat(rounds.over()).isFalse();
        rounds.finish(new Rounds.Round(List.of(Rounds.NOTHING, 9), 8));
        assertThat(rounds.over()).isTrue();
        assertThat(rounds.won(0)).isEqualTo(1);
        assertThat(rounds.won(1)).isEqualTo(1);
        assertThat(rounds.leader()).isEqualTo(Rounds.DRAWN);
        assertThatThrownBy(() -> rounds.finish(new Rounds.Round(List.of(1, 2), 1)))
                .hasMessageContaining("all 3");
    }
}
