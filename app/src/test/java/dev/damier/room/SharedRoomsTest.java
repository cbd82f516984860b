package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Gathering.Style;
import dev.damier.store.Database;
import dev.damier.store.PostgresServer;
import dev.damier.store.RoomStore;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two servers on one PostgreSQL: a room opened on one is played through the other. */
class SharedRoomsTest {
    private static final RoomTerms TERMS = new RoomTerms("ricochet", Style.BIDS, Gathered.BOARD, false, 7);

    /** What one server is made of. */
    private static final class Side implements AutoCloseable {
        final Database database;
        final RoomStore store;
        final Rooms rooms;

        Side(PostgresServer postgres) {
            database = postgres.connect();
            store = new RoomStore(database);
            rooms = new Rooms(store, new RoomClock(), (chair, engine, setup, then) -> {}, Duration.ofMillis(1));
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
            LiveRoom room = here.rooms.open(TERMS);
            LiveRoom.Joined otter = room.join("Otter");
            LiveRoom.Joined heron;
            Heard heard = new Heard();
            Runnable stop = room.listen(-1, 0, heard);
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
}
