package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.PostgresServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Tests two server processes on one PostgreSQL database: a room of one is played through the other, and survives when
 * the first is killed.
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class TwoServersTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

    private final HttpClient http = HttpClient.newHttpClient();

    /** A server in its own process. */
    private static final class ServerProcess implements AutoCloseable {
        final Process process;
        final String address;

        ServerProcess(PostgresServer postgres) throws IOException {
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx512m",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "dev.damier.cli.Main",
                            "serve",
                            "--port",
                            "0",
                            "--db",
                            postgres.address())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            Matcher printed = ADDRESS.matcher(String.valueOf(out.readLine()));
            assertThat(printed.find()).isTrue();
            address = printed.group();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private HttpRequest.Builder request(ServerProcess server, String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address + "/api/rooms" + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> send(ServerProcess server, String path, String token, Object body) throws Exception {
        return http.send(
                request(server, path, token)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode post(ServerProcess server, String path, String token, Object body) throws Exception {
        HttpResponse<String> response = send(server, path, token, body);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return JSON.readTree(response.body());
    }

    /**
     * Applies an action and returns its number. An action that lost a race with the other server is retried, as a page
     * does.
     */
    private int act(ServerProcess server, String room, String token, String verb, Map<String, String> args)
            throws Exception {
        while (true) {
            HttpResponse<String> response =
                    send(server, "/" + room + "/act", token, Map.of("verb", verb, "args", args));
            if (response.statusCode() == 200)
                return JSON.readTree(response.body()).get("seq").asInt();
            assertThat(response.body()).contains("again");
        }
    }

    @Test
    void roomIsSharedAndSurvivesTheOtherServer() throws Exception {
        List<Integer> acknowledged = new ArrayList<>();
        try (PostgresServer postgres = new PostgresServer();
                ServerProcess first = new ServerProcess(postgres);
                ServerProcess second = new ServerProcess(postgres)) {
            JsonNode otter = post(first, "", "", Map.of("game", "quoridor", "name", "Otter"));
            String room = otter.get("id").asString();
            JsonNode heron = post(second, "/" + room + "/join", "", Map.of("name", "Heron"));
            String one = otter.get("token").asString();
            String two = heron.get("token").asString();
            acknowledged.add(act(first, room, one, "ready", Map.of()));
            acknowledged.add(act(second, room, two, "ready", Map.of()));
            acknowledged.add(act(first, room, one, "move", Map.of("move", "e2")));
            acknowledged.add(act(second, room, two, "move", Map.of("move", "e8")));
            acknowledged.add(act(first, room, one, "move", Map.of("move", "e3")));
            first.process.destroyForcibly().waitFor();
            acknowledged.add(act(second, room, two, "move", Map.of("move", "e7")));
            acknowledged.add(act(second, room, one, "move", Map.of("move", "e4")));
            JsonNode view = JSON.readTree(
                    http.send(request(second, "/" + room, two).build(), HttpResponse.BodyHandlers.ofString())
                            .body());
            List<String> moves = new ArrayList<>();
            view.get("play").get("moves").forEach(m -> moves.add(m.asString()));
            assertThat(moves).containsExactly("e2", "e8", "e3", "e7", "e4");
            int last = acknowledged.get(acknowledged.size() - 1);
            assertThat(eventNumbers(second, room, two, last))
                    .as("every action once and in order")
                    .isEqualTo(IntStream.rangeClosed(1, last).boxed().toList());
            assertThat(acknowledged).isSorted().doesNotHaveDuplicates();
        }
    }

    /** Returns the numbers of the events up to this one. */
    private List<Integer> eventNumbers(ServerProcess server, String room, String token, int last) throws Exception {
        List<Integer> numbers = new ArrayList<>();
        try (BufferedReader events = new BufferedReader(new InputStreamReader(
                http.send(
                                request(server, "/" + room + "/events", token).build(),
                                HttpResponse.BodyHandlers.ofInputStream())
                        .body(),
                StandardCharsets.UTF_8))) {
            while (numbers.isEmpty() || numbers.get(numbers.size() - 1) < last) {
                String line = events.readLine();
                assertThat(line).isNotNull();
                if (line.startsWith("id: ")) numbers.add(Integer.parseInt(line.substring(4)));
            }
        }
        return numbers;
    }
}
