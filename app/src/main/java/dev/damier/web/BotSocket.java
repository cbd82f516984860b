package dev.damier.web;

import dev.damier.protocol.LineReader;
import dev.damier.protocol.Session;
import dev.damier.run.Budget;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.websocket.api.Callback;

/**
 * {@code /api/engine}: the bot protocol over a WebSocket, a line a message, for programs and for pages of this server.
 * Searches wait for their turn among everybody's and end after two minutes, whatever {@code go} says.
 */
final class BotSocket implements AutoCloseable {
    private static final int PER_CLIENT = 8;
    private static final int IN_ALL = 64;
    private static final int MOST_MILLIS = 120_000;
    private static final int MOST_UNSENT = 1024;
    private static final Duration IDLE = Duration.ofMinutes(10);

    private final Searches searches;
    private final Map<String, Caller> callers = new HashMap<>();

    private record Caller(String client, Session session) {}

    BotSocket(Searches searches) {
        this.searches = searches;
    }

    void routes(RoutesConfig routes) {
        routes.ws("/api/engine", ws -> {
            ws.onConnect(this::greet);
            ws.onMessage(this::hear);
            ws.onClose(this::leave);
            ws.onError(this::leave);
        });
    }

    private synchronized void greet(WsConnectContext ctx) {
        String client = client(ctx);
        long own =
                callers.values().stream().filter(c -> c.client().equals(client)).count();
        if (foreign(ctx)) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "only pages of this server may call");
        } else if (own >= PER_CLIENT || callers.size() >= IN_ALL) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many are talking to engines; try again later");
        } else {
            ctx.session.setMaxTextMessageSize(LineReader.LONGEST);
            ctx.session.setMaxOutgoingFrames(MOST_UNSENT); // for callers who ask and do not listen
            ctx.session.setIdleTimeout(IDLE);
            Budget most = SolveApi.budget(MOST_MILLIS);
            callers.put(
                    ctx.sessionId(),
                    new Caller(client, new Session(line -> tell(ctx, line), work -> think(client, most, work), most)));
        }
    }

    /** A line that cannot be sent would leave the caller waiting for it: better no line at all. */
    private static void tell(WsContext ctx, String line) {
        if (ctx.session.isOpen())
            ctx.session.sendText(line, Callback.from(() -> {}, failure -> ctx.session.disconnect()));
    }

    /** A page of another server could else use its visitors' machines: browsers say where a page is from. */
    private static boolean foreign(WsContext ctx) {
        String origin = ctx.header("Origin");
        return origin != null && !origin.replaceFirst("^https?://", "").equals(ctx.host());
    }

    private static String client(WsContext ctx) {
        return ctx.session.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
    }

    /** The session has a control of its own for what it thinks about. */
    private void think(String client, Budget most, Runnable work) {
        try {
            searches.submit(client, most, 0, progress -> {}, control -> work.run());
        } catch (Refusal e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private void hear(WsMessageContext ctx) {
        Caller caller = caller(ctx);
        if (caller == null) return;
        for (String line : ctx.message().split("\n", -1)) {
            if (caller.session().hear(line)) continue;
            ctx.closeSession(WsCloseStatus.NORMAL_CLOSURE);
            return;
        }
    }

    private synchronized Caller caller(WsContext ctx) {
        return callers.get(ctx.sessionId());
    }

    /** Stops what is thought about. */
    @Override
    public synchronized void close() {
        callers.values().forEach(caller -> caller.session().close());
    }

    private synchronized void leave(WsContext ctx) {
        Caller caller = callers.remove(ctx.sessionId());
        if (caller != null) caller.session().close();
    }
}
