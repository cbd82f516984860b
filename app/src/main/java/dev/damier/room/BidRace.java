package dev.damier.room;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.room.GameRecord.Failure;
import dev.damier.room.GoalDeck.Goal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * A race with bids, by the official rules of Ricochet Robots.
 *
 * <p>All players look for a solution. The first bid starts the sand timer. A player may replace a bid by a lower one.
 * When the sand timer has run out, the player with the lowest bid demonstrates the solution, move by move and under a
 * time limit. If the demonstration reaches the goal within the bid, the player wins the goal and the pieces stay where
 * they are. Otherwise the player with the next lowest bid demonstrates. If bids are equal, the player with fewer points
 * comes first, then the earlier bid. A goal that no player demonstrates goes to the bottom of the deck.
 */
final class BidRace implements RoomGame {
    /** The highest allowed bid, in moves. */
    static final int MAX_BID = 99;
    /** Pause after a result, before the next goal. */
    private static final long RESULT_PAUSE_MILLIS = 8_000;

    /** The phases of a round: thinking, sand timer, demonstration, result; or the end of the game. */
    enum Phase implements dev.damier.game.WireName {
        THINK,
        SAND,
        SHOW,
        RESULT,
        OVER
    }

    /** The bids of one player in the current round. */
    private static final class Bidder {
        final List<Integer> bids = new ArrayList<>();
        /** Sequence number of the last bid among all bids of the round, for breaking ties. */
        int bidNumber;
        /**
         * Whether the player wants to bid no further; in the result phase, whether the player is ready for the next
         * goal.
         */
        boolean settled;
        /** The solution of an engine. It is hidden until the engine demonstrates it. */
        List<String> engineLine = List.of();
        /** Why the demonstration failed; null if there was none or it did not fail. */
        Failure failure;

        /** Returns the current bid, or a number above all bids if there is none. */
        int currentBid() {
            return bids.isEmpty() ? MAX_BID + 1 : bids.get(bids.size() - 1);
        }
    }

    /**
     * The bids of one player as shown to all.
     *
     * @param content whether the player makes no further bid
     * @param failure why the demonstration failed; null if it did not
     */
    record PlayerBids(int seat, List<Integer> bids, boolean content, Failure failure) {}

    /** How a tie is decided. */
    enum TieBreak implements dev.damier.game.WireName {
        /** The player with fewer points demonstrates first. */
        POINTS,
        /** The earlier bid demonstrates first. */
        TIME
    }

    /**
     * Equal bids at the head of the order of demonstrations.
     *
     * @param seats the seats in the order in which they demonstrate
     */
    record Tie(int bid, List<Integer> seats, TieBreak by) {}

    /** The result of the last goal. If no player solved it, {@code seat} is -1. */
    record Result(int seat, int bid, String position, List<String> moves) {}

    /**
     * The state of the race as shown to all.
     *
     * @param of number of goals to win until the game is over
     * @param ends when the current phase ends, in milliseconds since 1970; 0 without a time limit
     * @param length duration of the current phase in milliseconds
     * @param leads the seat with the lowest bid; -1 before the first bid
     * @param shows the seat that demonstrates; -1 outside a demonstration
     * @param failed the seats that failed at this goal, in order
     * @param tie the equal lowest bids of the players who have not failed; null if there is only one
     * @param shown the moves demonstrated so far
     * @param last the result of the previous goal
     */
    record BidView(
            Phase phase,
            int round,
            int of,
            String position,
            long ends,
            long length,
            List<PlayerBids> bids,
            int leads,
            int shows,
            List<Integer> failed,
            Tie tie,
            List<String> shown,
            Result last) {}

    private final List<RoomSeat> seats;
    private final RoomSettings settings;
    private final GoalDeck deck;
    private final Map<Integer, Bidder> bidders = new TreeMap<>();
    private final Deque<Integer> demonstrators = new ArrayDeque<>();
    private final List<Integer> failedSeats = new ArrayList<>();
    private final List<String> shownMoves = new ArrayList<>();
    private Phase phase = Phase.THINK;
    private Goal goal;
    private Setup setup;
    private Table table;
    private int bidCount;
    private int goalsWon;
    private int round;
    private long phaseEndsAt;
    private long phaseMillis;
    private Result lastResult;
    private final List<GameRecord.Round> finishedRounds = new ArrayList<>();
    /** The attempts of players who left during the current round. */
    private final List<GameRecord.Attempt> attemptsOfLeavers = new ArrayList<>();

    private List<Integer> winners = List.of();

    BidRace(RoomConfig config, RoomSettings settings, List<RoomSeat> seats) {
        this.seats = seats;
        this.settings = settings;
        deck = new GoalDeck(config);
        startRound(config.position());
    }

    private void startRound(String position) {
        Optional<Goal> drawn = deck.draw(position);
        if (drawn.isEmpty()) {
            startPhase(Phase.OVER, 0, 0);
            return;
        }
        goal = drawn.get();
        setup = goal.setup();
        round++;
        bidders.clear();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).hasLeft) bidders.put(seat, new Bidder());
        demonstrators.clear();
        failedSeats.clear();
        shownMoves.clear();
        attemptsOfLeavers.clear();
        bidCount = 0;
        startPhase(Phase.THINK, 0, 0);
    }

    private void startPhase(Phase newPhase, long at, long millis) {
        phase = newPhase;
        phaseMillis = millis;
        phaseEndsAt = millis == 0 ? 0 : at + millis;
        if (phase == Phase.OVER) winners = RoomSeat.withMostPoints(seats, bidders.keySet());
    }

    @Override
    public void act(RoomAction action) {
        Bidder bidder = bidders.get(action.seat());
        if (bidder == null) throw RoomException.of("seat");
        switch (action.verb()) {
            case "bid" -> placeBid(action, bidder);
            case "content" -> settle(action, bidder);
            case "show" -> showMove(action);
            case "pass" -> {
                requireDemonstrator(action.seat());
                failDemonstration(Failure.PASS, action.at());
            }
            case "next" -> {
                if (phase != Phase.RESULT) throw RoomException.of("not-now");
                bidder.settled = true;
                if (allSettled()) onDeadline(action.at());
            }
            default -> throw RoomException.of("verb", action.verb());
        }
    }

    private void placeBid(RoomAction action, Bidder bidder) {
        if (phase != Phase.THINK && phase != Phase.SAND) throw RoomException.of("no-bids");
        int bid = action.intArg("moves", 1, MAX_BID);
        if (bid >= bidder.currentBid()) throw RoomException.of("downwards", bidder.currentBid());
        bidder.bids.add(bid);
        bidder.bidNumber = ++bidCount;
        bidder.settled = bid == 1;
        bidder.engineLine = action.arg("line").isEmpty()
                ? List.of()
                : List.of(action.arg("line").split(" "));
        if (phase == Phase.THINK) {
            for (Bidder other : bidders.values()) other.settled = false;
            startPhase(Phase.SAND, action.at(), settings.secondsAsMillis("sand"));
        }
        if (allSettled()) onDeadline(action.at());
    }

    /**
     * Records that a player makes no further bid for this goal. When all human players have done so, the phase ends early.
     */
    private void settle(RoomAction action, Bidder bidder) {
        if (phase != Phase.THINK && phase != Phase.SAND) throw RoomException.of("not-now");
        bidder.settled = true;
        if (allSettled()) onDeadline(action.at());
    }

    /** Returns whether all human players have finished bidding. Engines are not counted. */
    private boolean allSettled() {
        return bidders.entrySet().stream()
                .filter(e -> seats.get(e.getKey()).isHuman())
                .allMatch(e -> e.getValue().settled);
    }

    private void requireDemonstrator(int seat) {
        if (phase != Phase.SHOW || demonstrators.isEmpty() || demonstrators.peek() != seat)
            throw RoomException.of("not-yours");
    }

    private void showMove(RoomAction action) {
        requireDemonstrator(action.seat());
        shownMoves.add(MoveInput.play(table, action.arg("move")).text());
        if (table.status().over()) winGoal(action);
        else if (shownMoves.size() >= bidders.get(action.seat()).currentBid())
            failDemonstration(Failure.MOVES, action.at());
    }

    private void winGoal(RoomAction action) {
        int seat = action.seat();
        seats.get(seat).points++;
        goalsWon++;
        lastResult = new Result(seat, bidders.get(seat).currentBid(), setup.write(), List.copyOf(shownMoves));
        finishRound(action.at());
    }

    private void failDemonstration(Failure failure, long at) {
        int seat = demonstrators.poll();
        bidders.get(seat).failure = failure;
        failedSeats.add(seat);
        startNextDemonstration(at);
    }

    /** Starts the demonstration of the next lowest bid, or ends the round if there is none. */
    private void startNextDemonstration(long at) {
        shownMoves.clear();
        table = setup.newTable();
        while (!demonstrators.isEmpty() && seats.get(demonstrators.peek()).hasLeft) demonstrators.poll();
        if (demonstrators.isEmpty()) {
            lastResult = new Result(-1, 0, setup.write(), List.of());
            deck.returnToBottom(goal);
            finishRound(at);
        } else startPhase(Phase.SHOW, at, settings.secondsAsMillis("show"));
    }

    private void finishRound(long at) {
        demonstrators.clear();
        finishedRounds.add(new GameRecord.Round(setup.write(), lastResult.seat, lastResult.moves, attempts()));
        for (Bidder bidder : bidders.values()) bidder.settled = false;
        if (goalsWon >= settings.value("targets")) startPhase(Phase.OVER, at, 0);
        else startPhase(Phase.RESULT, at, RESULT_PAUSE_MILLIS);
    }

    private List<GameRecord.Attempt> attempts() {
        List<GameRecord.Attempt> attempts = new ArrayList<>(attemptsOfLeavers);
        bidders.forEach((seat, bidder) -> attempts.add(
                attempt(seat, bidder, bidder.failure, seat == lastResult.seat ? lastResult.moves : List.of())));
        return attempts;
    }

    private static GameRecord.Attempt attempt(int seat, Bidder bidder, Failure failure, List<String> line) {
        int cost = line.isEmpty() ? -1 : line.size();
        return new GameRecord.Attempt(seat, List.copyOf(bidder.bids), failure, line, cost, -1);
    }

    @Override
    public void finish(long at) {
        startPhase(Phase.OVER, at, 0);
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
            case THINK, SAND -> {
                demonstrators.addAll(demonstrationOrder());
                startNextDemonstration(at);
            }
            case SHOW -> failDemonstration(Failure.TIME, at);
            case RESULT -> startRound(lastResult.seat < 0 ? setup.write() : table.write());
            case OVER -> throw RoomException.of("over");
        }
    }

    /** Returns the seats with a bid, in the order in which they demonstrate. */
    private List<Integer> demonstrationOrder() {
        return bidders.entrySet().stream()
                .filter(e -> !e.getValue().bids.isEmpty())
                .sorted(Comparator.comparingInt(
                                (Map.Entry<Integer, Bidder> e) -> e.getValue().currentBid())
                        .thenComparingDouble(e -> seats.get(e.getKey()).points)
                        .thenComparingInt(e -> e.getValue().bidNumber))
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
    }

    @Override
    public void onJoin(int seat, long at) {
        bidders.put(seat, new Bidder());
    }

    @Override
    public void onLeave(int seat, long at) {
        Bidder bidder = bidders.remove(seat);
        if (bidder != null && !bidder.bids.isEmpty())
            attemptsOfLeavers.add(attempt(seat, bidder, Failure.LEFT, List.of()));
        boolean showing = phase == Phase.SHOW && !demonstrators.isEmpty() && demonstrators.peek() == seat;
        demonstrators.remove(seat);
        if (showing) startNextDemonstration(at);
        else if (phase != Phase.SHOW && phase != Phase.OVER && !bidders.isEmpty() && allSettled()) onDeadline(at);
    }

    @Override
    public boolean isOver() {
        return phase == Phase.OVER;
    }

    @Override
    public Object view(int viewer) {
        List<PlayerBids> bids = new ArrayList<>();
        bidders.forEach((seat, bidder) ->
                bids.add(new PlayerBids(seat, List.copyOf(bidder.bids), bidder.settled, bidder.failure)));
        List<Integer> order = demonstrationOrder();
        return new BidView(
                phase,
                round,
                settings.value("targets"),
                setup.write(),
                phaseEndsAt,
                phaseMillis,
                bids,
                order.isEmpty() ? -1 : order.get(0),
                phase == Phase.SHOW ? demonstrators.peek() : -1,
                List.copyOf(failedSeats),
                tie(order),
                List.copyOf(shownMoves),
                lastResult);
    }

    /** Returns the tie of the lowest bids, or null if there is none. */
    private Tie tie(List<Integer> order) {
        List<Integer> open =
                order.stream().filter(seat -> bidders.get(seat).failure == null).toList();
        if (open.isEmpty()) return null;
        int bid = bidders.get(open.get(0)).currentBid();
        List<Integer> tied = open.stream()
                .filter(seat -> bidders.get(seat).currentBid() == bid)
                .toList();
        if (tied.size() < 2) return null;
        boolean byPoints = seats.get(tied.get(0)).points < seats.get(tied.get(1)).points;
        return new Tie(bid, tied, byPoints ? TieBreak.POINTS : TieBreak.TIME);
    }

    @Override
    public Optional<EngineTask> engineTask(int seat) {
        Bidder bidder = bidders.get(seat);
        if (bidder == null) return Optional.empty();
        String id = "round " + round;
        if ((phase == Phase.THINK || phase == Phase.SAND) && bidder.bids.isEmpty())
            return Optional.of(new EngineTask(id, "bid", setup, List.of()));
        if (phase == Phase.SHOW && demonstrators.peek() == seat && shownMoves.size() < bidder.engineLine.size())
            return Optional.of(EngineTask.ofKnownMove(
                    id + " move " + shownMoves.size(), "show", bidder.engineLine.get(shownMoves.size())));
        return Optional.empty();
    }
}
