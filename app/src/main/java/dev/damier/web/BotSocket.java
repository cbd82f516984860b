package dev.damier.web;

import dev.damier.protocol.LineReader;
import dev.damier.protocol.Session;
import dev.damier.run.Budget;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestGuard;
import dev.damier.web.net.TrustedProxies;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.websocket.api.Callback;

/**
 * {@code /api/engine}: the bot protocol over a WebSocket, a line a message, for programs and for pages of this server. Lines
 * and searches wait for their turn among everybody's; a search ends after two minutes, whatever {@code go} says.
 */
final class BotSocket implements AutoCloseable {
    private static final int PER_CLIENT = 8;
    private static final int IN_ALL = 64;
    private static final int MAX_UNSENT = 1024;
    private static final Duration MAX_SEARCH_TIME = Duration.ofMinutes(2);
    private static final Duration MAX_LINE_TIME = Duration.ofSeconds(20);
    private static final Duration IDLE = Duration.ofMinutes(10);

    private final WorkQueue queue;
    private final RequestGuard guard;
    private final TrustedProxies trustedProxies;
    private final Map<String, Caller> callers = new HashMap<>();

    BotSocket(WorkQueue queue, RequestGuard guard, TrustedProxies trustedProxies) {
        this.queue = queue;
        this.guard = guard;
        this.trustedProxies = trustedProxies;
    }

    void routes(RoutesConfig routes) {
        routes.ws("/api/engine", ws -> {
            ws.onConnect(this::onConnect);
            ws.onMessage(this::onMessage);
            ws.onClose(this::leave);
            ws.onError(this::leave);
        });
    }

    private synchronized void onConnect(WsConnectContext ctx) {
        String client = trustedProxies.client(ctx.session);
        long own =
                callers.values().stream().filter(c -> c.client.equals(client)).count();
        if (RequestGuard.isCrossOrigin(ctx.header("Origin"), ctx.host()) || !guard.isAllowedHost(ctx.host())) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "cross-site connections are not allowed");
        } else if (own >= PER_CLIENT || callers.size() >= IN_ALL) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many engine connections; try again later");
        } else {
            ctx.session.setMaxTextMessageSize(LineReader.MAX_LINE_BYTES);
            ctx.session.setMaxOutgoingFrames(MAX_UNSENT); // for callers who ask and do not listen
            ctx.session.setIdleTimeout(IDLE);
            callers.put(ctx.sessionId(), new Caller(ctx, client));
        }
    }

    private void onMessage(WsMessageContext ctx) {
        Caller caller = caller(ctx);
        if (caller != null) caller.handleLines(List.of(ctx.message().split("\n", -1)));
    }

    private synchronized Caller caller(WsContext ctx) {
        return callers.get(ctx.sessionId());
    }

    synchronized int callers() {
        return callers.size();
    }

    /** Stops what is thought about. */
    @Override
    public synchronized void close() {
        callers.values().forEach(Caller::close);
    }

    private void leave(WsContext ctx) {
        Caller caller;
        synchronized (this) {
            caller = callers.remove(ctx.sessionId());
        }
        if (caller != null) caller.close();
    }

    /** One conversation: its lines are heard in order, each as a work of its own. */
    private final class Caller {
        /** Lines said and not yet heard: more than anybody needs to say ahead. */
        private static final int MAX_PENDING_LINES = 256;

        private final WsContext ctx;
        private final String client;
        private final Session session;
        private final ArrayDeque<String> unheard = new ArrayDeque<>();
        private QueuedWork<?> hearing;
        private QueuedWork<?> thinking;
        private boolean closed;

        Caller(WsContext ctx, String client) {
            this.ctx = ctx;
            this.client = client;
            Budget max = queue.admission().budget(WorkKind.BOT, MAX_SEARCH_TIME);
            session = new Session(this::tell, work -> think(max, work), max);
        }

        /** A line that cannot be sent would leave the caller waiting for it: better no line at all. */
        private void tell(String line) {
            if (ctx.session.isOpen())
                ctx.session.sendText(line, Callback.from(() -> {}, failure -> ctx.session.disconnect()));
        }

        /** The session has a control of its own for what it thinks about. */
        private void think(Budget max, Runnable work) {
            try {
                QueuedWork<Void> ticket = queue.submit(new WorkRequest<>(client, WorkKind.BOT, max, control -> {
                    work.run();
                    return null;
                }));
                synchronized (this) {
                    thinking = ticket;
                    if (closed) ticket.cancel();
                }
                ticket.answer().exceptionally(this::unthought);
            } catch (OverloadException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
        }

        /** It waited too long for its turn, or failed: the search ends as if it had been stopped. */
        private Void unthought(Throwable failure) {
            tell("error " + HttpErrorException.of(failure, Locale.ENGLISH).getMessage());
            boolean ignored = session.handleLine("stop");
            return null;
        }

        synchronized void handleLines(List<String> lines) {
            unheard.addAll(lines);
            if (unheard.size() > MAX_PENDING_LINES) ctx.session.disconnect();
            else if (hearing == null) next();
        }

        private synchronized void next() {
            hearing = null;
            String line = unheard.poll();
            if (line == null || closed) return;
            try {
                Budget budget = queue.admission().budget(WorkKind.LINE, MAX_LINE_TIME);
                hearing = queue.submit(
                        new WorkRequest<>(client, WorkKind.LINE, budget, control -> session.handleLine(line)));
            } catch (OverloadException e) {
                tell("error " + e.getMessage());
                return;
            }
            hearing.answer().whenComplete((goesOn, failure) -> {
                if (failure != null)
                    tell("error "
                            + HttpErrorException.of(failure, Locale.ENGLISH).getMessage());
                if (Boolean.FALSE.equals(goesOn)) ctx.closeSession(WsCloseStatus.NORMAL_CLOSURE);
                else next();
            });
        }

        void close() {
            synchronized (this) {
                closed = true;
                unheard.clear();
                if (hearing != null) hearing.cancel();
                if (thinking != null) thinking.cancel();
            }
            session.close();
        }
    }
}
