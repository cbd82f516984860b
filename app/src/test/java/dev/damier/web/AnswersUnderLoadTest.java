package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests that a busy server gives the same answers as an idle one: every engine of every game, with a limit on nodes,
 * first one after the other and then all at once beside searches without end. Outcome, cost, moves, bounds and counters
 * must be equal.
 */
@Timeout(240)
class AnswersUnderLoadTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int CLIENTS = 20;
    /** Few enough that other searches fit into the memory beside them. */
    private static final int ENDLESS_SEARCHES = 2;
    /** Few enough that no job reaches its time limit, even on a busy machine. */
    private static final int MAX_NODES = 2_000;

    private static final Map<String, String> DEALS = Map.of(
            "taquin", "{\"size\": \"3\"}",
            "ricochet", "{}",
            "quoridor", "{}",
            "hitman", "{\"phase\": \"2\"}");

    /** What depends on the time of the run and not on the search. */
    private static final List<String> TIMES = List.of("millis", "cpuMillis");

    @Test
    void answersDoNotDependOnTheLoad() throws Exception {
        List<ObjectNode> jobs = jobs();
        assertThat(jobs).hasSizeGreaterThan(30);
        Map<String, JsonNode> alone = new LinkedHashMap<>();
        for (ObjectNode job : jobs) alone.put(job.toString(), answer(job, 1));
        replaceServer(TestServers.start()); // with an empty cache of solutions
        long seed = System.nanoTime();
        Collections.shuffle(jobs, new Random(seed));
        Map<String, JsonNode> together = new LinkedHashMap<>();
        List<Socket> endless = new ArrayList<>();
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        try {
            for (int i = 0; i < ENDLESS_SEARCHES; i++) endless.add(searchWithoutEnd(100 + i));
            Map<String, Future<JsonNode>> answers = new LinkedHashMap<>();
            for (ObjectNode job : jobs) {
                int from = 2 + answers.size() % CLIENTS;
                answers.put(job.toString(), clients.submit(() -> answer(job, from)));
            }
            for (Map.Entry<String, Future<JsonNode>> answer : answers.entrySet())
                together.put(answer.getKey(), answer.getValue().get());
            assertThat(metric("searches_running") + metric("searches_paused") + metric("searches_waiting"))
                    .as("the searches without end still run")
                    .isPositive();
        } finally {
            clients.shutdownNow();
            for (Socket socket : endless) socket.close();
        }
        for (String job : alone.keySet())
            assertThat(together.get(job)).as("seed " + seed + ": " + job).isEqualTo(alone.get(job));
    }

    /** Returns a job for every engine that applies to a position of each game. */
    private static List<ObjectNode> jobs() throws IOException {
        List<ObjectNode> jobs = new ArrayList<>();
        for (String game : DEALS.keySet())
            for (int seed = 1; seed <= 2; seed++) {
                Map<String, String> options = new LinkedHashMap<>();
                MAPPER.readTree(DEALS.get(game))
                        .properties()
                        .forEach(option ->
                                options.put(option.getKey(), option.getValue().asString()));
                Setup setup = Games.all().game(game).deal(options, seed);
                for (Engine<?> engine : Games.all().engines(setup))
                    jobs.add(MAPPER.createObjectNode()
                            .put("game", game)
                            .put("position", setup.write())
                            .put("engine", engine.descriptor().id())
                            .put("nodes", MAX_NODES)
                            .put("time", 120_000)
                            .put("seed", 7));
            }
        return jobs;
    }

    /** Sends a job and returns the result without the times. */
    private JsonNode answer(ObjectNode job, int from) throws IOException {
        String response;
        try (Socket socket = connect(from)) {
            socket.setSoTimeout(0); // the timeout of the test ends the wait
            send(
                    socket,
                    "POST /api/solve HTTP/1.1\r\nContent-Type: application/json\r\nAccept: application/json\r\n"
                            + "Connection: close",
                    job.toString());
            response = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(status(response)).as(job + " " + response).isEqualTo("200");
        ObjectNode answer = (ObjectNode) json(response);
        assertThat(answer.path("outcome").asString()).as(job.toString()).isNotEqualTo("error");
        assertThat(answer.has("cached")).as(job.toString()).isFalse();
        assertThat(answer.path("reason").asString()).as(job.toString()).isNotEqualTo("time");
        TIMES.forEach(((ObjectNode) answer.path("stats"))::remove);
        answer.remove("verdict"); // a sentence with the times
        return answer;
    }

    private Socket searchWithoutEnd(int from) throws IOException {
        Socket socket = connect(from);
        send(
                socket,
                "GET /api/solve?engine=ida-star&set=" + encoded("heuristic=W") + "&time=120000&position="
                        + encoded(HARD) + " HTTP/1.1",
                "");
        readBetween(socket.getInputStream(), "event: started", "\n\n");
        return socket;
    }
}
