package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.store.Database;
import dev.damier.store.PostgresServer;
import dev.damier.store.RoomStore;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Tests two servers that share a PostgreSQL database: a room created on one is played through the other. */
class SharedRoomsTest {
    private static final RoomConfig CONFIG = new RoomConfig("ricochet", Style.BIDS, TestRoom.BOARD, false, 7);

    /** One of the two servers. */
    private static final class Side implements AutoCloseable {
        final Database database;
        final RoomStore store;
        final Rooms rooms;

        Side(PostgresServer postgres) {
            this(postgres, new RoomClock(), (client, seatKey, engine, setup, callback) -> {});
        }

        Side(PostgresServer postgres, LongSupplier clock, EngineExecutor engineExecutor) {
            database = postgres.connect();
            store = new RoomStore(database);
            rooms = new Rooms(store, clock, engineExecutor, RoomOptions.unlimited(Duration.ofMillis(1)));
            rooms.start();
        }

        @Override
        public void close() {
            rooms.close();
            store.close();
            database.close();
        }
    }

    @Test
    void roomIsPlayedThroughEitherServer() throws Exception {
        try (PostgresServer postgres = new PostgresServer();
                Side here = new Side(postgres)) {
            LiveRoom room = here.rooms.create(CONFIG, "here");
            LiveRoom.NewSeat otter = room.join("Otter");
            LiveRoom.NewSeat heron;
            RecordingListener recordingListener = new RecordingListener();
            Runnable stop = room.subscribe(-1, 0, recordingListener);
            try (Side there = new Side(postgres)) {
                LiveRoom same = there.rooms.find(room.id(), "here").orElseThrow();
                assertThat(same.seatOfToken(otter.token())).isZero();
                heron = same.join("Heron");
                int begun = same.act(1, "ready", Map.of());
                recordingListener.awaitSeq(begun);
            }
            assertThat(room.seatOfToken(heron.token()))
                    .as("the other server is down")
                    .isEqualTo(1);
            int playing = room.act(0, "ready", Map.of());
            assertThat(recordingListener.seqs).containsExactly(1, 2, 3, playing);
            assertThat(recordingListener.view.phase()).isEqualTo("playing");
            stop.run();
        }
    }

    /** The first server started the engine task but never answers, as if it had crashed. */
    @Test
    void unansweredEngineTaskIsTakenOverByAnotherServer() throws Exception {
        AtomicLong clock = new AtomicLong(1_000_000);
        try (PostgresServer postgres = new PostgresServer();
                Side here = new Side(postgres, clock::get, (client, seatKey, engine, setup, callback) -> {});
                Side there = new Side(
                        postgres,
                        clock::get,
                        (client, seatKey, engine, setup, callback) ->
                                callback.accept(TestRoom.solution("ricochet", setup.write())))) {
            LiveRoom room = here.rooms.create(CONFIG, "here");
            room.join("Otter");
            int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
            int playing = room.act(0, "ready", Map.of());
            RecordingListener recordingListener = new RecordingListener();
            Runnable stop = there.rooms.find(room.id(), "here").orElseThrow().subscribe(-1, playing, recordingListener);
            clock.addAndGet(Duration.ofMinutes(1).toMillis());
            recordingListener.awaitSeq(playing + 1);
            assertThat(((BidRace.BidView) recordingListener.view.play()).leads())
                    .isEqualTo(1);
            stop.run();
        }
    }
}
