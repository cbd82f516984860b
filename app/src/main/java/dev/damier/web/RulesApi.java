package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code /api/rules/{game}}: the rules of a game as HTML, from the resource {@code rules.md} or {@code rules_fr.md} in
 * the game's package.
 */
final class RulesApi {
    private final RequestDispatcher dispatcher;

    RulesApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/rules/{game}", this::rules);
    }

    private void rules(Context ctx) {
        Locale language = RequestParams.language(ctx);
        Game game = RequestParams.game(ctx.pathParam("game"), language);
        String name = language.equals(Locale.FRENCH) ? "rules_fr.md" : "rules.md";
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> Map.of("html", Markdown.html(text(game, name))));
    }

    private static String text(Game game, String name) {
        try (InputStream in = game.getClass().getResourceAsStream(name)) {
            if (in == null)
                throw new HttpErrorException(
                        404, "no rules page for " + game.descriptor().id(), List.of());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
