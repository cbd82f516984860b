package dev.damier.web;

import dev.damier.web.http.ExpiringStore;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;

/**
 * {@code /api/seats}: engine sessions. A session plays one game and keeps the engine's search state between moves;
 * {@code /api/solve} with its id uses it. Sessions expire after 30 minutes without a request, and the page then creates
 * another one.
 */
final class SeatsApi {
    private final ExpiringStore<EngineSession> sessions;

    /** @param maxSessions how many sessions fit into the memory */
    SeatsApi(int maxSessions) {
        sessions = new ExpiringStore<>(maxSessions, Math.max(2, maxSessions / 4), Duration.ofMinutes(30));
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/seats", this::create);
    }

    private void create(Context ctx) {
        Responses.json(ctx, Map.of("id", sessions.add(RequestParams.client(ctx), new EngineSession())));
    }

    EngineSession requireSession(String id) {
        return sessions.get(id).orElseThrow(() -> HttpErrorException.localized(404, "gone.seat"));
    }

    int sessionCount() {
        return sessions.size();
    }
}
