package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.damier.web.http.HttpErrorException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests what the log contains and what it must not contain. */
class LogTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Logger LOGGER = Logger.getLogger("dev.damier.web");

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            lines.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void attachHandler() {
        LOGGER.setLevel(Level.ALL);
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(handler);
    }

    @AfterEach
    void detachHandler() {
        LOGGER.removeHandler(handler);
        LOGGER.setUseParentHandlers(true);
        LOGGER.setLevel(null);
    }

    @Test
    void requestIsLoggedWithoutSecrets() throws Exception {
        try (Server server = new Server("127.0.0.1", 0)) {
            String address = "http://127.0.0.1:" + server.port();
            HttpClient client = HttpClient.newHttpClient();
            HttpRequest open = HttpRequest.newBuilder(URI.create(address + "/api/tables"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "{\"game\":\"hitman\",\"seed\":4,\"options\":{\"phase\":\"1\"}}"))
                    .build();
            HttpResponse<String> opened = client.send(open, HttpResponse.BodyHandlers.ofString());
            String id = MAPPER.readTree(opened.body()).path("id").asText();
            HttpRequest show = HttpRequest.newBuilder(URI.create(address + "/api/tables/" + id + "?lang=fr"))
                    .build();
            HttpResponse<String> shown = client.send(show, HttpResponse.BodyHandlers.ofString());
            while (lines.size() < 2) Thread.onSpinWait();
            JsonNode line = MAPPER.readTree(lines.get(1));
            assertThat(line.path("path").asText()).isEqualTo("/api/tables/{id}");
            assertThat(line.path("status").asInt()).isEqualTo(200);
            assertThat(line.path("request").asText())
                    .isEqualTo(shown.headers().firstValue("X-Request-Id").orElseThrow())
                    .isNotEqualTo(MAPPER.readTree(lines.get(0)).path("request").asText());
            assertThat(String.join("\n", lines)).doesNotContain(id, "lang=", "hitman");
        }
    }

    @Test
    void failureIsLoggedByClassAndFramesOnly() throws Exception {
        HttpErrorException error = HttpErrorException.of(
                new IllegalStateException("the line is not legal in ..N/#T./.P."), Locale.ENGLISH);
        assertThat(error.status()).isEqualTo(500);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).contains("IllegalStateException", "LogTest").doesNotContain("#T.", "not legal");
        assertThat(error.getMessage()).doesNotContain("#T.");
        assertThat(MAPPER.readTree(lines.get(0)).path("at")).isNotEmpty();
    }
}
