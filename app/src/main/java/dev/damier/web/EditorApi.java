package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Workshop;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Json;
import dev.damier.web.http.Refusal;
import dev.damier.web.http.TypedText;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code /api/tools} and {@code /api/edit}: positions changed on the board. */
final class EditorApi {
    void routes(RoutesConfig routes) {
        routes.get("/api/tools", this::tools);
        routes.post("/api/edit", this::edit);
    }

    private void tools(Context ctx) {
        Game game = Ask.game(Ask.query(ctx, "game"), Ask.language(ctx));
        Server.json(ctx, game instanceof Workshop workshop ? workshop.tools() : List.of());
    }

    private void edit(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Setup setup = Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language);
        if (!(setup.game() instanceof Workshop workshop)) throw Refusal.bad("this game has no editor");
        Object edited = TypedText.of(body, language, () -> Map.of("position", edited(workshop, setup.write(), body)));
        Server.json(ctx, edited);
    }

    private static String edited(Workshop workshop, String position, JsonNode body) {
        return body.path("from").isObject()
                ? workshop.arrange(position, Ask.spot(body.path("from")), Ask.spot(body))
                : workshop.use(position, Ask.text(body, "tool"), Ask.spot(body));
    }
}
