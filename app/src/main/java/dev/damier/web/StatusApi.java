package dev.damier.web;

import dev.damier.web.http.Responses;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.net.ConnectionLimiter;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.QueueStatus;
import dev.damier.web.work.WorkCounters;
import dev.damier.web.work.WorkQueue;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/**
 * {@code /api/health} for a supervisor: whether a real search, small as it is, comes back; and {@code /api/metrics} in the
 * text form of Prometheus.
 */
final class StatusApi {
    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final BotSocket bots;
    private final ConnectionLimiter connectionLimiter;
    private final Map<String, IntSupplier> kept;
    private final HealthProbe healthProbe;

    /** @param kept what else is kept for visitors, by the names of its figures */
    StatusApi(WorkQueue queue, RequestDispatcher dispatcher, BotSocket bots, ConnectionLimiter connectionLimiter, Map<String, IntSupplier> kept) {
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.bots = bots;
        this.connectionLimiter = connectionLimiter;
        this.kept = new TreeMap<>(kept);
        healthProbe = new HealthProbe(queue);
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/health", this::health);
        routes.get("/api/metrics", this::metrics);
    }

    private void health(Context ctx) {
        Responses.after(ctx, healthProbe.ask().thenAccept(answer -> {
            QueueStatus status = queue.load();
            boolean well = answer.found() && status.stuck() == 0;
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("status", well ? "ok" : "failing");
            body.put("searchMillis", answer.millis());
            body.put("slots", queue.admission().slots());
            body.put("running", status.running());
            body.put("paused", status.paused());
            body.put("waiting", status.waiting());
            body.put("oldestSeconds", status.oldestSeconds());
            body.put("stuck", status.stuck());
            Responses.json(ctx.status(well ? 200 : 503), body);
        }));
    }

    private void metrics(Context ctx) {
        QueueStatus status = queue.load();
        Runtime machine = Runtime.getRuntime();
        StringBuilder out = new StringBuilder();
        gauge(out, "searches_running", status.running());
        gauge(out, "searches_paused", status.paused());
        gauge(out, "searches_waiting", status.waiting());
        gauge(out, "searches_stuck", status.stuck());
        gauge(out, "clients", status.clients());
        gauge(out, "slots", queue.admission().slots());
        gauge(out, "slots_free", status.free());
        gauge(out, "oldest_waiting_seconds", status.oldestSeconds());
        gauge(out, "bytes_promised", status.bytes());
        gauge(out, "bytes_unread", dispatcher.unread());
        gauge(out, "sockets", bots.callers());
        gauge(out, "connections", connectionLimiter.count());
        gauge(out, "connections_refused_total", connectionLimiter.refused());
        kept.forEach((name, count) -> gauge(out, name, count.getAsInt()));
        gauge(out, "threads", Thread.activeCount());
        gauge(out, "heap_used_bytes", machine.totalMemory() - machine.freeMemory());
        gauge(out, "heap_max_bytes", machine.maxMemory());
        for (WorkKind kind : WorkKind.values()) {
            WorkCounters counters = queue.tally(kind);
            int[] now = status.counts().get(kind);
            of(out, "work_waiting", kind, now[0]);
            of(out, "work_running", kind, now[1]);
            of(out, "work_paused", kind, now[2]);
            of(out, "work_done_total", kind, counters.done());
            of(out, "work_failed_total", kind, counters.failed());
            of(out, "work_cancelled_total", kind, counters.cancelled());
            of(out, "work_refused_total", kind, counters.refused());
            of(out, "work_waited_seconds_total", kind, counters.waitedSeconds());
            of(out, "work_ran_seconds_total", kind, counters.ranSeconds());
        }
        Responses.text(ctx, "text/plain; version=0.0.4", out.toString());
    }

    private static void gauge(StringBuilder out, String name, Number value) {
        out.append("damier_").append(name).append(' ').append(number(value)).append('\n');
    }

    private static void of(StringBuilder out, String name, WorkKind kind, Number value) {
        gauge(out, name + "{kind=\"" + kind.id() + "\"}", value);
    }

    private static String number(Number value) {
        return value instanceof Double d ? String.format(Locale.ROOT, "%.3f", d) : value.toString();
    }
}
