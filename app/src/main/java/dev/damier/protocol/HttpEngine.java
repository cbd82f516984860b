package dev.damier.protocol;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.damier.background.DaemonThreads;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.job.JsonLines;
import dev.damier.run.BadInputException;
import dev.damier.run.Outcome;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/**
 * Serves the engines of this program over HTTP, without state: {@code POST /} with a position and limits returns a move,
 * {@code GET /} returns the health, and {@code GET /openapi.json} the description of both.
 */
public final class HttpEngine implements Closeable {
    private static final Duration MAX_BUDGET = Duration.ofMinutes(2);
    private static final int MAX_CONNECTIONS = 64;
    private static final String DEFAULT_GAME = "quoridor";

    private final HttpServer server;
    private final ExecutorService threads =
            Executors.newFixedThreadPool(MAX_CONNECTIONS, DaemonThreads.factory("http-engine"));
    private final Semaphore searches = new Semaphore(Runtime.getRuntime().availableProcessors());
    private final SearchRequest request;
    private final Duration defaultBudget;

    /**
     * Starts to listen immediately. Port 0 selects a free port.
     *
     * @param defaultBudget time of a search for a request without a limit
     */
    public HttpEngine(String host, int port, SearchRequest request, Duration defaultBudget) throws IOException {
        this.request = request;
        this.defaultBudget = defaultBudget;
        server = HttpServer.create(new InetSocketAddress(host, port), MAX_CONNECTIONS);
        server.createContext("/", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    public int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            switch (exchange.getRequestMethod()) {
                case "GET", "HEAD" -> handleGet(exchange);
                case "POST" -> handlePost(exchange);
                default -> send(exchange, 405, error("method " + exchange.getRequestMethod() + " is not supported"));
            }
        }
    }

    private static void handleGet(HttpExchange exchange) throws IOException {
        if (exchange.getRequestURI().getPath().equals("/openapi.json")) {
            try (InputStream file = HttpEngine.class.getResourceAsStream("/web/bot-openapi.json")) {
                send(exchange, 200, file.readAllBytes());
            }
            return;
        }
        Map<String, Object> health = new LinkedHashMap<>();
        health.put("ok", true);
        health.put("name", "Damier");
        health.put(
                "games",
                Games.all().games().stream().map(game -> game.descriptor().id()).toList());
        send(exchange, 200, health);
    }

    private void handlePost(HttpExchange exchange) throws IOException {
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        // A page of another site cannot send this type without a preflight request, which this server does not answer.
        if (type == null || !type.strip().toLowerCase(Locale.ROOT).startsWith("application/json")) {
            send(exchange, 415, error("the Content-Type must be application/json, but got " + type));
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(LineReader.MAX_LINE_BYTES + 1);
        if (body.length > LineReader.MAX_LINE_BYTES) {
            send(exchange, 413, error("request longer than " + LineReader.MAX_LINE_BYTES + " bytes"));
            return;
        }
        if (!searches.tryAcquire()) {
            send(exchange, 503, error("all processors are in use; try again later"));
            return;
        }
        try {
            send(exchange, 200, answer(new String(body, StandardCharsets.UTF_8)));
        } catch (BadInputException e) {
            send(exchange, 400, error(e.getMessage()));
        } catch (RuntimeException | StackOverflowError e) {
            send(exchange, 500, error("internal error: " + e));
        } finally {
            searches.release();
        }
    }

    private Map<String, Object> answer(String body) {
        if (!(JsonLines.read(body) instanceof Map<?, ?> fields)) throw new BadInputException("expected a JSON object");
        PlayedLine line = line(fields);
        Setup end = PlayedLine.playablePosition(line.endPosition());
        if (end.newTable().status().over() || end.newTable().moves().isEmpty())
            throw new BadInputException("the game is over");
        Outcome outcome = request.search(
                end, limits(fields, end), new EngineSeat(), line.moves().size() / 2, p -> {}, c -> {});
        List<String> moves = new InfoWriter(end).answerMoves(outcome);
        if (moves.isEmpty()) throw new BadInputException("no move found");
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("ok", true);
        response.put("move", moves.get(0));
        if (outcome instanceof Outcome.Chosen chosen) response.put("value", chosen.value());
        if (outcome instanceof Outcome.Solved solved) {
            response.put("value", solved.cost());
            response.put("optimal", solved.optimal());
        }
        response.put("depth", outcome.stats().depth());
        response.put("nodes", outcome.stats().expanded());
        response.put("line", moves);
        return response;
    }

    private static PlayedLine line(Map<?, ?> fields) {
        Game game = Games.all().game(text(fields, "game", DEFAULT_GAME));
        String position = text(fields, "position", "start");
        List<String> moves;
        Object given = fields.get("moves");
        if (given == null) moves = List.of();
        else if (given instanceof List<?> list)
            moves = list.stream().map(String::valueOf).toList();
        else if (given instanceof String words)
            moves = words.isBlank() ? List.of() : Arrays.asList(words.strip().split("[\\s,]+"));
        else throw new BadInputException("moves: expected a list of moves, but got " + given);
        try {
            Setup start = position.equals("start") ? game.deal(Map.of(), 0) : game.read(position);
            return new PlayedLine(start, moves);
        } catch (NotationException e) {
            throw new BadInputException("position: " + e.getMessage(), e);
        }
    }

    private static String text(Map<?, ?> fields, String name, String otherwise) {
        Object value = fields.get(name);
        if (value == null) return otherwise;
        if (value instanceof String text && !text.isBlank()) return text.strip();
        throw new BadInputException(name + ": expected a text, but got " + value);
    }

    private Limits limits(Map<?, ?> fields, Setup end) {
        long budget = Math.min(number(fields, "budget_ms"), MAX_BUDGET.toMillis());
        long nodes = number(fields, "nodes");
        List<Duration> clocks = List.of();
        Duration increment = Duration.ZERO;
        if (fields.get("clock") instanceof Map<?, ?> clock) {
            Duration own = Duration.ofMillis(Math.max(1, number(clock, "my_ms")));
            Duration other = Duration.ofMillis(Math.max(1, number(clock, "opp_ms")));
            increment = Duration.ofMillis(number(clock, "inc_ms"));
            clocks = end.newTable().toMove() == 0 ? List.of(own, other) : List.of(other, own);
        }
        boolean unlimited = budget == 0 && nodes == 0 && clocks.isEmpty();
        Duration time = unlimited ? defaultBudget : Duration.ofMillis(budget);
        return new Limits(time, clocks, increment, nodes, 0, false);
    }

    private static long number(Map<?, ?> fields, String name) {
        Object value = fields.get(name);
        if (value == null) return 0;
        if (value instanceof Number number && number.doubleValue() >= 0 && number.doubleValue() < 1e15)
            return number.longValue();
        throw new BadInputException(name + ": expected a number of at least 0, but got " + value);
    }

    private static Map<String, Object> error(String sentence) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ok", false);
        fields.put("error", sentence);
        return fields;
    }

    private static void send(HttpExchange exchange, int status, Map<String, Object> fields) throws IOException {
        send(exchange, status, JsonLines.toJson(fields).getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, byte[] json) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, head ? -1 : json.length);
        if (!head) exchange.getResponseBody().write(json);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
