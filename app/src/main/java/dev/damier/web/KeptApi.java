package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.job.SecretTokens;
import dev.damier.store.PageStore;
import dev.damier.store.StoredPage;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimit;
import dev.damier.web.http.Refusal;
import dev.damier.web.work.Kind;
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
final class KeptApi {
    private static final Set<String> KINDS = Set.of("analysis", "experiment");
    private static final Duration FORGOTTEN = Duration.ofDays(365);

    private final PageStore store;
    private final Door door;
    private final LongSupplier clock;
    private final RateLimit limit = new RateLimit(0.5, 20);
    private final RateLimit bytes = new RateLimit(1 << 10, 4 << 20);

    record Page(String kind, JsonNode content, long at) {}

    /** @param store null on a server that keeps nothing */
    KeptApi(PageStore store, Door door, LongSupplier clock) {
        this.store = store;
        this.door = door;
        this.clock = clock;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/kept", this::keep);
        routes.get("/api/kept/{id}", this::show);
    }

    private void keep(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        String kind = Ask.text(body, "kind");
        JsonNode content = body.path("content");
        if (!KINDS.contains(kind)) throw Refusal.bad("kind must be analysis or experiment, but got '" + kind + "'");
        if (!content.isObject()) throw Refusal.bad("content must be a JSON object");
        String text = Json.write(content, Locale.ENGLISH);
        if (!limit.allows(Ask.client(ctx)) || !bytes.grants(Ask.client(ctx), text.length()))
            throw Refusal.told(429, "wait.much");
        String id = SecretTokens.next();
        door.answer(ctx, Kind.LOOK, PositionsApi.LOOKING, control -> {
            long now = clock.getAsLong();
            store().keep(new StoredPage(id, kind, text, now));
            int ignored = store().forget(now - FORGOTTEN.toMillis());
            return Map.of("id", id);
        });
    }

    private void show(Context ctx) {
        String id = ctx.pathParam("id");
        door.answer(
                ctx,
                Kind.LOOK,
                PositionsApi.LOOKING,
                control -> store().find(id)
                        .map(page -> new Page(page.kind(), Json.read(page.content()), page.at()))
                        .orElseThrow(() -> Refusal.told(404, "gone.page")));
    }

    private PageStore store() {
        if (store == null) throw Refusal.told(503, "keeps.nothing");
        return store;
    }
}
