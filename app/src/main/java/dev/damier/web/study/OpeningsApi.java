package dev.damier.web.study;

import dev.damier.game.Setup;
import dev.damier.record.OpeningExplorer;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** {@code /api/openings}: the name of the opening of a position, and the statistics of the moves played in it. */
public final class OpeningsApi {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

    private final RequestDispatcher dispatcher;

    public OpeningsApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.post("/api/openings", this::openings);
    }

    private void openings(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        dispatcher.dispatch(
                ctx, WorkKind.LOOK, TIME_LIMIT, control -> row(RequestParams.setup(body, language), language));
    }

    /** Returns the columns of the response. {@code offered} is false if the game has no opening explorer. */
    private static Map<String, Object> row(Setup setup, Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        boolean offered = setup.game() instanceof OpeningExplorer;
        row.put("offered", offered);
        row.put("name", null);
        row.put("moves", List.of());
        if (setup.game() instanceof OpeningExplorer explorer) {
            explorer.openingName(setup).ifPresent(name -> row.put("name", name.in(language)));
            row.put("moves", explorer.openingMoves(setup));
        }
        return row;
    }
}
