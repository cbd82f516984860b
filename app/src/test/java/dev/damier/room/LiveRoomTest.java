package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.job.SecretTokens;
import dev.damier.store.Database;
import dev.damier.store.RoomStore;
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

/** Rooms on a real store: what was acknowledged is there again, and listeners hear everything once. */
class LiveRoomTest {
    private static final RoomConfig CONFIG = new RoomConfig("ricochet", Style.BIDS, Gathered.BOARD, false, 7);

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(1_000_000);
    private Database database;
    private RoomStore store;
    private Rooms rooms;

    @BeforeEach
    void open() {
        database = Database.folder(folder);
        store = new RoomStore(database);
        rooms = new Rooms(store, clock::get, (chair, engine, setup, then) -> {}, Duration.ofMillis(1));
    }

    @AfterEach
    void close() {
        rooms.close();
        store.close();
        database.close();
    }

    private void restart() {
        close();
        open();
    }

    private LiveRoom begun() {
        LiveRoom room = rooms.open(CONFIG);
        room.join("Otter");
        room.join("Heron");
        int ignored = room.act(0, "ready", Map.of());
        int alsoIgnored = room.act(1, "ready", Map.of());
        return room;
    }

    @Test
    void aTokenProvesOneSeatAndOnlyItsHashIsKept() {
        LiveRoom room = rooms.open(CONFIG);
        LiveRoom.Joined otter = room.join("Otter");
        LiveRoom.Joined heron = room.join("Heron");
        assertThat(room.seat(otter.token())).isZero();
        assertThat(room.seat(heron.token())).isEqualTo(1);
        assertThat(room.seat("0".repeat(32))).isEqualTo(-1);
        assertThat(store.actions(room.id(), 0).toString()).doesNotContain(otter.token(), heron.token());
        for (int seat = -1; seat < 2; seat++)
            assertThat(room.view(seat).toString()).doesNotContain(SecretTokens.hash(otter.token()), otter.token());
        int ignored = room.act(0, "remove", Map.of("seat", "1"));
        assertThat(room.seat(heron.token())).as("a removed seat proves nothing").isEqualTo(-1);
    }

    @Test
    void aRestartLosesNothingAndNobodysTime() {
        LiveRoom room = begun();
        clock.addAndGet(5_000);
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        clock.addAndGet(10_000);
        int alsoIgnored = room.act(1, "bid", Map.of("moves", "7"));
        RoomView before = room.view(1);
        restart();
        assertThat(rooms.room(room.id()).orElseThrow().view(1)).isEqualTo(before);
        clock.addAndGet(1_000_000);
        restart();
        rooms.start();
        LiveRoom again = rooms.room(room.id()).orElseThrow();
        assertThat(again.deadline().orElseThrow() - clock.get()).isEqualTo(50_000);
    }

    @Test
    void nobodysTimeRunsHoweverLongTheServerWasAway() {
        LiveRoom room = begun();
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        clock.addAndGet(Duration.ofDays(3).toMillis());
        restart();
        rooms.start();
        LiveRoom again = rooms.room(room.id()).orElseThrow();
        assertThat(again.deadline().orElseThrow() - clock.get()).isEqualTo(60_000);
        assertThat(again.view(0).seq()).isEqualTo(6);
    }

    @Test
    void aStoreOutOfReachChangesNothing() {
        LiveRoom room = begun();
        RoomView before = room.view(0);
        database.close();
        assertThatThrownBy(() -> room.act(0, "bid", Map.of("moves", "9"))).isInstanceOf(StoreException.class);
        assertThat(room.view(0)).isEqualTo(before);
        restart();
        assertThat(rooms.room(room.id()).orElseThrow().view(0)).isEqualTo(before);
    }

    @Test
    void aRoomThatCannotBePlayedAgainKeepsNoOtherWaiting() {
        LiveRoom room = begun();
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        LiveRoom other = begun();
        store.append(new StoredAction(other.id(), 5, 0, "unheard-of", "{}", clock.get()));
        clock.addAndGet(1_000);
        restart();
        rooms.start();
        assertThat(rooms.count()).isEqualTo(1);
        assertThat(rooms.room(room.id()).orElseThrow().deadline().orElseThrow() - clock.get())
                .isEqualTo(60_000);
        assertThatThrownBy(() -> rooms.room(other.id())).isInstanceOf(RoomException.class);
        assertThat(store.actions(other.id(), 0)).hasSize(5);
    }

    @Test
    void listenersHearEverythingOnceAndFromWhereTheyLeft() {
        LiveRoom room = begun();
        Heard spectator = new Heard();
        Runnable stop = room.subscribe(-1, 0, spectator);
        int ignored = room.act(0, "bid", Map.of("moves", "9"));
        stop.run();
        int unheard = room.act(1, "bid", Map.of("moves", "7"));
        assertThat(spectator.numbers).containsExactly(1, 2, 3, 4, 5);
        Runnable stopAgain = room.subscribe(-1, 5, spectator);
        assertThat(spectator.numbers).containsExactly(1, 2, 3, 4, 5, 6);
        stopAgain.run();
        restart();
        Heard late = new Heard();
        Runnable stopLate = rooms.room(room.id()).orElseThrow().subscribe(-1, 4, late);
        assertThat(late.numbers).as("also after a restart").containsExactly(5, 6);
        assertThat(late.view.seq()).isEqualTo(6);
        stopLate.run();
    }

    @Test
    void signsAndPresenceAreSeenAndNotKept() {
        LiveRoom room = begun();
        Heard heard = new Heard();
        Runnable stop = room.subscribe(1, 4, heard);
        Runnable other = room.subscribe(-1, 4, new Heard());
        room.react(0, "bolt");
        room.updateLatency(1, 12);
        assertThat(heard.glimpses)
                .contains(
                        "sign Sign[seat=0, sign=bolt]", "presence Presence[here=[0, 1], latency=[-1, 12], watching=1]");
        assertThatThrownBy(() -> room.react(0, "<script>")).isInstanceOf(RoomException.class);
        assertThat(room.view(0).seq()).isEqualTo(4);
        stop.run();
        other.run();
    }

    /** Two servers on one store: whoever is second has not acted, and knows what happened. */
    @Test
    void whoIsSlowerHasNotActed() {
        LiveRoom here = begun();
        Rooms elsewhere = new Rooms(store, clock::get, (chair, engine, setup, then) -> {}, Duration.ofMillis(1));
        LiveRoom there = elsewhere.room(here.id()).orElseThrow();
        int ignored = here.act(0, "bid", Map.of("moves", "9"));
        Heard heard = new Heard();
        Runnable stop = there.subscribe(-1, 4, heard);
        assertThatThrownBy(() -> there.act(1, "bid", Map.of("moves", "8"))).hasMessageContaining("faster");
        assertThat(heard.numbers).containsExactly(5);
        assertThat(there.act(1, "bid", Map.of("moves", "8"))).isEqualTo(6);
        here.refresh();
        assertThat(here.view(0).seq()).isEqualTo(6);
        stop.run();
        elsewhere.close();
    }

    @Test
    void anEngineBidsShowsItsLineAndNobodySeesItBefore() throws Exception {
        rooms.close();
        rooms = new Rooms(
                store,
                clock::get,
                (chair, engine, setup, then) -> then.accept(Gathered.solution("ricochet", setup.write())),
                Duration.ofMillis(1));
        LiveRoom room = rooms.open(CONFIG);
        room.join("Otter");
        int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
        Heard heard = new Heard();
        Runnable stop = room.subscribe(0, 0, heard);
        int alsoIgnored = room.act(0, "ready", Map.of());
        String line = String.join(" ", Gathered.solution("ricochet", ((BidRace.BidView) heard.view.play()).position()));
        await(() -> ((BidRace.BidView) room.view(0).play()).leads() == 1);
        assertThat(store.actions(room.id(), 0).toString()).contains(line);
        assertThat(room.view(0).toString().replace(", ", " ")).doesNotContain(line);
        int content = room.act(0, "content", Map.of());
        await(() -> room.view(0).seats().get(1).points() == 1);
        stop.run();
    }

    @Test
    void anEngineRacesMoveByMoveAndItsPlanIsNobodysBusiness() throws Exception {
        rooms.close();
        rooms = new Rooms(
                store,
                clock::get,
                (chair, engine, setup, then) -> then.accept(Gathered.solution("ricochet", setup.write())),
                Duration.ofMillis(1));
        LiveRoom room = rooms.open(new RoomConfig("ricochet", Style.FEWEST, Gathered.BOARD, false, 7));
        room.join("Otter");
        int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
        int set = room.act(0, "set", Map.of("name", "targets", "value", "2"));
        int ready = room.act(0, "ready", Map.of());
        String position = ((PuzzleRace.RaceView) room.view(0).play()).position();
        String line = String.join(" ", Gathered.solution("ricochet", position));
        await(() -> lane(room).done() && lane(room).content());
        assertThat(lane(room).cost()).isEqualTo(line.split(" ").length);
        assertThat(store.actions(room.id(), 0).toString()).contains(line);
        assertThat(room.view(0).toString().replace(", ", " ")).doesNotContain(line);
        assertThatThrownBy(() -> room.act(0, "plan", Map.of("line", "x"))).isInstanceOf(RoomException.class);
        int content = room.act(0, "content", Map.of());
        await(() -> room.view(0).seats().get(1).points() == 1);
        int next = room.act(0, "next", Map.of());
        await(() -> ((PuzzleRace.RaceView) room.view(0).play()).round() == 2
                && lane(room).done());
    }

    @Test
    void anEngineIsAskedAgainAfterItsMoveWasTakenBack() throws Exception {
        rooms.close();
        rooms = new Rooms(
                store,
                clock::get,
                (chair, engine, setup, then) ->
                        then.accept(List.of(setup.newTable().moves().get(0).text())),
                Duration.ofMillis(1));
        String start = Games.all().game("quoridor").deal(Map.of(), 1).write();
        LiveRoom room = rooms.open(new RoomConfig("quoridor", Style.MATCH, start, false, 7));
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
