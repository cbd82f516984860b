package dev.damier.web.bot;

import dev.damier.job.SecretTokens;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;

/** {@code /api/own-engine}: the engine that a user runs on another machine, for the browser of this user only. */
public final class OwnEngineApi {
    private static final Duration COOKIE_MAX_AGE = Duration.ofDays(90);

    private final OwnEngines engines;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final RateLimiter createLimiter = new RateLimiter(1, 20);

    /** @param token of the engine; empty if the browser has none */
    record OwnEngineState(String token, boolean connected, String name, List<String> games) {}

    public OwnEngineApi(OwnEngines engines, PeriodicScheduler scheduler, DisconnectWatcher disconnectWatcher) {
        this.engines = engines;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/own-engine", ctx -> respond(ctx, OwnEngines.token(ctx)));
        routes.post("/api/own-engine", this::create);
        routes.get("/api/own-engine/events", this::events);
    }

    /** Creates a key for a browser that has none, or replaces it, which makes the old token useless. */
    private void create(Context ctx) {
        boolean renew = Json.read(ctx.body()).path("renew").asBoolean();
        String token = OwnEngines.token(ctx);
        if (token.isEmpty() || renew) {
            if (!createLimiter.tryAcquire(RequestParams.client(ctx)))
                throw HttpErrorException.localized(429, "wait.fast");
            engines.find(token).ifPresent(engine -> engine.refuse("the token was replaced by a new one"));
            String key = SecretTokens.generate();
            ctx.cookie(RequestParams.cookie(ctx, OwnEngines.COOKIE, key, "/api", COOKIE_MAX_AGE));
            token = OwnEngines.token(key);
        }
        respond(ctx, token);
    }

    private void respond(Context ctx, String token) {
        ctx.header("Cache-Control", "no-store");
        Responses.json(ctx, state(token));
    }

    private OwnEngineState state(String token) {
        return engines.find(token)
                .map(engine -> new OwnEngineState(token, true, engine.name(), engine.games()))
                .orElseGet(() -> new OwnEngineState(token, false, "", List.of()));
    }

    /** Sends the state now and after each change. */
    private void events(Context ctx) {
        String token = OwnEngines.token(ctx);
        EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
            if (token.isEmpty()) throw HttpErrorException.localized(404, "own.none");
            Runnable send = () -> stream.send("state", state(token));
            stream.onEnd(engines.subscribe(token, send));
            send.run();
        });
    }
}
