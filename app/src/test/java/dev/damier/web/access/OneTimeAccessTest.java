package dev.damier.web.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.store.Database;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the access control of a desktop window's server, with requests from the window and from other programs. */
class OneTimeAccessTest {
    @TempDir
    Path folder;

    private final OneTimeAccess access = new OneTimeAccess();
    private final HttpClient window =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final HttpClient otherProgram =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private Server server;

    @BeforeEach
    void start() {
        server = new Server(ServerOptions.local(Database.openFolder(folder)).withAccess(access));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void requestsWithoutTokenAreRejected() throws Exception {
        for (String path : List.of(
                "/",
                "/play/taquin",
                "/css/base.css",
                "/js/main.js",
                "/icon.svg",
                "/api/games",
                "/api/status",
                "/?token=",
                "/?token=guess")) {
            HttpResponse<String> answer = get(otherProgram, path);
            assertThat(answer.statusCode()).as(path).isEqualTo(403);
            assertThat(answer.headers().firstValue("Set-Cookie")).as(path).isEmpty();
        }
        assertThatThrownBy(() -> connect(otherProgram)).isInstanceOf(CompletionException.class);
    }

    @Test
    void tokenIsValidOnceAndCookieAfterwards() throws Exception {
        String path = access.oneTimePath("/play/taquin?p=1,2/3,0");
        assertThat(path).startsWith("/play/taquin?p=1,2/3,0&token=");
        HttpResponse<String> first = get(window, path);
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("Set-Cookie").orElse("")).contains("HttpOnly", "SameSite=Strict");
        assertThat(get(otherProgram, path).statusCode()).as("the token again").isEqualTo(403);
        for (String next : List.of("/", path, "/css/base.css", "/api/games"))
            assertThat(get(window, next).statusCode()).as(next).isEqualTo(200);
        connect(window).abort();
    }

    @Test
    void everyWindowHasItsOwnToken() throws Exception {
        String one = access.oneTimePath("/");
        String other = access.oneTimePath("/");
        assertThat(one).isNotEqualTo(other);
        assertThat(get(window, one).statusCode()).isEqualTo(200);
        assertThat(get(otherProgram, other).statusCode()).isEqualTo(200);
    }

    private HttpResponse<String> get(HttpClient client, String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private WebSocket connect(HttpClient client) {
        return client.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/api/engine"), new WebSocket.Listener() {})
                .join();
    }
}
