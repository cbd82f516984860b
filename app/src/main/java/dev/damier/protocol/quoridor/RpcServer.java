package dev.damier.protocol.quoridor;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.InfoWriter;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineReader;
import dev.damier.protocol.SearchRequest;
import dev.damier.run.BadInputException;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Serves an engine of this program as an agent of the course framework: XML-RPC with {@code initialize} and
 * {@code play}.
 */
final class RpcServer implements Dialect.PortListener {
    private final HttpServer server;
    private final SearchRequest request;
    private final Limits limits;

    /** Starts to listen immediately. Port 0 selects a free port. */
    RpcServer(String host, int port, SearchRequest request, Limits limits) throws IOException {
        this.request = request;
        this.limits = limits;
        server = HttpServer.create(new InetSocketAddress(host, port), 8);
        server.createContext("/", this::handle);
        server.start();
    }

    @Override
    public int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readNBytes(LineReader.MAX_LINE_BYTES + 1);
            byte[] xml = handle(body).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/xml");
            exchange.sendResponseHeaders(200, xml.length);
            exchange.getResponseBody().write(xml);
        }
    }

    private String handle(byte[] body) {
        if (body.length > LineReader.MAX_LINE_BYTES)
            return XmlRpc.writeFault("call longer than " + LineReader.MAX_LINE_BYTES + " bytes");
        try {
            XmlRpc.Call call = XmlRpc.readCall(new String(body, StandardCharsets.UTF_8));
            return switch (call.method()) {
                case "initialize" -> XmlRpc.writeResponse(null);
                case "play" -> XmlRpc.writeResponse(play(call.params()));
                default -> XmlRpc.writeFault("method \"" + call.method() + "\" is not supported");
            };
        } catch (BadInputException e) {
            return XmlRpc.writeFault(e.getMessage());
        } catch (RuntimeException e) {
            return XmlRpc.writeFault("internal error: " + e);
        }
    }

    private List<Object> play(List<Object> params) {
        if (params.size() < 4
                || !(params.get(0) instanceof Map<?, ?> percepts)
                || !(params.get(1) instanceof Integer player)
                || !(params.get(2) instanceof Integer step))
            throw new BadInputException("play expects percepts, player, step and time_left, but got " + params);
        Setup setup = Games.all().game("quoridor").read(CoursePercepts.toPosition(percepts, player));
        if (setup.newTable().moves().isEmpty()) throw new BadInputException("the game is over");
        Outcome outcome = request.search(setup, withClock(params.get(3)), new EngineSeat(), step / 2, p -> {}, c -> {});
        return CoursePercepts.toAction(
                new InfoWriter(setup).answerMoves(outcome).get(0));
    }

    /** Returns the configured limits, with the remaining time of the game as a clock if the caller gives one. */
    private Limits withClock(Object timeLeft) {
        if (!(timeLeft instanceof Number seconds)) return limits;
        Duration clock = Duration.ofMillis(Math.max(1, (long) (seconds.doubleValue() * 1000)));
        return new Limits(limits.time(), List.of(clock), Duration.ZERO, limits.nodes(), limits.depth(), false);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
