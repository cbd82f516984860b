package dev.damier.web;

import dev.damier.background.FailureLog;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.Responses;
import dev.damier.web.net.ConnectionLimiter;
import dev.damier.web.work.QueueStatus;
import dev.damier.web.work.WorkCounters;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/**
 * {@code /api/health}: whether the server answers a small search, for a supervisor. {@code /api/metrics}: metrics in
 * the text format of Prometheus.
 */
final class StatusApi {
    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final BotSocket botSocket;
    private final ConnectionLimiter connectionLimiter;
    private final Map<String, IntSupplier> gauges;
    private final HealthProbe healthProbe;
    private final StoreProbe storeProbe;

    /** @param gauges further metrics by name */
    StatusApi(
            WorkQueue queue,
            RequestDispatcher dispatcher,
            BotSocket botSocket,
            ConnectionLimiter connectionLimiter,
            Map<String, IntSupplier> gauges,
            StoreProbe storeProbe) {
        this.storeProbe = storeProbe;
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.botSocket = botSocket;
        this.connectionLimiter = connectionLimiter;
        this.gauges = new TreeMap<>(gauges);
        healthProbe = new HealthProbe(queue);
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/health", this::health);
        routes.get("/api/health/live", this::live);
        routes.get("/api/metrics", this::metrics);
    }

    /** Returns whether the process works: a server that fails here should be restarted. */
    private void live(Context ctx) {
        boolean alive = queue.status().stuck() == 0;
        Responses.json(ctx.status(alive ? 200 : 503), Map.of("status", alive ? "ok" : "failing"));
    }

    /** Returns whether the server can do its work: search and store. A restart does not free a full disk. */
    private void health(Context ctx) {
        Responses.afterCompletion(ctx, healthProbe.run().thenCombine(storeProbe.run(), (result, writable) -> {
            QueueStatus status = queue.status();
            boolean healthy = result.found() && status.stuck() == 0 && writable;
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("status", healthy ? "ok" : "failing");
            body.put("store", writable ? "ok" : "failing");
            body.put("searchMillis", result.millis());
            body.put("slots", queue.limits().slots());
            body.put("running", status.running());
            body.put("paused", status.paused());
            body.put("waiting", status.waiting());
            body.put("oldestSeconds", status.oldestSeconds());
            body.put("stuck", status.stuck());
            Responses.json(ctx.status(healthy ? 200 : 503), body);
            return body;
        }));
    }

    private void metrics(Context ctx) {
        QueueStatus status = queue.status();
        Runtime machine = Runtime.getRuntime();
        StringBuilder out = new StringBuilder();
        gauge(out, "searches_running", status.running());
        gauge(out, "searches_paused", status.paused());
        gauge(out, "searches_waiting", status.waiting());
        gauge(out, "searches_stuck", status.stuck());
        gauge(out, "slow_requests_total", queue.slowJobCount());
        gauge(out, "clients", status.clients());
        gauge(out, "slots", queue.limits().slots());
        gauge(out, "slots_free", status.freeSlots());
        gauge(out, "oldest_waiting_seconds", status.oldestSeconds());
        gauge(out, "bytes_promised", status.reservedBytes());
        gauge(out, "bytes_unread", dispatcher.unreadBytes());
        gauge(out, "sockets", botSocket.connectionCount());
        gauge(out, "connections", connectionLimiter.count());
        gauge(out, "connections_refused_total", connectionLimiter.refused());
        gauges.forEach((name, count) -> gauge(out, name, count.getAsInt()));
        gauge(out, "threads", Thread.activeCount());
        gauge(out, "heap_used_bytes", machine.totalMemory() - machine.freeMemory());
        gauge(out, "heap_max_bytes", machine.maxMemory());
        for (FailureLog.Source source : FailureLog.Source.values())
            gauge(out, "failures_total{source=\"" + source.id() + "\"}", FailureLog.count(source));
        for (WorkKind kind : WorkKind.values()) {
            WorkCounters counters = queue.counters(kind);
            int[] now = status.counts().get(kind);
            gaugeByKind(out, "work_waiting", kind, now[0]);
            gaugeByKind(out, "work_running", kind, now[1]);
            gaugeByKind(out, "work_paused", kind, now[2]);
            gaugeByKind(out, "work_done_total", kind, counters.done());
            gaugeByKind(out, "work_failed_total", kind, counters.failed());
            gaugeByKind(out, "work_cancelled_total", kind, counters.cancelled());
            gaugeByKind(out, "work_refused_total", kind, counters.refused());
            gaugeByKind(out, "work_waited_seconds_total", kind, counters.waitedSeconds());
            gaugeByKind(out, "work_ran_seconds_total", kind, counters.ranSeconds());
        }
        Responses.text(ctx, "text/plain; version=0.0.4", out.toString());
    }

    private static void gauge(StringBuilder out, String name, Number value) {
        out.append("damier_").append(name).append(' ').append(number(value)).append('\n');
    }

    private static void gaugeByKind(StringBuilder out, String name, WorkKind kind, Number value) {
        gauge(out, name + "{kind=\"" + kind.id() + "\"}", value);
    }

    private static String number(Number value) {
        return value instanceof Double d ? String.format(Locale.ROOT, "%.3f", d) : value.toString();
    }
}
