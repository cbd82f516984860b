package dev.damier.web.bot;

import dev.damier.protocol.LineReader;
import dev.damier.protocol.Session;
import dev.damier.run.BadInputException;
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
 * {@code /api/engine}: the bot protocol over a WebSocket, one line per message, for programs and for pages of this
 * server. Lines and searches are jobs of the work queue. A search ends after two minutes, whatever the limits of
 * {@code go} are.
 */
public final class BotSocket implements AutoCloseable {
    private static final int MAX_PER_CLIENT = 8;
    private static final int MAX_CONNECTIONS = 64;
    private static final int MAX_UNSENT_FRAMES = 1024;
    private static final Duration MAX_SEARCH_TIME = Duration.ofMinutes(2);
    private static final Duration MAX_LINE_TIME = Duration.ofSeconds(20);
    private static final Duration IDLE_TIMEOUT = Duration.ofMinutes(10);

    private final WorkQueue queue;
    private final RequestGuard guard;
    private final TrustedProxies trustedProxies;
    private final Map<String, BotConnection> connections = new HashMap<>();

    public BotSocket(WorkQueue queue, RequestGuard guard, TrustedProxies trustedProxies) {
        this.queue = queue;
        this.guard = guard;
        this.trustedProxies = trustedProxies;
    }

    public void routes(RoutesConfig routes) {
        routes.ws("/api/engine", ws -> {
            ws.onConnect(this::onConnect);
            ws.onMessage(this::onMessage);
            ws.onClose(this::onClose);
            ws.onError(this::onClose);
        });
    }

    private synchronized void onConnect(WsConnectContext ctx) {
        String client = trustedProxies.client(ctx.session);
        long own = connections.values().stream()
                .filter(c -> c.client.equals(client))
                .count();
        if (RequestGuard.isCrossOrigin(ctx.header("Origin"), ctx.host()) || !guard.isAllowedHost(ctx.host())) {
            ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, "cross-site connections are not allowed");
        } else if (own >= MAX_PER_CLIENT || connections.size() >= MAX_CONNECTIONS) {
            ctx.closeSession(WsCloseStatus.TRY_AGAIN_LATER, "too many engine connections; try again later");
        } else {
            ctx.session.setMaxTextMessageSize(LineReader.MAX_LINE_BYTES);
            ctx.session.setMaxOutgoingFrames(MAX_UNSENT_FRAMES); // for clients that send but do not read
            ctx.session.setIdleTimeout(IDLE_TIMEOUT);
            connections.put(ctx.sessionId(), new BotConnection(ctx, client));
        }
    }

    private void onMessage(WsMessageContext ctx) {
        BotConnection botConnection = connection(ctx);
        if (botConnection != null)
            botConnection.enqueueLines(List.of(ctx.message().split("\n", -1)));
    }

    private synchronized BotConnection connection(WsContext ctx) {
        return connections.get(ctx.sessionId());
    }

    public synchronized int connectionCount() {
        return connections.size();
    }

    /** Cancels all searches. */
    @Override
    public synchronized void close() {
        connections.values().forEach(BotConnection::close);
    }

    private void onClose(WsContext ctx) {
        BotConnection botConnection;
        synchronized (this) {
            botConnection = connections.remove(ctx.sessionId());
        }
        if (botConnection != null) botConnection.close();
    }

    /** One bot connection. Its lines are processed in order, each as its own job. */
    private final class BotConnection {
        /** Maximum number of received lines that are not processed yet. */
        private static final int MAX_PENDING_LINES = 256;

        private final WsContext ctx;
        private final String client;
        private final Session session;
        private final ArrayDeque<String> pendingLines = new ArrayDeque<>();
        private QueuedWork<?> lineJob;
        private QueuedWork<?> searchJob;
        private boolean closed;

        BotConnection(WsContext ctx, String client) {
            this.ctx = ctx;
            this.client = client;
            Budget max = queue.limits().budget(WorkKind.BOT, MAX_SEARCH_TIME);
            session = new Session(this::send, work -> submitSearch(max, work), max);
        }

        /** Sends a line. If that fails, closes the connection: otherwise the client would wait for the line forever. */
        private void send(String line) {
            if (ctx.session.isOpen())
                ctx.session.sendText(line, Callback.from(() -> {}, failure -> ctx.session.disconnect()));
        }

        /** Submits a search to the work queue. The session creates the control of the search itself. */
        private void submitSearch(Budget max, Runnable search) {
            try {
                QueuedWork<Void> job = queue.submit(new WorkRequest<>(client, WorkKind.BOT, max, control -> {
                    search.run();
                    return null;
                }));
                synchronized (this) {
                    searchJob = job;
                    if (closed) job.cancel();
                }
                job.result().exceptionally(this::onSearchFailed);
            } catch (OverloadException e) {
                throw new BadInputException(e.getMessage(), e);
            }
        }

        /** Reports a search that failed or waited too long, and ends it like a stopped search. */
        private Void onSearchFailed(Throwable failure) {
            send("error " + HttpErrorException.of(failure, Locale.ENGLISH).getMessage());
            boolean ignored = session.handleLine("stop");
            return null;
        }

        synchronized void enqueueLines(List<String> lines) {
            pendingLines.addAll(lines);
            if (pendingLines.size() > MAX_PENDING_LINES) ctx.session.disconnect();
            else if (lineJob == null) processNextLine();
        }

        private synchronized void processNextLine() {
            lineJob = null;
            String line = pendingLines.poll();
            if (line == null || closed) return;
            try {
                Budget budget = queue.limits().budget(WorkKind.LINE, MAX_LINE_TIME);
                lineJob = queue.submit(
                        new WorkRequest<>(client, WorkKind.LINE, budget, control -> session.handleLine(line)));
            } catch (OverloadException e) {
                send("error " + e.getMessage());
                return;
            }
            lineJob.result().whenComplete((keepOpen, failure) -> {
                if (failure != null)
                    send("error "
                            + HttpErrorException.of(failure, Locale.ENGLISH).getMessage());
                if (Boolean.FALSE.equals(keepOpen)) ctx.closeSession(WsCloseStatus.NORMAL_CLOSURE);
                else processNextLine();
            });
        }

        void close() {
            synchronized (this) {
                closed = true;
                pendingLines.clear();
                if (lineJob != null) lineJob.cancel();
                if (searchJob != null) searchJob.cancel();
            }
            session.close();
        }
    }
}
