package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.job.SecretTokens;
import dev.damier.store.PageStore;
import dev.damier.store.StoredPage;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * {@code /api/kept}: what a page wants kept under an address of its own, such as a finished analysis or an experiment with its
 * figures. It is not changed, and forgotten after a year.
 */
final class SavedPagesApi {
    private static final Set<String> KINDS = Set.of("analysis", "experiment");
    private static final Duration FORGOTTEN = Duration.ofDays(365);

    private final PageStore store;
    private final RequestDispatcher dispatcher;
    private final LongSupplier clock;
    private final RateLimiter limit = new RateLimiter(0.5, 20);
    private final RateLimiter bytes = new RateLimiter(1 << 10, 4 << 20);

    record Page(String kind, JsonNode content, long at) {}

    /** @param store null on a server that keeps nothing */
    SavedPagesApi(PageStore store, RequestDispatcher dispatcher, LongSupplier clock) {
        this.store = store;
        this.dispatcher = dispatcher;
        this.clock = clock;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/kept", this::keep);
        routes.get("/api/kept/{id}", this::show);
    }

    private void keep(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        String kind = RequestParams.text(body, "kind");
        JsonNode content = body.path("content");
        if (!KINDS.contains(kind)) throw HttpErrorException.badRequest("kind must be analysis or experiment, but got '" + kind + "'");
        if (!content.isObject()) throw HttpErrorException.badRequest("content must be a JSON object");
        String text = Json.write(content, Locale.ENGLISH);
        if (!limit.tryAcquire(RequestParams.client(ctx)) || !bytes.grants(RequestParams.client(ctx), text.length()))
            throw HttpErrorException.localized(429, "wait.much");
        String id = SecretTokens.next();
        dispatcher.answer(ctx, WorkKind.LOOK, PositionsApi.LOOKING, control -> {
            long now = clock.getAsLong();
            store().keep(new StoredPage(id, kind, text, now));
            int ignored = store().forget(now - FORGOTTEN.toMillis());
            return Map.of("id", id);
        });
    }

    private void show(Context ctx) {
        String id = ctx.pathParam("id");
        dispatcher.answer(
                ctx,
                WorkKind.LOOK,
                PositionsApi.LOOKING,
                control -> store().find(id)
                        .map(page -> new Page(page.kind(), Json.read(page.content()), page.at()))
                        .orElseThrow(() -> HttpErrorException.localized(404, "gone.page")));
    }

    private PageStore store() {
        if (store == null) throw HttpErrorException.localized(503, "keeps.nothing");
        return store;
    }
}
