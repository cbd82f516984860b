package dev.damier.web;

import io.javalin.config.RoutesConfig;

/** {@code /api/health} for a supervisor and {@code /api/metrics} in the usual text form. */
final class StatusApi {
    private final Searches searches;

    StatusApi(Searches searches) {
        this.searches = searches;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/health", ctx -> ctx.contentType("application/json").result("{\"status\":\"ok\"}"));
        routes.get("/api/metrics", ctx -> {
            Runtime heap = Runtime.getRuntime();
            ctx.contentType("text/plain; version=0.0.4").result("""
                            damier_searches_running %d
                            damier_searches_waiting %d
                            damier_searches_done_total %d
                            damier_searches_refused_total %d
                            damier_heap_used_bytes %d
                            damier_heap_max_bytes %d
                            """.formatted(
                            searches.running(),
                            searches.waiting(),
                            searches.done(),
                            searches.refused(),
                            heap.totalMemory() - heap.freeMemory(),
                            heap.maxMemory()));
        });
    }
}
