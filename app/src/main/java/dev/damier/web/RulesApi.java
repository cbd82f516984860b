package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Refusal;
import dev.damier.web.work.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code /api/rules/{game}}: the page {@code rules.md} (or {@code rules_fr.md}) that stands beside the game's messages. */
final class RulesApi {
    private final Door door;

    RulesApi(Door door) {
        this.door = door;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/rules/{game}", this::rules);
    }

    private void rules(Context ctx) {
        Locale language = Ask.language(ctx);
        Game game = Ask.game(ctx.pathParam("game"), language);
        String name = language.equals(Locale.FRENCH) ? "rules_fr.md" : "rules.md";
        door.answer(ctx, Kind.LOOK, PositionsApi.LOOKING, control -> Map.of("html", Markdown.html(text(game, name))));
    }

    private static String text(Game game, String name) {
        try (InputStream in = game.getClass().getResourceAsStream(name)) {
            if (in == null)
                throw new Refusal(404, "no rules are written for " + game.card().id(), List.of());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
