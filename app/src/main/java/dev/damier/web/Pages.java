package dev.damier.web;

import dev.damier.web.EmbeddedResponses.BoardWork;
import dev.damier.web.EmbeddedResponses.Document;
import dev.damier.web.EmbeddedResponses.Embedded;
import dev.damier.web.assets.PageAssets;
import dev.damier.web.assets.PageDocument;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Serves the files of the pages and the single HTML page of the application, at every URL outside {@code /api}. */
final class Pages {
    private static final String IMMUTABLE = "public, max-age=31536000, immutable";

    /** How long a document waits for its first board. A page requests a board that takes longer. */
    private static final Duration BOARD_TIMEOUT = Duration.ofMillis(400);

    /** The files, read once per process. */
    private static final class Files {
        static final PageAssets ASSETS = new PageAssets();
        static final PageDocument DOCUMENT = new PageDocument(PageAssets.resource("/web/index.html"), ASSETS);
        static final String SERVICE_WORKER = PageAssets.resource("/web/service-worker.js")
                .replace("const ASSETS = [];", "const ASSETS = " + Json.write(ASSETS.urls(), Locale.ENGLISH) + ";");
    }

    private final WorkQueue queue;

    Pages(WorkQueue queue) {
        this.queue = queue;
    }

    void configure(JavalinConfig config) {
        config.staticFiles.add(files -> {
            files.hostedPath = "/";
            files.directory = "/web";
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", "no-cache");
        });
        config.routes.get("/assets/<file>", this::asset);
        config.routes.get("/service-worker.js", this::serviceWorker);
        config.routes.get("/", this::page);
        config.spaRoot.addHandler("/", this::page);
        config.routes.before(this::addSecurityHeaders);
    }

    private void asset(Context ctx) {
        PageAssets.Asset asset = Files.ASSETS.find(ctx.path());
        if (asset == null) throw new HttpErrorException(404, "not found: " + ctx.path(), List.of());
        String accepted = ctx.header("Accept-Encoding");
        boolean compressed = asset.compressed() != null && accepted != null && accepted.contains("gzip");
        ctx.disableCompression();
        if (compressed) ctx.header("Content-Encoding", "gzip");
        ctx.contentType(asset.contentType())
                .header("Cache-Control", IMMUTABLE)
                .header("Vary", "Accept-Encoding")
                .result(compressed ? asset.compressed() : asset.content());
    }

    private void serviceWorker(Context ctx) {
        ctx.contentType("text/javascript").header("Cache-Control", "no-cache").result(Files.SERVICE_WORKER);
    }

    private void page(Context ctx) {
        String path = ctx.path();
        if (path.startsWith("/api/") || path.lastIndexOf('.') > path.lastIndexOf('/')) {
            throw new HttpErrorException(404, "not found: " + path, List.of());
        }
        Locale language = RequestParams.language(ctx);
        String[] parts = path.substring(1).split("/", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        List<Embedded> responses = EmbeddedResponses.fixed(parts[0]);
        Optional<BoardWork> board = EmbeddedResponses.board(ctx, parts[0], rest, language);
        if (board.isEmpty()) {
            send(ctx, parts[0], language, responses);
            return;
        }
        ctx.future(() -> compute(ctx, board.get()).thenAccept(more -> {
            List<Embedded> all = new ArrayList<>(responses);
            all.addAll(more);
            send(ctx, parts[0], language, all);
        }));
    }

    /** Computes the first board. Returns no responses if this fails or takes too long: the page reports the error. */
    private CompletableFuture<List<Embedded>> compute(Context ctx, BoardWork board) {
        QueuedWork<List<Embedded>> job;
        try {
            job = queue.submit(new WorkRequest<>(
                    RequestParams.client(ctx),
                    WorkKind.LOOK,
                    queue.limits().budget(WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT),
                    board::compute));
        } catch (OverloadException e) {
            return CompletableFuture.completedFuture(List.of());
        }
        return job.result()
                .copy()
                .orTimeout(BOARD_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(failure -> {
                    job.cancel();
                    return List.of();
                });
    }

    private void send(Context ctx, String page, Locale language, List<Embedded> responses) {
        String json = Json.write(new Document(language.getLanguage(), responses), language);
        ctx.html(Files.DOCUMENT.html(page, language, json)).header("Cache-Control", "no-cache");
    }

    private void addSecurityHeaders(Context ctx) {
        ctx.header("Content-Security-Policy", Files.DOCUMENT.contentSecurityPolicy())
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin");
    }
}
