package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who may ask for what: pages of other servers, names that lead here, ids of others. */
@Timeout(120)
class StrangersTest extends VisitedServer {
    @Test
    void strangersInTheBrowserAreSentAway() throws Exception {
        String look = "{\"position\":\"" + EASY + "\"}";
        String json = "\r\nContent-Type: application/json";
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
        assertThat(status(ask(1, "GET / HTTP/1.1\r\nHost: evil.example:7070", "")))
                .isEqualTo("421");
        for (String host : List.of("localhost:7070", "127.0.0.1", "[::1]:7070", "192.168.1.7"))
            assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: " + host, "")))
                    .as(host)
                    .isEqualTo("200");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nContent-Type: text/plain", look)))
                .isEqualTo("415");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1", look))).isEqualTo("415");
        for (String origin : List.of("http://evil.example", "null", "http://localhost:1"))
            assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nOrigin: " + origin + json, look)))
                    .as(origin)
                    .isEqualTo("403");
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nSec-Fetch-Site: cross-site", "")))
                .isEqualTo("403");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nOrigin: http://localhost" + json, look)))
                .isEqualTo("200");
    }

    @Test
    void anOperatorCanNameTheServer() throws Exception {
        reopen(new Server("127.0.0.1", 0, Set.of("damier.example")));
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: Damier.example:7070", "")))
                .isEqualTo("200");
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
    }

    /** Whoever says for whom it asks is believed only by word of the operator, and only what the proxy itself has added. */
    @Test
    void aTrustedProxySaysWhoAsks() throws Exception {
        String first = solveFor("6.6.6.6, 10.0.0.1");
        assertThat(stop(first, "10.0.0.2"))
                .as("not trusted: all who come through are one")
                .isTrue();
        server.trustProxies(Set.of("127.0.0.1"));
        String second = solveFor("6.6.6.6, 10.0.0.1");
        for (String other : List.of("10.0.0.2", "6.6.6.6", "10.0.0.1, 10.0.0.2", "10.0.0.1, x", ""))
            assertThat(stop(second, other)).as(other).isFalse();
        assertThat(stop(second, "7.7.7.7, 10.0.0.1")).isTrue();
        assertThat(stop(solveFor("10.0.0.1"), "10.0.0.1, 127.0.0.1"))
                .as("a chain of proxies")
                .isTrue();
        String third = solveFor("10.0.0.1");
        assertThat(stop(third, "10.0.0.1\r\nX-Forwarded-For: 10.0.0.2"))
                .as("a proxy that adds a line of its own")
                .isFalse();
        assertThat(stop(third, "10.0.0.2\r\nX-Forwarded-For: 10.0.0.1")).isTrue();
    }

    private final List<Socket> open = new ArrayList<>();

    @AfterEach
    void leave() throws IOException {
        for (Socket socket : open) socket.close();
    }

    /** The id of a search that goes on until it is stopped. */
    private String solveFor(String client) throws IOException {
        Socket stream = call(1);
        open.add(stream);
        String path = "/api/solve?game=taquin&engine=breadth-first&time=60000&position=" + encoded(HARD);
        say(stream, "GET " + path + " HTTP/1.1\r\nX-Forwarded-For: " + client, "");
        return until(stream.getInputStream(), "\"id\":\"", "\"");
    }

    private boolean stop(String id, String client) throws IOException {
        String head = "POST /api/solve/" + id + "/stop HTTP/1.1\r\nContent-Type: application/json\r\nX-Forwarded-For: ";
        return ask(1, head + client, "{}").contains("\"stopped\":true");
    }

    @Test
    void nobodyStopsWhatSomebodyElseStarted() throws Exception {
        try (Socket stream = call(1)) {
            say(
                    stream,
                    "GET /api/solve?game=taquin&engine=breadth-first&time=60000&position=" + encoded(HARD)
                            + " HTTP/1.1",
                    "");
            String id = until(stream.getInputStream(), "\"id\":\"", "\"");
            assertThat(id).matches("[0-9a-f]{32}");
            assertThat(post(2, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":false");
            assertThat(post(1, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":true");
            assertThat(until(stream.getInputStream(), "\"reason\":\"", "\"")).isEqualTo("cancelled");
        }
    }

    @Test
    void numbersOfAnAddressAreCheckedInWords() throws Exception {
        String opened = post(1, "/api/tables", "{\"game\":\"hitman\",\"seed\":1,\"options\":{\"phase\":\"1\"}}");
        String id = json(opened).path("id").asText();
        assertThat(id).hasSize(32);
        for (String query : List.of("x=a&y=1", "x=1&y=99999999999", "x=-1")) {
            String answer = get(1, "/api/tables/" + id + "/layer?" + query);
            assertThat(status(answer)).as(query).isEqualTo("400");
            assertThat(answer).contains(" must be a whole number from 0 to ");
        }
    }

    @Test
    void aStreamIsAskedForByAnyProgram() throws Exception {
        String path = "/api/solve?game=taquin&position=" + encoded(EASY);
        assertThat(get(1, path)).contains("text/event-stream", "event: result");
        assertThat(status(ask(1, "GET " + path + " HTTP/1.1\r\nAccept: application/json", "")))
                .isEqualTo("406");
    }
}
