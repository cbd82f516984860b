package dev.damier.web.http;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Control;
import dev.damier.run.TimeSlice;
import dev.damier.web.net.TrustedProxies;
import dev.damier.web.work.OverloadException;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What requests have in common: a language, a game, a position, moves made from it, options. Positions are read, dealt and
 * played by works of the queue alone: where no work is under way they are refused, so that no new request gets around
 * {@link RequestDispatcher}.
 */
public final class RequestParams {
    public static final int MAX_POSITION = 100_000;
    public static final int MAX_MOVES = 100_000;

    private RequestParams() {}

    /** English or French, as the browser asks. */
    public static Locale language(Context ctx) {
        String wanted = ctx.queryParam("lang");
        if (wanted == null) wanted = ctx.header("Accept-Language");
        return wanted != null && wanted.startsWith("fr") ? Locale.FRENCH : Locale.ENGLISH;
    }

    private static final String CLIENT = "client";

    /** Notes who asks, once a request. */
    public static void identify(Context ctx, TrustedProxies trustedProxies) {
        ctx.attribute(
                CLIENT,
                trustedProxies.client(ctx.ip(), Collections.list(ctx.req().getHeaders(TrustedProxies.HEADER))));
    }

    /** Who asks, for fairness: the address. */
    public static String client(Context ctx) {
        String known = ctx.attribute(CLIENT);
        return known == null ? ctx.ip() : known;
    }

    /** The position asked about; without a game, the first game that can read it. */
    public static Setup setup(String game, String position, Locale language) {
        requireWorkerThread();
        if (position.isBlank()) throw HttpErrorException.localized(400, "bad.no-position");
        if (position.length() > MAX_POSITION) {
            throw HttpErrorException.localized(413, "bad.long-position", MAX_POSITION);
        }
        try {
            // With moves behind it, a position knows what was repeated.
            if (!game.isEmpty() && position.contains(" moves "))
                return PlayedLine.read(Games.all().game(game), position).setup();
            if (!game.isEmpty()) return Games.all().game(game).read(position);
        } catch (IllegalArgumentException e) {
            throw HttpErrorException.of(e, language);
        }
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

    public static Game game(String id, Locale language) {
        try {
            return Games.all().game(id);
        } catch (IllegalArgumentException e) {
            throw HttpErrorException.of(e, language);
        }
    }

    /** A deal of these wishes; one that was cut short, because nobody waits for it or it took too long, is none. */
    public static Setup deal(Game game, Map<String, String> options, long seed) {
        requireWorkerThread();
        return finished(game.deal(options, seed));
    }

    /** The round after these, as {@link #deal}. */
    public static Setup next(Game game, List<Setup> played, Setup ended, Map<String, String> options, long seed) {
        requireWorkerThread();
        return finished(game.next(played, ended, options, seed));
    }

    private static void requireWorkerThread() {
        if (TimeSlice.current() == TimeSlice.WHOLE)
            throw new IllegalStateException("positions must be read on a worker thread of the work queue");
    }

    private static Setup finished(Setup dealt) {
        if (TimeSlice.current().isCancelled()) throw new OverloadException(OverloadException.Reason.LONG);
        return dealt;
    }

    /** Plays these texts and returns the moves that they are. */
    public static List<Move> play(Table table, List<String> texts, Control control, Locale language) {
        requireWorkerThread();
        if (texts.size() > MAX_MOVES) throw HttpErrorException.badRequest("at most " + MAX_MOVES + " moves");
        List<Move> played = new ArrayList<>();
        for (String text : texts) {
            if (control.shouldStopNow()) throw new OverloadException(OverloadException.Reason.LONG);
            try {
                Move move = table.read(text);
                table.play(move.code());
                played.add(move);
            } catch (IllegalArgumentException e) {
                throw HttpErrorException.of(e, language);
            }
        }
        return played;
    }

    public static String text(JsonNode body, String field) {
        return body.path(field).asText("");
    }

    public static List<String> texts(JsonNode body, String field) {
        List<String> texts = new ArrayList<>();
        body.path(field).forEach(n -> texts.add(n.asText()));
        return texts;
    }

    /** {@code {"kind": "CELL", "x": 0, "y": 0}}. */
    public static Spot spot(JsonNode at) {
        Spot.Kind kind;
        try {
            kind = Spot.Kind.valueOf(text(at, "kind"));
        } catch (IllegalArgumentException e) {
            throw HttpErrorException.badRequest("a place must have a kind (CELL, H or V), x and y, but got " + at);
        }
        return new Spot(kind, at.path("x").asInt(), at.path("y").asInt());
    }

    /** A whole number of the address, or {@code standard} when it is not there. */
    public static int number(Context ctx, String name, int standard, int min, int max) {
        String text = query(ctx, name);
        if (text.isEmpty()) return standard;
        try {
            int value = Integer.parseInt(text);
            if (value >= min && value <= max) return value;
        } catch (NumberFormatException e) {
            // said below
        }
        throw HttpErrorException.badRequest(
                name + " must be a whole number from " + min + " to " + max + ", but got '" + text + "'");
    }

    /** A part of the address, or "". */
    public static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        return value == null ? "" : value;
    }

    /** The options of the address: {@code set=name=value}, as often as needed. */
    public static Map<String, String> options(Context ctx) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String pair : ctx.queryParams("set")) {
            int at = pair.indexOf('=');
            if (at < 1) throw HttpErrorException.badRequest("an option must be name=value, but got '" + pair + "'");
            options.put(pair.substring(0, at), pair.substring(at + 1));
        }
        return options;
    }

    /** The seed asked for, or any: it is told with the deal, so that it can be asked for again. */
    public static long seed(JsonNode body) {
        return body.has("seed")
                ? body.path("seed").asLong()
                : ThreadLocalRandom.current().nextLong(1L << 50);
    }

    public static Map<String, String> options(JsonNode body) {
        Map<String, String> options = new LinkedHashMap<>();
        body.path("options")
                .properties()
                .forEach(e -> options.put(e.getKey(), e.getValue().asText()));
        return options;
    }
}
