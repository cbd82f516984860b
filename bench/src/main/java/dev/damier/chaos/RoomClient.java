package dev.damier.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Somebody with a seat in a room, at an address of this machine of its own. */
final class RoomClient {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final int from;
    private final String room;
    private final String token;

    private RoomClient(int from, JsonNode joined) {
        this.from = from;
        room = joined.path("id").asText();
        token = joined.path("token").asText();
    }

    /** An answer: its status and what it says. */
    record Answer(int status, JsonNode body) {}

    static RoomClient open(int from, int port, Map<String, ?> wish) throws IOException {
        return new RoomClient(from, fine(post(from, port, "", "", wish)));
    }

    RoomClient friend(int at, int port, String name) throws IOException {
        return new RoomClient(at, fine(post(at, port, "/" + room + "/join", "", Map.of("name", name))));
    }

    private static JsonNode fine(Answer answer) throws IOException {
        if (answer.status != 200) throw new IOException("unexpected server response: " + answer);
        return answer.body;
    }

    String room() {
        return room;
    }

    Answer act(int port, String verb, Map<String, String> args) throws IOException {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("verb", verb);
        body.put("args", args);
        return post(from, port, "/" + room + "/act", token, body);
    }

    JsonNode view(int port) throws IOException {
        return fine(answer(Call.ask(from, port, authorized(Call.get("/api/rooms/" + room), token))));
    }

    /** What asks for the stream of events. */
    String listening() {
        return authorized(Call.get("/api/rooms/" + room + "/events"), token);
    }

    private static Answer post(int from, int port, String path, String token, Object body) throws IOException {
        String text = JSON.writeValueAsString(body);
        return answer(Call.ask(from, port, authorized(Call.post("/api/rooms" + path, text), token)));
    }

    private static String authorized(String request, String token) {
        return token.isEmpty()
                ? request
                : request.replaceFirst("\r\n\r\n", "\r\nAuthorization: Bearer " + token + "\r\n\r\n");
    }

    private static Answer answer(String response) throws IOException {
        int body = response.indexOf("\r\n\r\n");
        if (body < 0) throw new IOException("the response is incomplete");
        int status = Integer.parseInt(response.substring(9, 12));
        String text = response.substring(body);
        return new Answer(status, JSON.readTree(text.substring(text.indexOf('{'), text.lastIndexOf('}') + 1)));
    }
}
