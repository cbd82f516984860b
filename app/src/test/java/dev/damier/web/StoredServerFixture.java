package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.contest.OperatorBots;
import dev.damier.store.Database;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A real server with a real store in a folder, and HTTP requests with a bearer token. */
abstract class StoredServerFixture {
    static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    final HttpClient http = HttpClient.newHttpClient();
    Server server;
    private final String resource;

    /** @param resource common prefix of all paths of the test, such as {@code /api/rooms} */
    StoredServerFixture(String resource) {
        this.resource = resource;
    }

    @BeforeEach
    void start() {
        start(0, OperatorBots.NONE);
    }

    /** Starts the server on the existing content of the folder. */
    final void start(int port, OperatorBots operator) {
        server = new Server(ServerOptions.local(Database.openFolder(folder))
                .withAddress("127.0.0.1", port)
                .withOperatorBots(operator));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    final String address() {
        return "127.0.0.1:" + server.port();
    }

    /** @param token empty for a client without a token */
    final HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + address() + resource + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    final HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    final HttpResponse<String> post(String path, String token, Object body) throws Exception {
        return send(request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    static JsonNode ok(HttpResponse<String> response) throws IOException {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return JSON.readTree(response.body());
    }
}
