package dev.damier.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a real server process with little more memory than it needs to start, whose clients request more than
 * available.
 */
@Tag("slow")
@Timeout(400)
class OutOfMemoryTest {
    /** Exit status of the JVM after an OutOfMemoryError. */
    private static final int OUT_OF_MEMORY_STATUS = 3;

    private static final int SIGTERM_STATUS = 143;
    private static final int HEAP_MEBIBYTES = 16;
    private static final int CLIENTS = 24;

    @TempDir
    Path folder;

    @Test
    void processExitsWithOutOfMemoryStatus() throws Exception {
        try (ServerProcess server = new ServerProcess(HEAP_MEBIBYTES, folder, folder)) {
            List<Thread> clients = startClients(server);
            assertThat(server.exitStatus(240)).isEqualTo(OUT_OF_MEMORY_STATUS);
            for (Thread client : clients) client.join();
        }
    }

    @Test
    void signalEndsProcessInTime() throws Exception {
        try (ServerProcess server = new ServerProcess(HEAP_MEBIBYTES, folder, folder)) {
            List<Thread> clients = startClients(server);
            while (server.isAlive() && server.histogram().bytes() < HEAP_MEBIBYTES << 19) Thread.onSpinWait();
            long millis = server.terminate();
            assertThat(millis).isBetween(0L, 10_000L);
            assertThat(server.exitStatus(1)).isIn(SIGTERM_STATUS, OUT_OF_MEMORY_STATUS);
            for (Thread client : clients) client.join();
        }
    }

    /** Starts clients that create tables, which the server stores for hours, until the server exits. */
    private static List<Thread> startClients(ServerProcess server) {
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            int from = 2 + i;
            Thread client = new Thread(() -> {
                while (server.isAlive()) createTable(from, server.port());
            });
            client.start();
            clients.add(client);
        }
        return clients;
    }

    private static void createTable(int from, int port) {
        try {
            String body = "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}";
            RawConnection.request(from, port, RawConnection.post("/api/tables", body));
        } catch (IOException e) {
            Thread.yield(); // a server without memory disconnects clients
        }
    }
}
