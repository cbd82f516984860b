package dev.damier.web;

import dev.damier.background.FailureLog;
import dev.damier.web.bot.BotSocket;
import dev.damier.web.http.MetricsText;
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
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * {@code /api/health}: whether the server answers a small search, for a supervisor. {@code /api/metrics}: metrics in
 * the text format of Prometheus.
 */
final class StatusApi {
    private static final String KIND = "kind";

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
        MetricsText out = new MetricsText()
                .gauge("searches_running", "Jobs of clients that hold a slot", status.running())
                .gauge("searches_paused", "Started jobs of clients without a slot", status.paused())
                .gauge("searches_waiting", "Jobs of clients that have not started", status.waiting())
                .gauge("searches_stuck", "Jobs that no longer respond", status.stuck())
                .counter("slow_requests_total", "Interactive jobs that kept a user waiting", queue.slowJobCount())
                .gauge("clients", "Clients with at least one job", status.clients())
                .gauge(
                        "slots",
                        "Jobs that can run at the same time",
                        queue.limits().slots())
                .gauge("slots_free", "Slots without a job", status.freeSlots())
                .gauge("oldest_waiting_seconds", "Waiting time of the oldest waiting job", status.oldestSeconds())
                .gauge("bytes_promised", "Memory budgets of all started jobs", status.reservedBytes())
                .gauge("bytes_unread", "Responses that clients have not read", dispatcher.unreadBytes())
                .gauge("sockets", "Bots connected to /api/engine", botSocket.connectionCount())
                .gauge("connections", "Open connections", connectionLimiter.count())
                .counter("connections_refused_total", "Connections beyond the limits", connectionLimiter.refused())
                .gauge("threads", "Threads of the process", Thread.activeCount())
                .gauge("heap_used_bytes", "Used heap", machine.totalMemory() - machine.freeMemory())
                .gauge("heap_max_bytes", "Maximum heap", machine.maxMemory());
        gauges.forEach((name, count) -> out.gauge(name, "Stored " + name.replace('_', ' '), count.getAsInt()));
        Map<String, Long> failures = new LinkedHashMap<>();
        for (FailureLog.Source source : FailureLog.Source.values()) failures.put(source.id(), FailureLog.count(source));
        out.counters("failures_total", "Internal errors", "source", failures);
        out.gauges(
                "work_waiting",
                "Jobs that have not started",
                KIND,
                byKind(k -> status.counts().get(k)[0]));
        out.gauges(
                "work_running",
                "Jobs that hold a slot",
                KIND,
                byKind(k -> status.counts().get(k)[1]));
        out.gauges(
                "work_paused",
                "Started jobs without a slot",
                KIND,
                byKind(k -> status.counts().get(k)[2]));
        out.counters(
                "work_done_total",
                "Jobs that succeeded",
                KIND,
                byKind(k -> counters(k).done()));
        out.counters(
                "work_failed_total",
                "Jobs that failed",
                KIND,
                byKind(k -> counters(k).failed()));
        out.counters(
                "work_cancelled_total",
                "Jobs that were cancelled",
                KIND,
                byKind(k -> counters(k).cancelled()));
        out.counters(
                "work_refused_total",
                "Jobs beyond the limits",
                KIND,
                byKind(k -> counters(k).refused()));
        out.histograms(
                "work_wait_seconds",
                "Waiting time of a job",
                KIND,
                byKind(k -> counters(k).waitTimes()));
        out.histograms(
                "work_run_seconds",
                "Running time of a job",
                KIND,
                byKind(k -> counters(k).runTimes()));
        Responses.text(ctx, "text/plain; version=0.0.4", out.toString());
    }

    private WorkCounters counters(WorkKind kind) {
        return queue.counters(kind);
    }

    private static <T> Map<String, T> byKind(Function<WorkKind, T> value) {
        Map<String, T> values = new LinkedHashMap<>();
        for (WorkKind kind : WorkKind.values()) values.put(kind.id(), value.apply(kind));
        return values;
    }
}
