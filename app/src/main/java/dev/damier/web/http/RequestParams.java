package dev.damier.web.http;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Control;
import dev.damier.run.TimeSlice;
import dev.damier.web.net.TrustedProxies;
import dev.damier.web.work.OverloadException;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads the parameters that requests share: language, game, position, moves and options. Positions are parsed, dealt
 * and played on worker threads of the queue only. Elsewhere these methods throw, so that no endpoint can bypass the
 * {@link RequestDispatcher}.
 */
public final class RequestParams {
    /** The largest board, the longest game after it, and a reserve. */
    public static final int MAX_POSITION_LENGTH = 400_000;

    /** The longest game. Its moves and the largest board fit into one request body. */
    public static final int MAX_MOVES = 40_000;

    private RequestParams() {}

    /** Returns French or English, from the {@code lang} parameter or the Accept-Language header. */
    public static Locale language(Context ctx) {
        String requested = ctx.queryParam("lang");
        return language(requested == null ? ctx.header("Accept-Language") : requested);
    }

    static Locale language(String requested) {
        return requested != null && requested.startsWith("fr") ? Locale.FRENCH : Locale.ENGLISH;
    }

    private static final String CLIENT_ATTRIBUTE = "client";
    private static final String SECURE_ATTRIBUTE = "secure";

    /** Stores the client's address in the request, behind trusted proxies. */
    public static void storeClient(Context ctx, TrustedProxies trustedProxies) {
        ctx.attribute(
                CLIENT_ATTRIBUTE,
                trustedProxies.client(ctx.ip(), Collections.list(ctx.req().getHeaders(TrustedProxies.HEADER))));
        ctx.attribute(
                SECURE_ATTRIBUTE,
                trustedProxies.isSecure(ctx.scheme(), ctx.ip(), ctx.header(TrustedProxies.PROTOCOL_HEADER)));
    }

    /** Returns a cookie for one path that scripts cannot read and that browsers send only to the same site. */
    public static Cookie cookie(Context ctx, String name, String value, String path, Duration maxAge) {
        Cookie cookie = new Cookie(name, value);
        cookie.setPath(path);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) maxAge.toSeconds());
        cookie.setSecure(Boolean.TRUE.equals(ctx.attribute(SECURE_ATTRIBUTE)));
        return cookie;
    }

    /** Returns the client's address or network, as used for fairness and limits. */
    public static String client(Context ctx) {
        String stored = ctx.attribute(CLIENT_ATTRIBUTE);
        return stored == null ? ctx.ip() : stored;
    }

    /**
     * Parses the position of a request. Without a game, returns the position of the first game that recognises the
     * text.
     */
    public static Setup setup(String game, String position, Locale language) {
        requireWorkerThread();
        if (position.isBlank()) throw HttpErrorException.localized(400, "bad.no-position");
        if (position.length() > MAX_POSITION_LENGTH) {
            throw HttpErrorException.localized(413, "bad.long-position", MAX_POSITION_LENGTH);
        }
        // The moves after the start position are needed to detect repetitions.
        if (!game.isEmpty() && position.contains(" moves "))
            return PlayedLine.parse(Games.all().game(game), position).toSetup();
        if (!game.isEmpty()) return Games.all().game(game).read(position);
        return Games.all()
                .recognise(position)
                .orElseThrow(() -> HttpErrorException.localized(
                        400,
                        "bad.unrecognised",
                        String.join(
                                ", ",
                                Games.all().games().stream()
                                        .map(g -> g.descriptor().id())
                                        .toList())));
    }

    /** Parses the position in the fields {@code game} and {@code position}. */
    public static Setup setup(JsonNode fields, Locale language) {
        return setup(text(fields, "game"), text(fields, "position"), language);
    }

    public static Game game(String id, Locale language) {
        return Games.all().game(id);
    }

    /**
     * Deals a position with these options. Throws if the job was cancelled or ran out of time before the deal was
     * complete.
     */
    public static Setup deal(Game game, Map<String, String> options, long seed) {
        requireWorkerThread();
        return requireCompleted(game.deal(options, seed));
    }

    /** Returns the position of the next round, with the same contract as {@link #deal}. */
    public static Setup nextRound(Game game, List<Setup> played, Setup ended, Map<String, String> options, long seed) {
        requireWorkerThread();
        return requireCompleted(game.nextRound(played, ended, options, seed));
    }

    /** Throws unless the current thread runs a job of the work queue. */
    private static void requireWorkerThread() {
        if (TimeSlice.current() == TimeSlice.UNSHARED)
            throw new IllegalStateException("positions must be read on a worker thread of the work queue");
    }

    private static Setup requireCompleted(Setup setup) {
        if (TimeSlice.current().isCancelled()) throw new OverloadException(OverloadException.Reason.TIME_LIMIT);
        return setup;
    }

    /** Plays moves given as text and returns them. */
    public static List<Move> play(Table table, List<String> texts, Control control, Locale language) {
        requireWorkerThread();
        if (texts.size() > MAX_MOVES) throw HttpErrorException.badRequest("at most " + MAX_MOVES + " moves");
        List<Move> played = new ArrayList<>();
        for (String text : texts) {
            if (control.shouldStopNow()) throw new OverloadException(OverloadException.Reason.TIME_LIMIT);
            Move move = table.read(text);
            table.play(move.code());
            played.add(move);
        }
        return played;
    }

    /**
     * Returns the fields of a request: the body of a POST request, or the query of a GET request in the same form. A
     * query can have short positions only, because a URL is limited to 8 KiB.
     */
    public static JsonNode fields(Context ctx) {
        if (ctx.method() != HandlerType.GET) return Json.read(ctx.body());
        ObjectNode fields = JsonNodeFactory.instance.objectNode();
        ctx.queryParamMap().forEach((name, values) -> fields.put(name, values.get(0)));
        ctx.queryParams("avoid").forEach(fields.putArray("avoid")::add);
        options(ctx).forEach(fields.putObject("options")::put);
        return fields;
    }

    public static String text(JsonNode body, String field) {
        return body.path(field).asString("");
    }

    public static List<String> texts(JsonNode body, String field) {
        List<String> texts = new ArrayList<>();
        body.path(field).forEach(n -> texts.add(n.asString()));
        return texts;
    }

    /** Parses a place on the board: {@code {"kind": "CELL", "x": 0, "y": 0}}. */
    public static Spot spot(JsonNode at) {
        Spot.Kind kind;
        try {
            kind = Spot.Kind.valueOf(text(at, "kind"));
        } catch (IllegalArgumentException e) {
            throw HttpErrorException.badRequest("a place must have a kind (CELL, H or V), x and y, but got " + at);
        }
        return new Spot(kind, at.path("x").asInt(), at.path("y").asInt());
    }

    /** Returns an integer query parameter, or {@code defaultValue} if it is missing. */
    public static int number(Context ctx, String name, int defaultValue, int min, int max) {
        return (int) number(name, query(ctx, name), defaultValue, min, max);
    }

    /** Returns an integer field, which may be written as text, or {@code defaultValue} if it is missing. */
    public static int number(JsonNode body, String field, int defaultValue, int min, int max) {
        return (int) number(body, field, (long) defaultValue, min, max);
    }

    public static long number(JsonNode body, String field, long defaultValue, long min, long max) {
        JsonNode given = body.path(field);
        boolean missing = given.isMissingNode() || given.isNull();
        return number(
                field,
                missing ? "" : given.isString() ? given.stringValue() : given.toString(),
                defaultValue,
                min,
                max);
    }

    private static long number(String name, String text, long defaultValue, long min, long max) {
        if (text.isEmpty()) return defaultValue;
        try {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) return value;
        } catch (NumberFormatException e) {
            // The exception is thrown below.
        }
        throw HttpErrorException.badRequest(
                name + " must be a whole number from " + min + " to " + max + ", but got '" + text + "'");
    }

    /** Returns a query parameter, or "" if it is missing. */
    public static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        return value == null ? "" : value;
    }

    /** Returns the options in the query: {@code set=name=value}, repeated. */
    private static Map<String, String> options(Context ctx) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String pair : ctx.queryParams("set")) {
            int at = pair.indexOf('=');
            if (at < 1) throw HttpErrorException.badRequest("an option must be name=value, but got '" + pair + "'");
            options.put(pair.substring(0, at), pair.substring(at + 1));
        }
        return options;
    }

    /** Returns the seed of the body, or a random one. The response contains it, so that the deal can be repeated. */
    public static long seed(JsonNode body) {
        return body.has("seed") ? body.path("seed").asLong() : SecretTokens.randomLong(1L << 50);
    }

    /**
     * Returns a random seed for a position that is hidden from the client. A body with a seed is rejected, because the
     * client could compute the hidden position.
     */
    public static long hiddenSeed(JsonNode body) {
        if (body.has("seed")) throw HttpErrorException.localized(400, "bad.secret-seed");
        return seed(body);
    }

    public static Map<String, String> options(JsonNode body) {
        Map<String, String> options = new LinkedHashMap<>();
        body.path("options")
                .properties()
                .forEach(e -> options.put(e.getKey(), e.getValue().asString()));
        return options;
    }
}
