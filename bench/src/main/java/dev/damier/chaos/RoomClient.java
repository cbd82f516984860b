package dev.damier.chaos;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A client with a seat in a room and its own loopback address. */
final class RoomClient {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final int from;
    private final String roomId;
    private final String token;

    private RoomClient(int from, JsonNode joined) {
        this.from = from;
        roomId = joined.path("id").asString();
        token = joined.path("token").asString();
    }

    /** A response: its status and its JSON body. */
    record Response(int status, JsonNode body) {}

    static RoomClient createRoom(int from, int port, Map<String, ?> settings) throws IOException {
        return new RoomClient(from, requireOk(post(from, port, "", "", settings)));
    }

    RoomClient join(int address, int port, String name) throws IOException {
        return new RoomClient(
                address, requireOk(post(address, port, "/" + roomId + "/join", "", Map.of("name", name))));
    }

    private static JsonNode requireOk(Response response) throws IOException {
        if (response.status != 200) throw new IOException("unexpected server response: " + response);
        return response.body;
    }

    String roomId() {
        return roomId;
    }

    Response act(int port, String verb, Map<String, String> args) throws IOException {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("verb", verb);
        body.put("args", args);
        return post(from, port, "/" + roomId + "/act", token, body);
    }

    JsonNode view(int port) throws IOException {
        return requireOk(
                parse(RawConnection.request(from, port, withToken(RawConnection.get("/api/rooms/" + roomId), token))));
    }

    /** Returns the request for the event stream. */
    String eventsRequest() {
        return withToken(RawConnection.get("/api/rooms/" + roomId + "/events"), token);
    }

    private static Response post(int from, int port, String path, String token, Object body) throws IOException {
        String text = JSON.writeValueAsString(body);
        return parse(
                RawConnection.request(from, port, withToken(RawConnection.post("/api/rooms" + path, text), token)));
    }

    private static String withToken(String request, String token) {
        return token.isEmpty()
                ? request
                : request.replaceFirst("\r\n\r\n", "\r\nAuthorization: Bearer " + token + "\r\n\r\n");
    }

    private static Response parse(String response) throws IOException {
        int body = response.indexOf("\r\n\r\n");
        if (body < 0) throw new IOException("the response is incomplete");
        int status = Integer.parseInt(response.substring(9, 12));
        String text = response.substring(body);
        return new Response(status, JSON.readTree(text.substring(text.indexOf('{'), text.lastIndexOf('}') + 1)));
    }
}
