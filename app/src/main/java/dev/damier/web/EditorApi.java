package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.ModularBoard;
import dev.damier.game.PositionEditor;
import dev.damier.game.Setup;
import dev.damier.web.http.DraftValidation;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/tools} and {@code /api/edit}: editing positions on the board. {@code /api/plates}: boards assembled from
 * plates.
 */
final class EditorApi {
    private final RequestDispatcher dispatcher;

    EditorApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tools", this::tools);
        routes.post("/api/edit", this::edit);
        routes.get("/api/plates", this::plates);
        routes.post("/api/plates", this::layPlates);
    }

    private void tools(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        Responses.json(ctx, game instanceof PositionEditor editor ? editor.tools() : List.of());
    }

    private void plates(Context ctx) {
        ModularBoard modularBoard = requireModularBoard(ctx, RequestParams.query(ctx, "game"));
        int place =
                RequestParams.number(ctx, "place", 0, 0, modularBoard.places().size() - 1);
        Responses.json(ctx, Map.of("places", modularBoard.places(), "plates", modularBoard.plates(place)));
    }

    private void layPlates(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        ModularBoard modularBoard = requireModularBoard(ctx, RequestParams.text(body, "game"));
        List<String> plates = RequestParams.texts(body, "plates");
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> Map.of("position", modularBoard.assemble(plates)));
    }

    private static ModularBoard requireModularBoard(Context ctx, String game) {
        if (RequestParams.game(game, RequestParams.language(ctx)) instanceof ModularBoard modularBoard)
            return modularBoard;
        throw HttpErrorException.badRequest("this game has no modular board");
    }

    private void edit(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        dispatcher.dispatch(ctx, WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT, control -> {
            Setup setup = RequestParams.setup(body, language);
            if (!(setup.game() instanceof PositionEditor editor))
                throw HttpErrorException.badRequest("this game has no editor");
            return DraftValidation.resultOrFault(
                    body, language, () -> Map.of("position", applyEdit(editor, setup.write(), body)));
        });
    }

    private static String applyEdit(PositionEditor editor, String position, JsonNode body) {
        return body.path("from").isObject()
                ? editor.arrange(position, RequestParams.spot(body.path("from")), RequestParams.spot(body))
                : editor.applyTool(position, RequestParams.text(body, "tool"), RequestParams.spot(body));
    }
}
