package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiGoalBoard;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.TerminalEscaper;
import dev.damier.store.StoredJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The state of a room, computed by applying its actions in order. The player in seat 0 is the host. Only the host may
 * add engines, choose the board, change settings, lock the room and remove players. A game starts automatically when
 * all players are ready, after the countdown. When it is over, another one starts when all players are ready again.
 */
final class RoomState {
    static final int MAX_SEATS = 10;
    /** Maximum number of seats including those of players who have left. */
    private static final int MAX_SEAT_NUMBERS = 4 * MAX_SEATS;

    private static final int MAX_NAME_LENGTH = 24;

    private RoomConfig config;
    private RoomSettings settings;
    private final List<RoomSeat> seats = new ArrayList<>();
    private int capacity;
    private boolean locked;
    /** The running game or the last one; null in the lobby. */
    private RoomGame game;

    private int gameNumber;
    /** The finished games before {@link #game}. */
    private final List<GameRecord> finishedGames = new ArrayList<>();

    private long finishedCharacters;
    /** The seat of each side in the last match. */
    private List<Integer> lastSides = List.of();
    /** A random position for the next game; empty if the game keeps the position. */
    private String nextPosition = "";
    /** When the game starts, in milliseconds since 1970; 0 while no countdown is running. */
    private long startsAt;
    /** The seat that declined another game; -1 if there is none. */
    private int declinedBy = -1;

    private int seq;
    private long lastActionAt;

    RoomState(RoomConfig config) {
        this.config = config;
        Setup setup = config.setup();
        settings = defaultSettings(setup);
        capacity = capacity(setup);
    }

    private RoomSettings defaultSettings(Setup setup) {
        Optional<MultiGoalBoard> multiGoal = setup.as(MultiGoalBoard.class);
        return new RoomSettings(
                config.style(),
                multiGoal.isPresent(),
                multiGoal.map(MultiGoalBoard::goalCount).orElse(1));
    }

    private int capacity(Setup setup) {
        return config.style() == Style.MATCH ? setup.newTable().seats().size() : MAX_SEATS;
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
                requireNoRunningGame();
                settings.set(action);
            }
            case "board" -> chooseBoard(action);
            case "side" -> chooseSide(action);
            case "rematch" -> {
                if (game == null) throw RoomException.of("lobby");
                setReady(action);
            }
            case "end" -> {
                requireHost(action);
                if (game == null || game.isOver()) throw RoomException.of("not-now");
                game.finish(action.at());
            }
            case "lobby" -> returnToLobby(action);
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
                if (startsAt != 0) startGame(action.at());
                else if (game == null) throw RoomException.of("not-now");
                else game.onDeadline(action.at());
            }
            case "resume" -> {
                requireServer(action);
                resume(action.at());
            }
            default -> {
                if (game == null) throw RoomException.of("lobby");
                requireSeat(action.seat());
                if (game.isOver() && action.verb().equals("accept")) acceptRematch(action);
                else if (game.isOver() && action.verb().equals("decline")) declineRematch(action);
                else game.act(action);
            }
        }
        seq = action.seq();
        lastActionAt = action.at();
    }

    /** Moves all deadlines by the time since the last action, so that no player loses time by an outage. */
    void resume(long at) {
        if (startsAt != 0) startsAt += at - lastActionAt;
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
        updateStart(action.at());
    }

    private void requireFreeSeat() {
        long taken = seats.stream().filter(s -> !s.hasLeft).count();
        if (taken >= capacity) throw RoomException.of("full");
        if (isRunning() && config.style() == Style.MATCH) throw RoomException.of("full");
    }

    private void addSeat(RoomSeat seat, long when) {
        int number = seats.size();
        if (number < MAX_SEAT_NUMBERS) seats.add(seat);
        else {
            number = reusableSeat();
            seats.set(number, seat);
        }
        if (isRunning()) game.onJoin(number, when);
    }

    private boolean isRunning() {
        return game != null && !game.isOver();
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
        requireNoRunningGame();
        requireFreeSeat();
        Opponent opponent = requireOpponent(config.setup(), action.arg("opponent"));
        long same = seats.stream()
                .filter(s -> !s.hasLeft && s.engine != null && s.engine.id().equals(opponent.id()))
                .count();
        addSeat(new RoomSeat(opponent.id() + (same == 0 ? "" : " " + (same + 1)), "", opponent), action.at());
        updateStart(action.at());
    }

    private static Opponent requireOpponent(Setup setup, String id) {
        return Games.all().opponents(setup).stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow(() -> RoomException.of("engine"));
    }

    /** Chooses another random board. The position is not sent by the client: the server creates it from the options. */
    private void chooseBoard(RoomAction action) {
        requireHost(action);
        requireNoRunningGame();
        RoomConfig chosen = config.withBoard(action.arg("position"), StoredJson.readStrings(action.arg("options")));
        Setup setup = chosen.setup();
        int newCapacity = capacity(setup);
        if (presentCount() > newCapacity) throw RoomException.of("too-many-players", newCapacity);
        RoomSettings newSettings = defaultSettings(setup);
        newSettings.copyFrom(settings);
        config = chosen;
        settings = newSettings;
        capacity = newCapacity;
        for (RoomSeat seat : seats) {
            if (seat.side >= capacity) seat.side = RoomSeat.ANY_SIDE;
            // The players have to agree to the new board.
            if (seat.isHuman()) seat.ready = false;
        }
        nextPosition = action.arg("position");
        updateStart(action.at());
    }

    private void chooseSide(RoomAction action) {
        requireNoRunningGame();
        RoomSeat seat = requireSeat(action.seat());
        if (config.style() != Style.MATCH) throw RoomException.of("verb", action.verb());
        int side = action.intArg("side", RoomSeat.ANY_SIDE, capacity - 1);
        for (RoomSeat other : seats)
            if (other != seat && !other.hasLeft && side != RoomSeat.ANY_SIDE && other.side == side)
                throw RoomException.of("side-taken", other.displayName());
        seat.side = side;
    }

    private void setReady(RoomAction action) {
        requireNoRunningGame();
        requireSeat(action.seat()).ready = !action.arg("on").equals("false");
        if (game != null && !action.arg("position").isEmpty()) nextPosition = action.arg("position");
        declinedBy = -1;
        updateStart(action.at());
    }

    private void acceptRematch(RoomAction action) {
        if (seats.stream().noneMatch(s -> s.isHuman() && !s.hasLeft && s.ready)) throw RoomException.of("no-offer");
        setReady(action);
    }

    private void declineRematch(RoomAction action) {
        if (seats.stream().noneMatch(s -> s.isHuman() && !s.hasLeft && s.ready)) throw RoomException.of("no-offer");
        for (RoomSeat seat : seats) if (seat.isHuman()) seat.ready = false;
        declinedBy = action.seat();
        updateStart(action.at());
    }

    /** Returns to the lobby after a game, so that the host can change the settings. */
    private void returnToLobby(RoomAction action) {
        requireHost(action);
        if (game == null || isRunning()) throw RoomException.of("not-now");
        archiveGame();
        if (!action.arg("position").isEmpty()) config = config.withBoard(action.arg("position"), config.options());
        for (RoomSeat seat : seats) if (seat.isHuman()) seat.ready = false;
        updateStart(action.at());
    }

    private int presentCount() {
        return (int) seats.stream().filter(s -> !s.hasLeft).count();
    }

    /**
     * Starts the countdown or the game if all players are ready and there are enough of them: 2, or in a match one per
     * side. Stops the countdown if this is no longer so.
     */
    private void updateStart(long when) {
        if (isRunning()) return;
        boolean enough = config.style() == Style.MATCH ? presentCount() == capacity : presentCount() >= 2;
        if (!enough || !seats.stream().filter(s -> !s.hasLeft).allMatch(s -> s.ready)) startsAt = 0;
        else if (settings.value("countdown") == 0) startGame(when);
        else if (startsAt == 0) startsAt = when + settings.secondsAsMillis("countdown");
    }

    private void startGame(long when) {
        if (game != null) archiveGame();
        if (gameNumber > 0) config = config.forNextGame(nextPosition);
        nextPosition = "";
        startsAt = 0;
        declinedBy = -1;
        gameNumber++;
        for (RoomSeat seat : seats) {
            if (seat.isHuman()) seat.ready = false;
            // A match counts the score of all games.
            if (config.style() != Style.MATCH) seat.points = 0;
        }
        game = switch (config.style()) {
            case BIDS -> new BidRace(config, settings, seats);
            case FEWEST, FASTEST -> new PuzzleRace(config, settings, seats, when);
            case MATCH -> startMatch();
        };
    }

    private ClockedMatch startMatch() {
        lastSides = SideAssignment.assign(
                seats, lastSides, settings.value("random") == 1 ? config.seed() : SideAssignment.NOT_RANDOM);
        return new ClockedMatch(config, settings, seats, lastSides);
    }

    private void archiveGame() {
        GameRecord record = record();
        for (int seat : record.winners()) seats.get(seat).gamesWon++;
        finishedGames.add(record);
        finishedCharacters += GameRecord.characters(record.rounds());
        game = null;
    }

    /** Returns the record of the running game or of the last one. */
    private GameRecord record() {
        List<Integer> players = new ArrayList<>();
        if (config.style() == Style.MATCH) players.addAll(lastSides);
        else for (int seat = 0; seat < seats.size(); seat++) players.add(seat);
        return new GameRecord(
                gameNumber,
                game.isOver(),
                players.stream()
                        .map(seat -> new GameRecord.Player(seat, seats.get(seat).displayName(), seats.get(seat).points))
                        .toList(),
                game.winners(),
                game.rounds());
    }

    /** Returns the games of the room in order, with the finished rounds of the running game. */
    List<GameRecord> games() {
        List<GameRecord> games = new ArrayList<>(finishedGames);
        if (game != null) games.add(record());
        return games;
    }

    /** Returns the length of the texts of all finished rounds. */
    long recordedCharacters() {
        return finishedCharacters + (game == null ? 0 : GameRecord.characters(game.rounds()));
    }

    private void leave(int number, long when) {
        RoomSeat seat = requireSeat(number);
        if (number == 0 && game == null) throw RoomException.of("host-stays");
        seat.hasLeft = true;
        if (game != null) game.onLeave(number, when);
        updateStart(when);
    }

    private void requireHost(RoomAction action) {
        if (action.seat() != 0) throw RoomException.of("host");
    }

    private void requireNoRunningGame() {
        if (isRunning()) throw RoomException.of("begun");
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
        if (!hasHumans()) return OptionalLong.empty();
        if (startsAt != 0) return OptionalLong.of(startsAt);
        return game == null ? OptionalLong.empty() : game.deadline();
    }

    /** Returns the current task of an engine in this seat. */
    Optional<EngineTask> engineTask(int number) {
        RoomSeat seat = seats.get(number);
        if (game == null || seat.isHuman() || seat.hasLeft || game.isOver() || !hasHumans()) return Optional.empty();
        // The number of the game distinguishes the tasks of different games.
        return game.engineTask(number)
                .map(task ->
                        new EngineTask("game " + gameNumber + " " + task.id(), task.verb(), task.setup(), task.line()));
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
                    seat.gamesWon + (game != null && game.winners().contains(i) ? 1 : 0),
                    seat.side,
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
                config.options(),
                gameNumber,
                game == null ? List.of() : game.winners(),
                declinedBy,
                startsAt,
                game == null ? null : game.view(viewer),
                now);
    }
}
