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

/** Two servers on one PostgreSQL: a room opened on one is played through the other. */
class SharedRoomsTest {
    private static final RoomConfig CONFIG = new RoomConfig("ricochet", Style.BIDS, Gathered.BOARD, false, 7);

    /** What one server is made of. */
    private static final class Side implements AutoCloseable {
        final Database database;
        final RoomStore store;
        final Rooms rooms;

        Side(PostgresServer postgres) {
            this(postgres, new RoomClock(), (chair, engine, setup, then) -> {});
        }

        Side(PostgresServer postgres, LongSupplier clock, EngineExecutor engineExecutor) {
            database = postgres.connect();
            store = new RoomStore(database);
            rooms = new Rooms(store, clock, engineExecutor, Duration.ofMillis(1));
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
    void aRoomIsPlayedThroughAnyOfThem() throws Exception {
        try (PostgresServer postgres = new PostgresServer();
                Side here = new Side(postgres)) {
            LiveRoom room = here.rooms.open(CONFIG);
            LiveRoom.Joined otter = room.join("Otter");
            LiveRoom.Joined heron;
            Heard heard = new Heard();
            Runnable stop = room.subscribe(-1, 0, heard);
            try (Side there = new Side(postgres)) {
                LiveRoom same = there.rooms.room(room.id()).orElseThrow();
                assertThat(same.seat(otter.token())).isZero();
                heron = same.join("Heron");
                int begun = same.act(1, "ready", Map.of());
                heard.await(begun);
            }
            assertThat(room.seat(heron.token())).as("the other server is gone").isEqualTo(1);
            int playing = room.act(0, "ready", Map.of());
            assertThat(heard.numbers).containsExactly(1, 2, 3, playing);
            assertThat(heard.view.phase()).isEqualTo("playing");
            stop.run();
        }
    }

    /** The server that asked it is gone, or as good as gone: it never answers. */
    @Test
    void anEngineThatNobodyAsksAnyMoreIsAskedByAnother() throws Exception {
        AtomicLong clock = new AtomicLong(1_000_000);
        try (PostgresServer postgres = new PostgresServer();
                Side here = new Side(postgres, clock::get, (chair, engine, setup, then) -> {});
                Side there = new Side(
                        postgres,
                        clock::get,
                        (chair, engine, setup, then) -> then.accept(Gathered.solution("ricochet", setup.write())))) {
            LiveRoom room = here.rooms.open(CONFIG);
            room.join("Otter");
            int ignored = room.act(0, "engine", Map.of("opponent", "hardcore"));
            int playing = room.act(0, "ready", Map.of());
            Heard heard = new Heard();
            Runnable stop = there.rooms.room(room.id()).orElseThrow().subscribe(-1, playing, heard);
            clock.addAndGet(Duration.ofMinutes(1).toMillis());
            heard.await(playing + 1);
            assertThat(((BidRace.BidView) heard.view.play()).leads()).isEqualTo(1);
            stop.run();
        }
    }
}
