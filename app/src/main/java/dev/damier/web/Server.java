package dev.damier.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Map;

/** The web application on one port. Closing it tells running searches to stop and lets requests in flight finish. */
public final class Server implements AutoCloseable {
    private static final long MAX_BODY = 512 * 1024;

    private final Searches searches =
            new Searches(Math.max(1, Runtime.getRuntime().availableProcessors()));
    private final BotSocket bots = new BotSocket(searches);
    private final Javalin app;

    /** Starts at once; port 0 takes any free one. */
    public Server(String host, int port) {
        Pages pages = new Pages();
        app = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.http.maxRequestSize = MAX_BODY;
            config.http.compressionStrategy = CompressionStrategy.GZIP;
            config.jetty.modifyServer(server -> server.setStopTimeout(3000));
            pages.configure(config);
            new GamesApi().routes(config.routes);
            new TodayApi().routes(config.routes);
            new PositionsApi().routes(config.routes);
            TablesApi tables = new TablesApi();
            tables.routes(config.routes);
            new EditorApi().routes(config.routes);
            new RulesApi().routes(config.routes);
            new SolveApi(searches, tables).routes(config.routes);
            new LabApi(searches).routes(config.routes);
            new TreeApi(searches).routes(config.routes);
            bots.routes(config.routes);
            new LearnApi().routes(config.routes);
            new StatusApi(searches).routes(config.routes);
            config.routes.exception(Refusal.class, Server::refuse);
            config.routes.exception(
                    java.util.concurrent.CompletionException.class, (e, ctx) -> unwrap(e.getCause(), ctx));
            config.routes.exception(HttpResponseException.class, Server::answer);
            config.routes.exception(Exception.class, Server::fail);
        });
        app.start(host, port);
    }

    public int port() {
        return app.port();
    }

    @Override
    public void close() {
        bots.close();
        searches.close();
        app.stop();
    }

    private static void refuse(Refusal refusal, Context ctx) {
        if (refusal.status() == 429 || refusal.status() == 503) ctx.header("Retry-After", "5");
        ctx.status(refusal.status());
        json(ctx, Map.of("error", refusal.getMessage(), "spots", refusal.spots()));
    }

    private static void unwrap(Throwable cause, Context ctx) {
        if (cause instanceof Refusal refusal) refuse(refusal, ctx);
        else fail(cause, ctx);
    }

    /** What the server's own parts refuse, such as a body that is too large, in the same form as what we refuse. */
    private static void answer(HttpResponseException e, Context ctx) {
        String why = e.getStatus() == 413
                ? "the request is too large: at most " + MAX_BODY / 1024 + " kB"
                : String.valueOf(e.getMessage());
        refuse(new Refusal(e.getStatus(), why, List.of()), ctx);
    }

    private static void fail(Throwable e, Context ctx) {
        System.getLogger("dev.damier.web").log(System.Logger.Level.WARNING, ctx.path(), e);
        ctx.status(500);
        json(ctx, Map.of("error", "the server failed on this request; it has been logged", "spots", List.of()));
    }

    static void json(Context ctx, Object value) {
        ctx.contentType("application/json").result(Json.write(value, Ask.language(ctx)));
    }

    static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        return value == null ? "" : value;
    }
}
