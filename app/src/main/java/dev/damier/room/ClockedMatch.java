package dev.damier.room;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.protocol.PlayedLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game of two or more on one board. The clocks are the server's; what one side offers (a draw, a move taken back, another
 * game) happens when all others agree. Another game begins with everybody one chair further.
 */
final class ClockedMatch implements RoomGame {
    enum Offer implements dev.damier.game.WireName {
        DRAW,
        TAKEBACK,
        REMATCH
    }

    enum End implements dev.damier.game.WireName {
        RULES,
        RESIGNED,
        FLAG,
        AGREED
    }

    /**
     * How it ended.
     *
     * @param seat who won; -1 when nobody did
     * @param lost who resigned, left or has no time, else -1
     */
    record Ending(End how, int seat, int lost) {}

    /**
     * @param chairs the seat of the room at each side of the game
     * @param turn the side to move
     * @param left what each side has in milliseconds, as of {@code since}; empty without clocks
     * @param since when the clock of the side to move was started; 0 while none runs
     */
    record MatchView(
            String position,
            List<String> moves,
            List<Integer> chairs,
            int turn,
            List<Long> left,
            long since,
            Offer offer,
            int offeredBy,
            List<Integer> agreed,
            Ending ending) {}

    private final RoomSettings settings;
    private final List<RoomSeat> seats;
    private final Setup start;
    private final List<Integer> chairs = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private final List<Integer> agreed = new ArrayList<>();
    private Table table;
    private long[] left;
    private long since;
    private Offer offer;
    private int offeredBy = -1;
    private Ending ending;
    private int games;
    /** How often moves were taken back: the same turn may come again. */
    private int takenBack;

    ClockedMatch(RoomConfig config, RoomSettings settings, List<RoomSeat> seats) {
        this.settings = settings;
        this.seats = seats;
        start = config.setup();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).left) chairs.add(seat);
        begin();
    }

    private void begin() {
        games++;
        table = start.newTable();
        moves.clear();
        ending = null;
        withdraw();
        left = new long[settings.of("minutes") == 0 ? 0 : chairs.size()];
        Arrays.fill(left, settings.of("minutes") * 60_000L);
        since = 0; // the clocks start with the first move, as at a table
    }

    private void withdraw() {
        offer = null;
        offeredBy = -1;
        agreed.clear();
    }

    private int turn() {
        return chairs.get(table.toMove());
    }

    @Override
    public void act(RoomAction action) {
        if (!chairs.contains(action.seat())) throw RoomException.of("seat");
        switch (action.verb()) {
            case "move" -> move(action);
            case "resign" -> {
                playing();
                end(End.RESIGNED, -1, action.seat());
            }
            case "draw" -> offer(Offer.DRAW, action);
            case "takeback" -> offer(Offer.TAKEBACK, action);
            case "rematch" -> offer(Offer.REMATCH, action);
            case "accept" -> accept(action);
            case "decline" -> {
                if (offer == null) throw RoomException.of("no-offer");
                withdraw();
            }
            default -> throw RoomException.of("verb", action.verb());
        }
    }

    private void playing() {
        if (ending != null) throw RoomException.of("over");
    }

    private void move(RoomAction action) {
        playing();
        if (turn() != action.seat()) throw RoomException.of("turn");
        int side = table.toMove();
        moves.add(Moves.play(table, action.arg("move")).text());
        withdraw();
        if (left.length > 0) {
            if (since != 0) left[side] += settings.millis("increment") - (action.at() - since);
            since = action.at();
        }
        Table.Status status = table.status();
        if (status.over()) end(End.RULES, status.winner() < 0 ? -1 : chairs.get(status.winner()), -1);
    }

    private void offer(Offer what, RoomAction action) {
        if (what == Offer.REMATCH ? ending == null : ending != null) throw RoomException.of("not-now");
        if (what == Offer.TAKEBACK && !moved(action.seat())) throw RoomException.of("undo");
        if (what == Offer.REMATCH) requireAllPresent();
        if (offer != null && offer != what) throw RoomException.of("other-offer");
        if (offer == what) {
            accept(action);
            return;
        }
        offer = what;
        offeredBy = action.seat();
        agreed.clear();
        agree(action);
    }

    /** Whether somebody has made a move that could be taken back. */
    private boolean moved(int seat) {
        Table again = start.newTable();
        for (String move : moves) {
            if (chairs.get(again.toMove()) == seat) return true;
            again.play(again.read(move).code());
        }
        return false;
    }

    /** Nobody plays against an empty chair. */
    private void requireAllPresent() {
        for (int chair : chairs)
            if (seats.get(chair).left)
                throw RoomException.of("left", seats.get(chair).displayName());
    }

    private void accept(RoomAction action) {
        if (offer == null || agreed.contains(action.seat())) throw RoomException.of("no-offer");
        if (offer == Offer.REMATCH) requireAllPresent();
        agree(action);
    }

    /** Engines have nothing against it. */
    private void agree(RoomAction action) {
        agreed.add(action.seat());
        boolean all = chairs.stream()
                .allMatch(c -> agreed.contains(c) || !seats.get(c).isHuman() || seats.get(c).left);
        if (!all) return;
        switch (offer) {
            case DRAW -> end(End.AGREED, -1, -1);
            case TAKEBACK -> takeBack(action.at());
            case REMATCH -> {
                chairs.add(chairs.remove(0));
                begin();
            }
        }
        withdraw();
    }

    /** Until whoever asked for it is to move again. */
    private void takeBack(long at) {
        do {
            if (moves.isEmpty() || !table.undo()) break;
            moves.remove(moves.size() - 1);
        } while (turn() != offeredBy);
        takenBack++;
        if (since != 0) since = moves.isEmpty() ? 0 : at;
    }

    private void end(End how, int winner, int lost) {
        int won = winner >= 0 || lost < 0 || chairs.size() != 2 ? winner : chairs.get(1 - chairs.indexOf(lost));
        ending = new Ending(how, won, lost);
        since = 0;
        if (won >= 0) seats.get(won).points++;
        if (won < 0 && lost < 0) for (int chair : chairs) seats.get(chair).points += 0.5;
        RoomSeat.rate(
                chairs.stream().map(seats::get).toList(),
                chairs.stream().mapToInt(c -> c == won ? 1 : c == lost ? -1 : 0).toArray());
        withdraw();
    }

    @Override
    public OptionalLong deadline() {
        return since == 0 ? OptionalLong.empty() : OptionalLong.of(since + left[table.toMove()]);
    }

    @Override
    public void onDeadline(long at) {
        left[table.toMove()] = 0;
        end(End.FLAG, -1, turn());
    }

    @Override
    public void shiftDeadlines(long millis) {
        if (since != 0) since += millis;
    }

    @Override
    public void joined(int seat, long at) {
        throw RoomException.of("full");
    }

    @Override
    public void left(int seat, long at) {
        if (!chairs.contains(seat)) return;
        if (ending == null) end(End.RESIGNED, -1, seat);
        else withdraw();
    }

    /** A rematch may follow as long as people stay. */
    @Override
    public boolean over() {
        return ending != null;
    }

    @Override
    public Object view(int viewer) {
        List<Long> clocks = new ArrayList<>();
        for (long millis : left) clocks.add(millis);
        return new MatchView(
                start.write(),
                List.copyOf(moves),
                List.copyOf(chairs),
                table.toMove(),
                clocks,
                since,
                offer,
                offeredBy,
                List.copyOf(agreed),
                ending);
    }

    @Override
    public Optional<EngineTask> engineTask(int seat) {
        if (ending != null || turn() != seat) return Optional.empty();
        String id = "game " + games + " move " + moves.size() + " taken back " + takenBack;
        return Optional.of(new EngineTask(id, "move", new PlayedLine(start, moves).setup(), List.of()));
    }
}
