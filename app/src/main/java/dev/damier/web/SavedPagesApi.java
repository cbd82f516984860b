package dev.damier.web;

import dev.damier.job.SecretTokens;
import dev.damier.store.PageStore;
import dev.damier.store.StoredPage;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/kept}: saves the content of a page, such as an analysis, an experiment with its results, or a parameter
 * that is too long for a URL, under its own link. A saved page cannot be changed and is deleted after one year.
 */
final class SavedPagesApi {
    private static final Set<String> KINDS = Set.of("analysis", "experiment", "link");
    private static final Duration RETENTION = Duration.ofDays(365);

    private final PageStore store;
    private final RequestDispatcher dispatcher;
    private final LongSupplier clock;
    private final RateLimiter requestLimiter = new RateLimiter(0.5, 20);
    private final RateLimiter byteLimiter = new RateLimiter(1 << 10, 4 << 20);

    /**
     * @param kind {@code analysis}, {@code experiment} or {@code link}
     * @param at time of saving, in milliseconds since 1970
     */
    record SavedPage(String kind, JsonNode content, long at) {}

    SavedPagesApi(PageStore store, RequestDispatcher dispatcher, LongSupplier clock) {
        this.store = store;
        this.dispatcher = dispatcher;
        this.clock = clock;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/kept", this::save);
        routes.get("/api/kept/{id}", this::show);
    }

    private void save(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        String kind = RequestParams.text(body, "kind");
        JsonNode content = body.path("content");
        if (!KINDS.contains(kind))
            throw HttpErrorException.badRequest("kind must be analysis, experiment or link, but got '" + kind + "'");
        if (!content.isObject()) throw HttpErrorException.badRequest("content must be a JSON object");
        String text = Json.write(content, Locale.ENGLISH);
        if (!requestLimiter.tryAcquire(RequestParams.client(ctx))
                || !byteLimiter.tryConsume(RequestParams.client(ctx), text.length()))
            throw HttpErrorException.localized(429, "wait.much");
        String id = SecretTokens.generate();
        dispatcher.dispatch(ctx, WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT, control -> {
            long now = clock.getAsLong();
            store.save(new StoredPage(id, kind, text, now));
            int ignored = store.deleteOlderThan(now - RETENTION.toMillis());
            return Map.of("id", id);
        });
    }

    private void show(Context ctx) {
        String id = ctx.pathParam("id");
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> store.find(id)
                        .map(page -> new SavedPage(page.kind(), Json.read(page.content()), page.at()))
                        .orElseThrow(() -> HttpErrorException.localized(404, "gone.page")));
    }
}
