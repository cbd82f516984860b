package dev.damier.web.arena;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.contest.ContestFormat;
import dev.damier.contest.ContestTerms;
import dev.damier.contest.ContestView;
import dev.damier.contest.Contests;
import dev.damier.contest.LiveContest;
import dev.damier.contest.LiveContest.Viewer;
import dev.damier.contest.Plays;
import dev.damier.game.Game;
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.DiskAnswers;
import dev.damier.web.http.Door;
import dev.damier.web.http.Events;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimit;
import dev.damier.web.http.Refusal;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
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
    private static final Duration KEPT = Duration.ofDays(90);
    private static final Duration PACE = Duration.ofMillis(300);
    /** Quick engines make more moves than anybody sees: boards come so far apart, each as it is then. */
    private static final Duration GLIMPSE = Duration.ofMillis(140);

    private static final int MOST_BOTS = 32;
    private static final int MOST_LISTED = 200;

    private final Contests contests;
    private final Pulse pulse;
    private final Departures departures;
    private final DiskAnswers disk;
    private final RateLimit opened = new RateLimit(0.2, 20);
    private final RateLimit done = new RateLimit(5, 60);

    /** A token, told once. */
    record Entered(String name, String token) {}

    /** @param contests null on a server that keeps nothing */
    public ArenaApi(Contests contests, Door door, Pulse pulse, Departures departures) {
        this.contests = contests;
        disk = new DiskAnswers("arena", door);
        this.pulse = pulse;
        this.departures = departures;
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
        routes.post("/api/arena/{id}/prove", this::prove);
        routes.post("/api/arena/{id}/enter", this::enter);
        routes.post("/api/arena/{id}/start", ctx -> act(ctx, c -> c.start(viewer(ctx))));
        routes.post("/api/arena/{id}/stop", ctx -> act(ctx, c -> c.stop(viewer(ctx))));
        routes.post("/api/arena/{id}/publish", ctx -> act(ctx, c -> c.publish(viewer(ctx))));
        routes.post("/api/arena/{id}/test", ctx -> act(ctx, c -> c.rehearse(viewer(ctx))));
    }

    private void ratings(Context ctx) {
        Game game = Ask.game(Ask.query(ctx, "game"), Ask.language(ctx));
        disk.answer(ctx, () -> contests().ratings(game));
    }

    private void bots(Context ctx) {
        Game game = Ask.game(Ask.query(ctx, "game"), Ask.language(ctx));
        disk.answer(ctx, () -> Residents.of(game, contests().operator()));
    }

    private void open(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        Locale language = Ask.language(ctx);
        if (!opened.allows(Ask.client(ctx))) throw Refusal.told(429, "wait.contests");
        disk.answer(ctx, () -> {
            ContestTerms terms = terms(body, language);
            Contests.Opened made = contests().open(terms, invited(body));
            cookie(ctx, made.contest(), made.token());
            if (body.path("start").asBoolean())
                made.contest().start(made.contest().viewer(made.token()));
            return Map.of("id", made.contest().id(), "token", made.token());
        });
    }

    private static ContestTerms terms(JsonNode body, Locale language) {
        Game game = Ask.game(Ask.text(body, "game"), language);
        Map<String, String> deal = new LinkedHashMap<>();
        body.path("deal")
                .properties()
                .forEach(e -> deal.put(e.getKey(), e.getValue().asText()));
        return new ContestTerms(
                Ask.text(body, "title").strip(),
                game.card().id(),
                ContestFormat.of(Ask.text(body, "format")),
                body.path("games").asInt(2),
                body.path("time").asLong(),
                body.path("clock").asLong(),
                body.path("increment").asLong(),
                body.path("plies").asInt(4),
                ThreadLocalRandom.current().nextLong(ContestTerms.SEEDS),
                deal,
                Ask.text(body, "sprt"),
                body.path("hidden").asBoolean(),
                body.path("visitors").asBoolean(),
                body.path("closes").asLong());
    }

    private static List<Contests.Invited> invited(JsonNode body) {
        List<Contests.Invited> invited = new ArrayList<>();
        for (JsonNode bot : body.path("bots")) {
            if (invited.size() >= MOST_BOTS) throw Refusal.bad("at most " + MOST_BOTS + " take part");
            invited.add(new Contests.Invited(
                    Ask.text(bot, "name"),
                    new Plays(kind(Ask.text(bot, "kind")), Ask.text(bot, "id"), Ask.options(bot))));
        }
        return invited;
    }

    private static Plays.Kind kind(String word) {
        for (Plays.Kind kind : Plays.Kind.values())
            if (kind != Plays.Kind.VISITOR && kind.word().equals(word)) return kind;
        throw Refusal.bad("kind must be engine, agent or operator, but got '" + word + "'");
    }

    /** Somebody shows a token once and is known by its cookie from then on. */
    private void prove(Context ctx) {
        String token = Ask.text(Json.read(ctx.body()), "token");
        limit(ctx);
        disk.answer(ctx, () -> {
            LiveContest contest = contest(ctx);
            Viewer who = contest.viewer(token);
            if (!who.owner() && who.entrant() < 0) throw Refusal.told(403, "no.token");
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
            for (String name : Ask.texts(body, "names")) {
                if (!who.owner() && (who.entrant() >= 0 || !entered.isEmpty()))
                    throw Refusal.told(409, "no.second-bot");
                entered.add(new Entered(name.strip(), contest.enter(who, name)));
            }
            if (!who.owner() && !entered.isEmpty())
                cookie(ctx, contest, entered.get(0).token());
            return entered;
        });
    }

    private void games(Context ctx) {
        int first = Ask.number(ctx, "first", -1, -1, MOST_BOTS);
        int second = Ask.number(ctx, "second", -1, -1, MOST_BOTS);
        disk.answer(ctx, () -> contest(ctx).games(viewer(ctx), first, second, MOST_LISTED));
    }

    private void file(Context ctx) {
        LiveContest contest = contest(ctx);
        ContestFiles files = new ContestFiles(
                contest.names(), contest.records(viewer(ctx)).orElseThrow(() -> Refusal.told(403, "no.games-yet")));
        String kind = ctx.pathParam("kind");
        Stream<String> pieces = switch (kind) {
            case "games.csv" -> files.csv();
            case "games.jsonl" -> files.json();
            case "games.txt" -> files.records();
            default -> throw new Refusal(404, "there are games.csv, games.jsonl and games.txt", List.of());
        };
        Answers.file(ctx, kind, pieces);
    }

    private void events(Context ctx) {
        Events.stream(ctx, pulse, departures, events -> {
            LiveContest contest = contest(ctx);
            Viewer who = viewer(ctx);
            Runnable show = () -> events.send("view", contest.view(who));
            Map<Integer, ContestView.Board> unseen = new ConcurrentHashMap<>();
            Runnable glance = () -> unseen.keySet().forEach(number -> {
                ContestView.Board now = unseen.remove(number);
                if (now != null && contest.watched(who)) events.glimpse("board", now);
            });
            Runnable shown = paced(PACE, show);
            Runnable glanced = paced(GLIMPSE, glance);
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
            events.onEnd(stop);
            show.run();
        });
    }

    /** Done once a while after it was asked for, however often that is. */
    private Runnable paced(Duration pace, Runnable what) {
        AtomicBoolean pending = new AtomicBoolean();
        return () -> {
            if (pending.compareAndSet(false, true))
                pulse.after(pace, () -> {
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
        if (!done.allows(Ask.client(ctx))) throw Refusal.told(429, "wait.fast");
    }

    private static void cookie(Context ctx, LiveContest contest, String token) {
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setPath("/api/arena/" + contest.id());
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) KEPT.toSeconds());
        ctx.cookie(cookie);
    }

    private Viewer viewer(Context ctx) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? Viewer.GUEST : contest(ctx).viewer(token);
    }

    private Contests contests() {
        if (contests == null) throw Refusal.told(503, "keeps.no-contests");
        return contests;
    }

    private LiveContest contest(Context ctx) {
        return contests().contest(ctx.pathParam("id")).orElseThrow(() -> Refusal.told(404, "gone.contest"));
    }
}
