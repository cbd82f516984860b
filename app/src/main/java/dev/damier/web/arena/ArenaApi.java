package dev.damier.web.arena;

import dev.damier.contest.ContestConfig;
import dev.damier.contest.ContestException;
import dev.damier.contest.ContestFormat;
import dev.damier.contest.ContestView;
import dev.damier.contest.Contests;
import dev.damier.contest.LiveContest;
import dev.damier.contest.LiveContest.Viewer;
import dev.damier.contest.PlayerSpec;
import dev.damier.draw.QrSvg;
import dev.damier.game.Game;
import dev.damier.web.http.BlockingResponder;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestGuard;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/arena}: tournaments and contests. Organisers and participants authenticate with a token: a cookie for
 * this contest only, which scripts cannot read, or {@code Authorization: Bearer} for programs.
 */
public final class ArenaApi {
    private static final String COOKIE = "arena";
    private static final Duration COOKIE_MAX_AGE = Duration.ofDays(90);
    /** Minimum interval between updates of the contest's view. */
    private static final Duration VIEW_UPDATE_INTERVAL = Duration.ofMillis(300);
    /**
     * Minimum interval between board updates. Fast engines move more often than spectators can see; each update is the
     * current board.
     */
    private static final Duration BOARD_UPDATE_INTERVAL = Duration.ofMillis(140);

    private static final int MAX_BOTS = 32;
    private static final int MAX_ENTRANT = 64;
    private static final int MAX_LISTED = 200;

    private final Contests contests;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final BlockingResponder responder;
    private final RateLimiter createLimiter = new RateLimiter(0.2, 20);
    /** A ladder does not end, so its places are given slowly. */
    private final RateLimiter ladderLimiter = new RateLimiter(1.0 / 3600, 8);

    private final RateLimiter actionLimiter = new RateLimiter(5, 60);

    /** A registered bot with its token, which is sent only once. */
    record RegisteredBot(String name, String token) {}

    public ArenaApi(
            Contests contests,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher) {
        this.contests = contests;
        responder = new BlockingResponder("arena", dispatcher);
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/arena", ctx -> responder.respond(ctx, () -> contests.latest()));
        routes.post("/api/arena", this::create);
        routes.get("/api/arena/bots", this::bots);
        routes.get("/api/arena/ratings", this::ratings);
        routes.get(
                "/api/arena/{id}",
                ctx -> responder.respond(ctx, () -> requireContest(ctx).view(viewer(ctx))));
        routes.get("/api/arena/{id}/games", this::games);
        routes.get("/api/arena/{id}/bots/{number}", this::botPage);
        routes.get("/api/arena/{id}/files/{kind}", this::file);
        routes.get("/api/arena/{id}/events", this::events);
        routes.get("/api/arena/{id}/code.svg", this::qrCode);
        routes.post("/api/arena/{id}/prove", this::signIn);
        routes.post("/api/arena/{id}/enter", this::register);
        routes.post("/api/arena/{id}/start", ctx -> act(ctx, c -> c.start(viewer(ctx))));
        routes.post("/api/arena/{id}/stop", ctx -> act(ctx, c -> c.stop(viewer(ctx))));
        routes.post("/api/arena/{id}/publish", ctx -> act(ctx, c -> c.publish(viewer(ctx))));
        routes.post("/api/arena/{id}/test", ctx -> act(ctx, c -> c.startTestRun(viewer(ctx))));
    }

    private void ratings(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        responder.respond(ctx, () -> contests.ratings(game));
    }

    private void bots(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        responder.respond(ctx, () -> ServerBots.of(game, contests.operatorBots()));
    }

    private void create(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        if (!createLimiter.tryAcquire(RequestParams.client(ctx)))
            throw HttpErrorException.localized(429, "wait.contests");
        responder.respond(ctx, () -> {
            ContestConfig config = config(body, language);
            Contests.CreatedContest created = contests.create(config, initialEntrants(body));
            setCookie(ctx, created.contest(), created.token());
            if (body.path("start").asBoolean())
                created.contest().start(created.contest().viewer(created.token()));
            return Map.of("id", created.contest().id(), "token", created.token());
        });
    }

    private static ContestConfig config(JsonNode body, Locale language) {
        if (body.has("seed")) throw HttpErrorException.localized(400, "bad.contest-seed");
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        Map<String, String> deal = new LinkedHashMap<>();
        body.path("deal")
                .properties()
                .forEach(e -> deal.put(e.getKey(), e.getValue().asString()));
        return new ContestConfig(
                RequestParams.text(body, "title").strip(),
                game.descriptor().id(),
                ContestFormat.of(RequestParams.text(body, "format")),
                body.path("games").asInt(2),
                body.path("time").asLong(),
                body.path("clock").asLong(),
                body.path("increment").asLong(),
                body.path("plies").asInt(4),
                null,
                deal,
                RequestParams.text(body, "sprt"),
                body.path("hidden").asBoolean(),
                body.path("visitors").asBoolean(),
                body.path("closes").asLong());
    }

    private static List<Contests.InitialEntrant> initialEntrants(JsonNode body) {
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
            if (kind != PlayerSpec.Kind.VISITOR && kind.wireName().equals(word)) return kind;
        throw HttpErrorException.badRequest("kind must be engine, agent or operator, but got '" + word + "'");
    }

    /** Signs a user in with a token, which is then stored as a cookie. */
    private void signIn(Context ctx) {
        String token = RequestParams.text(Json.read(ctx.body()), "token");
        requireWithinRate(ctx);
        responder.respond(ctx, () -> {
            LiveContest contest = requireContest(ctx);
            Viewer viewer = contest.viewer(token);
            if (!viewer.owner() && viewer.entrant() < 0) throw HttpErrorException.localized(403, "no.token");
            setCookie(ctx, contest, token);
            return contest.view(viewer);
        });
    }

    private void register(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        requireWithinRate(ctx);
        responder.respond(ctx, () -> {
            LiveContest contest = requireContest(ctx);
            if (contest.isLadder() && !ladderLimiter.tryAcquire(RequestParams.client(ctx)))
                throw HttpErrorException.localized(429, "wait.ladder");
            Viewer viewer = viewer(ctx);
            List<RegisteredBot> registered = new ArrayList<>();
            for (String name : RequestParams.texts(body, "names")) {
                if (!viewer.owner() && (viewer.entrant() >= 0 || !registered.isEmpty()))
                    throw HttpErrorException.localized(409, "no.second-bot");
                registered.add(new RegisteredBot(name.strip(), contest.register(viewer, name)));
            }
            if (!viewer.owner() && !registered.isEmpty())
                setCookie(ctx, contest, registered.get(0).token());
            return registered;
        });
    }

    private void botPage(Context ctx) {
        String number = ctx.pathParam("number");
        int entrant = number.matches("\\d{1,3}") ? Integer.parseInt(number) : -1;
        responder.respond(
                ctx,
                () -> requireContest(ctx)
                        .botPage(viewer(ctx), entrant)
                        .orElseThrow(() -> HttpErrorException.localized(404, "gone.bot")));
    }

    private void games(Context ctx) {
        int first = RequestParams.number(ctx, "first", -1, -1, MAX_ENTRANT);
        int second = RequestParams.number(ctx, "second", -1, -1, MAX_ENTRANT);
        responder.respond(ctx, () -> requireContest(ctx).games(viewer(ctx), first, second, MAX_LISTED));
    }

    private void file(Context ctx) {
        LiveContest contest = requireContest(ctx);
        ContestFiles files = new ContestFiles(
                contest.names(),
                contest.records(viewer(ctx)).orElseThrow(() -> HttpErrorException.localized(403, "no.games-yet")));
        String kind = ctx.pathParam("kind");
        Stream<String> pieces = switch (kind) {
            case "games.csv" -> files.csv();
            case "games.jsonl" -> files.jsonLines();
            case "games.txt" -> files.records();
            default ->
                throw new HttpErrorException(
                        404, "unknown file; available: games.csv, games.jsonl, games.txt", List.of());
        };
        Responses.file(ctx, kind, pieces);
    }

    /** Sends the address of the contest page as a QR code. The page passes the origin under which it was loaded. */
    private void qrCode(Context ctx) {
        String origin = RequestParams.query(ctx, "origin");
        if (!origin.startsWith("http") || RequestGuard.isCrossOrigin(origin, ctx.header("Host")))
            throw HttpErrorException.badRequest("origin must be the origin of this server");
        ctx.header("Cache-Control", "no-cache");
        Responses.text(ctx, "image/svg+xml", QrSvg.of(origin + "/arena/" + ctx.pathParam("id")));
    }

    private void events(Context ctx) {
        EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
            LiveContest contest = requireContest(ctx);
            Viewer viewer = viewer(ctx);
            Runnable sendView = () -> stream.send("view", contest.view(viewer));
            Map<Integer, ContestView.Board> unsentBoards = new ConcurrentHashMap<>();
            Runnable sendBoards = () -> unsentBoards.keySet().forEach(number -> {
                ContestView.Board latest = unsentBoards.remove(number);
                if (latest != null && contest.isVisibleTo(viewer)) stream.sendIfIdle("board", latest);
            });
            Runnable scheduleView = coalesced(VIEW_UPDATE_INTERVAL, sendView);
            Runnable scheduleBoards = coalesced(BOARD_UPDATE_INTERVAL, sendBoards);
            Runnable stop = contest.subscribe(new LiveContest.Listener() {
                @Override
                public void onChange() {
                    scheduleView.run();
                }

                @Override
                public void onBoard(ContestView.Board board) {
                    unsentBoards.put(board.number(), board);
                    scheduleBoards.run();
                }

                @Override
                public void onFailure(ContestException reason) {
                    stream.send("failed", Map.of("error", reason.text()));
                }
            });
            stream.onEnd(stop);
            sendView.run();
        });
    }

    /** Wraps a task so that calls within an interval are combined into one delayed run. */
    private Runnable coalesced(Duration interval, Runnable task) {
        AtomicBoolean pending = new AtomicBoolean();
        return () -> {
            if (pending.compareAndSet(false, true))
                scheduler.schedule(interval, () -> {
                    pending.set(false);
                    responder.run(task);
                });
        };
    }

    private void act(Context ctx, Consumer<LiveContest> action) {
        requireWithinRate(ctx);
        responder.respond(ctx, () -> {
            LiveContest contest = requireContest(ctx);
            action.accept(contest);
            return contest.view(viewer(ctx));
        });
    }

    private void requireWithinRate(Context ctx) {
        if (!actionLimiter.tryAcquire(RequestParams.client(ctx))) throw HttpErrorException.localized(429, "wait.fast");
    }

    private static void setCookie(Context ctx, LiveContest contest, String token) {
        ctx.cookie(RequestParams.cookie(ctx, COOKIE, token, "/api/arena/" + contest.id(), COOKIE_MAX_AGE));
    }

    private Viewer viewer(Context ctx) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty()
                ? Viewer.GUEST
                : requireContest(ctx).viewer(token);
    }

    private LiveContest requireContest(Context ctx) {
        return contests.find(ctx.pathParam("id")).orElseThrow(() -> HttpErrorException.localized(404, "gone.contest"));
    }
}
