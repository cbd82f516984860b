package dev.damier.room;

import dev.damier.game.Setup;
import dev.damier.game.Table;
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
 * The official race: everybody thinks; the first bid turns the sand timer; bids go down; when the sand has run, the lowest
 * bid is shown, move by move, under time. Who reaches the goal within the bid wins it and the pieces stay; who fails passes it
 * on to the next lowest. Of equal bids the one of whoever has won less comes first, then the earlier one. A goal that nobody
 * shows goes back under the pile.
 */
final class BidRace implements RoomGame {
    /** The most a bid may say. */
    static final int MAX_BID = 99;
    /** How long a result is looked at before the next goal. */
    private static final long PAUSE = 8_000;

    enum Phase implements dev.damier.game.WireName {
        THINK,
        SAND,
        SHOW,
        RESULT,
        OVER
    }

    private static final class Bidder {
        final List<Integer> bids = new ArrayList<>();
        /** When the last bid was made, among all bids. */
        int order;
        /** Wants no lower bid, or no goal like this. */
        boolean content;
        /** What an engine found; nobody is shown it before its time. */
        List<String> line = List.of();

        int bid() {
            return bids.isEmpty() ? MAX_BID + 1 : bids.get(bids.size() - 1);
        }
    }

    record PlayerBids(int seat, List<Integer> bids, boolean content) {}

    /** How the last goal ended; {@code seat} -1 when nobody showed it. */
    record Result(int seat, int bid, String position, List<String> moves) {}

    /**
     * @param ends when the sand has run, the demonstration or the pause is over; 0 when no time runs
     * @param leads whose bid is the lowest, -1 before the first
     * @param shows who demonstrates, -1 when nobody does
     * @param failed who has failed at this goal
     * @param shown what was demonstrated so far
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
            List<String> shown,
            Result last) {}

    private final List<RoomSeat> seats;
    private final RoomSettings settings;
    private final GoalDeck goals;
    private final Map<Integer, Bidder> bidders = new TreeMap<>();
    private final Deque<Integer> queue = new ArrayDeque<>();
    private final List<Integer> failed = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private Phase phase = Phase.THINK;
    private Goal goal;
    private Setup setup;
    private Table table;
    private int made;
    private int won;
    private int rounds;
    private long ends;
    private long length;
    private Result last;

    BidRace(RoomConfig config, RoomSettings settings, List<RoomSeat> seats) {
        this.seats = seats;
        this.settings = settings;
        goals = new GoalDeck(config);
        next(config.position());
    }

    private void next(String standing) {
        Optional<Goal> drawn = goals.next(standing);
        if (drawn.isEmpty()) {
            begin(Phase.OVER, 0, 0);
            return;
        }
        goal = drawn.get();
        setup = goal.setup();
        rounds++;
        bidders.clear();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).left) bidders.put(seat, new Bidder());
        queue.clear();
        failed.clear();
        shown.clear();
        made = 0;
        begin(Phase.THINK, 0, 0);
    }

    private void begin(Phase now, long at, long millis) {
        phase = now;
        length = millis;
        ends = millis == 0 ? 0 : at + millis;
    }

    @Override
    public void act(RoomAction action) {
        Bidder bidder = bidders.get(action.seat());
        if (bidder == null) throw RoomException.of("seat");
        switch (action.verb()) {
            case "bid" -> bid(action, bidder);
            case "content" -> content(action, bidder);
            case "show" -> show(action);
            case "pass" -> {
                requireDemonstrator(action.seat());
                fail(action.at());
            }
            case "next" -> {
                if (phase != Phase.RESULT) throw RoomException.of("not-now");
                bidder.content = true;
                if (allSettled()) onDeadline(action.at());
            }
            default -> throw RoomException.of("verb", action.verb());
        }
    }

    private void bid(RoomAction action, Bidder bidder) {
        if (phase != Phase.THINK && phase != Phase.SAND) throw RoomException.of("no-bids");
        int bid = action.number("moves", 1, MAX_BID);
        if (bid >= bidder.bid()) throw RoomException.of("downwards", bidder.bid());
        bidder.bids.add(bid);
        bidder.order = ++made;
        bidder.content = bid == 1;
        bidder.line = action.arg("line").isEmpty()
                ? List.of()
                : List.of(action.arg("line").split(" "));
        if (phase == Phase.THINK) {
            for (Bidder other : bidders.values()) other.content = false;
            begin(Phase.SAND, action.at(), settings.millis("sand"));
        }
        if (allSettled()) onDeadline(action.at());
    }

    /** Before a bid: this goal is too hard. While the sand runs: no lower bid from me. All of us: nobody waits longer. */
    private void content(RoomAction action, Bidder bidder) {
        if (phase != Phase.THINK && phase != Phase.SAND) throw RoomException.of("not-now");
        bidder.content = true;
        if (allSettled()) onDeadline(action.at());
    }

    /** An engine is heard while people think, and waits for nobody: only people are asked. */
    private boolean allSettled() {
        return bidders.entrySet().stream()
                .filter(e -> seats.get(e.getKey()).isHuman())
                .allMatch(e -> e.getValue().content);
    }

    private void requireDemonstrator(int seat) {
        if (phase != Phase.SHOW || queue.isEmpty() || queue.peek() != seat) throw RoomException.of("not-yours");
    }

    private void show(RoomAction action) {
        requireDemonstrator(action.seat());
        shown.add(Moves.play(table, action.arg("move")).text());
        if (table.status().over()) win(action);
        else if (shown.size() >= bidders.get(action.seat()).bid()) fail(action.at());
    }

    private void win(RoomAction action) {
        int seat = action.seat();
        seats.get(seat).points++;
        won++;
        last = new Result(seat, bidders.get(seat).bid(), setup.write(), List.copyOf(shown));
        rest(action.at());
    }

    private void fail(long at) {
        failed.add(queue.poll());
        demonstrate(at);
    }

    /** The next lowest bid is shown, or nobody is left. */
    private void demonstrate(long at) {
        shown.clear();
        table = setup.newTable();
        while (!queue.isEmpty() && seats.get(queue.peek()).left) queue.poll();
        if (queue.isEmpty()) {
            last = new Result(-1, 0, setup.write(), List.of());
            goals.putBack(goal);
            rest(at);
        } else begin(Phase.SHOW, at, settings.millis("show"));
    }

    private void rest(long at) {
        queue.clear();
        for (Bidder bidder : bidders.values()) bidder.content = false;
        if (won >= settings.of("targets")) begin(Phase.OVER, at, 0);
        else begin(Phase.RESULT, at, PAUSE);
    }

    @Override
    public void onDeadline(long at) {
        switch (phase) {
            case THINK, SAND -> {
                queue.addAll(order());
                demonstrate(at);
            }
            case SHOW -> fail(at);
            case RESULT -> next(last.seat < 0 ? setup.write() : table.write());
            case OVER -> throw RoomException.of("over");
        }
    }

    /** Those who have made a bid, in the order in which they show. */
    private List<Integer> order() {
        return bidders.entrySet().stream()
                .filter(e -> !e.getValue().bids.isEmpty())
                .sorted(Comparator.comparingInt(
                                (Map.Entry<Integer, Bidder> e) -> e.getValue().bid())
                        .thenComparingDouble(e -> seats.get(e.getKey()).points)
                        .thenComparingInt(e -> e.getValue().order))
                .map(Map.Entry::getKey)
                .toList();
    }

    @Override
    public OptionalLong deadline() {
        return ends == 0 ? OptionalLong.empty() : OptionalLong.of(ends);
    }

    @Override
    public void shiftDeadlines(long millis) {
        if (ends != 0) ends += millis;
    }

    @Override
    public void joined(int seat, long at) {
        bidders.put(seat, new Bidder());
    }

    @Override
    public void left(int seat, long at) {
        bidders.remove(seat);
        boolean showing = phase == Phase.SHOW && !queue.isEmpty() && queue.peek() == seat;
        queue.remove(seat);
        if (showing) demonstrate(at);
        else if (phase != Phase.SHOW && phase != Phase.OVER && !bidders.isEmpty() && allSettled()) onDeadline(at);
    }

    @Override
    public boolean over() {
        return phase == Phase.OVER;
    }

    @Override
    public Object view(int viewer) {
        List<PlayerBids> bids = new ArrayList<>();
        bidders.forEach((seat, b) -> bids.add(new PlayerBids(seat, List.copyOf(b.bids), b.content)));
        List<Integer> order = order();
        return new BidView(
                phase,
                rounds,
                settings.of("targets"),
                setup.write(),
                ends,
                length,
                bids,
                order.isEmpty() ? -1 : order.get(0),
                phase == Phase.SHOW ? queue.peek() : -1,
                List.copyOf(failed),
                List.copyOf(shown),
                last);
    }

    @Override
    public Optional<EngineTask> engineTask(int seat) {
        Bidder bidder = bidders.get(seat);
        if (bidder == null) return Optional.empty();
        String id = "round " + rounds;
        if ((phase == Phase.THINK || phase == Phase.SAND) && bidder.bids.isEmpty())
            return Optional.of(new EngineTask(id, "bid", setup, List.of()));
        if (phase == Phase.SHOW && queue.peek() == seat && shown.size() < bidder.line.size())
            return Optional.of(EngineTask.known(id + " move " + shown.size(), "show", bidder.line.get(shown.size())));
        return Optional.empty();
    }
}
