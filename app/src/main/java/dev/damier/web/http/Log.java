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
 * Logs each request and each failure as one line of JSON. Positions, moves and engine messages are never logged,
 * because they can reveal the hidden map of a game.
 */
public final class Log {
    public static final String REQUEST_ID_HEADER = "X-Request-Id";

    private static final String LOGGER_NAME = "dev.damier.web";
    private static final System.Logger LOGGER = System.getLogger(LOGGER_NAME);
    /** The id of a game, search or saved page. Ids are masked because they grant access. */
    private static final Pattern SECRET_ID = Pattern.compile("[0-9a-f]{32}");

    private static final int MAX_FRAMES = 12;

    private Log() {}

    /** Gives the request a random id, which appears in the log and in the response. */
    public static void assignRequestId(Context ctx) {
        ctx.header(
                REQUEST_ID_HEADER, Long.toHexString(ThreadLocalRandom.current().nextLong() | 1L << 60));
    }

    /** Logs a request, if the request log is enabled. */
    public static void request(Context ctx, double millis) {
        if (!LOGGER.isLoggable(System.Logger.Level.DEBUG)) return;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("request", ctx.res().getHeader(REQUEST_ID_HEADER));
        line.put("client", RequestParams.client(ctx));
        line.put("method", ctx.method().name());
        line.put("path", SECRET_ID.matcher(ctx.path()).replaceAll("{id}"));
        line.put("status", ctx.statusCode());
        line.put("millis", Math.round(millis));
        LOGGER.log(System.Logger.Level.DEBUG, JsonLines.toJson(line));
    }

    /** Writes all requests and failures to standard error, one line each. */
    public static void enableRequestLog() {
        Logger logger = Logger.getLogger(LOGGER_NAME);
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

    /** Logs the class and the first stack frames of a failure, without its message. */
    public static void failure(Throwable failure) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("failure", failure.getClass().getName());
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : failure.getStackTrace())
            if (frames.size() < MAX_FRAMES) frames.add(frame.toString());
        line.put("at", frames);
        LOGGER.log(System.Logger.Level.WARNING, JsonLines.toJson(line));
    }
}
