package dev.damier.web.plan;

import dev.damier.game.Games;
import dev.damier.game.PlanRepair;
import dev.damier.game.Setup;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** {@code /api/repair}: a plan for a known position, played in the actual one and repaired where they differ. */
public final class RepairApi {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(20);

    /** A game with plans that can be repaired, and an example. */
    record Example(String game, String believed, String actual) {}

    private final RequestDispatcher dispatcher;

    public RepairApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.get(
                "/api/repair/examples",
                ctx -> dispatcher.dispatch(ctx, WorkKind.LOOK, TIME_LIMIT, control -> Map.of("examples", examples())));
        routes.post("/api/repair", this::repair);
    }

    private static List<Example> examples() {
        return Games.all().games().stream()
                .flatMap(game -> game.example().as(PlanRepair.class).stream()
                        .map(repair -> new Example(
                                game.descriptor().id(), game.example().write(), repair.exampleOfActual())))
                .toList();
    }

    private void repair(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        String game = RequestParams.text(body, "game");
        String believed = RequestParams.text(body, "believed");
        String actual = RequestParams.text(body, "actual");
        dispatcher.dispatch(ctx, WorkKind.AGENT, TIME_LIMIT, control -> {
            Setup setup = RequestParams.setup(game, believed, language);
            PlanRepair repair =
                    setup.as(PlanRepair.class).orElseThrow(() -> HttpErrorException.localized(400, "no.repair"));
            return repair.play(RequestParams.setup(game, actual, language), control);
        });
    }
}
