package dev.damier.bench.pages;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A headless Chromium, controlled through the Chrome DevTools Protocol. */
final class DevTools implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ENDPOINT = "DevTools listening on ";

    private final Process process;
    private final WebSocket socket;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> replies = new ConcurrentHashMap<>();

    /** All events received so far. */
    final List<JsonNode> events = new CopyOnWriteArrayList<>();

    DevTools(Path profile) throws IOException {
        process = new ProcessBuilder(
                        findChromium(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-first-run",
                        "--window-size=1280,900",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(endpoint()), new Receiver())
                .join();
    }

    private static String findChromium() {
        return Stream.of(
                        System.getenv().getOrDefault("DAMIER_CHROMIUM", ""),
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome")
                .filter(path -> !path.isEmpty() && Files.isExecutable(Path.of(path)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "Chromium is missing; install it (Debian: apt-get install chromium) or set DAMIER_CHROMIUM"));
    }

    private String endpoint() throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.startsWith(ENDPOINT)) continue;
            // The browser blocks if its error output is not read.
            Thread reader = new Thread(() -> lines.lines().forEach(ignored -> {}), "chromium-output");
            reader.setDaemon(true);
            reader.start();
            return line.substring(ENDPOINT.length()).strip();
        }
        throw new IOException("Chromium ended before it accepted connections");
    }

    /** Sends a command to the browser, or to a page if the session is not empty, and returns its result. */
    JsonNode send(String session, String method, Map<String, ?> params) {
        int id = lastId.incrementAndGet();
        CompletableFuture<JsonNode> reply = new CompletableFuture<>();
        replies.put(id, reply);
        var message = MAPPER.createObjectNode().put("id", id).put("method", method);
        message.set("params", MAPPER.valueToTree(params));
        if (!session.isEmpty()) message.put("sessionId", session);
        socket.sendText(message.toString(), true).join();
        return reply.orTimeout(60, TimeUnit.SECONDS).join();
    }

    /** Creates a browser context with a profile of its own and returns its id. */
    String openContext() {
        return send("", "Target.createBrowserContext", Map.of())
                .path("browserContextId")
                .asString();
    }

    /** Opens an empty page in a context. */
    OpenPage openPage(String context) {
        String target = send("", "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context))
                .path("targetId")
                .asString();
        return new OpenPage(
                target,
                send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                        .path("sessionId")
                        .asString());
    }

    /** A page: its target id, which closes it, and its session id, to which commands are sent. */
    record OpenPage(String target, String session) {}

    /** Evaluates an expression in a page and returns its value. */
    JsonNode evaluate(String session, String expression) {
        return send(
                        session,
                        "Runtime.evaluate",
                        Map.of("expression", expression, "returnByValue", true, "awaitPromise", true))
                .path("result")
                .path("value");
    }

    private final class Receiver implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                receive(text.toString());
                text.setLength(0);
            }
            webSocket.request(1);
            return null;
        }
    }

    private void receive(String text) {
        try {
            JsonNode message = MAPPER.readTree(text);
            CompletableFuture<JsonNode> reply =
                    replies.remove(message.path("id").asInt(-1));
            if (reply == null) events.add(message);
            else if (message.has("error"))
                reply.completeExceptionally(
                        new IllegalStateException(message.path("error").toString()));
            else reply.complete(message.path("result"));
        } catch (JacksonException e) {
            throw new IllegalStateException("invalid message of the browser: " + text, e);
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
