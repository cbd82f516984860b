package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.background.FailureLog;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.MultiplayerMode.Style;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the limits of rooms: memory in total and per client, computed views, and the isolation of a failed room. */
class RoomLimitsTest {
    private static final RoomConfig CONFIG = new RoomConfig("taquin", Style.FASTEST, "1,2,3/4,5,6/0,7,8", false, 7);
    private static final long MAX_BYTES = 1 << 20;

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(1_000_000);
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private StoredRooms stored;
    private Rooms rooms;

    @BeforeEach
    void open() {
        open(new RoomOptions(Duration.ofMillis(1), MAX_BYTES, (client, task) -> tasks.add(task)));
    }

    private void open(RoomOptions options) {
        stored = StoredRooms.open(folder, clock::get, options);
        rooms = stored.rooms();
    }

    @AfterEach
    void close() {
        stored.close();
    }

    private LiveRoom create(String client) {
        LiveRoom room = rooms.create(CONFIG, client);
        clock.incrementAndGet();
        room.join("Otter");
        return room;
    }

    @Test
    void leastRecentlyUsedRoomsAreUnloadedAndLoadedAgain() {
        List<LiveRoom> created = new ArrayList<>();
        for (int i = 0; i < 300; i++) created.add(create("client " + i % 10));
        assertThat(rooms.usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
        assertThat(rooms.liveCount()).isBetween(10, 200);
        assertThat(rooms.isLoaded(created.get(0).id())).isFalse();
        assertThat(rooms.isLoaded(created.get(299).id())).isTrue();
        for (LiveRoom room : created) {
            LiveRoom again = rooms.find(room.id(), "reader").orElseThrow();
            assertThat(again.view(0).seats()).hasSize(1);
            assertThat(again.act(0, "ready", Map.of())).isEqualTo(2);
        }
        assertThatThrownBy(() -> created.get(0).act(0, "ready", Map.of()))
                .as("an unloaded object does not act beside the loaded one")
                .isInstanceOf(RoomException.class);
        assertThat(rooms.usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
    }

    @Test
    void oneClientCannotUseTheMemoryOfOthers() {
        for (String greedy : List.of("a", "b", "c", "d")) {
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 1_000; i++) {
                            LiveRoom room = create(greedy);
                            Runnable ignored = room.subscribe(-1, 0, new RecordingListener());
                        }
                    })
                    .hasMessageContaining("no memory");
        }
        LiveRoom newcomer = create("newcomer");
        assertThat(newcomer.act(0, "ready", Map.of())).isEqualTo(2);
        assertThat(rooms.usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
    }

    @Test
    void growingRoomIsStoppedByTheShareOfItsClient() {
        LiveRoom first = create("a");
        Runnable ignored = first.subscribe(-1, 0, new RecordingListener());
        LiveRoom second = create("a");
        Runnable alsoIgnored = second.subscribe(-1, 0, new RecordingListener());
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 5_000; i++) first.act(0, "lock", Map.of("on", "true"));
                })
                .hasMessageContaining("no memory");
        LiveRoom other = create("b");
        assertThat(other.act(0, "ready", Map.of())).isEqualTo(2);
    }

    /** Opening stored rooms must not make them recent, or a server that restarts would keep them for ever. */
    @Test
    void openingARoomChangesNothingInTheStore() {
        LiveRoom room = create("a");
        room.join("Heron");
        int ignored = room.act(0, "ready", Map.of());
        int alsoIgnored = room.act(1, "ready", Map.of());
        long touched = stored.store().find(room.id()).orElseThrow().touched();
        clock.addAndGet(Duration.ofHours(1).toMillis());
        close();
        open();
        rooms.start();
        assertThat(rooms.find(room.id(), "a").orElseThrow().deadline()).isPresent();
        assertThat(stored.store().find(room.id()).orElseThrow().touched()).isEqualTo(touched);
        assertThat(stored.store().actions(room.id(), 4)).isEmpty();
    }

    @Test
    void viewsAreComputedOncePerSeatAndCoalesced() {
        LiveRoom room = create("a");
        List<RecordingListener> spectators = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            spectators.add(new RecordingListener());
            Runnable ignored = room.subscribe(-1, 1, spectators.get(i));
        }
        RecordingListener player = new RecordingListener();
        Runnable ignored = room.subscribe(0, 1, player);
        runTasks();
        spectators.forEach(spectator -> spectator.updates.set(0));
        player.updates.set(0);
        for (int i = 0; i < 20; i++) room.act(0, "lock", Map.of("on", "true"));
        assertThat(tasks).as("20 actions are published together").hasSize(1);
        runTasks();
        for (RecordingListener spectator : spectators) {
            assertThat(spectator.updates.get()).isEqualTo(1);
            assertThat(spectator.seqs).hasSize(20).isSorted();
            assertThat(spectator.view).as("one view for all spectators").isSameAs(spectators.get(0).view);
        }
        assertThat(player.updates.get()).isEqualTo(1);
        assertThat(player.view.you()).isZero();
    }

    private void runTasks() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) task.run();
    }

    /** Under fog of war, a step changes only the board of the player who makes it. */
    @Test
    void hiddenBoardIsSentOnlyToTheSeatThatActed() {
        Game game = Games.all().games().stream()
                .filter(g -> MultiplayerMode.of(g).get(0).secret())
                .findFirst()
                .orElseThrow();
        MultiplayerMode mode = MultiplayerMode.of(game).get(0);
        String position = game.deal(mode.deal(), 1).write();
        LiveRoom room = rooms.create(new RoomConfig(game.descriptor().id(), mode.style(), position, true, 7), "a");
        List<RecordingListener> players = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) room.join("player " + seat);
        for (int seat = 0; seat < 3; seat++) room.act(seat, "ready", Map.of());
        for (int seat = 0; seat < 3; seat++) {
            players.add(new RecordingListener());
            Runnable ignored = room.subscribe(seat, 0, players.get(seat));
        }
        String move =
                room.queryBoard(1, board -> board.table().moves().get(0).text()).orElseThrow();
        int ignored = room.act(1, "move", Map.of("move", move));
        runTasks();
        assertThat(players.get(0).boardMoves).containsExactly(0);
        assertThat(players.get(1).boardMoves).containsExactly(0, 1);
        assertThat(players.get(2).boardMoves).containsExactly(0);
        RecordingListener spectator = new RecordingListener();
        Runnable alsoIgnored = room.subscribe(-1, 0, spectator);
        assertThat(spectator.boardMoves).isEmpty();
    }

    @Test
    void failedRoomIsReportedToItsPlayersAndAffectsNoOther() {
        LiveRoom room = create("a");
        LiveRoom other = create("a");
        RecordingListener listener = new RecordingListener();
        Runnable ignored = room.subscribe(0, 0, listener);
        long before = FailureLog.count(FailureLog.Source.ROOM);
        room.fail(new IllegalStateException("a bug"));
        assertThat(listener.failure).hasMessageContaining("internal error");
        assertThat(FailureLog.count(FailureLog.Source.ROOM)).isEqualTo(before + 1);
        assertThatThrownBy(() -> room.act(0, "ready", Map.of())).hasMessageContaining("internal error");
        assertThat(other.act(0, "ready", Map.of())).isEqualTo(2);
    }

    @Test
    void strangersWhoJoinAndLeaveDoNotCloseTheLobby() {
        LiveRoom room = create("a");
        LiveRoom.NewSeat friend = room.join("Friend");
        for (int i = 0; i < 100; i++) {
            LiveRoom.NewSeat stranger = room.join("Stranger");
            assertThat(room.seatOfToken(stranger.token()))
                    .isEqualTo(stranger.seat())
                    .isNotIn(0, friend.seat());
            int ignored = room.act(stranger.seat(), "leave", Map.of());
            assertThat(room.seatOfToken(stranger.token())).isEqualTo(-1);
        }
        assertThat(room.view(0).seats()).hasSize(40);
        assertThat(room.join("Guest").seat()).isPositive();
    }

    /** The longest room: it replays, and the next action is rejected with a message. */
    @Test
    void roomWithTheMaximumNumberOfActionsReplays() throws SQLException {
        LiveRoom room = create("a");
        close();
        // One transaction, because a commit per action would take long.
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"));
                PreparedStatement insert = connection.prepareStatement(
                        "insert into room_action (room, seq, seat, verb, args, at) values (?, ?, 0, 'lock', ?, 1000000)")) {
            connection.setAutoCommit(false);
            for (int seq = 2; seq <= LiveRoom.MAX_ACTIONS; seq++) {
                insert.setString(1, room.id());
                insert.setInt(2, seq);
                insert.setString(3, "{\"on\":\"true\"}");
                insert.addBatch();
            }
            int[] ignored = insert.executeBatch();
            connection.commit();
        }
        open(RoomOptions.unlimited(Duration.ZERO));
        LiveRoom again = rooms.find(room.id(), "a").orElseThrow();
        assertThat(again.view(0).seq()).isEqualTo(LiveRoom.MAX_ACTIONS);
        assertThatThrownBy(() -> again.act(0, "ready", Map.of())).hasMessageContaining("action limit");
    }
}
