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

/**
 * Tests the protection against other sites, forged host names, forged proxy headers and requests for other clients'
 * ids.
 */
@Timeout(120)
class RequestSecurityTest extends ServerFixture {
    @Test
    void crossSiteRequestsAreRejected() throws Exception {
        String look = "{\"position\":\"" + EASY + "\"}";
        String json = "\r\nContent-Type: application/json";
        assertThat(status(request(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
        assertThat(status(request(1, "GET / HTTP/1.1\r\nHost: evil.example:7070", "")))
                .isEqualTo("421");
        for (String host : List.of("localhost:7070", "127.0.0.1", "[::1]:7070", "192.168.1.7"))
            assertThat(status(request(1, "GET /api/games HTTP/1.1\r\nHost: " + host, "")))
                    .as(host)
                    .isEqualTo("200");
        assertThat(status(request(1, "POST /api/look HTTP/1.1\r\nContent-Type: text/plain", look)))
                .isEqualTo("415");
        assertThat(status(request(1, "POST /api/look HTTP/1.1", look))).isEqualTo("415");
        for (String origin : List.of("http://evil.example", "null", "http://localhost:1"))
            assertThat(status(request(1, "POST /api/look HTTP/1.1\r\nOrigin: " + origin + json, look)))
                    .as(origin)
                    .isEqualTo("403");
        assertThat(status(request(1, "GET /api/games HTTP/1.1\r\nSec-Fetch-Site: cross-site", "")))
                .isEqualTo("403");
        assertThat(status(request(1, "POST /api/look HTTP/1.1\r\nOrigin: http://localhost" + json, look)))
                .isEqualTo("200");
    }

    @Test
    void operatorCanAllowHostNames() throws Exception {
        replaceServer(new Server(TestServers.options().withNames(Set.of("damier.example"))));
        assertThat(status(request(1, "GET /api/games HTTP/1.1\r\nHost: Damier.example:7070", "")))
                .isEqualTo("200");
        assertThat(status(request(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
    }

    /**
     * X-Forwarded-For is used only from proxies the operator trusts, and only the entries that trusted proxies added.
     */
    @Test
    void trustedProxyReportsTheClient() throws Exception {
        String first = startSolve("6.6.6.6, 10.0.0.1");
        assertThat(stop(first, "10.0.0.2"))
                .as("not trusted: all its clients count as one")
                .isTrue();
        server.trustProxies(Set.of("127.0.0.1"));
        String second = startSolve("6.6.6.6, 10.0.0.1");
        for (String other : List.of("10.0.0.2", "6.6.6.6", "10.0.0.1, 10.0.0.2", "10.0.0.1, x", ""))
            assertThat(stop(second, other)).as(other).isFalse();
        assertThat(stop(second, "7.7.7.7, 10.0.0.1")).isTrue();
        assertThat(stop(startSolve("10.0.0.1"), "10.0.0.1, 127.0.0.1"))
                .as("a chain of proxies")
                .isTrue();
        String third = startSolve("10.0.0.1");
        assertThat(stop(third, "10.0.0.1\r\nX-Forwarded-For: 10.0.0.2"))
                .as("a proxy that adds a second header line")
                .isFalse();
        assertThat(stop(third, "10.0.0.2\r\nX-Forwarded-For: 10.0.0.1")).isTrue();
    }

    private final List<Socket> sockets = new ArrayList<>();

    @AfterEach
    void closeSockets() throws IOException {
        for (Socket socket : sockets) socket.close();
    }

    /** Starts a search that runs until it is stopped, and returns its id. */
    private String startSolve(String client) throws IOException {
        Socket stream = connect(1);
        sockets.add(stream);
        String path = "/api/solve?game=taquin&engine=breadth-first&time=60000&position=" + encoded(HARD);
        send(stream, "GET " + path + " HTTP/1.1\r\nX-Forwarded-For: " + client, "");
        return readBetween(stream.getInputStream(), "\"id\":\"", "\"");
    }

    private boolean stop(String id, String client) throws IOException {
        String head = "POST /api/solve/" + id + "/stop HTTP/1.1\r\nContent-Type: application/json\r\nX-Forwarded-For: ";
        return request(1, head + client, "{}").contains("\"stopped\":true");
    }

    @Test
    void searchCanBeStoppedByItsClientOnly() throws Exception {
        try (Socket stream = connect(1)) {
            send(
                    stream,
                    "GET /api/solve?game=taquin&engine=breadth-first&time=60000&position=" + encoded(HARD)
                            + " HTTP/1.1",
                    "");
            String id = readBetween(stream.getInputStream(), "\"id\":\"", "\"");
            assertThat(id).matches("[0-9a-f]{32}");
            assertThat(post(2, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":false");
            assertThat(post(1, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":true");
            assertThat(readBetween(stream.getInputStream(), "\"reason\":\"", "\""))
                    .isEqualTo("cancelled");
        }
    }

    @Test
    void invalidNumbersInTheQueryAreRejected() throws Exception {
        String opened = post(1, "/api/tables", "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}");
        String id = json(opened).path("id").asString();
        assertThat(id).hasSize(32);
        for (String query : List.of("x=a&y=1", "x=1&y=99999999999", "x=-1")) {
            String answer = get(1, "/api/tables/" + id + "/layer?" + query);
            assertThat(status(answer)).as(query).isEqualTo("400");
            assertThat(answer).contains(" must be a whole number from 0 to ");
        }
    }

    @Test
    void streamNeedsNoSpecialAcceptHeader() throws Exception {
        String path = "/api/solve?game=taquin&position=" + encoded(EASY);
        assertThat(get(1, path)).contains("text/event-stream", "event: result");
        assertThat(status(request(1, "GET " + path + " HTTP/1.1\r\nAccept: application/json", "")))
                .isEqualTo("406");
    }
}
