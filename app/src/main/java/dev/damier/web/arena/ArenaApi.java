package dev.damier.web.arena;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.contest.ContestConfig;
import dev.damier.contest.ContestFormat;
import dev.damier.contest.ContestView;
import dev.damier.contest.Contests;
import dev.damier.contest.LiveContest;
import dev.damier.contest.LiveContest.Viewer;
import dev.damier.contest.PlayerSpec;
import dev.damier.game.Game;
import dev.damier.web.http.BlockingResponder;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * {@code /api/arena}: tournaments and contests. Whoever opens one, or takes part, proves it by a token: a cookie that only
 * requests for this contest carry and no script reads, or {@code Authorization: Bearer} for programs.
 */
public final class ArenaApi {
    private static final String COOKIE = "arena";
    private static final Duration COOKIE_MAX_AGE = Duration.ofDays(90);
    private static final Duration PACE = Duration.ofMillis(300);
    /** Quick engines make more moves than anybody sees: boards come so far apart, each as it is then. */
    private static final Duration BOARD_UPDATE_INTERVAL = Duration.ofMillis(140);

    private static final int MAX_BOTS = 32;
    private static final int MAX_LISTED = 200;

    private final Contests contests;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final BlockingResponder disk;
    private final RateLimiter opened = new RateLimiter(0.2, 20);
    private final RateLimiter done = new RateLimiter(5, 60);

    /** A token, told once. */
    record Entered(String name, String token) {}

    /** @param contests null on a server that keeps nothing */
    public ArenaApi(
            Contests contests,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher) {
        this.contests = contests;
        disk = new BlockingResponder("arena", dispatcher);
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/arena", ctx -> disk.answer(ctx, () -> contests().latest()));
        routes.post("/api/arena", this::open);
        routes.get("/api/arena/bots", this::bots);
        routes.get("/api/arena/ratings", this::ratings);
        routes.get("/api/arena/{id}", ctx -> disk.answer(ctx, () -> contest(ctx).view(viewer(ctx))));
        routes.get("/api/arena/{id}/games", this::games);
        routes.get("/api/arena/{id}/files/{kind}", this::file);
        routes.get("/api/arena/{id}/events", this::events);
        routes.post("/api/arena/{id}/prove", this::signIn);
        routes.post("/api/arena/{id}/enter", this::enter);
        routes.post("/api/arena/{id}/start", ctx -> act(ctx, c -> c.start(viewer(ctx))));
        routes.post("/api/arena/{id}/stop", ctx -> act(ctx, c -> c.stop(viewer(ctx))));
        routes.post("/api/arena/{id}/publish", ctx -> act(ctx, c -> c.publish(viewer(ctx))));
        routes.post("/api/arena/{id}/test", ctx -> act(ctx, c -> c.startTestRun(viewer(ctx))));
    }

    private void ratings(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        disk.answer(ctx, () -> contests().ratings(game));
    }

    private void bots(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        disk.answer(ctx, () -> ServerBots.of(game, contests().operator()));
    }

    private void open(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        if (!opened.tryAcquire(RequestParams.client(ctx))) throw HttpErrorException.localized(429, "wait.contests");
        disk.answer(ctx, () -> {
            ContestConfig config = terms(body, language);
            Contests.CreatedContest made = contests().open(config, invited(body));
            cookie(ctx, made.contest(), made.token());
            if (body.path("start").asBoolean())
                made.contest().start(made.contest().viewer(made.token()));
            return Map.of("id", made.contest().id(), "token", made.token());
        });
    }

    private static ContestConfig terms(JsonNode body, Locale language) {
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        Map<String, String> deal = new LinkedHashMap<>();
        body.path("deal")
                .properties()
                .forEach(e -> deal.put(e.getKey(), e.getValue().asText()));
        return new ContestConfig(
                RequestParams.text(body, "title").strip(),
                game.descriptor().id(),
                ContestFormat.of(RequestParams.text(body, "format")),
                body.path("games").asInt(2),
                body.path("time").asLong(),
                body.path("clock").asLong(),
                body.path("increment").asLong(),
                body.path("plies").asInt(4),
                ThreadLocalRandom.current().nextLong(ContestConfig.SEEDS),
                deal,
                RequestParams.text(body, "sprt"),
                body.path("hidden").asBoolean(),
                body.path("visitors").asBoolean(),
                body.path("closes").asLong());
    }

    private static List<Contests.InitialEntrant> invited(JsonNode body) {
        List<Contests.InitialEntrant> invited = new ArrayList<>();
        for (JsonNode bot : body.path("bots")) {
            if (invited.size() >= MAX_BOTS)
                throw HttpErrorException.badRequest("at most " + MAX_BOTS + " bots can take part");
            invited.add(new Contests.InitialEntrant(
                    RequestParams.text(bot, "name"),
                    new PlayerSpec(
                            kind(RequestParams.text(bot, "kind")),
                            RequestParams.text(bot, "id"),
                            RequestParams.options(bot))));
        }
        return invited;
    }

    private static PlayerSpec.Kind kind(String word) {
        for (PlayerSpec.Kind kind : PlayerSpec.Kind.values())
            if (kind != PlayerSpec.Kind.VISITOR && kind.word().equals(word)) return kind;
        throw HttpErrorException.badRequest("kind must be engine, agent or operator, but got '" + word + "'");
    }

    /** Somebody shows a token once and is known by its cookie from then on. */
    private void signIn(Context ctx) {
        String token = RequestParams.text(Json.read(ctx.body()), "token");
        limit(ctx);
        disk.answer(ctx, () -> {
            LiveContest contest = contest(ctx);
            Viewer who = contest.viewer(token);
            if (!who.owner() && who.entrant() < 0) throw HttpErrorException.localized(403, "no.token");
            cookie(ctx, contest, token);
            return contest.view(who);
        });
    }

    private void enter(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        limit(ctx);
        disk.answer(ctx, () -> {
            LiveContest contest = contest(ctx);
            Viewer who = viewer(ctx);
            List<Entered> entered = new ArrayList<>();
            for (String name : RequestParams.texts(body, "names")) {
                if (!who.owner() && (who.entrant() >= 0 || !entered.isEmpty()))
                    throw HttpErrorException.localized(409, "no.second-bot");
                entered.add(new Entered(name.strip(), contest.enter(who, name)));
            }
            if (!who.owner() && !entered.isEmpty())
                cookie(ctx, contest, entered.get(0).token());
            return entered;
        });
    }

    private void games(Context ctx) {
        int first = RequestParams.number(ctx, "first", -1, -1, MAX_BOTS);
        int second = RequestParams.number(ctx, "second", -1, -1, MAX_BOTS);
        disk.answer(ctx, () -> contest(ctx).games(viewer(ctx), first, second, MAX_LISTED));
    }

    private void file(Context ctx) {
        LiveContest contest = contest(ctx);
        ContestFiles files = new ContestFiles(
                contest.names(),
                contest.records(viewer(ctx)).orElseThrow(() -> HttpErrorException.localized(403, "no.games-yet")));
        String kind = ctx.pathParam("kind");
        Stream<String> pieces = switch (kind) {
            case "games.csv" -> files.csv();
            case "games.jsonl" -> files.json();
            case "games.txt" -> files.records();
            default ->
                throw new HttpErrorException(
                        404, "unknown file; available: games.csv, games.jsonl, games.txt", List.of());
        };
        Responses.file(ctx, kind, pieces);
    }

    private void events(Context ctx) {
        EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
            LiveContest contest = contest(ctx);
            Viewer who = viewer(ctx);
            Runnable show = () -> stream.send("view", contest.view(who));
            Map<Integer, ContestView.Board> unseen = new ConcurrentHashMap<>();
            Runnable glance = () -> unseen.keySet().forEach(number -> {
                ContestView.Board now = unseen.remove(number);
                if (now != null && contest.isVisibleTo(who)) stream.sendIfIdle("board", now);
            });
            Runnable shown = paced(PACE, show);
            Runnable glanced = paced(BOARD_UPDATE_INTERVAL, glance);
            Runnable stop = contest.listen(new LiveContest.Listener() {
                @Override
                public void changed() {
                    shown.run();
                }

                @Override
                public void board(ContestView.Board board) {
                    unseen.put(board.number(), board);
                    glanced.run();
                }
            });
            stream.onEnd(stop);
            show.run();
        });
    }

    /** Done once a while after it was asked for, however often that is. */
    private Runnable paced(Duration pace, Runnable what) {
        AtomicBoolean pending = new AtomicBoolean();
        return () -> {
            if (pending.compareAndSet(false, true))
                scheduler.schedule(pace, () -> {
                    pending.set(false);
                    disk.run(what);
                });
        };
    }

    private void act(Context ctx, Consumer<LiveContest> what) {
        limit(ctx);
        disk.answer(ctx, () -> {
            LiveContest contest = contest(ctx);
            what.accept(contest);
            return contest.view(viewer(ctx));
        });
    }

    private void limit(Context ctx) {
        if (!done.tryAcquire(RequestParams.client(ctx))) throw HttpErrorException.localized(429, "wait.fast");
    }

    private static void cookie(Context ctx, LiveContest contest, String token) {
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath("/api/arena/" + contest.id());
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) COOKIE_MAX_AGE.toSeconds());
        ctx.cookie(cookie);
    }

    private Viewer viewer(Context ctx) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? Viewer.GUEST : contest(ctx).viewer(token);
    }

    private Contests contests() {
        if (contests == null) throw HttpErrorException.localized(503, "keeps.no-contests");
        return contests;
    }

    private LiveContest contest(Context ctx) {
        return contests()
                .contest(ctx.pathParam("id"))
                .orElseThrow(() -> HttpErrorException.localized(404, "gone.contest"));
    }
}
