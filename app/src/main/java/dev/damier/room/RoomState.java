package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.GoalPile;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.TerminalEscaper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a room stands: a pure fold over what was done in it. The first seat is whoever opened it and may add engines, set the
 * settings, lock and remove; the game begins by itself when everybody is ready.
 */
final class RoomState {
    static final int MAX_SEATS = 10;
    private static final int MAX_NAME_LENGTH = 24;

    private final RoomConfig config;
    private final RoomSettings settings;
    private final List<RoomSeat> seats = new ArrayList<>();
    private final int places;
    private boolean locked;
    private RoomGame game;
    private int seq;
    private long at;

    RoomState(RoomConfig config) {
        this.config = config;
        Setup setup = config.setup();
        Optional<GoalPile> pile = setup.as(GoalPile.class);
        settings = new RoomSettings(
                config.style(), pile.isPresent(), pile.map(GoalPile::goals).orElse(1));
        places = config.style() == Style.MATCH ? setup.newTable().seats().size() : MAX_SEATS;
    }

    int seq() {
        return seq;
    }

    RoomConfig terms() {
        return config;
    }

    List<RoomSeat> seats() {
        return seats;
    }

    Optional<RoomGame> play() {
        return Optional.ofNullable(game);
    }

    /** Does it, or refuses and is as it was. */
    void apply(RoomAction action) {
        switch (action.verb()) {
            case "join" -> join(action);
            case "engine" -> engine(action);
            case "ready" -> ready(action);
            case "set" -> {
                requireHost(action);
                requireLobby();
                settings.set(action);
            }
            case "lock" -> {
                requireHost(action);
                locked = action.arg("on").equals("true");
            }
            case "remove" -> {
                requireHost(action);
                leave(action.number("seat", 1, seats.size() - 1), action.at());
            }
            case "leave" -> leave(action.seat(), action.at());
            case "time" -> {
                server(action);
                if (game == null) throw RoomException.of("not-now");
                game.onDeadline(action.at());
            }
            case "resume" -> {
                server(action);
                if (game != null) game.shiftDeadlines(action.at() - at);
            }
            default -> {
                if (game == null) throw RoomException.of("lobby");
                seat(action.seat());
                game.act(action);
            }
        }
        seq = action.seq();
        at = action.at();
    }

    private void join(RoomAction action) {
        server(action);
        String name = name(action.arg("name"));
        if (locked) throw RoomException.of("locked");
        requireFreeSeat();
        if (seats.stream().anyMatch(s -> !s.left && s.name.equalsIgnoreCase(name)))
            throw RoomException.of("name-taken", name);
        sit(new RoomSeat(name, action.arg("hash"), null), action.at());
    }

    private void requireFreeSeat() {
        long taken = seats.stream().filter(s -> !s.left).count();
        if (taken >= places || seats.size() >= 4 * MAX_SEATS) throw RoomException.of("full");
        if (game != null && config.style() == Style.MATCH) throw RoomException.of("full");
    }

    private void sit(RoomSeat seat, long when) {
        seats.add(seat);
        if (game != null) game.joined(seats.size() - 1, when);
    }

    private void engine(RoomAction action) {
        requireHost(action);
        requireLobby();
        requireFreeSeat();
        Opponent opponent = opponent(config.setup(), action.arg("opponent"));
        long same = seats.stream()
                .filter(s -> !s.left && s.engine != null && s.engine.id().equals(opponent.id()))
                .count();
        sit(new RoomSeat(opponent.id() + (same == 0 ? "" : " " + (same + 1)), "", opponent), action.at());
        begin(action.at());
    }

    private static Opponent opponent(Setup setup, String id) {
        return Games.all().opponents(setup).stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow(() -> RoomException.of("engine"));
    }

    private void ready(RoomAction action) {
        requireLobby();
        seat(action.seat()).ready = !action.arg("on").equals("false");
        begin(action.at());
    }

    /** Two at least, everybody ready; a match needs all its chairs. */
    private void begin(long when) {
        List<RoomSeat> here = seats.stream().filter(s -> !s.left).toList();
        boolean enough = config.style() == Style.MATCH ? here.size() == places : here.size() >= 2;
        if (!enough || !here.stream().allMatch(s -> s.ready)) return;
        game = switch (config.style()) {
            case BIDS -> new BidRace(config, settings, seats);
            case FEWEST, FASTEST -> new PuzzleRace(config, settings, seats, when);
            case MATCH -> new ClockedMatch(config, settings, seats);
        };
    }

    private void leave(int number, long when) {
        RoomSeat seat = seat(number);
        if (number == 0 && game == null) throw RoomException.of("host-stays");
        seat.left = true;
        if (game != null) game.left(number, when);
        else begin(when);
    }

    private void requireHost(RoomAction action) {
        if (action.seat() != 0) throw RoomException.of("host");
    }

    private void requireLobby() {
        if (game != null) throw RoomException.of("begun");
    }

    private static void server(RoomAction action) {
        if (action.seat() != RoomAction.SERVER) throw RoomException.of("verb", action.verb());
    }

    private RoomSeat seat(int number) {
        if (number < 0 || number >= seats.size() || seats.get(number).left) throw RoomException.of("seat");
        return seats.get(number);
    }

    private static String name(String given) {
        String name = given.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > MAX_NAME_LENGTH
                || !TerminalEscaper.of(name).equals(name)) throw RoomException.of("name", MAX_NAME_LENGTH);
        return name;
    }

    /** When the server must do something; never while nobody is there. */
    OptionalLong deadline() {
        return game == null || !hasHumans() ? OptionalLong.empty() : game.deadline();
    }

    /** What an engine in this seat is to do now. */
    Optional<EngineTask> task(int number) {
        RoomSeat seat = seats.get(number);
        if (game == null || seat.isHuman() || seat.left || game.over() || !hasHumans()) return Optional.empty();
        return game.engineTask(number);
    }

    /** Engines do not play among themselves once all people have left. */
    private boolean hasHumans() {
        return seats.stream().anyMatch(s -> s.isHuman() && !s.left);
    }

    RoomView view(int viewer, long now) {
        List<RoomView.Place> list = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            RoomSeat s = seats.get(i);
            list.add(
                    new RoomView.Place(i, s.displayName(), s.isHuman() ? "person" : "engine", s.ready, s.left, s.points, (int)
                            Math.round(s.rating)));
        }
        return new RoomView(
                seq,
                config.game(),
                Games.all().game(config.game()).descriptor().name(),
                config.style(),
                config.secret() ? "" : config.position(),
                places,
                viewer,
                locked,
                game == null ? "lobby" : game.over() ? "over" : "playing",
                list,
                settings.list(),
                game == null ? null : game.view(viewer),
                now);
    }
}
