package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.job.SecretTokens;
import dev.damier.store.StoreException;
import dev.damier.store.StoredAction;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests rooms on a real store: recovery after a restart, rollback, subscriptions, engines and concurrent servers. */
class LiveRoomTest {
    private static final RoomConfig CONFIG = new RoomConfig("ricochet", Style.BIDS, TestRoom.BOARD, false, 7);

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(1_000_000);
    private StoredRooms stored;
    private Rooms rooms;

    @BeforeEach
    void open() {
        stored = StoredRooms.open(folder, clock::get, RoomOptions.unlimited(Duration.ofMillis(1)));
        rooms = stored.rooms();
    }

    @AfterEach
    void close() {
        stored.close();
    }

    private void restart() {
        close();
        open();
    }

    private LiveRoom begun() {
        LiveRoom room = rooms.create(CONFIG, "here");
        room.join("Otter");
        room.join("Heron");
        int ignored = room.act(0, "ready", Map.of());
        int alsoIgnored = room.act(1, "ready", Map.of());
        return room;
    }

    @Test
    void tokenIdentifiesOneSeatAndOnlyItsHashIsStored() {
        LiveRoom room = rooms.create(CONFIG, "here");
        LiveRoom.NewSeat otter = room.join("Otter");
        LiveRoom.NewSeat heron = room.join("Heron");
        assertThat(room.seatOfToken(otter.token())).isZero();
        assertThat(room.seatOfToken(heron.token())).isEqualTo(1);
        assertThat(room.seatOfToken("0".repeat(32))).isEqualTo(-1);
        assertThat(stored.store().actions(room.id(), 0).toString()).doesNotContain(otter.token(), heron.token());
        for (int viewer = -1; viewer < 2; viewer++)
            assertThat(room.view(viewer).toString()).doesNotContain(SecretTokens.hash(otter.token()), otter.token());
        int ignored = room.act(0, "remove", Map.of("seat", "1"));
        assertThat(room.seatOfToken(heron.token()))
                .as("the token of a removed seat is invalid")
                .isEqualTo(-1);
    }

    @Test
    void restartLosesNoActionsAndNoPlayerTime() {
        LiveRoom room = begun();
        clock.addAndGet(5_000);
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        clock.addAndGet(10_000);
        int alsoIgnored = room.act(1, "bid", Map.of("moves", "7"));
        RoomView before = room.view(1);
        restart();
        assertThat(rooms.find(room.id(), "here").orElseThrow().view(1)).isEqualTo(before);
        clock.addAndGet(1_000_000);
        restart();
        rooms.start();
        LiveRoom again = rooms.find(room.id(), "here").orElseThrow();
        assertThat(again.deadline().orElseThrow() - clock.get()).isEqualTo(50_000);
    }

    @Test
    void deadlinesMoveByTheLengthOfALongOutage() {
        LiveRoom room = begun();
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        clock.addAndGet(Duration.ofDays(3).toMillis());
        restart();
        rooms.start();
        LiveRoom again = rooms.find(room.id(), "here").orElseThrow();
        assertThat(again.deadline().orElseThrow() - clock.get()).isEqualTo(60_000);
        assertThat(again.view(0).seq()).as("opening a room is not an action").isEqualTo(5);
        assertThat(stored.store().actions(room.id(), 5)).isEmpty();
        assertThat(again.act(1, "bid", Map.of("moves", "8"))).isEqualTo(7);
        assertThat(stored.store().actions(room.id(), 5))
                .extracting(StoredAction::verb)
                .containsExactly("resume", "bid");
        RoomView before = again.view(0);
        restart();
        assertThat(rooms.find(room.id(), "here").orElseThrow().view(0)).isEqualTo(before);
    }

    @Test
    void failedStoreLeavesTheRoomUnchanged() {
        LiveRoom room = begun();
        RoomView before = room.view(0);
        stored.database().close();
        assertThatThrownBy(() -> room.act(0, "bid", Map.of("moves", "9"))).isInstanceOf(StoreException.class);
        assertThat(room.view(0)).isEqualTo(before);
        restart();
        assertThat(rooms.find(room.id(), "here").orElseThrow().view(0)).isEqualTo(before);
    }

    @Test
    void corruptRoomDoesNotBlockTheRecoveryOfOthers() {
        LiveRoom room = begun();
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        LiveRoom other = begun();
        stored.store().append(new StoredAction(other.id(), 5, 0, "unheard-of", "{}", clock.get()));
        clock.addAndGet(1_000);
        restart();
        rooms.start();
        assertThat(rooms.liveCount())
                .as("rooms are loaded when they are opened")
                .isZero();
        assertThat(rooms.find(room.id(), "here").orElseThrow().deadline().orElseThrow() - clock.get())
                .isEqualTo(60_000);
        assertThatThrownBy(() -> rooms.find(other.id(), "here")).isInstanceOf(RoomException.class);
        assertThat(stored.store().actions(other.id(), 0)).hasSize(5);
    }

    @Test
    void subscribersReceiveEachEventOnceAndResumeWhereTheyLeft() {
        LiveRoom room = begun();
        RecordingListener spectator = new RecordingListener();
        Runnable stop = room.subscribe(-1, 0, spectator);
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        stop.run();
        int missed = room.act(1, "bid", Map.of("moves", "7"));
        assertThat(spectator.seqs).containsExactly(1, 2, 3, 4, 5);
        Runnable stopAgain = room.subscribe(-1, 5, spectator);
        assertThat(spectator.seqs).containsExactly(1, 2, 3, 4, 5, 6);
        stopAgain.run();
        restart();
        RecordingListener lateListener = new RecordingListener();
        Runnable stopLate = rooms.find(room.id(), "here").orElseThrow().subscribe(-1, 4, lateListener);
        assertThat(lateListener.seqs).as("after a restart").containsExactly(5, 6);
        assertThat(lateListener.view.seq()).isEqualTo(6);
        stopLate.run();
    }

    @Test
    void reactionsAndPresenceArePublishedButNotStored() {
        LiveRoom room = begun();
        RecordingListener recordingListener = new RecordingListener();
        Runnable stop = room.subscribe(1, 4, recordingListener);
        Runnable other = room.subscribe(-1, 4, new RecordingListener());
        room.react(0, "bolt");
        room.updateLatency(1, 12);
        assertThat(recordingListener.ephemeralEvents)
                .contains(
                        "sign Reaction[seat=0, sign=bolt]",
                        "presence Presence[here=[0, 1], latency=[-1, 12], watching=1]");
        assertThatThrownBy(() -> room.react(0, "<script>")).isInstanceOf(RoomException.class);
        assertThat(room.view(0).seq()).isEqualTo(4);
        stop.run();
        other.run();
    }

    /**
     * Two servers share a stored.store(). The action of the slower server is rejected, and that server loads the other's action.
     */
    @Test
    void slowerOfTwoServersIsRejectedAndUpdated() {
        LiveRoom here = begun();
        Rooms elsewhere = new Rooms(
                stored.store(),
                clock::get,
                (client, seatKey, engine, setup, callback) -> {},
                RoomOptions.unlimited(Duration.ofMillis(1)));
        LiveRoom there = elsewhere.find(here.id(), "there").orElseThrow();
        int ignored = here.act(0, "bid", Map.of("moves", "9"));
        RecordingListener recordingListener = new RecordingListener();
        Runnable stop = there.subscribe(-1, 4, recordingListener);
        assertThatThrownBy(() -> there.act(1, "bid", Map.of("moves", "8")))
                .hasMessageContaining("Another action came first");
        assertThat(recordingListener.seqs).containsExactly(5);
        assertThat(there.act(1, "bid", Map.of("moves", "8"))).isEqualTo(6);
        here.refresh();
        assertThat(here.view(0).seq()).isEqualTo(6);
        stop.run();
        elsewhere.close();
    }

    @Test
    void engineBidsAndItsSolutionIsHiddenUntilItsDemonstration() throws Exception {
        rooms.close();
        rooms = new Rooms(
                stored.store(),
                clock::get,
                (client, seatKey, engine, setup, callback) ->
                        callback.accept(TestRoom.solution("ricochet", setup.write())),
                RoomOptions.unlimited(Duration.ofMillis(1)));
        LiveRoom room = rooms.create(CONFIG, "here");
        room.join("Otter");
        int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
        RecordingListener recordingListener = new RecordingListener();
        Runnable stop = room.subscribe(0, 0, recordingListener);
        int alsoIgnored = room.act(0, "ready", Map.of());
        String line = String.join(
                " ", TestRoom.solution("ricochet", ((BidRace.BidView) recordingListener.view.play()).position()));
        await(() -> ((BidRace.BidView) room.view(0).play()).leads() == 1);
        assertThat(stored.store().actions(room.id(), 0).toString()).contains(line);
        assertThat(room.view(0).toString().replace(", ", " ")).doesNotContain(line);
        int content = room.act(0, "content", Map.of());
        await(() -> room.view(0).seats().get(1).points() == 1);
        stop.run();
    }

    @Test
    void engineRacesMoveByMoveAndItsPlanIsHidden() throws Exception {
        rooms.close();
        rooms = new Rooms(
                stored.store(),
                clock::get,
                (client, seatKey, engine, setup, callback) ->
                        callback.accept(TestRoom.solution("ricochet", setup.write())),
                RoomOptions.unlimited(Duration.ofMillis(1)));
        LiveRoom room = rooms.create(new RoomConfig("ricochet", Style.FEWEST, TestRoom.BOARD, false, 7), "here");
        room.join("Otter");
        int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
        int set = room.act(0, "set", Map.of("name", "targets", "value", "2"));
        int ready = room.act(0, "ready", Map.of());
        String position = ((PuzzleRace.RaceView) room.view(0).play()).position();
        String line = String.join(" ", TestRoom.solution("ricochet", position));
        await(() -> lane(room).done() && lane(room).content());
        assertThat(lane(room).cost()).isEqualTo(line.split(" ").length);
        assertThat(stored.store().actions(room.id(), 0).toString()).contains(line);
        assertThat(room.view(0).toString().replace(", ", " ")).doesNotContain(line);
        assertThatThrownBy(() -> room.act(0, "plan", Map.of("line", "x"))).isInstanceOf(RoomException.class);
        int content = room.act(0, "content", Map.of());
        await(() -> room.view(0).seats().get(1).points() == 1);
        int next = room.act(0, "next", Map.of());
        await(() -> ((PuzzleRace.RaceView) room.view(0).play()).round() == 2
                && lane(room).done());
    }

    @Test
    void engineMovesAgainAfterATakeback() throws Exception {
        rooms.close();
        rooms = new Rooms(
                stored.store(),
                clock::get,
                (client, seatKey, engine, setup, callback) ->
                        callback.accept(List.of(setup.newTable().moves().get(0).text())),
                RoomOptions.unlimited(Duration.ofMillis(1)));
        String start = Games.all().game("quoridor").deal(Map.of(), 1).write();
        LiveRoom room = rooms.create(new RoomConfig("quoridor", Style.MATCH, start, false, 7), "here");
        room.join("Otter");
        int engine = room.act(0, "engine", Map.of("opponent", "level-1"));
        int ready = room.act(0, "ready", Map.of());
        for (String move : List.of("e2", "e3")) {
            int ignored = room.act(0, "move", Map.of("move", move));
            await(() -> moves(room) % 2 == 0);
        }
        int back = room.act(0, "takeback", Map.of());
        assertThat(moves(room)).isEqualTo(2);
        int instead = room.act(0, "move", Map.of("move", "d2"));
        await(() -> moves(room) == 4);
    }

    private static int moves(LiveRoom room) {
        return ((ClockedMatch.MatchView) room.view(0).play()).moves().size();
    }

    private static PuzzleRace.RacerView lane(LiveRoom room) {
        return ((PuzzleRace.RaceView) room.view(0).play()).lanes().get(1);
    }

    private static void await(java.util.function.BooleanSupplier until) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!until.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(5);
        }
    }
}
