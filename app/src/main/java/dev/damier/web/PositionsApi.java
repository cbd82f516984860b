package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Gesture;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.web.http.DraftValidation;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/deal}, {@code /api/next}, {@code /api/look}, {@code /api/gesture} and {@code /api/boards}: positions as
 * text. The server stores nothing: a page sends the start position and the moves, and receives what it needs to draw.
 */
final class PositionsApi {
    static final Duration DEAL_TIME_LIMIT = Duration.ofSeconds(20);
    static final Duration VIEW_TIME_LIMIT = Duration.ofSeconds(5);

    /** Limits of one response: boards, and cells of all boards together (a few megabytes). */
    private static final int MAX_BOARDS = 200;

    private static final int MAX_CELLS = 40_000;

    record DealtPosition(String game, String position, long seed) {}

    private final RequestDispatcher dispatcher;
    private final TablesApi tables;

    PositionsApi(RequestDispatcher dispatcher, TablesApi tables) {
        this.dispatcher = dispatcher;
        this.tables = tables;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/deal", this::deal);
        routes.post("/api/next", this::next);
        routes.post("/api/look", this::look);
        routes.post("/api/gesture", this::gesture);
        routes.post("/api/boards", this::boards);
    }

    private void deal(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        long seed = RequestParams.seed(body);
        dispatcher.dispatch(ctx, WorkKind.DEAL, DEAL_TIME_LIMIT, control -> {
            Setup setup = RequestParams.deal(game, RequestParams.options(body), seed);
            return new DealtPosition(setup.game().descriptor().id(), setup.write(), seed);
        });
    }

    /** Deals the next of several rounds, on the same board if the game continues with it. */
    private void next(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        List<String> rounds = RequestParams.texts(body, "rounds");
        if (rounds.isEmpty() || rounds.size() > MAX_BOARDS)
            throw HttpErrorException.badRequest(
                    "rounds must be from 1 to " + MAX_BOARDS + " positions, but got " + rounds.size());
        long seed = RequestParams.seed(body);
        dispatcher.dispatch(ctx, WorkKind.DEAL, DEAL_TIME_LIMIT, control -> {
            List<Setup> played = new ArrayList<>();
            for (String text : rounds)
                played.add(RequestParams.setup(game.descriptor().id(), text, language));
            Table table = played.get(played.size() - 1).newTable();
            RequestParams.play(table, RequestParams.texts(body, "moves"), control, language);
            Setup ended = RequestParams.setup(game.descriptor().id(), table.write(), language);
            Setup next = RequestParams.nextRound(game, played, ended, RequestParams.options(body), seed);
            return new DealtPosition(game.descriptor().id(), next.write(), seed);
        });
    }

    private void look(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                VIEW_TIME_LIMIT,
                control -> DraftValidation.resultOrFault(body, language, () -> view(body, control, language)));
    }

    static View view(JsonNode body, Control control, Locale language) {
        Setup setup = RequestParams.setup(body, language);
        Table table = setup.newTable();
        List<Move> played = RequestParams.play(table, RequestParams.texts(body, "moves"), control, language);
        View view =
                View.of(setup, table, played, body.path("viewer").asInt(-1), false, RequestParams.text(body, "layer"));
        return body.path("ahead").asBoolean() ? view.withLookahead(table) : view;
    }

    /**
     * Interprets a gesture or key that is not a single legal move: as several moves, or with the reason why it is
     * illegal.
     */
    private void gesture(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Spot from = body.path("from").isObject() ? RequestParams.spot(body.path("from")) : null;
        String key = RequestParams.text(body, "key");
        Spot to = key.isEmpty() ? RequestParams.spot(body.path("to")) : null;
        Function<Table, Gesture> meaning =
                table -> to == null ? table.keyGesture(key.charAt(0)) : table.gesture(from, to);
        if (body.has("table")) {
            tables.query(ctx, RequestParams.text(body, "table"), meaning);
            return;
        }
        dispatcher.dispatch(ctx, WorkKind.LOOK, VIEW_TIME_LIMIT, control -> {
            Table table = RequestParams.setup(body, language).newTable();
            RequestParams.play(table, RequestParams.texts(body, "moves"), control, language);
            return meaning.apply(table);
        });
    }

    private void boards(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        int from = Math.max(0, body.path("from").asInt(0));
        dispatcher.dispatch(ctx, WorkKind.LOOK, VIEW_TIME_LIMIT, control -> {
            Table table = RequestParams.setup(body, language).newTable();
            return boards(table, RequestParams.texts(body, "moves"), from, control, language);
        });
    }

    /**
     * Returns the board after each move of a line, including the start, from an index on, as many as fit one response.
     */
    private static List<Scene> boards(Table table, List<String> moves, int from, Control control, Locale language) {
        Scene start = table.scene(-1);
        int maxScenes = Math.max(1, Math.min(MAX_BOARDS + 1, MAX_CELLS / Math.max(1, start.columns() * start.rows())));
        int first = Math.min(from, moves.size());
        RequestParams.play(table, moves.subList(0, first), control, language);
        List<Scene> scenes = new ArrayList<>(List.of(table.scene(-1)));
        for (int index = first; index < moves.size() && scenes.size() < maxScenes; index++) {
            RequestParams.play(table, List.of(moves.get(index)), control, language);
            scenes.add(table.scene(-1));
        }
        return scenes;
    }
}
