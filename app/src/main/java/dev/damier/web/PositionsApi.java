package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

/**
 * {@code /api/deal} and {@code /api/look}: positions as text. Nothing is kept: a page sends the start and the moves made
 * from it, and gets what it needs to draw.
 */
final class PositionsApi {
    record Dealt(String game, String position, long seed) {}

    void routes(RoutesConfig routes) {
        routes.post("/api/deal", this::deal);
        routes.post("/api/look", this::look);
    }

    private void deal(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        long seed = body.has("seed")
                ? body.path("seed").asLong()
                : ThreadLocalRandom.current().nextLong(1L << 50);
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
        List<String> played = Ask.play(table, Ask.texts(body, "moves"), language);
        Server.json(ctx, View.of(setup, table, played, body.path("viewer").asInt(-1), false, Ask.text(body, "layer")));
    }
}
