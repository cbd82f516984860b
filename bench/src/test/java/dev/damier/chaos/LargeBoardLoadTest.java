package dev.damier.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the memory of a real server process with 512 MB: 20 clients make GIFs, studies, experiments, hints and solutions
 * of the largest boards at the same time. Requests may be refused, but the server must answer, and its heap must never be
 * full.
 */
@Tag("slow")
@Timeout(900)
class LargeBoardLoadTest {
    private static final int HEAP_MEBIBYTES = 512;
    private static final int CLIENTS = 20;
    private static final int SIZE = 100;
    /** The server is still busy with the experiments, and on a busy machine it gets little processor time. */
    private static final int NEW_CLIENT_TIMEOUT_MILLIS = 150_000;

    private static final String TWENTY_ENGINES =
            IntStream.range(0, 20).mapToObj(i -> "{\"id\":\"quick\"}").collect(Collectors.joining(",", "[", "]"));

    @TempDir
    Path folder;

    private final Map<String, Integer> answers = new ConcurrentSkipListMap<>();

    /** Returns a sliding puzzle of the largest size. Each number gives another board. */
    private static String board(int number) {
        int last = SIZE * SIZE - 1;
        return IntStream.range(0, SIZE)
                .mapToObj(y -> IntStream.range(0, SIZE)
                        .mapToObj(x -> String.valueOf(tile(y * SIZE + x, number, last)))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
    }

    /** All tiles are moved cyclically by an even number of places; the blank stays in the last cell. */
    private static int tile(int cell, int number, int last) {
        return cell == last ? 0 : (cell + 2 * number + 1) % last + 1;
    }

    /** Returns the requests of one client. */
    private static Map<String, String> requests(int client) {
        String board = "\"position\":\"" + board(client) + "\"";
        String move = tile(SIZE * SIZE - 2, client, SIZE * SIZE - 1) + "R";
        String moves = "\"moves\":[\"" + move + "\"]";
        String deal = "{\"game\":\"taquin\",\"options\":{\"size\":\"100\"},\"seed\":" + client;
        Map<String, String> requests = new LinkedHashMap<>();
        requests.put("gif", RawConnection.post("/api/gif", "{\"game\":\"taquin\"," + board + "," + moves + "}"));
        requests.put("boards", RawConnection.post("/api/boards", "{\"game\":\"taquin\"," + board + "," + moves + "}"));
        requests.put(
                "record",
                RawConnection.post("/api/records", "{\"game\":\"taquin\"," + board + ",\"text\":\"" + move + "\"}"));
        requests.put(
                "study",
                RawConnection.post(
                        "/api/kept",
                        "{\"kind\":\"analysis\",\"content\":{\"a\":\"" + board(client) + "\",\"b\":\"" + board(client)
                                + "\",\"c\":\"" + board(client) + "\"}}"));
        requests.put("hint", RawConnection.post("/api/hint", "{\"game\":\"taquin\"," + board + "}"));
        requests.put(
                "solve",
                RawConnection.post(
                                "/api/solve", "{\"game\":\"taquin\",\"engine\":\"quick\",\"time\":8000," + board + "}")
                        .replaceFirst("\r\n", "\r\nAccept: application/json\r\n"));
        requests.put(
                "experiment",
                RawConnection.post(
                        "/api/experiments",
                        deal + ",\"deal\":20,\"millis\":4000,\"engines\":[{\"id\":\"quick\"},{\"id\":\"greedy\"}]}"));
        requests.put(
                "large experiment",
                RawConnection.post(
                        "/api/experiments",
                        deal + ",\"deal\":200,\"millis\":1000,\"engines\":" + TWENTY_ENGINES + "}"));
        requests.put(
                "preview",
                RawConnection.post(
                        "/api/experiments/preview",
                        deal + ",\"deal\":200,\"millis\":1000,\"engines\":" + TWENTY_ENGINES + "}"));
        requests.put(
                "hidden map",
                RawConnection.post(
                        "/api/tables",
                        "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\",\"rows\":\"40\",\"columns\":\"40\","
                                + "\"solvable\":\"any\"}}"));
        return requests;
    }

    @Test
    void largestBoardsDoNotFillTheHeap() throws Exception {
        Path log = folder.resolve("log");
        try (ServerProcess server = new ServerProcess(
                HEAP_MEBIBYTES,
                folder.resolve("cache"),
                ProcessBuilder.Redirect.to(log.toFile()),
                Map.of(),
                "--data",
                folder.resolve("data").toString())) {
            ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
            for (int i = 0; i < CLIENTS; i++) {
                int client = i;
                clients.execute(() -> requests(client).forEach((name, request) -> send(server, client, name, request)));
            }
            clients.shutdown();
            assertThat(clients.awaitTermination(350, TimeUnit.SECONDS)).isTrue();
            System.out.println("20 clients with the largest boards: " + answers + ", heap in use after a collection "
                    + (server.histogram().bytes() >> 20) + " MB");
            assertThat(server.isAlive()).isTrue();
            assertThat(answers).as("no answer was an internal error").doesNotContainKeys(keysWith("500"));
            for (String name : List.of("gif", "boards", "record", "hidden map"))
                assertThat(RawConnection.request(
                                200, server.port(), requests(CLIENTS).get(name), NEW_CLIENT_TIMEOUT_MILLIS))
                        .as(name + " of a new client")
                        .startsWith("HTTP/1.1 200");
            assertThat(RawConnection.request(200, server.port(), RawConnection.get("/api/health/live")))
                    .contains("\"status\":\"ok\"");
        }
        assertThat(Files.readString(log)).doesNotContain("OutOfMemoryError");
    }

    private static String[] keysWith(String status) {
        return requests(0).keySet().stream().map(name -> name + " " + status).toArray(String[]::new);
    }

    private void send(ServerProcess server, int client, String name, String request) {
        String status;
        try {
            status = RawConnection.request(2 + client, server.port(), request).substring(9, 12);
        } catch (SocketTimeoutException e) {
            status = "timeout"; // on a busy machine the queue can be longer than the patience of this client
        } catch (IOException | RuntimeException e) {
            status = e.toString();
        }
        answers.merge(name + " " + status, 1, Integer::sum);
    }
}
