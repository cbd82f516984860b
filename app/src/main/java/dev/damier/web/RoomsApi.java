package dev.damier.web;

import dev.damier.draw.QrSvg;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.Setup;
import dev.damier.job.SecretTokens;
import dev.damier.room.LiveRoom;
import dev.damier.room.PrivateBoard;
import dev.damier.room.RoomConfig;
import dev.damier.room.RoomException;
import dev.damier.room.RoomUpdate;
import dev.damier.room.Rooms;
import dev.damier.web.http.ActionLimiter;
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
import dev.damier.web.net.OwnAddresses;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/rooms}: multiplayer rooms. Joining returns a token that authenticates the seat. Browsers receive it as a
 * cookie for this room only, which scripts cannot read. Programs read it in the response and send it as
 * {@code Authorization: Bearer}. The events of a room are a numbered stream: a reconnecting client sends the last
 * number it has and misses nothing.
 */
final class RoomsApi {
    private static final String COOKIE = "seat";
    private static final Duration COOKIE_MAX_AGE = Duration.ofDays(7);
    private static final int MAX_ARGS = 4;
    private static final int MAX_ARG_LENGTH = 200;
    /** The actions that may need a random position. It is created in the work queue, before the action. */
    private static final Set<String> DEALING_VERBS = Set.of("board", "rematch", "accept", "lobby");

    private final Rooms rooms;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final BlockingResponder responder;
    private final QueuedRoomViews views;
    private final OwnAddresses ownAddresses;
    private final RateLimiter createLimiter = new RateLimiter(1, 30);
    private final ActionLimiter actionLimiter = new ActionLimiter();

    /** The response to creating or joining a room. */
    record JoinedSeat(String id, int seat, String token) {}

    /**
     * How other machines can reach the server.
     *
     * @param reachable whether the server accepts connections of other machines
     * @param addresses the addresses of this machine in the form of a URL; empty for clients on other machines
     */
    record NetworkView(boolean reachable, List<String> addresses) {}

    RoomsApi(
            Rooms rooms,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher,
            QueuedRoomViews views,
            OwnAddresses ownAddresses) {
        this.ownAddresses = ownAddresses;
        this.rooms = rooms;
        this.views = views;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        responder = new BlockingResponder("room", dispatcher);
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/network", this::network);
        routes.post("/api/rooms", this::create);
        routes.get("/api/rooms/{id}", this::show);
        routes.post("/api/rooms/{id}/join", this::join);
        routes.post("/api/rooms/{id}/act", this::act);
        routes.post("/api/rooms/{id}/say", this::sendEphemeral);
        routes.get("/api/rooms/{id}/board", this::board);
        routes.get("/api/rooms/{id}/games", ctx -> compute(ctx, LiveRoom::games));
        routes.get("/api/rooms/{id}/code.svg", this::code);
        routes.get("/api/rooms/{id}/events", this::events);
    }

    /** Sends the addresses of this machine to a client on this machine. Others do not need them. */
    private void network(Context ctx) throws UnknownHostException {
        boolean local = OwnAddresses.isLocalName(ctx.header("Host"))
                && InetAddress.getByName(ctx.req().getRemoteAddr()).isLoopbackAddress();
        Responses.json(ctx, new NetworkView(ownAddresses.isReachable(), local ? ownAddresses.list() : List.of()));
    }

    private void create(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        if (!createLimiter.tryAcquire(RequestParams.client(ctx))) throw HttpErrorException.localized(429, "wait.rooms");
        String name = RequestParams.text(body, "name");
        Game game = RequestParams.game(RequestParams.text(body, "game"), language);
        MultiplayerMode mode = requireMode(game, RequestParams.text(body, "style"));
        // The host would know a map that the other players must discover.
        long seed = mode.secret() ? RequestParams.hiddenSeed(body) : RequestParams.seed(body);
        dispatcher.dispatch(ctx, WorkKind.DEAL, PositionsApi.DEAL_TIME_LIMIT, control -> {
            boolean given = body.has("position") && !mode.secret();
            Map<String, String> options = RequestParams.options(body);
            Setup setup = given
                    ? RequestParams.setup(game.descriptor().id(), RequestParams.text(body, "position"), language)
                    : RequestParams.deal(game, dealOptions(options, mode), seed);
            RoomConfig config = new RoomConfig(
                    game.descriptor().id(),
                    mode.style(),
                    setup.write(),
                    mode.secret(),
                    SecretTokens.randomLong(),
                    options,
                    !given);
            LiveRoom room = rooms.create(config, RequestParams.client(ctx));
            return issueCookie(ctx, room, room.join(name));
        });
    }

    private static Map<String, String> dealOptions(Map<String, String> options, MultiplayerMode mode) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(mode.deal());
        return all;
    }

    private static MultiplayerMode requireMode(Game game, String style) {
        List<MultiplayerMode> modes = MultiplayerMode.of(game);
        if (style.isEmpty()) return modes.get(0);
        return modes.stream()
                .filter(mode -> mode.style().wireName().equals(style))
                .findFirst()
                .orElseThrow(() -> HttpErrorException.badRequest("style must be one of "
                        + String.join(
                                ", ",
                                modes.stream()
                                        .map(mode -> mode.style().wireName())
                                        .toList())
                        + ", but got '" + style + "'"));
    }

    private void join(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        respond(ctx, room -> {
            requireWithinRate(room, -1, ctx);
            int seat = seat(ctx, room);
            // A client that already has a seat, perhaps in another tab, keeps it.
            return seat >= 0
                    ? new JoinedSeat(room.id(), seat, "")
                    : issueCookie(ctx, room, room.join(RequestParams.text(body, "name")));
        });
    }

    private static JoinedSeat issueCookie(Context ctx, LiveRoom room, LiveRoom.NewSeat seat) {
        ctx.cookie(RequestParams.cookie(ctx, COOKIE, seat.token(), "/api/rooms/" + room.id(), COOKIE_MAX_AGE));
        return new JoinedSeat(room.id(), seat.seat(), seat.token());
    }

    private void show(Context ctx) {
        compute(ctx, room -> room.view(seat(ctx, room)));
    }

    /** Answers a request that waits for the store. A room that is not in memory is loaded in the work queue. */
    private void respond(Context ctx, Function<LiveRoom, Object> handler) {
        if (rooms.isLoaded(ctx.pathParam("id"))) responder.respond(ctx, () -> handler.apply(requireRoom(ctx)));
        else compute(ctx, handler);
    }

    /** Answers a request in the work queue. */
    private void compute(Context ctx, Function<LiveRoom, Object> handler) {
        dispatcher.dispatch(ctx, WorkKind.ROOM, QueuedRoomViews.TIME_LIMIT, control -> handler.apply(requireRoom(ctx)));
    }

    private void act(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        String verb = RequestParams.text(body, "verb");
        Map<String, String> args = args(body.path("args"));
        // Only the server supplies positions.
        args.remove("position");
        if (DEALING_VERBS.contains(verb)) {
            dispatcher.dispatch(ctx, WorkKind.DEAL, PositionsApi.DEAL_TIME_LIMIT, control -> {
                LiveRoom room = requireRoom(ctx);
                int seat = requireSeat(ctx, room);
                requireWithinRate(room, seat, ctx);
                addPosition(room.config(), verb.equals("board") ? RequestParams.options(body) : null, args);
                return Map.of("seq", room.act(seat, verb, args));
            });
            return;
        }
        respond(ctx, room -> {
            int seat = requireSeat(ctx, room);
            requireWithinRate(room, seat, ctx);
            return Map.of("seq", room.act(seat, verb, args));
        });
    }

    /**
     * Adds a random position to an action that needs one.
     *
     * @param chosen the options of a board that the host chose; null for the board of another game
     */
    private static void addPosition(RoomConfig config, Map<String, String> chosen, Map<String, String> args) {
        if (chosen == null && !config.redealsForNextGame()) return;
        Game game = Games.all().game(config.game());
        MultiplayerMode mode = requireMode(game, config.style().wireName());
        Map<String, String> options = chosen == null ? config.options() : chosen;
        if (chosen != null) args.put("options", Json.write(chosen, Locale.ROOT));
        args.put(
                "position",
                RequestParams.deal(game, dealOptions(options, mode), SecretTokens.randomLong())
                        .write());
    }

    private static Map<String, String> args(JsonNode node) {
        Map<String, String> args = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> arg : node.properties()) {
            String value = arg.getValue().asString();
            if (args.size() >= MAX_ARGS
                    || value.length() > MAX_ARG_LENGTH
                    || arg.getKey().length() > MAX_ARG_LENGTH)
                throw new HttpErrorException(413, "too many or too long arguments for one action", List.of());
            args.put(arg.getKey(), value);
        }
        return args;
    }

    /** Sends a reaction or reports the client's latency. Neither is stored. */
    private void sendEphemeral(Context ctx) {
        JsonNode body = Json.read(ctx.body());
        respond(ctx, room -> {
            int seat = requireSeat(ctx, room);
            requireWithinRate(room, seat, ctx);
            if (body.has("latency"))
                room.updateLatency(seat, body.path("latency").asInt());
            if (body.has("sign")) room.react(seat, RequestParams.text(body, "sign"));
            return Map.of();
        });
    }

    /** Sends the board of the client's own seat. */
    private void board(Context ctx) {
        compute(
                ctx,
                room -> room.queryBoard(seat(ctx, room), board -> boardView(room, board))
                        .orElseThrow(() -> HttpErrorException.localized(404, "no.board")));
    }

    private static View boardView(LiveRoom room, PrivateBoard board) {
        boolean hidden = room.config().secret() && !board.revealed();
        View view = View.of(board.setup(), board.table(), board.played(), 0, hidden, "");
        return board.revealed() && !board.table().status().over()
                ? view.withScene(board.table().revealedScene())
                : view;
    }

    /**
     * Sends the URL of the room as a QR code. The page passes the origin under which it was loaded, or an address of
     * this machine under which others can open it.
     */
    private void code(Context ctx) {
        String origin = RequestParams.query(ctx, "origin");
        String host = ctx.header("Host");
        if (!origin.startsWith("http") || RequestGuard.isCrossOrigin(origin, host) && !isOwnAddress(origin))
            throw HttpErrorException.badRequest("origin must be the origin of this server");
        ctx.header("Cache-Control", "no-cache");
        Responses.text(ctx, "image/svg+xml", QrSvg.of(origin + "/room/" + ctx.pathParam("id")));
    }

    private boolean isOwnAddress(String origin) {
        String name = origin.replaceFirst("^https?://", "").replaceFirst(":\\d*$", "");
        return ownAddresses.isReachable() && ownAddresses.list().contains(name);
    }

    private void events(Context ctx) {
        int after = lastEventId(ctx);
        EventStream.stream(
                ctx,
                scheduler,
                disconnectWatcher,
                stream -> views.submit(RequestParams.client(ctx), () -> subscribe(ctx, stream, after))
                        .whenComplete((done, failure) -> {
                            if (failure != null) stream.closeWithError(failure);
                        }));
    }

    private void subscribe(Context ctx, EventStream stream, int after) {
        LiveRoom room = requireRoom(ctx);
        stream.onEnd(room.subscribe(seat(ctx, room), after, new LiveRoom.Listener() {
            @Override
            public void onUpdate(RoomUpdate update) {
                Locale language = stream.language();
                String events = update.text("events", language, u -> eventsText(room, u, language));
                if (!events.isEmpty()) stream.sendText(events);
                String presence = update.text("presence", language, u -> presenceText(u, language));
                if (!presence.isEmpty()) stream.sendTextIfIdle(presence);
            }

            @Override
            public void onFailure(RoomException reason) {
                stream.closeWithError(reason);
            }
        }));
    }

    private static String eventsText(LiveRoom room, RoomUpdate update, Locale language) {
        StringBuilder text = new StringBuilder();
        for (LiveRoom.RoomEvent event : update.events())
            text.append("id: ").append(event.seq()).append('\n').append(EventStream.text("action", event, language));
        update.view().ifPresent(view -> text.append(EventStream.text("view", view, language)));
        update.board().ifPresent(board -> text.append(EventStream.text("board", boardView(room, board), language)));
        return text.toString();
    }

    private static String presenceText(RoomUpdate update, Locale language) {
        StringBuilder text = new StringBuilder();
        update.presence().ifPresent(presence -> text.append(EventStream.text("presence", presence, language)));
        for (LiveRoom.Reaction reaction : update.reactions()) text.append(EventStream.text("sign", reaction, language));
        return text.toString();
    }

    /**
     * Returns the number of the last event the client has. A reconnecting browser sends it as a header, a reloaded page
     * in its URL.
     */
    private static int lastEventId(Context ctx) {
        String last = ctx.header("Last-Event-ID");
        if (last == null) return RequestParams.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        try {
            return Integer.parseInt(last);
        } catch (NumberFormatException e) {
            throw HttpErrorException.badRequest("Last-Event-ID must be a number, but got '" + last + "'");
        }
    }

    private LiveRoom requireRoom(Context ctx) {
        return rooms.find(ctx.pathParam("id"), RequestParams.client(ctx))
                .orElseThrow(() -> HttpErrorException.localized(404, "gone.room"));
    }

    /** Returns the seat that the token authenticates, -1 for a spectator. */
    private static int seat(Context ctx, LiveRoom room) {
        String header = ctx.header("Authorization");
        String token = header != null && header.startsWith("Bearer ") ? header.substring(7) : ctx.cookie(COOKIE);
        return token == null || token.isEmpty() ? -1 : room.seatOfToken(token);
    }

    private static int requireSeat(Context ctx, LiveRoom room) {
        int seat = seat(ctx, room);
        if (seat < 0) throw HttpErrorException.localized(403, "no.seat");
        return seat;
    }

    private void requireWithinRate(LiveRoom room, int seat, Context ctx) {
        String client = RequestParams.client(ctx);
        if (!actionLimiter.tryAcquire(client, room.id() + " " + (seat < 0 ? client : seat), System.nanoTime()))
            throw HttpErrorException.localized(429, "wait.fast");
    }
}
