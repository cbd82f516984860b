package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** What requests have in common: a language, a game, a position, moves made from it, options. */
final class Ask {
    static final int MAX_POSITION = 100_000;
    static final int MAX_MOVES = 100_000;

    private Ask() {}

    /** English or French, as the browser asks. */
    static Locale language(Context ctx) {
        String wanted = ctx.queryParam("lang");
        if (wanted == null) wanted = ctx.header("Accept-Language");
        return wanted != null && wanted.startsWith("fr") ? Locale.FRENCH : Locale.ENGLISH;
    }

    /** Who asks, for fairness: the address. */
    static String client(Context ctx) {
        return ctx.ip();
    }

    /** The position asked about; without a game, the first game that can read it. */
    static Setup setup(String game, String position, Locale language) {
        if (position.isBlank()) throw Refusal.bad("a position is needed");
        if (position.length() > MAX_POSITION) {
            throw new Refusal(413, "the position is too long: at most " + MAX_POSITION + " characters", List.of());
        }
        try {
            if (!game.isEmpty()) return Games.all().game(game).read(position);
        } catch (IllegalArgumentException e) {
            throw Refusal.of(e, language);
        }
        return Games.all()
                .recognise(position)
                .orElseThrow(() -> Refusal.bad("no game recognises this position; games: "
                        + String.join(
                                ", ",
                                Games.all().games().stream()
                                        .map(g -> g.card().id())
                                        .toList())));
    }

    static Game game(String id, Locale language) {
        try {
            return Games.all().game(id);
        } catch (IllegalArgumentException e) {
            throw Refusal.of(e, language);
        }
    }

    /** Plays these texts and returns the moves that they are. */
    static List<Move> play(Table table, List<String> texts, Locale language) {
        if (texts.size() > MAX_MOVES) throw Refusal.bad("at most " + MAX_MOVES + " moves");
        List<Move> played = new ArrayList<>();
        for (String text : texts) {
            try {
                Move move = table.read(text);
                table.play(move.code());
                played.add(move);
            } catch (IllegalArgumentException e) {
                throw Refusal.of(e, language);
            }
        }
        return played;
    }

    static String text(JsonNode body, String field) {
        return body.path(field).asText("");
    }

    static List<String> texts(JsonNode body, String field) {
        List<String> texts = new ArrayList<>();
        body.path(field).forEach(n -> texts.add(n.asText()));
        return texts;
    }

    /** {@code {"kind": "CELL", "x": 0, "y": 0}}. */
    static Spot spot(JsonNode at) {
        Spot.Kind kind;
        try {
            kind = Spot.Kind.valueOf(text(at, "kind"));
        } catch (IllegalArgumentException e) {
            throw Refusal.bad("a place needs a kind CELL, H or V, and x and y, but got " + at);
        }
        return new Spot(kind, at.path("x").asInt(), at.path("y").asInt());
    }

    /** The seed asked for, or any: it is told with the deal, so that it can be asked for again. */
    static long seed(JsonNode body) {
        return body.has("seed")
                ? body.path("seed").asLong()
                : ThreadLocalRandom.current().nextLong(1L << 50);
    }

    static Map<String, String> options(JsonNode body) {
        Map<String, String> options = new LinkedHashMap<>();
        body.path("options")
                .properties()
                .forEach(e -> options.put(e.getKey(), e.getValue().asText()));
        return options;
    }
}
