package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.room.GameRecord.Failure;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests details of the rules of rooms: engine tasks, times, rejected actions, sides, settings and memory. */
class RoomRulesTest {
    /** Solved by 7L 8L. */
    private static final String TWO_MOVES = "1,2,3/4,5,6/0,7,8";

    private static final Game QUORIDOR = Games.all().game("quoridor");

    private static TestRoom race(Style style, String... names) {
        return new TestRoom(new RoomConfig("taquin", style, TWO_MOVES, false, 1)).start(Map.of("seconds", 600), names);
    }

    private static TestRoom match(Map<String, String> options) {
        return new TestRoom(new RoomConfig(
                "quoridor", Style.MATCH, QUORIDOR.deal(options, 1).write(), false, 1));
    }

    private static PuzzleRace.RaceView race(TestRoom room, int viewer) {
        return (PuzzleRace.RaceView) room.view(viewer);
    }

    private static BidRace.BidView bids(TestRoom room) {
        return (BidRace.BidView) room.view(-1);
    }

    private static ClockedMatch.MatchView matchView(TestRoom room) {
        return (ClockedMatch.MatchView) room.view(-1);
    }

    private static void moves(TestRoom room, int seat, String... moves) {
        for (String move : moves) {
            room.now += 100;
            room.act(seat, "move", "move", move);
        }
    }

    private static void assertRefused(TestRoom room, String message, int seat, String verb, String... args) {
        int seq = room.state.seq();
        assertThatThrownBy(() -> room.act(seat, verb, args))
                .isInstanceOf(RoomException.class)
                .hasMessageContaining(message);
        assertThat(room.state.seq()).as("the state is unchanged").isEqualTo(seq);
    }

    @Test
    void bestAttemptOfARaceCounts() {
        TestRoom room = race(Style.FEWEST, "Otter", "Heron", "Badger");
        long start = room.now;
        assertThat(race(room, 0).ends()).isEqualTo(start + 600_000);
        assertThat(race(room, 0).length()).isEqualTo(600_000);
        assertThat(race(room, 0).of()).isEqualTo(1);
        assertThat(race(room, 0).lanes().get(0).millis()).isEqualTo(-1);
        moves(room, 0, "7L", "7R", "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).isEqualTo(4);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(400);
        assertThat(race(room, 1).ranking()).as("hidden").isEmpty();
        room.act(0, "reset");
        moves(room, 0, "7L", "7R", "7L", "7R", "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).as("a worse attempt").isEqualTo(4);
        assertThat(race(room, 1).lanes().get(0).moves()).isEqualTo(6);
        room.act(0, "reset");
        moves(room, 0, "7L", "8L");
        assertThat(race(room, 1).lanes().get(0).cost()).isEqualTo(2);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(1200);
        moves(room, 1, "7L", "8L");
        moves(room, 2, "7L");
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
        assertRefused(room, "over", 0, "move", "move", "7L");
        assertRefused(room, "not allowed right now", 0, "next");
        assertThat(room.state.deadline()).isEmpty();
    }

    @Test
    void actionsThatDoNotFitARaceAreRejected() {
        TestRoom room = race(Style.FEWEST, "Otter", "Heron");
        assertRefused(room, "taken back", 0, "undo");
        assertRefused(room, "Unknown action 'plan'", 0, "plan", "line", "7L");
        assertRefused(room, "Unknown action 'bid'", 0, "bid", "moves", "3");
        assertRefused(room, "not allowed right now", 0, "next");
        moves(room, 0, "7L");
        room.act(0, "undo");
        assertThat(race(room, 0).played()).isEmpty();
        long version = version(room, 0);
        moves(room, 0, "7L");
        assertThat(version(room, 0)).as("the board changed").isGreaterThan(version);
        assertThat(room.state.game().orElseThrow().privateBoard(0).orElseThrow().revealed())
                .isFalse();
    }

    private static long version(TestRoom room, int seat) {
        return room.state.game().orElseThrow().privateBoard(seat).orElseThrow().version();
    }

    @Test
    void attemptHasAtMost5000Moves() {
        TestRoom room = race(Style.FEWEST, "Otter", "Heron");
        for (int i = 0; i < 2500; i++) moves(room, 0, "7L", "7R");
        assertRefused(room, "At most 5000 moves", 0, "move", "move", "7L");
    }

    @Test
    void timesOfARaceMoveWithAnOutage() {
        TestRoom room = race(Style.FASTEST, "Otter", "Heron");
        moves(room, 0, "7L", "8L");
        long ends = race(room, 1).ends();
        room.now += 3_600_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(race(room, 1).ends()).isEqualTo(ends + 3_600_000);
        assertThat(race(room, 1).lanes().get(0).millis()).isEqualTo(200);
        moves(room, 1, "7L", "8L");
        assertThat(race(room, 1).lanes().get(1).millis()).isEqualTo(400);
        assertThat(race(room, 1).phase()).isEqualTo(PuzzleRace.Phase.OVER);
    }

    @Test
    void raceEndsWhenTheLastActivePlayerLeavesAndLateJoinerRaces() {
        TestRoom room = race(Style.FEWEST, "Otter", "Heron", "Badger");
        room.join("Lynx");
        moves(room, 3, "7L", "8L");
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
        TestRoom room = race(Style.FEWEST, "Otter", "Heron");
        moves(room, 1, "7L", "8L");
        room.act(0, "end");
        assertThat(room.state.view(0, 0).winners()).containsExactly(1);
        assertThat(room.points(1)).isEqualTo(1);
        assertRefused(room, "not allowed right now", 0, "end");
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
            moves(room, 1, line.get(i));
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
        for (String wrong : List.of("0", "100", "x")) assertRefused(room, "from 1 to 99", 0, "bid", "moves", wrong);
        assertRefused(room, "Another player", 0, "pass");
        assertRefused(room, "not allowed right now", 0, "next");
        assertRefused(room, "Unknown action 'move'", 0, "move", "move", "x");
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
        assertRefused(room, "not allowed right now", 0, "content");
        assertRefused(room, "Another player", 0, "pass");
        room.act(2, "pass");
        room.act(0, "pass");
        assertThat(bids(room).phase()).isEqualTo(BidRace.Phase.RESULT);
        assertThat(bids(room).length()).isEqualTo(8_000);
        assertThat(bids(room).ends()).isEqualTo(room.now + 8_000);
        assertThat(bids(room).shows()).isEqualTo(-1);
        assertRefused(room, "sand timer has run out", 0, "bid", "moves", "3");
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
    void engineOfAMatchMovesInItsTurnAndAgreesToOffers() {
        TestRoom room = match(Map.of());
        room.join("Otter");
        String opponent =
                Games.all().opponents(room.state.config().setup()).get(0).id();
        room.act(0, "engine", "opponent", opponent);
        room.act(0, "set", "name", "minutes", "value", "0");
        room.act(0, "ready");
        assertThat(room.state.engineTask(1)).as("not its turn").isEmpty();
        room.act(0, "move", "move", "e2");
        EngineTask task = room.state.engineTask(1).orElseThrow();
        assertThat(task.id()).isEqualTo("game 1 move 1 taken back 0");
        assertThat(task.verb()).isEqualTo("move");
        assertThat(task.setup().newTable().toMove()).isEqualTo(1);
        room.act(0, "takeback");
        assertThat(matchView(room).moves()).as("an engine agrees").isEmpty();
        room.act(0, "move", "move", "e2");
        assertThat(room.state.engineTask(1).orElseThrow().id()).isEqualTo("game 1 move 1 taken back 1");
        assertThat(matchView(room).left()).isEmpty();
        assertThat(matchView(room).since()).isZero();
        assertThat(room.state.deadline()).isEmpty();
        assertThat(room.state.games().get(0).rounds()).isEmpty();
        room.act(0, "draw");
        assertThat(matchView(room).ending()).isEqualTo(new ClockedMatch.Ending(ClockedMatch.End.AGREED, -1, -1));
        assertThat(room.state.engineTask(1)).isEmpty();
        assertThat(room.state.view(0, 0).winners()).isEmpty();
        assertThat(room.state.view(0, 0).seats())
                .extracting(RoomView.Place::rating)
                .containsExactly(1500, 1500);
        assertRefused(room, "The game is over", 0, "move", "move", "e3");
    }

    @Test
    void offersAreAnsweredOneAtATime() {
        TestRoom room = match(Map.of()).start(Map.of("minutes", 1, "increment", 0), "Otter", "Heron");
        assertRefused(room, "no offer", 0, "decline");
        assertRefused(room, "no offer", 0, "accept");
        room.act(0, "move", "move", "e2");
        room.act(0, "draw");
        assertThat(matchView(room).offer()).isEqualTo(ClockedMatch.Offer.DRAW);
        assertThat(matchView(room).offeredBy()).isZero();
        assertThat(matchView(room).agreed()).containsExactly(0);
        assertRefused(room, "no offer", 0, "draw");
        assertRefused(room, "other offer", 0, "takeback");
        assertRefused(room, "Unknown action", 0, "bid");
        assertRefused(room, "not allowed right now", 0, "end");
        room.act(1, "draw");
        assertThat(matchView(room).ending().how())
                .as("the same offer is an agreement")
                .isEqualTo(ClockedMatch.End.AGREED);
        assertThat(matchView(room).offer()).isNull();
        assertThat(matchView(room).offeredBy()).isEqualTo(-1);
    }

    @Test
    void clockOfAMatchMovesWithAnOutageAndATakeback() {
        TestRoom room = match(Map.of()).start(Map.of("minutes", 1, "increment", 0), "Otter", "Heron");
        room.act(0, "move", "move", "e2");
        assertThat(matchView(room).since()).isEqualTo(room.now);
        assertThat(room.state.deadline()).hasValue(room.now + 60_000);
        room.now += 3_600_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(matchView(room).since()).isEqualTo(room.now);
        room.now += 10_000;
        room.act(1, "move", "move", "e8");
        assertThat(matchView(room).left()).containsExactly(60_000L, 50_000L);
        room.now += 5_000;
        room.act(0, "takeback");
        room.act(1, "accept");
        assertThat(matchView(room).moves()).isEmpty();
        assertThat(matchView(room).since()).as("no move is left").isZero();
        room.act(0, "move", "move", "e2");
        room.act(1, "move", "move", "e8");
        room.now += 1_000;
        room.act(1, "takeback");
        room.act(0, "accept");
        assertThat(matchView(room).since()).as("the clock is started again").isEqualTo(room.now);
    }

    @Test
    void lobbyRejectsActionsOfAGame() {
        TestRoom room = TestRoom.bidRace();
        room.join("Otter");
        room.join("Heron");
        assertRefused(room, "has not started", 0, "bid", "moves", "3");
        assertRefused(room, "has not started", 0, "rematch");
        assertRefused(room, "not allowed right now", 0, "end");
        assertRefused(room, "not allowed right now", 0, "lobby");
        assertRefused(room, "not allowed right now", RoomAction.SERVER, "time");
        assertRefused(room, "cannot leave", 0, "leave");
        assertRefused(room, "from 1 to 1", 0, "remove", "seat", "0");
        assertRefused(room, "from 1 to 1", 0, "remove", "seat", "2");
        assertRefused(room, "Unknown action 'side'", 0, "side", "side", "0");
        room.act(0, "lock", "on", "true");
        room.act(0, "lock", "on", "false");
        room.join("Badger");
        assertThat(room.state.view(0, 0).locked()).isFalse();
        for (int seat = 0; seat < 3; seat++) room.act(seat, "ready");
        assertRefused(room, "already started", 0, "engine", "opponent", "easy");
        assertRefused(room, "already started", 0, "ready");
        room.act(0, "leave");
        assertThat(room.state.view(0, 0).seats().get(0).left()).isTrue();
    }

    @Test
    void numbersOfSeatsAreReusedOnlyAtTheEnd() {
        TestRoom room = TestRoom.bidRace();
        room.join("Otter");
        int seats = 1;
        while (room.state.seats().size() == seats) {
            room.join("P" + seats);
            if (room.state.seats().size() == seats) break;
            room.act(0, "remove", "seat", String.valueOf(seats));
            seats++;
        }
        assertThat(room.state.seats().get(1).name)
                .as("the first number that is free")
                .isEqualTo("P" + seats);
        assertThat(room.state.seats().get(1).hasLeft).isFalse();
        assertThat(room.state.seats().get(2).name).isEqualTo("P2");
    }

    @Test
    void boardWithFewerSidesForgetsChosenSides() {
        TestRoom room = match(Map.of("players", "4"));
        room.join("Otter");
        room.join("Heron");
        room.act(0, "side", "side", "3");
        room.act(1, "side", "side", "1");
        assertRefused(room, "from -1 to 3", 0, "side", "side", "4");
        assertRefused(room, "Heron has already chosen", 0, "side", "side", "1");
        room.act(0, "board", "position", QUORIDOR.deal(Map.of(), 1).write(), "options", "{}");
        assertThat(room.state.seats()).extracting(seat -> seat.side).containsExactly(RoomSeat.ANY_SIDE, 1);
        room.act(1, "side", "side", "-1");
        room.act(0, "side", "side", "-1");
        assertThat(room.state.seats()).extracting(seat -> seat.side).containsOnly(RoomSeat.ANY_SIDE);
    }

    @Test
    void sidesWithoutAPreferenceCanBeRandom() {
        List<RoomSeat> seats = List.of(seat("A"), seat("B"), seat("C"), seat("D"));
        assertThat(SideAssignment.assign(seats, List.of(), SideAssignment.NOT_RANDOM))
                .containsExactly(0, 1, 2, 3);
        assertThat(SideAssignment.assign(seats, List.of(), 1))
                .isNotEqualTo(List.of(0, 1, 2, 3))
                .hasSize(4);
        seats.get(2).side = 0;
        assertThat(SideAssignment.assign(seats, List.of(), SideAssignment.NOT_RANDOM))
                .containsExactly(2, 0, 1, 3);
        assertThat(SideAssignment.assign(seats, List.of(2, 0, 1, 3), 1)).containsExactly(0, 1, 3, 2);
    }

    private static RoomSeat seat(String name) {
        return new RoomSeat(name, "", null);
    }

    @Test
    void settingsFollowTheStyle() {
        assertThat(new RoomSettings(Style.BIDS, true, 17).list())
                .extracting(RoomSettings.Setting::id)
                .containsExactly("targets", "sand", "show", "countdown");
        assertThat(new RoomSettings(Style.BIDS, true, 3).value("targets")).isEqualTo(3);
        assertThat(new RoomSettings(Style.FEWEST, true, 17).list())
                .contains(
                        new RoomSettings.Setting("targets", 5, 1, 17, 1),
                        new RoomSettings.Setting("seconds", 120, 10, 3600, 10));
        assertThat(new RoomSettings(Style.FEWEST, false, 1).list())
                .containsExactly(
                        new RoomSettings.Setting("seconds", 900, 10, 3600, 60),
                        new RoomSettings.Setting("rounds", 1, 1, 20, 1),
                        new RoomSettings.Setting("countdown", 0, 0, 30, 1));
        RoomSettings wide = new RoomSettings(Style.BIDS, true, 17);
        wide.set(new RoomAction(1, 0, "set", Map.of("name", "targets", "value", "17"), 0));
        RoomSettings narrow = new RoomSettings(Style.BIDS, true, 3);
        narrow.copyFrom(wide);
        assertThat(narrow.value("targets")).as("limited").isEqualTo(3);
        assertThat(narrow.secondsAsMillis("sand")).isEqualTo(60_000);
    }

    @Test
    void configurationIsStoredAsJson() {
        RoomConfig config = new RoomConfig("taquin", Style.FASTEST, TWO_MOVES, true, 9, Map.of("rows", "3"), true);
        assertThat(RoomConfig.fromJson(config.toJson())).isEqualTo(config);
        RoomConfig given = new RoomConfig("taquin", Style.FEWEST, TWO_MOVES, false, 9);
        assertThat(RoomConfig.fromJson(given.toJson())).isEqualTo(given);
        assertThat(given.redealsForNextGame()).isFalse();
        assertThat(given.withBoard("x", Map.of()).redealsForNextGame()).isTrue();
        assertThat(new RoomConfig("taquin", Style.FASTEST, TWO_MOVES, false, 9).redealsForNextGame())
                .isTrue();
        assertThat(new RoomConfig("hitman", Style.FEWEST, "", true, 9).redealsForNextGame())
                .isTrue();
        assertThat(given.forNextGame("").position()).isEqualTo(TWO_MOVES);
        assertThat(given.forNextGame("other").position()).isEqualTo("other");
        assertThat(given.forNextGame("").seed()).isEqualTo(10);
        assertThatThrownBy(() -> RoomConfig.fromJson(given.toJson().replace("fewest", "slowest")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("unknown room style: slowest");
    }

    /** A room has 8 KiB, a seat 2 KiB, a character of the board 8 bytes per room and per seat, a hidden one 512 more. */
    @Test
    void memoryFollowsBoardSeatsAndActions() {
        int length = TWO_MOVES.length();
        TestRoom room = race(Style.FEWEST, "Otter", "Heron");
        assertThat(RoomBytes.of(room.state)).isEqualTo(8192 + 8L * length + 2 * (2048 + 8L * length));
        TestRoom hidden = new TestRoom(new RoomConfig("taquin", Style.FEWEST, TWO_MOVES, true, 1));
        hidden.join("Otter");
        assertThat(RoomBytes.of(hidden.state)).isEqualTo(8192 + 8L * length + 2048 + 520L * length);
        moves(room, 0, "7L", "8L");
        room.act(0, "end");
        long recorded = length + 4 + 4;
        assertThat(room.state.recordedCharacters()).isEqualTo(recorded);
        assertThat(RoomBytes.of(room.state)).isEqualTo(8192 + 8L * length + 2 * (2048 + 8L * length) + 2 * recorded);
        room.act(0, "lobby");
        assertThat(room.state.recordedCharacters()).as("finished games").isEqualTo(recorded);
        assertThat(RoomBytes.of(new RoomAction(1, 0, "bid", Map.of("moves", "12"), 0)))
                .isEqualTo(1024 + 2 * 7);
    }

    @Test
    void movesAreLimitedTo64Characters() {
        TestRoom room = race(Style.FEWEST, "Otter", "Heron");
        assertThatThrownBy(() -> room.act(0, "move", "move", "x".repeat(65))).hasMessageContaining("too long");
        assertThatThrownBy(() -> room.act(0, "move", "move", "x".repeat(64)))
                .isInstanceOf(RoomException.class)
                .message()
                .doesNotContain("too long");
    }

    @Test
    void countdownMovesWithAnOutageAndSurvivesAnUnchangedLobby() {
        TestRoom room = TestRoom.bidRace().start(Map.of("countdown", 3), "Otter", "Heron");
        long starts = room.state.view(0, 0).starts();
        assertThat(room.state.deadline()).hasValue(starts);
        room.now += 1_000;
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).starts()).as("not started again").isEqualTo(starts);
        room.now += 60_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(room.state.view(0, 0).starts()).isEqualTo(starts + 60_000);
        room.advance(Duration.ofSeconds(2));
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
        assertThat(room.state.view(0, 0).starts()).isZero();
    }
}
