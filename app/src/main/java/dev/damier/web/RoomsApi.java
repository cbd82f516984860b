package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.draw.QrSvg;
import dev.damier.game.Game;
import dev.damier.game.Gathering;
import dev.damier.game.Setup;
import dev.damier.room.LiveRoom;
import dev.damier.room.RoomTerms;
import dev.damier.room.RoomView;
import dev.damier.room.Rooms;
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.DiskAnswers;
import dev.damier.web.http.Door;
import dev.damier.web.http.Events;
import dev.damier.web.http.Guard;
import dev.damier.web.http.Json;
import dev.damier.web.http.RateLimit;
import dev.damier.web.http.Refusal;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
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
    private static final int MOST_ARGS = 4;
    private static final int LONGEST_ARG = 200;

    private final Rooms rooms;
    private final Door door;
    private final Pulse pulse;
    private final Departures departures;
    private final DiskAnswers disk;
    private final RateLimit opened = new RateLimit(1, 30);
    private final RateLimit done = new RateLimit(20, 60);

    /** What whoever opens or joins a room is told. */
    record Joined(String id, int seat, String token) {}

    /** @param rooms null on a server that keeps nothing */
    RoomsApi(Rooms rooms, Door door, Pulse pulse, Departures departures) {
        this.rooms = rooms;
        this.door = door;
        this.pulse = pulse;
        this.departures = departures;
        disk = new DiskAnswers("room", door);
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
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        rooms();
        if (!opened.allows(Ask.client(ctx))) throw Refusal.told(429, "wait.rooms");
        String name = Ask.text(body, "name");
        Game game = Ask.game(Ask.text(body, "game"), language);
        Gathering way = way(game, Ask.text(body, "style"));
        long seed = Ask.seed(body);
        door.answer(ctx, Kind.DEAL, PositionsApi.DEALING, control -> {
            Setup setup = body.has("position") && !way.secret()
                    ? Ask.setup(game.card().id(), Ask.text(body, "position"), language)
                    : Ask.deal(game, deal(Ask.options(body), way), seed);
            LiveRoom room = rooms.open(new RoomTerms(
                    game.card().id(),
                    way.style(),
                    setup.write(),
                    way.secret(),
                    ThreadLocalRandom.current().nextLong()));
            return joined(ctx, room, room.join(name));
        });
    }

    private static Map<String, String> deal(Map<String, String> options, Gathering way) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(way.deal());
        return all;
    }

    private static Gathering way(Game game, String style) {
        List<Gathering> ways = Gathering.of(game);
        if (style.isEmpty()) return ways.get(0);
        return ways.stream()
                .filter(w -> w.style().word().equals(style))
                .findFirst()
                .orElseThrow(() -> Refusal.bad("style must be one of "
                        + String.join(
                                ", ", ways.stream().map(w -> w.style().word()).toList())
                        + ", but got '" + style + "'"));
    }

    private void join(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        disk.answer(ctx, () -> {
            LiveRoom room = room(ctx);
            limit(room, -1, ctx);
            int seat = seat(ctx, room);
            // Who has a seat already, in another tab perhaps, keeps it.
            return seat >= 0 ? new Joined(room.id(), seat, "") : joined(ctx, room, room.join(Ask.text(body, "name")));
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
        String verb = Ask.text(body, "verb");
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
            if (args.size() >= MOST_ARGS
                    || value.length() > LONGEST_ARG
                    || arg.getKey().length() > LONGEST_ARG)
                throw new Refusal(413, "that is too much for one action", List.of());
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
            if (body.has("latency")) room.far(seat, body.path("latency").asInt());
            if (body.has("sign")) room.say(seat, Ask.text(body, "sign"));
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
                    .orElseThrow(() -> Refusal.told(404, "no.board"));
        });
    }

    /** The address of the room as a code to scan; the page knows by which address it was reached. */
    private void code(Context ctx) {
        String origin = Ask.query(ctx, "origin");
        String host = ctx.header("Host");
        if (!origin.startsWith("http") || Guard.foreign(origin, host))
            throw Refusal.bad("origin must be that of this server");
        ctx.header("Cache-Control", "no-cache");
        Answers.text(ctx, "image/svg+xml", QrSvg.of(origin + "/room/" + ctx.pathParam("id")));
    }

    private void events(Context ctx) {
        Events.stream(ctx, pulse, departures, events -> {
            LiveRoom room = room(ctx);
            int seat = seat(ctx, room);
            Runnable stop = room.listen(seat, last(ctx), new LiveRoom.Listener() {
                @Override
                public void told(List<LiveRoom.Told> happened, RoomView view) {
                    for (LiveRoom.Told one : happened) events.send(one.seq(), "action", one);
                    events.send("view", view);
                }

                @Override
                public void glimpse(String event, Object data) {
                    events.glimpse(event, data);
                }
            });
            events.onEnd(stop);
        });
    }

    /** The last number the page has: the browser says it when it comes back, a page that was reloaded in its address. */
    private static int last(Context ctx) {
        String last = ctx.header("Last-Event-ID");
        if (last == null) return Ask.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        try {
            return Integer.parseInt(last);
        } catch (NumberFormatException e) {
            throw Refusal.bad("Last-Event-ID must be a number, but got '" + last + "'");
        }
    }

    private Rooms rooms() {
        if (rooms == null) throw Refusal.told(503, "keeps.no-rooms");
        return rooms;
    }

    private LiveRoom room(Context ctx) {
        return rooms().room(ctx.pathParam("id")).orElseThrow(() -> Refusal.told(404, "gone.room"));
    }

    /** The seat that is proved, -1 for a spectator. */
    private static int seat(Context ctx, LiveRoom room) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? -1 : room.seat(token);
    }

    private static int seated(Context ctx, LiveRoom room) {
        int seat = seat(ctx, room);
        if (seat < 0) throw Refusal.told(403, "no.seat");
        return seat;
    }

    private void limit(LiveRoom room, int seat, Context ctx) {
        if (!done.allows(room.id() + " " + (seat < 0 ? Ask.client(ctx) : seat))) throw Refusal.told(429, "wait.fast");
    }
}
