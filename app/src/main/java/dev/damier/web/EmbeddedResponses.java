package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.job.SecretTokens;
import dev.damier.run.Control;
import dev.damier.web.PositionsApi.DealtPosition;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestParams;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The responses of the API that a page requests first. They are part of its HTML document, so that the page shows its
 * first board without another request. A page sends the request if the document does not contain its response.
 */
final class EmbeddedResponses {
    /** How long the home page of a server that has just started waits for the daily boards. */
    private static final Duration DAILY_BOARDS_TIMEOUT = Duration.ofSeconds(3);

    /**
     * A response.
     *
     * @param path path of the request, without its query
     * @param params parameters of the request: its query or its body
     */
    record Embedded(String path, JsonNode params, Object response) {}

    /** The responses in one language. */
    record Document(String language, List<Embedded> responses) {}

    private EmbeddedResponses() {}

    /** Returns the responses that need no computation. */
    static List<Embedded> fixed(String page) {
        List<Embedded> responses = new ArrayList<>();
        responses.add(new Embedded("/api/games", Json.object(), GamesApi.gameCards()));
        if (page.isEmpty()) {
            responses.add(new Embedded("/api/today", Json.object(), DailyBoards.boards(DAILY_BOARDS_TIMEOUT)));
        }
        return responses;
    }

    /** Computes the responses of a board, on a worker thread of the queue. */
    interface BoardWork {
        List<Embedded> compute(Control control);
    }

    /** Returns the computation of the first board of a page, if the page shows one and its URL determines it. */
    static Optional<BoardWork> board(Context ctx, String page, String rest, Locale language) {
        if (!page.equals("play") || ctx.queryParam("match") != null) return Optional.empty();
        Optional<Game> game = Games.all().games().stream()
                .filter(g -> g.descriptor().id().equals(rest))
                .findFirst();
        String position = RequestParams.query(ctx, "p");
        if (game.isEmpty() || position.length() > RequestParams.MAX_POSITION_LENGTH) return Optional.empty();
        if (position.isEmpty() && ctx.queryParam("new") != null) return Optional.empty();
        List<String> moves = playedMoves(ctx);
        Map<String, String> options = dealOptions(ctx);
        return Optional.of(control -> {
            List<Embedded> responses = new ArrayList<>();
            String start = position.isEmpty() ? deal(game.get(), options, responses) : position;
            if (game.get().presentation().kind() == Presentation.Kind.MATCH) {
                Setup setup = RequestParams.setup(rest, start, language);
                responses.add(new Embedded(
                        "/api/engines",
                        Json.object().put("game", rest).put("position", start),
                        GamesApi.applicableEngines(setup)));
            }
            ObjectNode look = Json.object().put("game", rest).put("position", start);
            moves.forEach(look.putArray("moves")::add);
            look.put("layer", "").put("ahead", true);
            responses.add(new Embedded("/api/look", look, PositionsApi.view(look, control, language)));
            return responses;
        });
    }

    private static String deal(Game game, Map<String, String> options, List<Embedded> responses) {
        long seed = SecretTokens.randomLong(1L << 50);
        String position = RequestParams.deal(game, options, seed).write();
        ObjectNode params = Json.object().put("game", game.descriptor().id());
        params.set("options", Json.tree(options));
        responses.add(new Embedded(
                "/api/deal", params, new DealtPosition(game.descriptor().id(), position, seed)));
        return position;
    }

    /** Returns the moves up to the current one: {@code m} lists all moves, {@code at} counts the played ones. */
    private static List<String> playedMoves(Context ctx) {
        List<String> moves = Arrays.stream(RequestParams.query(ctx, "m").split(" "))
                .filter(m -> !m.isEmpty())
                .toList();
        String at = RequestParams.query(ctx, "at");
        return at.matches("\\d{1,6}") ? moves.subList(0, Math.min(Integer.parseInt(at), moves.size())) : moves;
    }

    private static Map<String, String> dealOptions(Context ctx) {
        Map<String, String> options = new java.util.LinkedHashMap<>();
        ctx.queryParamMap().forEach((name, values) -> {
            if (name.startsWith("o.")) options.put(name.substring(2), values.get(values.size() - 1));
        });
        return options;
    }
}
