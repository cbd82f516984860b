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
 * {@code /api/arena/ID/bot}: where a bot comes in. It proves by its token who it is, then the server is its host and speaks
 * the line protocol, a line a message.
 */
public final class ArenaSocket implements AutoCloseable {
    private static final int PER_CLIENT = 64;
    private static final int IN_ALL = 128;
    private static final int MAX_UNSENT = 1024;
    private static final Duration IDLE = Duration.ofMinutes(5);
    private static final int PING_SECONDS = 30;

    private final Contests contests;
    private final RequestGuard guard;
    private final TrustedProxies trustedProxies;
    private final RateLimiter arrivals = new RateLimiter(1, 60);
    private final Map<String, Caller> callers = new HashMap<>();

    private record Caller(String client, InboundBotChannel channel, Runnable leave) {}

    /** @param contests null on a server that keeps nothing */
    public ArenaSocket(Contests contests, RequestGuard guard, TrustedProxies trustedProxies) {
        this.contests = contests;
        this.guard = guard;
        this.trustedProxies = trustedProxies;
    }

    public void routes(RoutesConfig routes) {
        routes.ws("/api/arena/{id}/bot", ws -> {
            ws.onConnect(this::greet);
            ws.onMessage(this::hear);
            ws.onClose(this::leave);
            ws.onError(this::leave);
        });
    }

    private void greet(WsConnectContext ctx) {
        String client = trustedProxies.client(ctx.session);
        if (RequestGuard.isCrossOrigin(ctx.header("Origin"), ctx.host()) || !guard.isAllowedHost(ctx.host())) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "cross-site connections are not allowed");
        } else if (crowded(client) || !arrivals.tryAcquire(client)) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many bots are connected; try again later");
        } else {
            ctx.session.setMaxTextMessageSize(LineReader.MAX_LINE_BYTES);
            ctx.session.setMaxOutgoingFrames(MAX_UNSENT);
            ctx.session.setIdleTimeout(IDLE);
            ctx.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            enter(ctx, client);
        }
    }

    private synchronized boolean crowded(String client) {
        long own =
                callers.values().stream().filter(c -> c.client.equals(client)).count();
        return own >= PER_CLIENT || callers.size() >= IN_ALL;
    }

    private void enter(WsConnectContext ctx, String client) {
        LiveContest contest =
                contests == null ? null : contests.contest(ctx.pathParam("id")).orElse(null);
        LiveContest.Viewer who = contest == null ? LiveContest.Viewer.GUEST : contest.viewer(token(ctx));
        if (who.entrant() < 0) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "unknown token: not a participant of this contest");
            return;
        }
        InboundBotChannel channel = new InboundBotChannel(ctx);
        Runnable leave = contest.connect(who, channel);
        synchronized (this) {
            callers.put(ctx.sessionId(), new Caller(client, channel, leave));
        }
    }

    private static String token(WsContext ctx) {
        String header = ctx.header("Authorization");
        if (header != null && header.startsWith("Bearer ")) return header.substring(7);
        String said = ctx.queryParam("token");
        return said == null ? "" : said;
    }

    private void hear(WsMessageContext ctx) {
        Caller caller;
        synchronized (this) {
            caller = callers.get(ctx.sessionId());
        }
        if (caller != null) caller.channel.hear(ctx.message());
    }

    private void leave(WsContext ctx) {
        Caller caller;
        synchronized (this) {
            caller = callers.remove(ctx.sessionId());
        }
        if (caller == null) return;
        caller.channel.end();
        caller.leave.run();
    }

    @Override
    public synchronized void close() {
        callers.values().forEach(c -> c.channel.close());
    }
}
