package dev.damier.web;

import dev.damier.web.http.Answers;
import dev.damier.web.http.Door;
import dev.damier.web.net.Connections;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Load;
import dev.damier.web.work.Tally;
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
    private final Door door;
    private final BotSocket bots;
    private final Connections connections;
    private final Map<String, IntSupplier> kept;
    private final Probe probe;

    /** @param kept what else is kept for visitors, by the names of its figures */
    StatusApi(WorkQueue queue, Door door, BotSocket bots, Connections connections, Map<String, IntSupplier> kept) {
        this.queue = queue;
        this.door = door;
        this.bots = bots;
        this.connections = connections;
        this.kept = new TreeMap<>(kept);
        probe = new Probe(queue);
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/health", this::health);
        routes.get("/api/metrics", this::metrics);
    }

    private void health(Context ctx) {
        Answers.after(ctx, probe.ask().thenAccept(answer -> {
            Load load = queue.load();
            boolean well = answer.found() && load.stuck() == 0;
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("status", well ? "ok" : "failing");
            body.put("searchMillis", answer.millis());
            body.put("slots", queue.admission().slots());
            body.put("running", load.running());
            body.put("paused", load.paused());
            body.put("waiting", load.waiting());
            body.put("oldestSeconds", load.oldestSeconds());
            body.put("stuck", load.stuck());
            Answers.json(ctx.status(well ? 200 : 503), body);
        }));
    }

    private void metrics(Context ctx) {
        Load load = queue.load();
        Runtime machine = Runtime.getRuntime();
        StringBuilder out = new StringBuilder();
        gauge(out, "searches_running", load.running());
        gauge(out, "searches_paused", load.paused());
        gauge(out, "searches_waiting", load.waiting());
        gauge(out, "searches_stuck", load.stuck());
        gauge(out, "clients", load.clients());
        gauge(out, "slots", queue.admission().slots());
        gauge(out, "slots_free", load.free());
        gauge(out, "oldest_waiting_seconds", load.oldestSeconds());
        gauge(out, "bytes_promised", load.bytes());
        gauge(out, "bytes_unread", door.unread());
        gauge(out, "sockets", bots.callers());
        gauge(out, "connections", connections.count());
        gauge(out, "connections_refused_total", connections.refused());
        kept.forEach((name, count) -> gauge(out, name, count.getAsInt()));
        gauge(out, "threads", Thread.activeCount());
        gauge(out, "heap_used_bytes", machine.totalMemory() - machine.freeMemory());
        gauge(out, "heap_max_bytes", machine.maxMemory());
        for (Kind kind : Kind.values()) {
            Tally tally = queue.tally(kind);
            int[] now = load.counts().get(kind);
            of(out, "work_waiting", kind, now[0]);
            of(out, "work_running", kind, now[1]);
            of(out, "work_paused", kind, now[2]);
            of(out, "work_done_total", kind, tally.done());
            of(out, "work_failed_total", kind, tally.failed());
            of(out, "work_cancelled_total", kind, tally.cancelled());
            of(out, "work_refused_total", kind, tally.refused());
            of(out, "work_waited_seconds_total", kind, tally.waitedSeconds());
            of(out, "work_ran_seconds_total", kind, tally.ranSeconds());
        }
        Answers.text(ctx, "text/plain; version=0.0.4", out.toString());
    }

    private static void gauge(StringBuilder out, String name, Number value) {
        out.append("damier_").append(name).append(' ').append(number(value)).append('\n');
    }

    private static void of(StringBuilder out, String name, Kind kind, Number value) {
        gauge(out, name + "{kind=\"" + kind.id() + "\"}", value);
    }

    private static String number(Number value) {
        return value instanceof Double d ? String.format(Locale.ROOT, "%.3f", d) : value.toString();
    }
}
