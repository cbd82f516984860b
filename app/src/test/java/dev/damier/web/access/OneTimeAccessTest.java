package dev.damier.web.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.store.Database;
import dev.damier.web.Server;
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

/** A server that is one window's own, asked by the window and by strangers on the same machine. */
class OneTimeAccessTest {
    @TempDir
    Path folder;

    private final OneTimeAccess access = new OneTimeAccess();
    private final HttpClient window =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final HttpClient stranger =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private Server server;

    @BeforeEach
    void start() {
        server = new Server(0, Database.folder(folder), access);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void whoHasNoKeyIsRefusedWhateverIsAsked() throws Exception {
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
            HttpResponse<String> answer = get(stranger, path);
            assertThat(answer.statusCode()).as(path).isEqualTo(403);
            assertThat(answer.headers().firstValue("Set-Cookie")).as(path).isEmpty();
        }
        assertThatThrownBy(() -> call(stranger)).isInstanceOf(CompletionException.class);
    }

    @Test
    void aTokenOpensOnceAndTheCookieFromThenOn() throws Exception {
        String path = access.opening("/play/taquin?p=1,2/3,0");
        assertThat(path).startsWith("/play/taquin?p=1,2/3,0&token=");
        HttpResponse<String> first = get(window, path);
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("Set-Cookie").orElse("")).contains("HttpOnly", "SameSite=Strict");
        assertThat(get(stranger, path).statusCode()).as("the token again").isEqualTo(403);
        for (String next : List.of("/", path, "/css/base.css", "/api/games"))
            assertThat(get(window, next).statusCode()).as(next).isEqualTo(200);
        call(window).abort();
    }

    @Test
    void everyWindowHasATokenOfItsOwn() throws Exception {
        String one = access.opening("/");
        String other = access.opening("/");
        assertThat(one).isNotEqualTo(other);
        assertThat(get(window, one).statusCode()).isEqualTo(200);
        assertThat(get(stranger, other).statusCode()).isEqualTo(200);
    }

    private HttpResponse<String> get(HttpClient who, String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .build();
        return who.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private WebSocket call(HttpClient who) {
        return who.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/api/engine"), new WebSocket.Listener() {})
                .join();
    }
}
