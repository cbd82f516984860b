package dev.damier.web;

import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestParams;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Serves the static files and the single HTML page of the application, at every URL outside {@code /api}. */
final class Pages {
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private static final Pattern LIBRARY_PATH =
            Pattern.compile("([a-z0-9.-]+/)+(\\d+(\\.\\d+)*/)([a-z0-9-]+/)*[a-z0-9.-]+\\.js");

    /** How long the home page of a server that has just started waits for the daily boards. */
    private static final Duration DAILY_BOARDS_TIMEOUT = Duration.ofSeconds(3);

    private final String index = resource("/web/index.html");
    private final String policy;

    Pages() {
        // The import map is the only inline script. Its hash is computed from the served page, so the two always agree.
        Matcher map = IMPORT_MAP.matcher(index);
        String hash = map.find() ? " 'sha256-" + sha256(map.group(1)) + "'" : "";
        policy = "default-src 'none'; script-src 'self'" + hash
                + "; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src"
                + " 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    void configure(JavalinConfig config) {
        config.staticFiles.add(files -> {
            files.hostedPath = "/";
            files.directory = "/web";
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", "no-cache");
        });
        config.routes.get("/lib/<file>", this::library);
        config.routes.get("/", this::index);
        config.spaRoot.addHandler("/", this::index);
        config.routes.before(this::addSecurityHeaders);
    }

    /**
     * Sends a module of a UI library, directly from its jar. Its path contains the version, so browsers may cache it
     * for ever.
     */
    private void library(Context ctx) {
        String file = ctx.pathParam("file");
        InputStream found = LIBRARY_PATH.matcher(file).matches() && !file.contains("..")
                ? Pages.class.getResourceAsStream(
                        "/META-INF/resources/" + (file.startsWith("webjars/") ? "" : "_static/") + file)
                : null;
        if (found == null) throw new HttpErrorException(404, "library file not found: " + file, List.of());
        ctx.contentType("text/javascript").header("Cache-Control", "public, max-age=31536000, immutable");
        ctx.result(found);
    }

    private void index(Context ctx) {
        String path = ctx.path();
        if (path.startsWith("/api/") || path.lastIndexOf('.') > path.lastIndexOf('/')) {
            throw new HttpErrorException(404, "not found: " + path, List.of());
        }
        ctx.html(path.equals("/") ? home(RequestParams.language(ctx)) : index).header("Cache-Control", "no-cache");
    }

    /** Returns the home page. It contains the daily boards, so that it can draw them without another request. */
    private String home(Locale language) {
        String boards =
                Json.write(DailyBoards.boards(DAILY_BOARDS_TIMEOUT), language).replace("<", "\\u003c");
        return index.replace(
                "</body>", "<script type=\"application/json\" id=\"today\">" + boards + "</script>\n</body>");
    }

    private void addSecurityHeaders(Context ctx) {
        ctx.header("Content-Security-Policy", policy)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin");
    }

    private static String resource(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("missing resource " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + name, e);
        }
    }

    private static String sha256(String text) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
