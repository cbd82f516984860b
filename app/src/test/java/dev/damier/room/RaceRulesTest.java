package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.room.GameRecord.Failure;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests details of races and bid races: attempts, rejected actions, times and engine tasks. */
class RaceRulesTest {
    private static PuzzleRace.RaceView race(TestRoom room, int viewer) {
        return (PuzzleRace.RaceView) room.view(viewer);
    }

    private static BidRace.BidView bids(TestRoom room) {
        return (BidRace.BidView) room.view(-1);
    }

    @Test
    void bestAttemptOfARaceCounts() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron", "Badger");
        long start = room.now;
        assertThat(race(room, 0).ends()).isEqualTo(start + 600_000);
        assertThat(race(room, 0).length()).isEqualTo(600_000);
        assertThat(race(room, 0).of()).isEqualTo(1);
        assertThat(race(room, 0).lanes().get(0).millis()).isEqualTo(-1);
        room.moves(0, "7L", "7R", "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).isEqualTo(4);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(400);
        assertThat(race(room, 1).ranking()).as("hidden").isEmpty();
        room.act(0, "reset");
        room.moves(0, "7L", "7R", "7L", "7R", "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).as("a worse attempt").isEqualTo(4);
        assertThat(race(room, 1).lanes().get(0).moves()).isEqualTo(6);
        room.act(0, "reset");
        room.moves(0, "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).isEqualTo(2);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(1200);
        room.moves(1, "7L", "8L");
        room.moves(2, "7L");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(race(room, 0).phase()).isEqualTo(PuzzleRace.Phase.RACE);
            room.act(seat, "content");
        }
        PuzzleRace.RaceView view = race(room, 0);
        assertThat(view.phase()).isEqualTo(PuzzleRace.Phase.OVER);
        assertThat(view.ends()).isZero();
        assertThat(view.length()).isZero();
        assertThat(view.ranking()).as("equal costs: the earlier one first").containsExactly(0, 1);
        assertThat(view.lanes().get(0).line()).containsExactly("7L", "8L");
        assertThat(view.lanes().get(2).line()).containsExactly("7L");
        assertThat(room.state.games().get(0).rounds().get(0).attempts())
                .containsExactly(
                        new GameRecord.Attempt(0, List.of(), null, List.of("7L", "8L"), 2, 1200),
                        new GameRecord.Attempt(1, List.of(), null, List.of("7L", "8L"), 2, 1400),
                        new GameRecord.Attempt(2, List.of(), Failure.PASS, List.of("7L"), -1, -1));
        room.assertRefused("over", 0, "move", "move", "7L");
        room.assertRefused("not allowed right now", 0, "next");
        assertThat(room.state.deadline()).isEmpty();
    }

    @Test
    void actionsThatDoNotFitARaceAreRejected() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron");
        room.assertRefused("taken back", 0, "undo");
        room.assertRefused("Unknown action 'plan'", 0, "plan", "line", "7L");
        room.assertRefused("Unknown action 'bid'", 0, "bid", "moves", "3");
        room.assertRefused("not allowed right now", 0, "next");
        room.moves(0, "7L");
        room.act(0, "undo");
        assertThat(race(room, 0).played()).isEmpty();
        long version = version(room, 0);
        room.moves(0, "7L");
        assertThat(version(room, 0)).as("the board changed").isGreaterThan(version);
        assertThat(room.state.game().orElseThrow().privateBoard(0).orElseThrow().revealed())
                .isFalse();
    }

    private static long version(TestRoom room, int seat) {
        return room.state.game().orElseThrow().privateBoard(seat).orElseThrow().version();
    }

    @Test
    void attemptHasAtMost5000Moves() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron");
        for (int i = 0; i < 2500; i++) room.moves(0, "7L", "7R");
        room.assertRefused("At most 5000 moves", 0, "move", "move", "7L");
    }

    @Test
    void timesOfARaceMoveWithAnOutage() {
        TestRoom room = TestRoom.race(Style.FASTEST, "Otter", "Heron");
        room.moves(0, "7L", "8L");
        long ends = race(room, 1).ends();
        room.now += 3_600_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(race(room, 1).ends()).isEqualTo(ends + 3_600_000);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(200);
        room.moves(1, "7L", "8L");
        assertThat(race(room, 1).lanes().get(1).millis()).isEqualTo(400);
        assertThat(race(room, 1).phase()).isEqualTo(PuzzleRace.Phase.OVER);
    }

    @Test
    void raceEndsWhenTheLastActivePlayerLeavesAndLateJoinerRaces() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron", "Badger");
        room.join("Lynx");
        room.moves(3, "7L", "8L");
        room.act(0, "content");
        room.act(1, "content");
        room.act(3, "content");
        assertThat(race(room, 0).phase()).isEqualTo(PuzzleRace.Phase.RACE);
        room.act(2, "leave");
        assertThat(race(room, 0).phase()).isEqualTo(PuzzleRace.Phase.OVER);
        assertThat(room.state.view(0, 0).winners()).containsExactly(3);
        room.act(3, "leave");
        assertThat(race(room, 0).lanes()).as("the result stays").hasSize(3);
    }

    @Test
    void hostEndsARaceAndTheBestAttemptWins() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron");
        room.moves(1, "7L", "8L");
        room.act(0, "end");
        assertThat(room.state.view(0, 0).winners()).containsExactly(1);
        assertThat(room.points(1)).isEqualTo(1);
        room.assertRefused("not allowed right now", 0, "end");
    }

    @Test
    void engineOfARacePlansThenPlaysItsLine() {
        TestRoom room = new TestRoom(new RoomConfig("ricochet", Style.FEWEST, TestRoom.BOARD, false, 7));
        room.join("Otter");
        room.act(0, "engine", "opponent", "easy");
        room.act(0, "engine", "opponent", "easy");
        assertThat(room.state.seats()).extracting(seat -> seat.name).containsExactly("Otter", "easy", "easy 2");
        assertThat(room.state.engineTask(1)).as("in the lobby").isEmpty();
        room.act(0, "ready");
        assertThat(room.state.engineTask(0)).as("a person").isEmpty();
        EngineTask plan = room.state.engineTask(1).orElseThrow();
        assertThat(plan.id()).isEqualTo("game 1 round 1");
        assertThat(plan.verb()).isEqualTo("plan");
        assertThat(plan.setup().write()).isEqualTo(race(room, 0).position());
        assertThat(plan.needsThinkingDelay()).isTrue();
        assertThat(plan.args(List.of("a", "b"))).isEqualTo(Map.of("moves", "2", "line", "a b"));
        List<String> line = TestRoom.solution("ricochet", race(room, 0).position());
        room.act(1, "plan", "line", String.join(" ", line));
        for (int i = 0; i < line.size(); i++) {
            EngineTask task = room.state.engineTask(1).orElseThrow();
            assertThat(task.id()).isEqualTo("game 1 round 1 move " + i);
            assertThat(task.needsThinkingDelay()).isFalse();
            assertThat(task.args(task.line())).isEqualTo(Map.of("move", line.get(i)));
            room.moves(1, line.get(i));
        }
        assertThat(room.state.engineTask(1).orElseThrow().verb()).isEqualTo("content");
        room.act(1, "content");
        assertThat(room.state.engineTask(1)).isEmpty();
        assertThat(room.state.engineTask(2)).isPresent();
        room.act(0, "leave");
        assertThat(room.state.engineTask(2)).as("no person is left").isEmpty();
        assertThat(room.state.deadline()).isEmpty();
    }

    @Test
    void engineOfABidRaceBidsAndShowsItsLine() {
        TestRoom room = TestRoom.bidRace();
        room.join("Otter");
        room.act(0, "engine", "opponent", "easy");
        room.act(0, "ready");
        EngineTask bid = room.state.engineTask(1).orElseThrow();
        assertThat(bid.verb()).isEqualTo("bid");
        assertThat(bid.id()).isEqualTo("game 1 round 1");
        List<String> line = TestRoom.solution("ricochet", bids(room).position());
        room.act(1, "bid", "moves", String.valueOf(line.size()), "line", String.join(" ", line));
        assertThat(room.state.engineTask(1)).as("after its bid").isEmpty();
        room.act(0, "content");
        assertThat(bids(room).phase()).isEqualTo(BidRace.Phase.SHOW);
        for (int i = 0; i < line.size(); i++) {
            EngineTask show = room.state.engineTask(1).orElseThrow();
            assertThat(show.id()).isEqualTo("game 1 round 1 move " + i);
            assertThat(show.verb()).isEqualTo("show");
            room.act(1, "show", "move", show.line().get(0));
        }
        assertThat(room.points(1)).isEqualTo(1);
        assertThat(room.state.engineTask(1)).isEmpty();
    }

    @Test
    void bidsHaveBoundsAndPhases() {
        TestRoom room = TestRoom.bidRace().start(Map.of("sand", 60, "show", 30), "Otter", "Heron", "Badger");
        for (String wrong : List.of("0", "100", "x")) room.assertRefused("from 1 to 99", 0, "bid", "moves", wrong);
        room.assertRefused("Another player", 0, "pass");
        room.assertRefused("not allowed right now", 0, "next");
        room.assertRefused("Unknown action 'move'", 0, "move", "move", "x");
        room.act(1, "content");
        assertThat(bids(room).bids().get(1).content()).isTrue();
        assertThat(bids(room).leads()).isEqualTo(-1);
        room.act(0, "bid", "moves", "99");
        assertThat(bids(room).bids().get(1).content())
                .as("the first bid is new")
                .isFalse();
        assertThat(bids(room).length()).isEqualTo(60_000);
        room.act(2, "bid", "moves", "1");
        assertThat(bids(room).bids().get(2).content()).as("no lower bid exists").isTrue();
        assertThat(bids(room).bids().get(0).content()).isFalse();
        room.act(0, "content");
        room.act(1, "content");
        assertThat(bids(room).phase()).isEqualTo(BidRace.Phase.SHOW);
        assertThat(bids(room).length()).isEqualTo(30_000);
        assertThat(bids(room).ends()).isEqualTo(room.now + 30_000);
        room.assertRefused("not allowed right now", 0, "content");
        room.assertRefused("Another player", 0, "pass");
        room.act(2, "pass");
        room.act(0, "pass");
        assertThat(bids(room).phase()).isEqualTo(BidRace.Phase.RESULT);
        assertThat(bids(room).length()).isEqualTo(8_000);
        assertThat(bids(room).ends()).isEqualTo(room.now + 8_000);
        assertThat(bids(room).shows()).isEqualTo(-1);
        room.assertRefused("sand timer has run out", 0, "bid", "moves", "3");
        room.act(0, "next");
        room.act(1, "next");
        assertThat(bids(room).round()).isEqualTo(1);
        room.act(2, "next");
        assertThat(bids(room).round()).isEqualTo(2);
        assertThat(bids(room).phase()).isEqualTo(BidRace.Phase.THINK);
        room.act(0, "end");
        assertThat(bids(room).length()).isZero();
        assertThat(room.state.view(0, 0).winners()).as("no player has a point").isEmpty();
    }

    @Test
    void playerWhoLeavesAfterABidIsRecorded() {
        TestRoom room = TestRoom.bidRace().start(Map.of("sand", 60, "show", 30), "Otter", "Heron", "Badger");
        room.act(1, "bid", "moves", "5");
        room.act(0, "content");
        room.act(2, "content");
        room.act(1, "leave");
        assertThat(bids(room).phase()).as("the others are content").isEqualTo(BidRace.Phase.RESULT);
        assertThat(room.state.games().get(0).rounds().get(0).attempts())
                .containsExactly(
                        new GameRecord.Attempt(1, List.of(5), Failure.LEFT, List.of(), -1, -1),
                        new GameRecord.Attempt(0, List.of(), null, List.of(), -1, -1),
                        new GameRecord.Attempt(2, List.of(), null, List.of(), -1, -1));
    }

    @Test
    void movesAreLimitedTo64Characters() {
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron");
        assertThatThrownBy(() -> room.act(0, "move", "move", "x".repeat(65))).hasMessageContaining("too long");
        assertThatThrownBy(() -> room.act(0, "move", "move", "x".repeat(64)))
                .isInstanceOf(RoomException.class)
                .message()
                .doesNotContain("too long");
    }
}
