package dev.damier.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.Database;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a real server process starts and answers whatever its store contains, and that rooms cannot fill it. */
@Tag("slow")
@Timeout(300)
class LargeStoreTest {
    private static final int STORED_ROOMS = 10_000;
    private static final int OPENED_ROOMS = 60;
    private static final String BOARD = IntStream.range(0, 100)
            .mapToObj(y -> IntStream.range(0, 100)
                    .mapToObj(x -> String.valueOf((y * 100 + x + 1) % 10_000))
                    .collect(Collectors.joining(",")))
            .collect(Collectors.joining("/"));

    @TempDir
    Path folder;

    @Test
    void serverStartsWithTenThousandLargeRooms() throws Exception {
        Database.openFolder(folder).close();
        fillStore();
        long from = System.nanoTime();
        try (ServerProcess server = new ServerProcess(256, folder.resolve("cache"), folder)) {
            String health = RawConnection.request(2, server.port(), RawConnection.get("/api/health"));
            System.out.println("first answer after " + (System.nanoTime() - from) / 1_000_000 + " ms");
            assertThat(health).contains("\"status\":\"ok\"");
            assertThat(server.metric("rooms"))
                    .as("rooms are loaded when they are opened")
                    .isZero();
            for (int i = 0; i < OPENED_ROOMS; i++)
                assertThat(RawConnection.request(3 + i % 4, server.port(), RawConnection.get("/api/rooms/r" + i)))
                        .startsWith("HTTP/1.1 200");
            assertThat(server.metric("rooms_kib")).isBetween(1.0, 256 * 1024.0 / 16);
            assertThat(server.isAlive()).isTrue();
        }
    }

    /** The attack that ended a server with 160 MB: 96 rooms of ten players on the largest board, from four addresses. */
    @Test
    void roomsFromFewAddressesDoNotFillTheHeap() throws Exception {
        int created = 0;
        int refused = 0;
        try (ServerProcess server = new ServerProcess(160, folder.resolve("cache"), folder)) {
            for (int i = 0; i < 96; i++) {
                try {
                    RoomClient host = RoomClient.createRoom(
                            20 + i % 4,
                            server.port(),
                            Map.of("game", "taquin", "style", "fastest", "position", BOARD, "name", "P0"));
                    Map<Integer, RoomClient> players = new HashMap<>(Map.of(0, host));
                    for (int p = 1; p < 10; p++) players.put(p, host.join(20 + i % 4, server.port(), "P" + p));
                    for (RoomClient player : players.values()) player.act(server.port(), "ready", Map.of());
                    created++;
                } catch (java.io.IOException e) {
                    assertThat(e).hasMessageNotContaining("incomplete");
                    refused++;
                }
            }
            assertThat(created).isPositive();
            assertThat(created + refused).isEqualTo(96);
            assertThat(server.isAlive()).isTrue();
            assertThat(RawConnection.request(9, server.port(), RawConnection.get("/api/health")))
                    .contains("\"status\":\"ok\"");
        }
        try (ServerProcess restarted = new ServerProcess(160, folder.resolve("cache"), folder)) {
            assertThat(RawConnection.request(9, restarted.port(), RawConnection.get("/api/health")))
                    .contains("\"status\":\"ok\"");
        }
    }

    /** Writes the rooms in one transaction, because a commit per room would take minutes. */
    private void fillStore() throws Exception {
        String terms = "{\"game\":\"taquin\",\"style\":\"fastest\",\"secret\":\"false\",\"seed\":\"1\",\"position\":\""
                + BOARD + "\"}";
        long now = System.currentTimeMillis();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"))) {
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    connection.prepareStatement("insert into room (id, terms, created, touched) values (?, ?, ?, ?)")) {
                for (int i = 0; i < STORED_ROOMS; i++) {
                    insert.setString(1, "r" + i);
                    insert.setString(2, terms);
                    insert.setLong(3, now);
                    insert.setLong(4, now);
                    insert.execute();
                }
            }
            connection.commit();
        }
    }
}
