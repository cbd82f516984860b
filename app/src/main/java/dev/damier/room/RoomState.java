package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiGoalBoard;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.TerminalEscaper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The state of a room, computed by applying its actions in order. The player in seat 0 is the host. Only the host may
 * add engines, change settings, lock the room and remove players. The game starts automatically when all players are
 * ready.
 */
final class RoomState {
    static final int MAX_SEATS = 10;
    /** Maximum number of seats including those of players who have left. */
    private static final int MAX_SEAT_NUMBERS = 4 * MAX_SEATS;

    private static final int MAX_NAME_LENGTH = 24;

    private final RoomConfig config;
    private final RoomSettings settings;
    private final List<RoomSeat> seats = new ArrayList<>();
    private final int capacity;
    private boolean locked;
    private RoomGame game;
    private int seq;
    private long lastActionAt;

    RoomState(RoomConfig config) {
        this.config = config;
        Setup setup = config.setup();
        Optional<MultiGoalBoard> multiGoal = setup.as(MultiGoalBoard.class);
        settings = new RoomSettings(
                config.style(),
                multiGoal.isPresent(),
                multiGoal.map(MultiGoalBoard::goalCount).orElse(1));
        capacity = config.style() == Style.MATCH ? setup.newTable().seats().size() : MAX_SEATS;
    }

    int seq() {
        return seq;
    }

    RoomConfig config() {
        return config;
    }

    List<RoomSeat> seats() {
        return seats;
    }

    Optional<RoomGame> game() {
        return Optional.ofNullable(game);
    }

    /** Applies an action. Throws {@link RoomException} and leaves the state unchanged if the action is not allowed. */
    void apply(RoomAction action) {
        switch (action.verb()) {
            case "join" -> join(action);
            case "engine" -> addEngine(action);
            case "ready" -> setReady(action);
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
                leave(action.intArg("seat", 1, seats.size() - 1), action.at());
            }
            case "leave" -> leave(action.seat(), action.at());
            case "time" -> {
                requireServer(action);
                if (game == null) throw RoomException.of("not-now");
                game.onDeadline(action.at());
            }
            case "resume" -> {
                requireServer(action);
                resume(action.at());
            }
            default -> {
                if (game == null) throw RoomException.of("lobby");
                requireSeat(action.seat());
                game.act(action);
            }
        }
        seq = action.seq();
        lastActionAt = action.at();
    }

    /** Moves all deadlines by the time since the last action, so that no player loses time by an outage. */
    void resume(long at) {
        if (game != null) game.shiftDeadlines(at - lastActionAt);
    }

    private void join(RoomAction action) {
        requireServer(action);
        String name = requireValidName(action.arg("name"));
        if (locked) throw RoomException.of("locked");
        requireFreeSeat();
        if (seats.stream().anyMatch(s -> !s.hasLeft && s.name.equalsIgnoreCase(name)))
            throw RoomException.of("name-taken", name);
        addSeat(new RoomSeat(name, action.arg("hash"), null), action.at());
    }

    private void requireFreeSeat() {
        long taken = seats.stream().filter(s -> !s.hasLeft).count();
        if (taken >= capacity) throw RoomException.of("full");
        if (game != null && config.style() == Style.MATCH) throw RoomException.of("full");
    }

    private void addSeat(RoomSeat seat, long when) {
        int number = seats.size();
        if (number < MAX_SEAT_NUMBERS) seats.add(seat);
        else {
            number = reusableSeat();
            seats.set(number, seat);
        }
        if (game != null) game.onJoin(number, when);
    }

    /**
     * Returns the seat of a player who has left without points. Seats are reused only when no number is left, so that
     * players can be distinguished as long as possible. The seat of the host is never given to another player.
     */
    private int reusableSeat() {
        for (int number = 1; number < seats.size(); number++)
            if (seats.get(number).hasLeft && seats.get(number).points == 0) return number;
        throw RoomException.of("full");
    }

    private void addEngine(RoomAction action) {
        requireHost(action);
        requireLobby();
        requireFreeSeat();
        Opponent opponent = requireOpponent(config.setup(), action.arg("opponent"));
        long same = seats.stream()
                .filter(s -> !s.hasLeft && s.engine != null && s.engine.id().equals(opponent.id()))
                .count();
        addSeat(new RoomSeat(opponent.id() + (same == 0 ? "" : " " + (same + 1)), "", opponent), action.at());
        startIfReady(action.at());
    }

    private static Opponent requireOpponent(Setup setup, String id) {
        return Games.all().opponents(setup).stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow(() -> RoomException.of("engine"));
    }

    private void setReady(RoomAction action) {
        requireLobby();
        requireSeat(action.seat()).ready = !action.arg("on").equals("false");
        startIfReady(action.at());
    }

    /** Starts the game if all players are ready and there are enough of them: 2, or in a match one per side. */
    private void startIfReady(long when) {
        List<RoomSeat> present = seats.stream().filter(s -> !s.hasLeft).toList();
        boolean enough = config.style() == Style.MATCH ? present.size() == capacity : present.size() >= 2;
        if (!enough || !present.stream().allMatch(s -> s.ready)) return;
        game = switch (config.style()) {
            case BIDS -> new BidRace(config, settings, seats);
            case FEWEST, FASTEST -> new PuzzleRace(config, settings, seats, when);
            case MATCH -> new ClockedMatch(config, settings, seats);
        };
    }

    private void leave(int number, long when) {
        RoomSeat seat = requireSeat(number);
        if (number == 0 && game == null) throw RoomException.of("host-stays");
        seat.hasLeft = true;
        if (game != null) game.onLeave(number, when);
        else startIfReady(when);
    }

    private void requireHost(RoomAction action) {
        if (action.seat() != 0) throw RoomException.of("host");
    }

    private void requireLobby() {
        if (game != null) throw RoomException.of("begun");
    }

    private static void requireServer(RoomAction action) {
        if (action.seat() != RoomAction.SERVER) throw RoomException.of("verb", action.verb());
    }

    private RoomSeat requireSeat(int number) {
        if (number < 0 || number >= seats.size() || seats.get(number).hasLeft) throw RoomException.of("seat");
        return seats.get(number);
    }

    private static String requireValidName(String given) {
        String name = given.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > MAX_NAME_LENGTH
                || !TerminalEscaper.escape(name).equals(name)) throw RoomException.of("name", MAX_NAME_LENGTH);
        return name;
    }

    /** Returns when the server has to act next, in milliseconds since 1970. Returns empty if all people have left. */
    OptionalLong deadline() {
        return game == null || !hasHumans() ? OptionalLong.empty() : game.deadline();
    }

    /** Returns the current task of an engine in this seat. */
    Optional<EngineTask> engineTask(int number) {
        RoomSeat seat = seats.get(number);
        if (game == null || seat.isHuman() || seat.hasLeft || game.isOver() || !hasHumans()) return Optional.empty();
        return game.engineTask(number);
    }

    /** Returns whether a human player is left. Without one, the game stops and the engines do not play on. */
    private boolean hasHumans() {
        return seats.stream().anyMatch(s -> s.isHuman() && !s.hasLeft);
    }

    RoomView view(int viewer, long now) {
        List<RoomView.Place> placeViews = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            RoomSeat seat = seats.get(i);
            placeViews.add(new RoomView.Place(
                    i,
                    seat.displayName(),
                    seat.isHuman() ? "person" : "engine",
                    seat.ready,
                    seat.hasLeft,
                    seat.points,
                    (int) Math.round(seat.rating)));
        }
        return new RoomView(
                seq,
                config.game(),
                Games.all().game(config.game()).descriptor().name(),
                config.style(),
                config.secret() ? "" : config.position(),
                capacity,
                viewer,
                locked,
                game == null ? "lobby" : game.isOver() ? "over" : "playing",
                placeViews,
                settings.list(),
                game == null ? null : game.view(viewer),
                now);
    }
}
