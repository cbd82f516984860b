package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.background.FailureLog;
import dev.damier.run.BadInputException;
import dev.damier.web.http.HttpErrorException;
import java.io.PrintWriter;
import java.io.StringWriter;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests what the log contains and what it must not contain. */
class LogTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Logger LOGGER = Logger.getLogger(FailureLog.LOGGER_NAME);

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            StringWriter text = new StringWriter();
            text.append(line.getMessage());
            if (line.getThrown() != null) line.getThrown().printStackTrace(new PrintWriter(text));
            lines.add(text.toString());
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
        try (Server server = TestServers.start()) {
            String address = "http://127.0.0.1:" + server.port();
            HttpClient client = HttpClient.newHttpClient();
            HttpRequest open = HttpRequest.newBuilder(URI.create(address + "/api/tables"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}"))
                    .build();
            HttpResponse<String> opened = client.send(open, HttpResponse.BodyHandlers.ofString());
            String id = MAPPER.readTree(opened.body()).path("id").asString();
            HttpRequest show = HttpRequest.newBuilder(URI.create(address + "/api/tables/" + id + "?lang=fr"))
                    .build();
            HttpResponse<String> shown = client.send(show, HttpResponse.BodyHandlers.ofString());
            while (lines.size() < 2) Thread.sleep(1);
            // A line is logged after its response was sent, so the second request may be logged first.
            int shownLine = lines.get(1).contains("{id}") ? 1 : 0;
            JsonNode line = MAPPER.readTree(lines.get(shownLine));
            assertThat(line.path("path").asString()).isEqualTo("/api/tables/{id}");
            assertThat(line.path("status").asInt()).isEqualTo(200);
            assertThat(line.path("request").asString())
                    .isEqualTo(shown.headers().firstValue("X-Request-Id").orElseThrow())
                    .isNotEqualTo(MAPPER.readTree(lines.get(1 - shownLine))
                            .path("request")
                            .asString());
            assertThat(String.join("\n", lines)).doesNotContain(id, "lang=", "hitman");
        }
    }

    @Test
    void failureIsLoggedByClassAndFramesOnly() {
        long before = FailureLog.count(FailureLog.Source.REQUEST);
        HttpErrorException error = HttpErrorException.of(
                new IllegalStateException("the line is not legal in ..N/#T./.P.", new IllegalStateException("#T.")),
                Locale.ENGLISH);
        assertThat(error.status()).isEqualTo(500);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .contains("request ", "IllegalStateException", "LogTest.failureIsLogged", "Caused by")
                .doesNotContain("#T.", "not legal");
        String id = lines.get(0).replaceFirst("(?s)request (\\w+) failed.*", "$1");
        assertThat(error.getMessage()).contains(id).doesNotContain("#T.");
        assertThat(FailureLog.count(FailureLog.Source.REQUEST)).isEqualTo(before + 1);
    }

    @Test
    void onlyBadInputIsAnErrorOfTheClient() {
        HttpErrorException bad = HttpErrorException.of(new BadInputException("invalid time 'x'"), Locale.ENGLISH);
        assertThat(bad.status()).isEqualTo(400);
        assertThat(bad.getMessage()).isEqualTo("invalid time 'x'");
        assertThat(lines).isEmpty();
        assertThat(HttpErrorException.of(new IllegalArgumentException("a bug"), Locale.ENGLISH)
                        .status())
                .as("a bug in our own code")
                .isEqualTo(500);
        assertThat(lines).hasSize(1);
    }

    @Test
    void repeatedFailureIsCountedButNotAlwaysLogged() {
        long before = FailureLog.count(FailureLog.Source.ROOM);
        Runnable failing = () -> {
            throw new IllegalStateException("repeated");
        };
        String room = "0123456789abcdef0123456789abcdef";
        for (int i = 0; i < 100; i++) {
            try {
                failing.run();
            } catch (IllegalStateException e) {
                FailureLog.report(FailureLog.Source.ROOM, room, e);
            }
        }
        assertThat(FailureLog.count(FailureLog.Source.ROOM)).isEqualTo(before + 100);
        assertThat(lines).hasSize(7).allMatch(line -> line.startsWith("room 01234567 failed"));
        assertThat(String.join("", lines)).doesNotContain(room);
    }

    @Test
    void guardedTaskReportsErrorsInsteadOfThrowing() {
        long before = FailureLog.count(FailureLog.Source.SCHEDULER);
        FailureLog.guarded(FailureLog.Source.SCHEDULER, () -> {
                    throw new StackOverflowError();
                })
                .run();
        assertThat(FailureLog.count(FailureLog.Source.SCHEDULER)).isEqualTo(before + 1);
        assertThat(lines).hasSize(1);
    }
}
