package dev.damier.web.http;

import dev.damier.job.JsonLines;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/**
 * One line of JSON for each request and each failure. No position, move or message of an engine gets into it: some of them
 * are secrets of a game under fog.
 */
public final class Log {
    public static final String REQUEST = "X-Request-Id";

    private static final String NAME = "dev.damier.web";
    private static final System.Logger LOGGER = System.getLogger(NAME);
    /** What names a table or a search opens it: names stay out too. */
    private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");

    private static final int FRAMES = 12;

    private Log() {}

    /** Names a request, so that its lines and its answer can be told apart from others. */
    public static void assignRequestId(Context ctx) {
        ctx.header(REQUEST, Long.toHexString(ThreadLocalRandom.current().nextLong() | 1L << 60));
    }

    public static void request(Context ctx, double millis) {
        if (!LOGGER.isLoggable(System.Logger.Level.DEBUG)) return;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("request", ctx.res().getHeader(REQUEST));
        line.put("client", RequestParams.client(ctx));
        line.put("method", ctx.method().name());
        line.put("path", ID.matcher(ctx.path()).replaceAll("{id}"));
        line.put("status", ctx.statusCode());
        line.put("millis", Math.round(millis));
        LOGGER.log(System.Logger.Level.DEBUG, JsonLines.line(line));
    }

    /** Requests as well as failures, a line each on standard error. */
    public static void all() {
        Logger logger = Logger.getLogger(NAME);
        logger.setLevel(Level.ALL);
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                System.err.println(line.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    public static void failure(Throwable failure) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("failure", failure.getClass().getName());
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : failure.getStackTrace())
            if (frames.size() < FRAMES) frames.add(frame.toString());
        line.put("at", frames);
        LOGGER.log(System.Logger.Level.WARNING, JsonLines.line(line));
    }
}
