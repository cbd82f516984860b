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
 * the game's package. {@code /api/reports}: the page about the student reports.
 */
final class RulesApi {
    private final RequestDispatcher dispatcher;

    RulesApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/rules/{game}", this::rules);
        routes.get("/api/reports", this::reports);
    }

    private void rules(Context ctx) {
        Locale language = RequestParams.language(ctx);
        Game game = RequestParams.game(ctx.pathParam("game"), language);
        String name = language.equals(Locale.FRENCH) ? "rules_fr.md" : "rules.md";
        show(
                ctx,
                game.getClass(),
                name,
                "no rules page for " + game.descriptor().id());
    }

    private void reports(Context ctx) {
        String name = RequestParams.language(ctx).equals(Locale.FRENCH) ? "reports.fr.md" : "reports.md";
        show(ctx, RulesApi.class, "/docs/" + name, "no page about the reports");
    }

    private void show(Context ctx, Class<?> owner, String name, String missing) {
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> Map.of("html", Markdown.html(text(owner, name, missing))));
    }

    private static String text(Class<?> owner, String name, String missing) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) throw new HttpErrorException(404, missing, List.of());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
