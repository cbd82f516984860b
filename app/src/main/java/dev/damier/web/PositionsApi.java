package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * {@code /api/deal}, {@code /api/look}, {@code /api/gesture} and {@code /api/boards}: positions as text. Nothing is kept: a
 * page sends the start and the moves made from it, and gets what it needs to draw.
 */
final class PositionsApi {
    /** As many boards as a page can show at once. */
    private static final int MAX_BOARDS = 200;

    record Dealt(String game, String position, long seed) {}

    void routes(RoutesConfig routes) {
        routes.post("/api/deal", this::deal);
        routes.post("/api/look", this::look);
        routes.post("/api/gesture", this::gesture);
        routes.post("/api/boards", this::boards);
    }

    private void deal(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        long seed = Ask.seed(body);
        try {
            Setup setup = Ask.game(Ask.text(body, "game"), language).deal(Ask.options(body), seed);
            Server.json(ctx, new Dealt(setup.game().card().id(), setup.write(), seed));
        } catch (IllegalArgumentException e) {
            throw Refusal.of(e, language);
        }
    }

    private void look(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Setup setup = Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language);
        Table table = setup.seat();
        List<Move> played = Ask.play(table, Ask.texts(body, "moves"), language);
        Server.json(ctx, View.of(setup, table, played, body.path("viewer").asInt(-1), false, Ask.text(body, "layer")));
    }

    /** What a gesture means that is no single legal move: several moves, or why it is refused. */
    private void gesture(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Table table = Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language)
                .seat();
        Ask.play(table, Ask.texts(body, "moves"), language);
        Spot from = body.path("from").isObject() ? Ask.spot(body.path("from")) : null;
        Server.json(ctx, table.gesture(from, Ask.spot(body.path("to"))));
    }

    /** The board after each move of a line, the start included. */
    private void boards(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Table table = Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language)
                .seat();
        List<String> moves = Ask.texts(body, "moves");
        if (moves.size() > MAX_BOARDS) moves = moves.subList(0, MAX_BOARDS);
        List<Scene> scenes = new ArrayList<>(List.of(table.scene(-1)));
        for (String move : moves) {
            Ask.play(table, List.of(move), language);
            scenes.add(table.scene(-1));
        }
        Server.json(ctx, scenes);
    }
}
