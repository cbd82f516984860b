package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.Database;
import dev.damier.store.RoomStore;
import dev.damier.store.StoredAction;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/**
 * Tests that nothing the server sends contains the solution of an engine, or the line of another player, before it is
 * shown. The routes are read from the OpenAPI document, so new routes are tested, too.
 */
@Timeout(120)
class BidSecrecyTest extends StoredServerFixture {
    private static final String BOARD = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    private static final int MIN_MOVES = 4;

    /** A room with two players and a strong engine. */
    private record Room(String id, String host, String guest) {}

    BidSecrecyTest() {
        super("");
    }

    private Room start(String style) throws Exception {
        JsonNode created = ok(
                post("/api/rooms", "", Map.of("game", "ricochet", "style", style, "position", BOARD, "name", "Otter")));
        String id = created.get("id").asString();
        String guest = ok(post("/api/rooms/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asString();
        Room room = new Room(id, created.get("token").asString(), guest);
        act(room, room.host, "engine", Map.of("opponent", "hardcore"));
        act(room, room.host, "ready", Map.of());
        act(room, room.guest, "ready", Map.of());
        return room;
    }

    private void act(Room room, String token, String verb, Map<String, String> args) throws Exception {
        ok(post("/api/rooms/" + room.id + "/act", token, Map.of("verb", verb, "args", args)));
    }

    private JsonNode view(Room room, String token) throws Exception {
        return ok(send(request("/api/rooms/" + room.id, token)));
    }

    /** Returns the solution of the engine, which only the store contains. */
    private String storedLine(Room room, String verb) {
        try (Database database = Database.openFolder(folder);
                RoomStore store = new RoomStore(database)) {
            return store.actions(room.id, 0).stream()
                    .filter(action -> action.seat() == 2 && action.verb().equals(verb))
                    .map(StoredAction::args)
                    .map(BidSecrecyTest::lineOf)
                    .findFirst()
                    .orElse("");
        }
    }

    private static String lineOf(String args) {
        return JSON.readTree(args).path("line").asString();
    }

    /** A room and the solution of its engine. */
    private record Solved(Room room, String line) {}

    /** Starts rooms until an engine has a solution that is too long to occur in a text by chance. */
    private Solved startUntilLongLine(String style, String verb) throws Exception {
        for (int attempt = 0; attempt < 5; attempt++) {
            List<Room> rooms = new ArrayList<>();
            for (int i = 0; i < 4; i++) rooms.add(start(style));
            for (Room room : rooms) {
                String line = storedLine(room, verb);
                for (; line.isEmpty(); line = storedLine(room, verb)) Thread.sleep(50);
                if (line.split(" ").length >= MIN_MOVES) return new Solved(room, line);
            }
        }
        throw new AssertionError("20 rooms, and no goal needs " + MIN_MOVES + " moves");
    }

    /** Returns everything that a client can read, by route. */
    private Map<String, String> everything(Room room, String token) throws Exception {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonNode paths = ok(send(request("/openapi.json", ""))).path("paths");
        for (Map.Entry<String, JsonNode> path : paths.properties()) {
            if (!path.getValue().has("get")) continue;
            String route = path.getKey();
            boolean ofRoom = route.startsWith("/api/rooms/{id}");
            if (route.contains("{") && !ofRoom) continue;
            String address =
                    route.replace("{id}", room.id) + (route.endsWith(".svg") ? "?origin=http://" + address() : "");
            if (route.endsWith("/events")) {
                if (ofRoom)
                    texts.put(
                            route,
                            events(
                                    address + "?after=0",
                                    token,
                                    view(room, token).get("seq").asInt()));
            } else if (!route.equals("/api/lab") && !route.equals("/api/solve")) {
                texts.put(route, send(request(address, token)).body());
            }
        }
        assertThat(texts)
                .containsKeys(
                        "/api/rooms/{id}",
                        "/api/rooms/{id}/games",
                        "/api/rooms/{id}/events",
                        "/api/metrics",
                        "/api/health");
        return texts;
    }

    /** Reads a stream of events from its beginning to the view after an action. */
    private String events(String address, String token, int seq) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + address() + address));
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        StringBuilder received = new StringBuilder();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream())
                        .body(),
                StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                received.append(line).append('\n');
                if (line.startsWith("data: {\"seq\"")
                        && line.contains("\"settings\"")
                        && JSON.readTree(line.substring(6)).get("seq").asInt() >= seq) return received.toString();
            }
        }
        throw new AssertionError("the stream ended: " + received);
    }

    /** Removes everything between moves, so that a line is found as a list and as text. */
    private static String bare(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private void assertHidden(Room room, String line) throws Exception {
        for (String token : List.of(room.host, room.guest, ""))
            everything(room, token)
                    .forEach((route, text) -> assertThat(bare(text)).as(route).doesNotContain(bare(line)));
    }

    @Test
    void solutionOfAnEngineThatHasBidIsHidden() throws Exception {
        Solved solved = startUntilLongLine("bids", "bid");
        Room room = solved.room;
        String line = solved.line;
        assertThat(view(room, "").at("/play/leads").asInt())
                .as("the engine has bid")
                .isEqualTo(2);
        act(room, room.guest, "bid", Map.of("moves", "40", "line", "my own secret line"));
        assertHidden(room, line);
        assertHidden(room, "my own secret line");
        act(room, room.host, "content", Map.of());
        assertHidden(room, line);
        act(room, room.guest, "content", Map.of());
        while (!view(room, "").at("/play/phase").asString().equals("result")) {
            List<String> shown = new ArrayList<>();
            view(room, "").at("/play/shown").forEach(move -> shown.add(move.asString()));
            if (shown.size() < line.split(" ").length) Thread.sleep(50);
        }
        assertThat(bare(everything(room, "").get("/api/rooms/{id}")))
                .as("shown after the demonstration")
                .contains(bare(line));
    }

    @Test
    void planOfAnEngineAndLinesOfOthersAreHiddenInARace() throws Exception {
        Solved solved = startUntilLongLine("fewest", "plan");
        Room room = solved.room;
        String line = solved.line;
        List<String> own = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            JsonNode board = ok(send(request("/api/rooms/" + room.id + "/board", room.guest)));
            String move = board.at("/moves/" + i % board.path("moves").size() + "/text")
                    .asString();
            act(room, room.guest, "move", Map.of("move", move));
            own.add(move);
        }
        String guestLine = String.join(" ", own);
        for (String token : List.of(room.host, ""))
            for (Map.Entry<String, String> answer : everything(room, token).entrySet()) {
                assertThat(bare(answer.getValue())).as(answer.getKey()).doesNotContain(bare(line));
                assertThat(bare(answer.getValue())).as(answer.getKey()).doesNotContain(bare(guestLine));
            }
        assertThat(bare(everything(room, room.guest).get("/api/rooms/{id}/board")))
                .as("a player sees the own line")
                .contains(bare(guestLine));
        act(room, room.host, "content", Map.of());
        act(room, room.guest, "content", Map.of());
        while (!bare(view(room, "").toString()).contains(bare(line))) Thread.sleep(50);
    }
}
