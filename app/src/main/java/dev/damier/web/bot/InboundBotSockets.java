package dev.damier.web.bot;

import dev.damier.protocol.LineChannel;
import dev.damier.protocol.LineReader;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestGuard;
import dev.damier.web.net.TrustedProxies;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * WebSockets of bots that connect to this server and authenticate with a token. The server then sends the commands of
 * the bot protocol, one line per message, and the bot answers.
 */
public final class InboundBotSockets implements AutoCloseable {
    private static final int MAX_UNSENT_FRAMES = 1024;
    private static final Duration IDLE_TIMEOUT = Duration.ofMinutes(5);
    private static final int PING_SECONDS = 30;

    private final RequestGuard guard;
    private final TrustedProxies trustedProxies;
    private final Limits limits;
    private final RateLimiter connectLimiter = new RateLimiter(1, 60);
    private final Map<String, BotConnection> connections = new HashMap<>();

    /** The maximum number of open connections. */
    public record Limits(int perClient, int total) {}

    /** Finds what a bot connects to. */
    public interface Host {
        Target find(WsConnectContext ctx, String token);
    }

    /**
     * What a bot connects to, or why it cannot.
     *
     * @param rateKey connections are counted under this key, so that bots behind one address do not lock each other
     *     out; empty to count them per address
     * @param refusal why the bot is refused; empty if it is not
     * @param connect connects the bot; the result is run when the connection has ended
     */
    public record Target(String rateKey, String refusal, Function<LineChannel, Runnable> connect) {
        public static Target refused(String why) {
            return new Target("", why, channel -> () -> {});
        }

        public static Target of(String rateKey, Function<LineChannel, Runnable> connect) {
            return new Target(rateKey, "", connect);
        }
    }

    private static final class BotConnection {
        final String client;
        final InboundBotChannel channel;
        /** Notifies the target that the bot has disconnected. */
        Runnable onDisconnect = () -> {};

        BotConnection(String client, InboundBotChannel channel) {
            this.client = client;
            this.channel = channel;
        }
    }

    public InboundBotSockets(RequestGuard guard, TrustedProxies trustedProxies, Limits limits) {
        this.guard = guard;
        this.trustedProxies = trustedProxies;
        this.limits = limits;
    }

    public void route(RoutesConfig routes, String path, Host host) {
        routes.ws(path, ws -> {
            ws.onConnect(ctx -> onConnect(ctx, host));
            ws.onMessage(this::onMessage);
            ws.onClose(this::onClose);
            ws.onError(this::onClose);
        });
    }

    private void onConnect(WsConnectContext ctx, Host host) {
        if (RequestGuard.isCrossOrigin(ctx.header("Origin"), ctx.host()) || !guard.isAllowedHost(ctx.host())) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "cross-site connections are not allowed");
            return;
        }
        ctx.session.setMaxTextMessageSize(LineReader.MAX_LINE_BYTES);
        ctx.session.setMaxOutgoingFrames(MAX_UNSENT_FRAMES);
        ctx.session.setIdleTimeout(IDLE_TIMEOUT);
        ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        connectBot(ctx, host.find(ctx, token(ctx)));
    }

    private void connectBot(WsConnectContext ctx, Target target) {
        String client = trustedProxies.client(ctx.session);
        boolean known = target.refusal.isEmpty();
        boolean allowed = connectLimiter.tryAcquire(target.rateKey.isEmpty() ? client : target.rateKey);
        BotConnection connection = new BotConnection(client, new InboundBotChannel(ctx));
        if (!allowed || (known && !tryAdd(ctx.sessionId(), connection))) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many bots are connected; try again later");
        } else if (!known) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, target.refusal);
        } else {
            connection.onDisconnect = target.connect.apply(connection.channel);
        }
    }

    /** Adds a connection and returns true, or returns false if the client or the server has too many. */
    private synchronized boolean tryAdd(String session, BotConnection connection) {
        long own = connections.values().stream()
                .filter(c -> c.client.equals(connection.client))
                .count();
        if (own >= limits.perClient || connections.size() >= limits.total) return false;
        connections.put(session, connection);
        return true;
    }

    private static String token(WsContext ctx) {
        String header = ctx.header("Authorization");
        if (header != null && header.startsWith("Bearer ")) return header.substring(7);
        String parameter = ctx.queryParam("token");
        return parameter == null ? "" : parameter;
    }

    private void onMessage(WsMessageContext ctx) {
        BotConnection botConnection;
        synchronized (this) {
            botConnection = connections.get(ctx.sessionId());
        }
        if (botConnection != null) botConnection.channel.receive(ctx.message());
    }

    private void onClose(WsContext ctx) {
        BotConnection botConnection;
        synchronized (this) {
            botConnection = connections.remove(ctx.sessionId());
        }
        if (botConnection == null) return;
        botConnection.channel.end();
        botConnection.onDisconnect.run();
    }

    @Override
    public synchronized void close() {
        connections.values().forEach(c -> c.channel.close());
    }
}
