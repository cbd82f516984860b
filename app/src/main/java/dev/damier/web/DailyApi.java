package dev.damier.web;

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
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/today/results}: the leaderboards of the daily boards on this server. The server computes a result from
 * its moves by the rules. Only players who have finished see the solutions of the others.
 */
final class DailyApi {
    private static final String COOKIE = "player";
    private static final Duration COOKIE_MAX_AGE = Duration.ofDays(400);
    private static final int MAX_LISTED = 50;
    private static final int MAX_NAME_LENGTH = 24;
    private static final int RETENTION_DAYS = 30;
    private static final int MAX_MOVES = 2_000;
    private static final int MAX_STORED_RESULTS = 1_000;

    private final DailyStore store;
    private final RequestDispatcher dispatcher;
    private final LongSupplier clock;
    private final RateLimiter limiter = new RateLimiter(0.5, 20);

    /**
     * A row of the leaderboard.
     *
     * @param moves empty if the requesting player has not finished
     */
    record DailyEntry(String name, int cost, long millis, boolean you, List<String> moves) {}

    record Results(String day, String position, boolean finished, List<DailyEntry> best) {}

    DailyApi(DailyStore store, RequestDispatcher dispatcher, LongSupplier clock) {
        this.store = store;
        this.dispatcher = dispatcher;
        this.clock = clock;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/today/results", this::show);
        routes.post("/api/today/results", this::submit);
    }

    private void show(Context ctx) {
        String game = RequestParams.query(ctx, "game");
        String player = playerHash(ctx);
        dispatcher.dispatch(
                ctx, WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT, control -> results(requireBoard(game), player));
    }

    private void submit(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        if (!limiter.tryAcquire(RequestParams.client(ctx)))
            throw new HttpErrorException(429, "too many requests; wait a moment", List.of());
        Locale language = RequestParams.language(ctx);
        List<String> moves = RequestParams.texts(body, "moves");
        String name = requireValidName(RequestParams.text(body, "name"));
        long millis = requireTimes(body.path("times"), moves.size());
        String existing = playerHash(ctx);
        String player = existing.isEmpty() ? createPlayer(ctx) : existing;
        dispatcher.dispatch(ctx, WorkKind.LOOK, PositionsApi.VIEW_TIME_LIMIT, control -> {
            DailyBoards.DailyBoard board = requireBoard(RequestParams.text(body, "game"));
            int cost = solutionCost(board, moves, control, language);
            store.saveIfBetter(new StoredDaily(
                    board.day(), board.game(), player, name, cost, millis, String.join(" ", moves), clock.getAsLong()));
            String firstStoredDay =
                    LocalDate.parse(board.day()).minusDays(RETENTION_DAYS).toString();
            int ignored =
                    store.trim(board.day(), board.game(), MAX_STORED_RESULTS) + store.deleteBefore(firstStoredDay);
            return results(board, player);
        });
    }

    /**
     * Returns the duration of the play in ms. Each move must have a time, so that a solution without play is no result.
     *
     * @param times of the moves in ms since the first one
     */
    private static long requireTimes(JsonNode times, int moves) {
        long last = 0;
        boolean valid = times.isArray() && times.size() == moves;
        for (int i = 0; valid && i < moves; i++) {
            JsonNode time = times.get(i);
            valid = time.isIntegralNumber() && time.canConvertToLong() && time.asLong() >= last;
            if (valid) last = time.asLong();
        }
        if (!valid) throw HttpErrorException.localized(400, "no.times", moves);
        return last;
    }

    private static int solutionCost(
            DailyBoards.DailyBoard board, List<String> moves, Control control, Locale language) {
        Setup setup = Games.all().game(board.game()).read(board.position());
        if (setup.as(Puzzle.class).isEmpty()) throw HttpErrorException.localized(400, "no.alone");
        if (moves.size() > MAX_MOVES)
            throw HttpErrorException.badRequest("a solution can have at most " + MAX_MOVES + " moves");
        Table table = setup.newTable();
        int played = RequestParams.play(table, moves, control, language).size();
        if (!table.status().over() || played == 0) throw HttpErrorException.localized(400, "no.goal");
        return table.status().cost();
    }

    private Results results(DailyBoards.DailyBoard board, String player) {
        List<StoredDaily> all = store.best(board.day(), board.game(), MAX_LISTED);
        boolean finished = all.stream().anyMatch(one -> one.player().equals(player));
        return new Results(
                board.day(),
                board.position(),
                finished,
                all.stream()
                        .map(one -> new DailyEntry(
                                one.name(),
                                one.cost(),
                                one.millis(),
                                one.player().equals(player),
                                finished ? List.of(one.moves().split(" ")) : List.of()))
                        .toList());
    }

    private DailyBoards.DailyBoard requireBoard(String game) {
        return DailyBoards.boards().stream()
                .filter(b -> b.game().equals(game))
                .findFirst()
                .orElseThrow(() -> HttpErrorException.localized(400, "no.daily", game));
    }

    private static String requireValidName(String input) {
        String name = input.strip();
        if (name.isEmpty()
                || name.length() > MAX_NAME_LENGTH
                || !TerminalEscaper.escape(name).equals(name))
            throw HttpErrorException.localized(400, "bad.name", MAX_NAME_LENGTH);
        return name;
    }

    /** Returns the hash of the player's token, "" without a token. The token itself is not stored. */
    private static String playerHash(Context ctx) {
        String token = ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? "" : SecretTokens.hash(token);
    }

    private static String createPlayer(Context ctx) {
        String token = SecretTokens.generate();
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath("/api/today");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) COOKIE_MAX_AGE.toSeconds());
        ctx.cookie(cookie);
        return SecretTokens.hash(token);
    }
}
