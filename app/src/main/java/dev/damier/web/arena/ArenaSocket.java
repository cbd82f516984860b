package dev.damier.web.arena;

import dev.damier.contest.Contests;
import dev.damier.contest.LiveContest;
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

/**
 * {@code /api/arena/ID/bot}: the WebSocket for bots of a contest. A bot authenticates with its token. The server then
 * sends the commands of the bot protocol, one line per message, and the bot answers.
 */
public final class ArenaSocket implements AutoCloseable {
    private static final int MAX_PER_CLIENT = 64;
    private static final int MAX_CONNECTIONS = 128;
    private static final int MAX_UNSENT_FRAMES = 1024;
    private static final Duration IDLE_TIMEOUT = Duration.ofMinutes(5);
    private static final int PING_SECONDS = 30;

    private final Contests contests;
    private final RequestGuard guard;
    private final TrustedProxies trustedProxies;
    private final RateLimiter connectLimiter = new RateLimiter(1, 60);
    private final Map<String, BotConnection> connections = new HashMap<>();

    /** @param onDisconnect notifies the contest that the bot has disconnected */
    private record BotConnection(String client, InboundBotChannel channel, Runnable onDisconnect) {}

    public ArenaSocket(Contests contests, RequestGuard guard, TrustedProxies trustedProxies) {
        this.contests = contests;
        this.guard = guard;
        this.trustedProxies = trustedProxies;
    }

    public void routes(RoutesConfig routes) {
        routes.ws("/api/arena/{id}/bot", ws -> {
            ws.onConnect(this::onConnect);
            ws.onMessage(this::onMessage);
            ws.onClose(this::onClose);
            ws.onError(this::onClose);
        });
    }

    private void onConnect(WsConnectContext ctx) {
        String client = trustedProxies.client(ctx.session);
        if (RequestGuard.isCrossOrigin(ctx.header("Origin"), ctx.host()) || !guard.isAllowedHost(ctx.host())) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "cross-site connections are not allowed");
        } else {
            ctx.session.setMaxTextMessageSize(LineReader.MAX_LINE_BYTES);
            ctx.session.setMaxOutgoingFrames(MAX_UNSENT_FRAMES);
            ctx.session.setIdleTimeout(IDLE_TIMEOUT);
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            connectBot(ctx, client);
        }
    }

    private synchronized boolean isFull(String client) {
        long own = connections.values().stream()
                .filter(c -> c.client.equals(client))
                .count();
        return own >= MAX_PER_CLIENT || connections.size() >= MAX_CONNECTIONS;
    }

    /**
     * Connects a bot. Connections are counted per token, so that bots behind one address do not lock each other out.
     * Clients without a valid token are counted per address.
     */
    private void connectBot(WsConnectContext ctx, String client) {
        LiveContest contest = contests.find(ctx.pathParam("id")).orElse(null);
        LiveContest.Viewer viewer = contest == null ? LiveContest.Viewer.GUEST : contest.viewer(token(ctx));
        boolean known = viewer.entrant() >= 0;
        String key = known ? contest.id() + " " + viewer.entrant() : client;
        if (!connectLimiter.tryAcquire(key) || (known && isFull(client))) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many bots are connected; try again later");
            return;
        }
        if (contest == null) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "unknown contest: copy its address from the contest page");
            return;
        }
        if (!known) {
            ctx.closeSession(
                    WsCloseStatus.POLICY_VIOLATION,
                    viewer.owner()
                            ? "this is the organiser's token: use the token of a participant"
                            : "unknown token: not a participant of this contest");
            return;
        }
        InboundBotChannel channel = new InboundBotChannel(ctx);
        Runnable onDisconnect = contest.connect(viewer, channel);
        synchronized (this) {
            connections.put(ctx.sessionId(), new BotConnection(client, channel, onDisconnect));
        }
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
