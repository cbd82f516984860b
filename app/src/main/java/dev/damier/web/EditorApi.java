package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Plates;
import dev.damier.game.Setup;
import dev.damier.game.Workshop;
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Json;
import dev.damier.web.http.Refusal;
import dev.damier.web.http.TypedText;
import dev.damier.web.work.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code /api/tools} and {@code /api/edit}: positions changed on the board; {@code /api/plates}: boards laid of plates. */
final class EditorApi {
    private final Door door;

    EditorApi(Door door) {
        this.door = door;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tools", this::tools);
        routes.post("/api/edit", this::edit);
        routes.get("/api/plates", this::plates);
        routes.post("/api/plates", this::lay);
    }

    private void tools(Context ctx) {
        Game game = Ask.game(Ask.query(ctx, "game"), Ask.language(ctx));
        Answers.json(ctx, game instanceof Workshop workshop ? workshop.tools() : List.of());
    }

    private void plates(Context ctx) {
        Plates box = box(ctx, Ask.query(ctx, "game"));
        int place = Ask.number(ctx, "place", 0, 0, box.places().size() - 1);
        Answers.json(ctx, Map.of("places", box.places(), "plates", box.plates(place)));
    }

    private void lay(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Plates box = box(ctx, Ask.text(body, "game"));
        List<String> plates = Ask.texts(body, "plates");
        door.answer(ctx, Kind.LOOK, PositionsApi.LOOKING, control -> Map.of("position", box.lay(plates)));
    }

    private static Plates box(Context ctx, String game) {
        if (Ask.game(game, Ask.language(ctx)) instanceof Plates box) return box;
        throw Refusal.bad("the board of this game is not laid of plates");
    }

    private void edit(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        door.answer(ctx, Kind.LOOK, PositionsApi.LOOKING, control -> {
            Setup setup = Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language);
            if (!(setup.game() instanceof Workshop workshop)) throw Refusal.bad("this game has no editor");
            return TypedText.of(body, language, () -> Map.of("position", edited(workshop, setup.write(), body)));
        });
    }

    private static String edited(Workshop workshop, String position, JsonNode body) {
        return body.path("from").isObject()
                ? workshop.arrange(position, Ask.spot(body.path("from")), Ask.spot(body))
                : workshop.use(position, Ask.text(body, "tool"), Ask.spot(body));
    }
}
