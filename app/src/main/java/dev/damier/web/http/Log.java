package dev.damier.web.http;

import dev.damier.background.FailureLog;
import dev.damier.job.JsonLines;
import dev.damier.job.SecretTokens;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/**
 * The request log: one line of JSON per request. Positions, moves and engine messages are never logged, because they
 * can reveal the hidden map of a game. {@link FailureLog} logs failures.
 */
public final class Log {
    public static final String REQUEST_ID_HEADER = "X-Request-Id";

    static final int ID_LENGTH = 16;

    private static final System.Logger LOGGER = System.getLogger(FailureLog.LOGGER_NAME + ".web");
    /** The id of a game, search or saved page. Ids are masked because they grant access. */
    private static final Pattern SECRET_ID = Pattern.compile("[0-9a-f]{32}");

    private Log() {}

    /** Gives the request a random id, which appears in the log and in the response. */
    public static void assignRequestId(Context ctx) {
        ctx.header(REQUEST_ID_HEADER, SecretTokens.generate().substring(0, ID_LENGTH));
    }

    /** Returns the id of a request, "" if it has none. */
    static String requestId(Context ctx) {
        String id = ctx.res().getHeader(REQUEST_ID_HEADER);
        return id == null ? "" : id;
    }

    /** Logs a request, if the request log is enabled. */
    public static void request(Context ctx, double millis) {
        if (!LOGGER.isLoggable(System.Logger.Level.DEBUG)) return;
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("request", requestId(ctx));
        line.put("client", RequestParams.client(ctx));
        line.put("method", ctx.method().name());
        line.put("path", SECRET_ID.matcher(ctx.path()).replaceAll("{id}"));
        line.put("status", ctx.statusCode());
        line.put("millis", Math.round(millis));
        LOGGER.log(System.Logger.Level.DEBUG, JsonLines.toJson(line));
    }

    /** Writes all requests and failures to standard error, one line of JSON each. */
    public static void enableRequestLog() {
        Logger logger = Logger.getLogger(FailureLog.LOGGER_NAME);
        logger.setLevel(Level.ALL);
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                System.err.println(line.getThrown() == null ? line.getMessage() : failureLine(line));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    private static String failureLine(LogRecord failure) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("failure", failure.getMessage());
        List<String> frames = new ArrayList<>();
        for (Throwable cause = failure.getThrown(); cause != null; cause = cause.getCause()) {
            frames.add(cause.toString());
            for (StackTraceElement frame : cause.getStackTrace()) frames.add(frame.toString());
        }
        line.put("at", frames);
        return JsonLines.toJson(line);
    }
}
