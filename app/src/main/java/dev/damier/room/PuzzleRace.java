package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.MultiGoalBoard;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.room.GameRecord.Failure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * A race in which all players solve the same puzzle at the same time, each on a separate board.
 *
 * <p>In a {@link Style#FASTEST} race all boards are visible and the first player to finish wins. In a
 * {@link Style#FEWEST} race the moves of other players are hidden until the end. A player may try again until the time
 * is over, and the lowest cost wins. If costs are equal, the earlier solution wins. Players who ended without success are ranked after those with success, by score.
 *
 * <p>On a board with several goals, a round is played for each goal. It starts from the final position of the previous
 * winner.
 */
final class PuzzleRace implements RoomGame {
    /** Pause after a result, before the next goal. */
    private static final long RESULT_PAUSE_MILLIS = 8_000;

    /** Maximum number of moves per attempt, which limits the memory of a room. */
    private static final int MAX_MOVES = 5_000;

    /** The phases of a round: race, result; or the end of the game. */
    enum Phase implements dev.damier.game.WireName {
        RACE,
        RESULT,
        OVER
    }

    /** The board and the best attempt of one player in the current round. */
    private static final class Racer {
        Table table;
        final List<Move> played = new ArrayList<>();
        /** Changes with every change of the board. */
        long version;
        /** The moves of the best attempt; null before the first attempt has ended. */
        List<String> bestLine;

        /** The solution that an engine is going to play; never shown. */
        List<String> engineLine = List.of();

        /** Cost of the best attempt. */
        int bestCost;
        /** Score of the best attempt, in games with a score. */
        OptionalInt bestScore = OptionalInt.empty();

        /**
         * Whether the best attempt was a success. An attempt can also end without one, for example by sending an
         * incomplete map.
         */
        boolean succeeded;

        /** When the best attempt ended. */
        long bestAt;
        /**
         * Whether the player wants no further attempt; in the result phase, whether the player is ready for the next
         * goal.
         */
        boolean settled;
        /** Whether the player gave up before a result. */
        boolean gaveUp;
        /** The final position of the best attempt. */
        String endPosition = "";

        List<String> moveTexts() {
            return played.stream().map(Move::text).toList();
        }

        boolean hasFinished() {
            return bestLine != null;
        }
    }

    /**
     * One racer as shown to a viewer.
     *
     * @param moves number of moves in the current attempt
     * @param done whether an attempt has ended
     * @param cost cost of the best attempt; -1 before the first has ended
     * @param score score of the best attempt; null before the first has ended and in games without a score
     * @param millis time from the start to the end of the best attempt; -1 before the first has ended
     * @param content whether the racer wants no further attempt
     * @param gaveUp whether the racer wants no further attempt and has no result
     * @param line the moves played; empty while they are hidden
     */
    record RacerView(
            int seat,
            int moves,
            boolean done,
            int cost,
            Integer score,
            long millis,
            boolean content,
            boolean gaveUp,
            List<String> line) {}

    /**
     * The state of the race as shown to a viewer.
     *
     * @param of number of rounds
     * @param ends when the current phase ends, in milliseconds since 1970; 0 without a time limit
     * @param length duration of the current phase in milliseconds
     * @param played the moves of the viewer; empty if the position is secret
     * @param ranking the seats that finished, best first; empty while it is hidden
     */
    record RaceView(
            Phase phase,
            Style style,
            boolean secret,
            int round,
            int of,
            String position,
            long ends,
            long length,
            List<RacerView> lanes,
            List<String> played,
            List<Integer> ranking) {}

    private final RoomConfig config;
    private final RoomSettings settings;
    private final List<RoomSeat> seats;
    private final GoalDeck deck;
    private final Map<Integer, Racer> racers = new TreeMap<>();
    private Phase phase = Phase.RACE;
    private Setup setup;
    private long boardVersion;
    private int round;
    private long roundStartedAt;
    private long phaseEndsAt;
    private long phaseMillis;
    private final List<GameRecord.Round> finishedRounds = new ArrayList<>();
    private List<Integer> winners = List.of();

    PuzzleRace(RoomConfig config, RoomSettings settings, List<RoomSeat> seats, long at) {
        this.config = config;
        this.settings = settings;
        this.seats = seats;
        setup = config.setup();
        boardVersion = at; // differs from the versions of earlier games
        deck = setup.as(MultiGoalBoard.class).isPresent() ? new GoalDeck(config) : null;
        if (deck != null) setup = deck.draw(config.position()).orElseThrow().setup();
        startRound(at);
    }

    private int goalCount() {
        return deck == null ? 1 : settings.value("targets");
    }

    private void startRound(long at) {
        round++;
        racers.clear();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).hasLeft) onJoin(seat, at);
        phase = Phase.RACE;
        roundStartedAt = at;
        phaseMillis = settings.secondsAsMillis("seconds");
        phaseEndsAt = at + phaseMillis;
    }

    @Override
    public void onJoin(int seat, long at) {
        Racer racer = new Racer();
        racer.table = setup.newTable();
        racer.version = ++boardVersion;
        racers.put(seat, racer);
    }

    @Override
    public void onLeave(int seat, long at) {
        if (phase == Phase.OVER) return;
        racers.remove(seat);
        if (phase == Phase.RACE && !racers.isEmpty() && allSettled()) finishRound(at);
    }

    @Override
    public void act(RoomAction action) {
        Racer racer = racers.get(action.seat());
        if (racer == null) throw RoomException.of("seat");
        if (action.verb().equals("next")) {
            if (phase != Phase.RESULT) throw RoomException.of("not-now");
            racer.settled = true;
            if (allSettled()) onDeadline(action.at());
            return;
        }
        if (phase != Phase.RACE) throw RoomException.of("over");
        racer.version = ++boardVersion;
        switch (action.verb()) {
            case "move" -> playMove(racer, action);
            case "plan" -> {
                if (seats.get(action.seat()).isHuman()) throw RoomException.of("verb", action.verb());
                racer.engineLine = List.of(action.arg("line").split(" "));
            }
            case "undo" -> {
                if (racer.played.isEmpty() || !racer.table.undo()) throw RoomException.of("undo");
                racer.played.remove(racer.played.size() - 1);
            }
            case "reset" -> {
                if (config.secret()) throw RoomException.of("undo");
                racer.table = setup.newTable();
                racer.played.clear();
            }
            case "content" -> {
                racer.settled = true;
                racer.gaveUp = !racer.hasFinished();
            }
            default -> throw RoomException.of("verb", action.verb());
        }
        if (allSettled()) finishRound(action.at());
    }

    private void playMove(Racer racer, RoomAction action) {
        if (racer.played.size() >= MAX_MOVES) throw RoomException.of("moves", MAX_MOVES);
        racer.played.add(MoveInput.play(racer.table, action.arg("move")));
        Table.Status status = racer.table.status();
        if (!status.over() || (racer.hasFinished() && status.cost() >= racer.bestCost)) return;
        racer.bestLine = racer.moveTexts();
        racer.bestCost = status.cost();
        racer.bestScore = racer.table.score();
        racer.succeeded = status.winner() >= 0;
        racer.bestAt = action.at();
        racer.endPosition = racer.table.write();
        // No second attempt if the first one reveals a secret position or decides the race.
        if (config.secret() || config.style() == Style.FASTEST) racer.settled = true;
        if (config.style() == Style.FASTEST && ranking().size() == 1) limitTimeOfTheOthers(action.at());
    }

    /** Once the first place is taken, the other racers have a limited time for the other places. */
    private void limitTimeOfTheOthers(long at) {
        long end = Math.min(phaseEndsAt, at + settings.secondsAsMillis("rest"));
        phaseMillis = end - at;
        phaseEndsAt = end;
    }

    /** Returns whether no racer wants a further attempt. */
    private boolean allSettled() {
        return racers.values().stream().allMatch(racer -> racer.settled);
    }

    private void finishRound(long at) {
        List<Integer> ranking = ranking();
        if (!ranking.isEmpty()) seats.get(ranking.get(0)).points++;
        recordRound(ranking);
        for (Racer racer : racers.values()) racer.settled = false;
        if (round >= goalCount()) endGame();
        else {
            phase = Phase.RESULT;
            phaseMillis = RESULT_PAUSE_MILLIS;
            phaseEndsAt = at + RESULT_PAUSE_MILLIS;
        }
    }

    private void endGame() {
        phase = Phase.OVER;
        phaseMillis = 0;
        phaseEndsAt = 0;
        winners = RoomSeat.withMostPoints(seats, racers.keySet());
        // A hidden position is shown now.
        for (Racer racer : racers.values()) racer.version = ++boardVersion;
    }

    private void recordRound(List<Integer> ranking) {
        List<GameRecord.Attempt> attempts = new ArrayList<>();
        racers.forEach((seat, racer) -> attempts.add(new GameRecord.Attempt(
                seat,
                List.of(),
                racer.hasFinished() ? null : racer.gaveUp ? Failure.PASS : Failure.TIME,
                racer.hasFinished() ? racer.bestLine : racer.moveTexts(),
                racer.hasFinished() ? racer.bestCost : -1,
                racer.hasFinished() ? racer.bestAt - roundStartedAt : -1)));
        int winner = ranking.isEmpty() ? -1 : ranking.get(0);
        finishedRounds.add(new GameRecord.Round(
                setup.write(), winner, winner < 0 ? List.of() : racers.get(winner).bestLine, attempts));
    }

    @Override
    public void finish(long at) {
        if (phase == Phase.RACE) finishRound(at);
        endGame();
    }

    @Override
    public List<GameRecord.Round> rounds() {
        return List.copyOf(finishedRounds);
    }

    @Override
    public List<Integer> winners() {
        return winners;
    }

    @Override
    public void onDeadline(long at) {
        switch (phase) {
            case RACE -> finishRound(at);
            case RESULT -> {
                List<Integer> ranking = ranking();
                String position = ranking.isEmpty() ? setup.write() : racers.get(ranking.get(0)).endPosition;
                Optional<GoalDeck.Goal> drawn = deck.draw(position);
                if (drawn.isPresent()) {
                    setup = drawn.get().setup();
                    startRound(at);
                } else endGame();
            }
            case OVER -> throw RoomException.of("over");
        }
    }

    /** Returns the seats with a finished attempt, best first. */
    private List<Integer> ranking() {
        Comparator<Map.Entry<Integer, Racer>> earlier = Comparator.comparingLong(e -> e.getValue().bestAt);
        Comparator<Map.Entry<Integer, Racer>> better = Comparator.comparing(
                        (Map.Entry<Integer, Racer> e) -> !e.getValue().succeeded)
                .thenComparingInt(e -> e.getValue().succeeded
                        ? e.getValue().bestCost
                        : -e.getValue().bestScore.orElse(0))
                .thenComparing(earlier);
        return racers.entrySet().stream()
                .filter(e -> e.getValue().hasFinished())
                .sorted(config.style() == Style.FASTEST ? earlier : better)
                .map(Map.Entry::getKey)
                .toList();
    }

    @Override
    public OptionalLong deadline() {
        return phaseEndsAt == 0 ? OptionalLong.empty() : OptionalLong.of(phaseEndsAt);
    }

    @Override
    public void shiftDeadlines(long millis) {
        if (phaseEndsAt != 0) phaseEndsAt += millis;
        roundStartedAt += millis;
        for (Racer racer : racers.values()) if (racer.hasFinished()) racer.bestAt += millis;
    }

    @Override
    public boolean isOver() {
        return phase == Phase.OVER;
    }

    @Override
    public Object view(int viewer) {
        boolean movesVisible = config.style() == Style.FASTEST || (phase != Phase.RACE && !config.secret());
        List<RacerView> lanes = new ArrayList<>();
        racers.forEach((seat, racer) -> lanes.add(new RacerView(
                seat,
                racer.played.size(),
                racer.hasFinished(),
                racer.hasFinished() ? racer.bestCost : -1,
                racer.bestScore.isPresent() ? racer.bestScore.getAsInt() : null,
                racer.hasFinished() ? racer.bestAt - roundStartedAt : -1,
                racer.settled,
                racer.gaveUp,
                movesVisible
                        ? phase == Phase.RACE || !racer.hasFinished() ? racer.moveTexts() : racer.bestLine
                        : List.of())));
        Racer own = racers.get(viewer);
        return new RaceView(
                phase,
                config.style(),
                config.secret(),
                round,
                goalCount(),
                config.secret() ? "" : setup.write(),
                phaseEndsAt,
                phaseMillis,
                lanes,
                own == null || config.secret() ? List.of() : own.moveTexts(),
                phase == Phase.RACE && !movesVisible ? List.of() : ranking());
    }

    /**
     * Returns the task of an engine. It searches once, then plays its solution move by move, and makes no second
     * attempt.
     */
    @Override
    public Optional<EngineTask> engineTask(int seat) {
        Racer racer = racers.get(seat);
        if (racer == null || racer.settled || phase == Phase.OVER || config.secret()) return Optional.empty();
        String id = "round " + round;
        if (phase == Phase.RESULT) return Optional.of(EngineTask.ofKnownMove(id + " next", "next", ""));
        if (racer.engineLine.isEmpty()) return Optional.of(new EngineTask(id, "plan", setup, List.of()));
        int played = racer.played.size();
        return Optional.of(
                played < racer.engineLine.size()
                        ? EngineTask.ofKnownMove(id + " move " + played, "move", racer.engineLine.get(played))
                        : EngineTask.ofKnownMove(id + " content", "content", ""));
    }

    @Override
    public Optional<PrivateBoard> privateBoard(int seat) {
        boolean over = phase == Phase.OVER;
        return Optional.ofNullable(racers.get(seat))
                .or(() -> over ? shownToSpectators() : Optional.empty())
                .map(racer -> new PrivateBoard(setup, racer.table, racer.played, racer.version, racer.gaveUp || over));
    }

    /** Returns the player whose board spectators see after the game: a winner, or else the first player. */
    private Optional<Racer> shownToSpectators() {
        return winners.isEmpty()
                ? racers.values().stream().findFirst()
                : Optional.ofNullable(racers.get(winners.get(0)));
    }
}
