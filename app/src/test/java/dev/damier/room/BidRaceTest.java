package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.room.BidRace.BidView;
import dev.damier.room.BidRace.Phase;
import dev.damier.room.GameRecord.Failure;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests {@link BidRace}: bids, sand timer, demonstrations and points. */
class BidRaceTest {
    private final TestRoom room =
            TestRoom.bidRace().start(Map.of("targets", 3, "sand", 60, "show", 30), "Otter", "Heron", "Badger");

    private BidView view() {
        return (BidView) room.view(-1);
    }

    private void bid(int seat, int moves) {
        room.act(seat, "bid", "moves", String.valueOf(moves));
    }

    private void show(int seat, List<String> line) {
        for (String move : line) room.act(seat, "show", "move", move);
    }

    private List<String> solution() {
        return TestRoom.solution("ricochet", view().position());
    }

    /** Returns legal moves that do not reach the goal. */
    private List<String> wrong(int n) {
        var table = room.state.config().setup().game().read(view().position()).newTable();
        List<String> line = new java.util.ArrayList<>();
        while (line.size() < n) {
            var move = table.moves().stream()
                    .filter(m -> {
                        table.play(m.code());
                        boolean over = table.status().over();
                        table.undo();
                        return !over;
                    })
                    .findFirst()
                    .orElseThrow();
            table.play(move.code());
            line.add(move.text());
        }
        return line;
    }

    @Test
    void firstBidStartsTheSandTimerAndNewBidsMustBeLower() {
        room.advance(Duration.ofMinutes(5));
        assertThat(view().phase()).isEqualTo(Phase.THINK);
        bid(1, 9);
        assertThat(view().phase()).isEqualTo(Phase.SAND);
        assertThat(view().ends()).isEqualTo(room.now + 60_000);
        room.advance(Duration.ofSeconds(20));
        bid(0, 12);
        bid(1, 7);
        assertThatThrownBy(() -> bid(1, 7)).isInstanceOf(RoomException.class).hasMessageContaining("lower than 7");
        assertThatThrownBy(() -> bid(1, 8)).isInstanceOf(RoomException.class);
        assertThat(view().leads()).isEqualTo(1);
        assertThat(view().bids().get(1).bids()).containsExactly(9, 7);
        room.advance(Duration.ofSeconds(39));
        assertThat(view().phase()).isEqualTo(Phase.SAND);
        room.advance(Duration.ofSeconds(1));
        assertThat(view().phase()).isEqualTo(Phase.SHOW);
        assertThat(view().shows()).isEqualTo(1);
        assertThatThrownBy(() -> bid(0, 2)).hasMessageContaining("sand timer has run out");
    }

    @Test
    void demonstrationWithinTheBidWinsAndThePiecesStay() {
        List<String> line = solution();
        bid(2, line.size());
        room.advance(Duration.ofSeconds(60));
        assertThatThrownBy(() -> room.act(0, "show", "move", line.get(0))).hasMessageContaining("Another player");
        show(2, line);
        assertThat(view().phase()).isEqualTo(Phase.RESULT);
        assertThat(room.points(2)).isEqualTo(1);
        assertThat(view().last().moves()).isEqualTo(line);
        String before = view().position();
        room.advance(Duration.ofSeconds(10));
        assertThat(view().round()).isEqualTo(2);
        assertThat(view().phase()).isEqualTo(Phase.THINK);
        var end = room.state.config().setup().game().read(before).newTable();
        for (String move : line) end.play(end.read(move).code());
        assertThat(robots(view().position())).isEqualTo(robots(end.write())).isNotEqualTo(robots(before));
    }

    private static String robots(String position) {
        return position.replaceAll("_t.*", "");
    }

    @Test
    void failedDemonstrationPassesToTheNextBid() {
        List<String> line = solution();
        bid(0, 2);
        bid(1, 3);
        bid(2, line.size());
        room.advance(Duration.ofSeconds(60));
        show(0, wrong(2));
        assertThat(view().shows()).as("bid used up without reaching the goal").isEqualTo(1);
        assertThat(view().shown()).as("the pieces are reset").isEmpty();
        room.advance(Duration.ofSeconds(30));
        assertThat(view().shows()).as("demonstration timed out").isEqualTo(2);
        assertThat(view().failed()).containsExactly(0, 1);
        show(2, line);
        assertThat(room.points(2)).isEqualTo(1);
        assertThat(room.points(0) + room.points(1)).isZero();
    }

    @Test
    void unsolvedGoalResetsThePiecesAndReturnsToTheDeck() {
        String first = view().position();
        bid(0, 2);
        room.advance(Duration.ofSeconds(60));
        room.act(0, "pass");
        assertThat(view().last().seat()).isEqualTo(-1);
        Set<String> seen = new HashSet<>();
        while (seen.size() < 17) {
            assertThat(seen.add(view().position())).isTrue();
            assertThat(robots(view().position())).isEqualTo(robots(first));
            for (int seat = 0; seat < 3; seat++) if (view().phase() != Phase.THINK) room.act(seat, "next");
            for (int seat = 0; seat < 3 && seen.size() < 17; seat++) room.act(seat, "content");
        }
        assertThat(seen).as("all goals of the board").hasSize(17);
    }

    @Test
    void equalBidsAreOrderedByPointsThenByTime() {
        List<String> line = solution();
        bid(0, line.size());
        room.advance(Duration.ofSeconds(60));
        show(0, line);
        room.advance(Duration.ofSeconds(10));
        bid(0, 5);
        bid(2, 5);
        bid(1, 6);
        bid(1, 5);
        assertThat(view().leads()).isEqualTo(2);
        room.advance(Duration.ofSeconds(60));
        assertThat(view().shows()).isEqualTo(2);
        room.act(2, "pass");
        assertThat(view().shows()).isEqualTo(1);
        room.act(1, "pass");
        assertThat(view().shows()).as("has more points").isEqualTo(0);
    }

    @Test
    void sandTimerEndsEarlyWhenAllPlayersAreContent() {
        bid(0, 4);
        room.act(1, "content");
        room.act(2, "content");
        assertThat(view().phase()).isEqualTo(Phase.SAND);
        room.act(0, "content");
        assertThat(view().phase()).isEqualTo(Phase.SHOW);
    }

    @Test
    void gameEndsWhenEnoughTargetsAreWon() {
        for (int round = 0; round < 3; round++) {
            List<String> line = solution();
            bid(round % 2, line.size());
            room.advance(Duration.ofSeconds(60));
            show(round % 2, line);
            room.advance(Duration.ofSeconds(10));
        }
        assertThat(view().phase()).isEqualTo(Phase.OVER);
        assertThat(room.state.view(0, room.now).phase()).isEqualTo("over");
        assertThat(room.points(0)).isEqualTo(2);
        assertThatThrownBy(() -> bid(0, 3)).isInstanceOf(RoomException.class);
        room.advance(Duration.ofHours(1));
        assertThat(view().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void playerWhoLeavesIsSkippedAndLateJoinerCanBid() {
        bid(0, 3);
        bid(1, 4);
        room.advance(Duration.ofSeconds(60));
        room.act(0, "leave");
        assertThat(view().shows()).isEqualTo(1);
        room.join("Lynx");
        room.act(1, "pass");
        room.advance(Duration.ofSeconds(10));
        bid(3, 7);
        assertThat(view().leads()).as("a late joiner can bid").isEqualTo(3);
    }

    @Test
    void timersPauseDuringAServerOutage() {
        bid(0, 9);
        room.advance(Duration.ofSeconds(20));
        bid(1, 8);
        room.now += 3_600_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(view().ends() - room.now).isEqualTo(40_000);
    }

    @Test
    void failuresOfDemonstrationsAreNamedPerPlayer() {
        bid(0, 2);
        bid(1, 3);
        bid(2, 4);
        room.advance(Duration.ofSeconds(60));
        show(0, wrong(2));
        room.act(1, "pass");
        room.advance(Duration.ofSeconds(30));
        assertThat(view().bids())
                .extracting(b -> b.failure())
                .containsExactly(Failure.MOVES, Failure.PASS, Failure.TIME);
        assertThat(view().last().seat()).isEqualTo(-1);
    }

    @Test
    void tieNamesThePlayersInOrderAndWhy() {
        List<String> line = solution();
        bid(0, line.size());
        room.advance(Duration.ofSeconds(60));
        show(0, line);
        room.advance(Duration.ofSeconds(10));
        bid(0, 5);
        assertThat(view().tie()).isNull();
        bid(2, 5);
        assertThat(view().tie()).isEqualTo(new BidRace.Tie(5, List.of(2, 0), BidRace.TieBreak.POINTS));
        bid(1, 5);
        assertThat(view().tie()).isEqualTo(new BidRace.Tie(5, List.of(2, 1, 0), BidRace.TieBreak.TIME));
        room.advance(Duration.ofSeconds(60));
        room.act(2, "pass");
        assertThat(view().tie()).isEqualTo(new BidRace.Tie(5, List.of(1, 0), BidRace.TieBreak.POINTS));
    }

    @Test
    void endNamesTheWinnerAndRecordsEveryTarget() {
        bid(1, 9);
        room.advance(Duration.ofSeconds(60));
        room.act(1, "pass");
        room.advance(Duration.ofSeconds(10));
        winTargets(0, 0, 2);
        assertThat(view().phase()).isEqualTo(Phase.OVER);
        assertThat(room.state.view(0, 0).winners()).containsExactly(0);
        GameRecord game = room.state.games().get(0);
        assertThat(game.rounds()).extracting(GameRecord.Round::winner).containsExactly(-1, 0, 0, 2);
        assertThat(game.rounds().get(0).attempts())
                .extracting(GameRecord.Attempt::failure)
                .containsExactly(null, Failure.PASS, null);
        assertThat(game.rounds().get(1).moves())
                .isEqualTo(TestRoom.solution("ricochet", game.rounds().get(1).position()));
    }

    private void winTargets(int... winners) {
        for (int seat : winners) {
            List<String> line = solution();
            bid(seat, line.size());
            room.advance(Duration.ofSeconds(60));
            show(seat, line);
            room.advance(Duration.ofSeconds(10));
        }
    }

    @Test
    void samePlayersPlayAnotherGameWithAnotherOrderOfTargets() {
        String first = view().position();
        winTargets(0, 0, 1);
        room.act(0, "rematch");
        room.act(1, "rematch");
        assertThat(view().phase()).as("Badger has not agreed").isEqualTo(Phase.OVER);
        room.act(2, "leave");
        assertThat(view().phase()).isEqualTo(Phase.THINK);
        assertThat(view().position()).isNotEqualTo(first);
        assertThat(room.points(0)).as("points count per game").isZero();
        winTargets(1, 1, 0);
        assertThat(room.state.games()).hasSize(2);
        assertThat(room.state.view(0, 0).seats())
                .extracting(RoomView.Place::wins)
                .containsExactly(1, 1, 0);
    }

    @Test
    void hostEndsAGameThatNobodyFinishes() {
        winTargets(1);
        assertThatThrownBy(() -> room.act(1, "end")).hasMessageContaining("Only the host");
        room.act(0, "end");
        assertThat(view().phase()).isEqualTo(Phase.OVER);
        assertThat(room.state.view(0, 0).winners()).containsExactly(1);
    }
}
