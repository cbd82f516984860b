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

/** A real process with hardly more memory than it needs to start, and visitors who ask for more than there is. */
@Tag("slow")
@Timeout(400)
class MemoryGoneTest {
    /** What the virtual machine itself exits with on such an error, and what a signal ends it with. */
    private static final int GONE = 3;

    private static final int TERMINATED = 143;
    private static final int HEAP_MEBIBYTES = 16;
    private static final int VISITORS = 24;

    @TempDir
    Path cache;

    @Test
    void theProcessEndsItselfWithAStatusOfItsOwn() throws Exception {
        try (ServerProcess server = new ServerProcess(HEAP_MEBIBYTES, cache)) {
            List<Thread> visitors = crowd(server);
            assertThat(server.status(240)).isEqualTo(GONE);
            for (Thread visitor : visitors) visitor.join();
        }
    }

    @Test
    void aSignalEndsItInTimeAllTheSame() throws Exception {
        try (ServerProcess server = new ServerProcess(HEAP_MEBIBYTES, cache)) {
            List<Thread> visitors = crowd(server);
            while (server.alive() && server.histogram().bytes() < HEAP_MEBIBYTES << 19) Thread.onSpinWait();
            long millis = server.terminate();
            assertThat(millis).isBetween(0L, 10_000L);
            assertThat(server.status(1)).isIn(TERMINATED, GONE);
            for (Thread visitor : visitors) visitor.join();
        }
    }

    /** Everybody takes tables, which are kept for hours, until the server is gone. */
    private static List<Thread> crowd(ServerProcess server) {
        List<Thread> visitors = new ArrayList<>();
        for (int i = 0; i < VISITORS; i++) {
            int from = 2 + i;
            Thread visitor = new Thread(() -> {
                while (server.alive()) table(from, server.port());
            });
            visitor.start();
            visitors.add(visitor);
        }
        return visitors;
    }

    private static void table(int from, int port) {
        try {
            String body = "{\"game\":\"hitman\",\"seed\":" + from + ",\"options\":{\"phase\":\"1\"}}";
            Call.ask(from, port, Call.post("/api/tables", body));
        } catch (IOException e) {
            Thread.yield(); // a server without memory hangs up
        }
    }
}
