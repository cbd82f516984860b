package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.draw.QrSvg;
import dev.damier.game.Game;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.Setup;
import dev.damier.room.LiveRoom;
import dev.damier.room.RoomConfig;
import dev.damier.room.RoomView;
import dev.damier.room.Rooms;
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
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * {@code /api/rooms}: people at a table. Whoever joins gets a token that proves the seat, as a cookie that only requests for
 * this room carry and no script reads, and once in the answer for programs, which send it as {@code Authorization: Bearer}.
 * What happens is a stream of numbered events; whoever comes back says the last number and misses nothing.
 */
final class RoomsApi {
    private static final String COOKIE = "seat";
    private static final Duration KEPT = Duration.ofDays(7);
    private static final int MAX_ARGS = 4;
    private static final int MAX_ARG_LENGTH = 200;

    private final Rooms rooms;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final BlockingResponder disk;
    private final RateLimiter opened = new RateLimiter(1, 30);
    private final RateLimiter done = new RateLimiter(20, 60);

    /** What whoever opens or joins a room is told. */
    record Joined(String id, int seat, String token) {}

    /** @param rooms null on a server that keeps nothing */
    RoomsApi(
            Rooms rooms,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher) {
        this.rooms = rooms;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        disk = new BlockingResponder("room", dispatcher);
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/rooms", this::open);
        routes.get("/api/rooms/{id}", this::show);
        routes.post("/api/rooms/{id}/join", this::join);
        routes.post("/api/rooms/{id}/act", this::act);
        routes.post("/api/rooms/{id}/say", this::say);
        routes.get("/api/rooms/{id}/board", this::board);
        routes.get("/api/rooms/{id}/code.svg", this::code);
        routes.get("/api/rooms/{id}/events", this::events);
    }

    private void open(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        rooms();
        if (!opened.tryAcquire(RequestParams.client(ctx))) throw HttpErrorException.localized(429, "wait.rooms");
        String name = RequestParams.text(body, "name");
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        MultiplayerMode mode = way(game, RequestParams.text(body, "style"));
        long seed = RequestParams.seed(body);
        dispatcher.answer(ctx, WorkKind.DEAL, PositionsApi.DEALING, control -> {
            Setup setup = body.has("position") && !mode.secret()
                    ? RequestParams.setup(game.descriptor().id(), RequestParams.text(body, "position"), language)
                    : RequestParams.deal(game, deal(RequestParams.options(body), mode), seed);
            LiveRoom room = rooms.open(new RoomConfig(
                    game.descriptor().id(),
                    mode.style(),
                    setup.write(),
                    mode.secret(),
                    ThreadLocalRandom.current().nextLong()));
            return joined(ctx, room, room.join(name));
        });
    }

    private static Map<String, String> deal(Map<String, String> options, MultiplayerMode mode) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(mode.deal());
        return all;
    }

    private static MultiplayerMode way(Game game, String style) {
        List<MultiplayerMode> ways = MultiplayerMode.of(game);
        if (style.isEmpty()) return ways.get(0);
        return ways.stream()
                .filter(mode -> mode.style().word().equals(style))
                .findFirst()
                .orElseThrow(() -> HttpErrorException.badRequest("style must be one of "
                        + String.join(
                                ", ",
                                ways.stream().map(mode -> mode.style().word()).toList())
                        + ", but got '" + style + "'"));
    }

    private void join(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            limit(room, -1, ctx);
            int seat = seat(ctx, room);
            // Who has a seat already, in another tab perhaps, keeps it.
            return seat >= 0
                    ? new Joined(room.id(), seat, "")
                    : joined(ctx, room, room.join(RequestParams.text(body, "name")));
        });
    }

    private static Joined joined(Context ctx, LiveRoom room, LiveRoom.Joined seat) {
        Cookie cookie = new Cookie(COOKIE, seat.token());
        cookie.setPath("/api/rooms/" + room.id());
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setMaxAge((int) KEPT.toSeconds());
        ctx.cookie(cookie);
        return new Joined(room.id(), seat.seat(), seat.token());
    }

    private void show(Context ctx) {
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            return room.view(seat(ctx, room));
        });
    }

    private void act(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        String verb = RequestParams.text(body, "verb");
        Map<String, String> args = args(body.path("args"));
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            int seat = seated(ctx, room);
            limit(room, seat, ctx);
            return Map.of("seq", room.act(seat, verb, args));
        });
    }

    private static Map<String, String> args(JsonNode node) {
        Map<String, String> args = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> arg : node.properties()) {
            String value = arg.getValue().asText();
            if (args.size() >= MAX_ARGS
                    || value.length() > MAX_ARG_LENGTH
                    || arg.getKey().length() > MAX_ARG_LENGTH)
                throw new HttpErrorException(413, "too many or too long arguments for one action", List.of());
            args.put(arg.getKey(), value);
        }
        return args;
    }

    /** A sign, or how far away the server is found; neither is kept. */
    private void say(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            int seat = seated(ctx, room);
            limit(room, seat, ctx);
            if (body.has("latency"))
                room.updateLatency(seat, body.path("latency").asInt());
            if (body.has("sign")) room.react(seat, RequestParams.text(body, "sign"));
            return Map.of();
        });
    }

    /** The board that is this seat's own. */
    private void board(Context ctx) {
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            int seat = seat(ctx, room);
            return room.board(
                            seat,
                            b -> View.of(
                                    b.setup(),
                                    b.table(),
                                    b.played(),
                                    0,
                                    room.terms().secret(),
                                    ""))
                    .orElseThrow(() -> HttpErrorException.localized(404, "no.board"));
        });
    }

    /** The address of the room as a code to scan; the page knows by which address it was reached. */
    private void code(Context ctx) {
        String origin = RequestParams.query(ctx, "origin");
        String host = ctx.header("Host");
        if (!origin.startsWith("http") || RequestGuard.isCrossOrigin(origin, host))
            throw HttpErrorException.badRequest("origin must be the origin of this server");
        ctx.header("Cache-Control", "no-cache");
        Responses.text(ctx, "image/svg+xml", QrSvg.of(origin + "/room/" + ctx.pathParam("id")));
    }

    private void events(Context ctx) {
        EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
            LiveRoom room = room(ctx);
            int seat = seat(ctx, room);
            Runnable stop = room.subscribe(seat, last(ctx), new LiveRoom.Listener() {
                @Override
                public void onEvents(List<LiveRoom.RoomEvent> happened, RoomView view) {
                    for (LiveRoom.RoomEvent one : happened) stream.send(one.seq(), "action", one);
                    stream.send("view", view);
                }

                @Override
                public void onEphemeral(String event, Object data) {
                    stream.sendIfIdle(event, data);
                }
            });
            stream.onEnd(stop);
        });
    }

    /** The last number the page has: the browser says it when it comes back, a page that was reloaded in its address. */
    private static int last(Context ctx) {
        String last = ctx.header("Last-Event-ID");
        if (last == null) return RequestParams.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        try {
            return Integer.parseInt(last);
        } catch (NumberFormatException e) {
            throw HttpErrorException.badRequest("Last-Event-ID must be a number, but got '" + last + "'");
        }
    }

    private Rooms rooms() {
        if (rooms == null) throw HttpErrorException.localized(503, "keeps.no-rooms");
        return rooms;
    }

    private LiveRoom room(Context ctx) {
        return rooms().room(ctx.pathParam("id")).orElseThrow(() -> HttpErrorException.localized(404, "gone.room"));
    }

    /** The seat that is proved, -1 for a spectator. */
    private static int seat(Context ctx, LiveRoom room) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? -1 : room.seat(token);
    }

    private static int seated(Context ctx, LiveRoom room) {
        int seat = seat(ctx, room);
        if (seat < 0) throw HttpErrorException.localized(403, "no.seat");
        return seat;
    }

    private void limit(LiveRoom room, int seat, Context ctx) {
        if (!done.tryAcquire(room.id() + " " + (seat < 0 ? RequestParams.client(ctx) : seat)))
            throw HttpErrorException.localized(429, "wait.fast");
    }
}
