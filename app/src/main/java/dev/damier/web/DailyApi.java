package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.job.TerminalEscaper;
import dev.damier.run.Control;
import dev.damier.search.Puzzle;
import dev.damier.store.DailyStore;
import dev.damier.store.StoredDaily;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * {@code /api/today/results}: everybody's best on a board of the day on this server. A result is what its moves come to by the
 * rules; how the others did it is told to whoever has finished.
 */
final class DailyApi {
    private static final String COOKIE = "player";
    private static final Duration KEPT = Duration.ofDays(400);
    private static final int SHOWN = 50;
    private static final int MAX_NAME_LENGTH = 24;
    private static final int REMEMBERED_DAYS = 30;
    private static final int MAX_MOVES = 2_000;
    private static final int KEPT_RESULTS = 1_000;

    private final DailyStore store;
    private final RequestDispatcher dispatcher;
    private final LongSupplier clock;
    private final RateLimiter limit = new RateLimiter(0.5, 20);

    /** @param moves empty for whoever has not finished */
    record Best(String name, int cost, long millis, boolean you, List<String> moves) {}

    record Results(String day, String position, boolean finished, List<Best> best) {}

    /** @param store null on a server that keeps nothing */
    DailyApi(DailyStore store, RequestDispatcher dispatcher, LongSupplier clock) {
        this.store = store;
        this.dispatcher = dispatcher;
        this.clock = clock;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/today/results", this::show);
        routes.post("/api/today/results", this::finish);
    }

    private void show(Context ctx) {
        String game = RequestParams.query(ctx, "game");
        String player = player(ctx);
        dispatcher.answer(ctx, WorkKind.LOOK, PositionsApi.LOOKING, control -> results(board(game), player));
    }

    private void finish(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        if (!limit.tryAcquire(RequestParams.client(ctx)))
            throw new HttpErrorException(429, "too many requests; wait a moment", List.of());
        Locale language = RequestParams.language(ctx);
        List<String> moves = RequestParams.texts(body, "moves");
        String name = name(RequestParams.text(body, "name"));
        long millis = Math.max(0, body.path("millis").asLong());
        String known = player(ctx);
        String player = known.isEmpty() ? fresh(ctx) : known;
        dispatcher.answer(ctx, WorkKind.LOOK, PositionsApi.LOOKING, control -> {
            DailyBoards.Daily board = board(RequestParams.text(body, "game"));
            int cost = cost(board, moves, control, language);
            store.keep(new StoredDaily(
                    board.day(), board.game(), player, name, cost, millis, String.join(" ", moves), clock.getAsLong()));
            String forgotten =
                    LocalDate.parse(board.day()).minusDays(REMEMBERED_DAYS).toString();
            int ignored = store.trim(board.day(), board.game(), KEPT_RESULTS) + store.forget(forgotten);
            return results(board, player);
        });
    }

    private static int cost(DailyBoards.Daily board, List<String> moves, Control control, Locale language) {
        Setup setup = Games.all().game(board.game()).read(board.position());
        if (setup.as(Puzzle.class).isEmpty()) throw HttpErrorException.localized(400, "no.alone");
        if (moves.size() > MAX_MOVES)
            throw HttpErrorException.badRequest("a solution can have at most " + MAX_MOVES + " moves");
        Table table = setup.newTable();
        int played = RequestParams.play(table, moves, control, language).size();
        if (!table.status().over() || played == 0) throw HttpErrorException.localized(400, "no.goal");
        return table.status().cost();
    }

    private Results results(DailyBoards.Daily board, String player) {
        List<StoredDaily> all = store.best(board.day(), board.game(), SHOWN);
        boolean finished = all.stream().anyMatch(one -> one.player().equals(player));
        return new Results(
                board.day(),
                board.position(),
                finished,
                all.stream()
                        .map(one -> new Best(
                                one.name(),
                                one.cost(),
                                one.millis(),
                                one.player().equals(player),
                                finished ? List.of(one.moves().split(" ")) : List.of()))
                        .toList());
    }

    private DailyBoards.Daily board(String game) {
        if (store == null) throw HttpErrorException.localized(503, "keeps.no-results");
        return DailyBoards.boards().stream()
                .filter(b -> b.game().equals(game))
                .findFirst()
                .orElseThrow(() -> HttpErrorException.localized(400, "no.daily", game));
    }

    private static String name(String said) {
        String name = said.strip();
        if (name.isEmpty()
                || name.length() > MAX_NAME_LENGTH
                || !TerminalEscaper.of(name).equals(name))
            throw HttpErrorException.localized(400, "bad.name", MAX_NAME_LENGTH);
        return name;
    }

    /** Of the token only a hash is kept. */
    private static String player(Context ctx) {
        String token = ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? "" : SecretTokens.hash(token);
    }

    private static String fresh(Context ctx) {
        String token = SecretTokens.next();
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath("/api/today");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) KEPT.toSeconds());
        ctx.cookie(cookie);
        return SecretTokens.hash(token);
    }
}
