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
 * A game of two or more players on one board, with clocks run by the server. An offer (draw, takeback or rematch) takes
 * effect when all other human players accept it. In a rematch every player moves on to the next side.
 */
final class ClockedMatch implements RoomGame {
    /** What a player can propose. */
    enum Offer implements dev.damier.game.WireName {
        DRAW,
        TAKEBACK,
        REMATCH
    }

    /** How a game can end: by the rules, by resignation, on time or by agreement. */
    enum End implements dev.damier.game.WireName {
        RULES,
        RESIGNED,
        FLAG,
        AGREED
    }

    /**
     * The end of a game.
     *
     * @param seat the winner; -1 if there is none
     * @param lost the seat that resigned, left or ran out of time; otherwise -1
     */
    record Ending(End how, int seat, int lost) {}

    /**
     * The state of the match as shown to all.
     *
     * @param chairs the seat of the room per side of the game
     * @param turn the side to move
     * @param left remaining time per side in milliseconds, at the time {@code since}; empty without clocks
     * @param since when the clock of the side to move was started, in milliseconds since 1970; 0 while no clock runs
     * @param offer the pending offer; null if there is none
     * @param agreed the seats that accepted the offer
     * @param ending how the game ended; null while it is running
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
    private final Setup startSetup;
    private final List<Integer> seatOfSide = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private final List<Integer> agreedSeats = new ArrayList<>();
    private Table table;
    private long[] remainingMillis;
    private long clockStartedAt;
    private Offer offer;
    private int offeredBy = -1;
    private Ending ending;
    private int gameNumber;
    /** Number of takebacks. It keeps the ids of engine tasks unique when a turn is repeated. */
    private int takebackCount;

    ClockedMatch(RoomConfig config, RoomSettings settings, List<RoomSeat> seats) {
        this.settings = settings;
        this.seats = seats;
        startSetup = config.setup();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).hasLeft) seatOfSide.add(seat);
        startGame();
    }

    private void startGame() {
        gameNumber++;
        table = startSetup.newTable();
        moves.clear();
        ending = null;
        clearOffer();
        remainingMillis = new long[settings.value("minutes") == 0 ? 0 : seatOfSide.size()];
        Arrays.fill(remainingMillis, settings.value("minutes") * 60_000L);
        clockStartedAt = 0; // the clocks start with the first move
    }

    private void clearOffer() {
        offer = null;
        offeredBy = -1;
        agreedSeats.clear();
    }

    private int seatToMove() {
        return seatOfSide.get(table.toMove());
    }

    @Override
    public void act(RoomAction action) {
        if (!seatOfSide.contains(action.seat())) throw RoomException.of("seat");
        switch (action.verb()) {
            case "move" -> playMove(action);
            case "resign" -> {
                requireRunning();
                finish(End.RESIGNED, -1, action.seat());
            }
            case "draw" -> makeOffer(Offer.DRAW, action);
            case "takeback" -> makeOffer(Offer.TAKEBACK, action);
            case "rematch" -> makeOffer(Offer.REMATCH, action);
            case "accept" -> acceptOffer(action);
            case "decline" -> {
                if (offer == null) throw RoomException.of("no-offer");
                clearOffer();
            }
            default -> throw RoomException.of("verb", action.verb());
        }
    }

    private void requireRunning() {
        if (ending != null) throw RoomException.of("over");
    }

    private void playMove(RoomAction action) {
        requireRunning();
        if (seatToMove() != action.seat()) throw RoomException.of("turn");
        int side = table.toMove();
        moves.add(MoveInput.play(table, action.arg("move")).text());
        clearOffer();
        if (remainingMillis.length > 0) {
            if (clockStartedAt != 0)
                remainingMillis[side] += settings.secondsAsMillis("increment") - (action.at() - clockStartedAt);
            clockStartedAt = action.at();
        }
        Table.Status status = table.status();
        if (status.over()) finish(End.RULES, status.winner() < 0 ? -1 : seatOfSide.get(status.winner()), -1);
    }

    private void makeOffer(Offer newOffer, RoomAction action) {
        if (newOffer == Offer.REMATCH ? ending == null : ending != null) throw RoomException.of("not-now");
        if (newOffer == Offer.TAKEBACK && !hasMoved(action.seat())) throw RoomException.of("undo");
        if (newOffer == Offer.REMATCH) requireAllPresent();
        if (offer != null && offer != newOffer) throw RoomException.of("other-offer");
        if (offer == newOffer) {
            acceptOffer(action);
            return;
        }
        offer = newOffer;
        offeredBy = action.seat();
        agreedSeats.clear();
        recordAgreement(action);
    }

    /** Returns whether this seat has made a move that can be taken back. */
    private boolean hasMoved(int seat) {
        Table replay = startSetup.newTable();
        for (String move : moves) {
            if (seatOfSide.get(replay.toMove()) == seat) return true;
            replay.play(replay.read(move).code());
        }
        return false;
    }

    /** Throws if a player of this match has left. */
    private void requireAllPresent() {
        for (int seat : seatOfSide)
            if (seats.get(seat).hasLeft)
                throw RoomException.of("left", seats.get(seat).displayName());
    }

    private void acceptOffer(RoomAction action) {
        if (offer == null || agreedSeats.contains(action.seat())) throw RoomException.of("no-offer");
        if (offer == Offer.REMATCH) requireAllPresent();
        recordAgreement(action);
    }

    /** Records the agreement of a seat and carries out the offer once all have agreed. Engines always agree. */
    private void recordAgreement(RoomAction action) {
        agreedSeats.add(action.seat());
        boolean allAgreed = seatOfSide.stream()
                .allMatch(seat -> agreedSeats.contains(seat) || !seats.get(seat).isHuman() || seats.get(seat).hasLeft);
        if (!allAgreed) return;
        switch (offer) {
            case DRAW -> finish(End.AGREED, -1, -1);
            case TAKEBACK -> takeBack(action.at());
            case REMATCH -> {
                seatOfSide.add(seatOfSide.remove(0));
                startGame();
            }
        }
        clearOffer();
    }

    /** Takes moves back until the player who offered the takeback is to move. */
    private void takeBack(long at) {
        do {
            if (moves.isEmpty() || !table.undo()) break;
            moves.remove(moves.size() - 1);
        } while (seatToMove() != offeredBy);
        takebackCount++;
        if (clockStartedAt != 0) clockStartedAt = moves.isEmpty() ? 0 : at;
    }

    private void finish(End end, int winner, int lost) {
        int actualWinner = winner >= 0 || lost < 0 || seatOfSide.size() != 2
                ? winner
                : seatOfSide.get(1 - seatOfSide.indexOf(lost));
        ending = new Ending(end, actualWinner, lost);
        clockStartedAt = 0;
        if (actualWinner >= 0) seats.get(actualWinner).points++;
        if (actualWinner < 0 && lost < 0) for (int seat : seatOfSide) seats.get(seat).points += 0.5;
        RoomSeat.updateRatings(
                seatOfSide.stream().map(seats::get).toList(),
                seatOfSide.stream()
                        .mapToInt(s -> s == actualWinner ? 1 : s == lost ? -1 : 0)
                        .toArray());
        clearOffer();
    }

    @Override
    public OptionalLong deadline() {
        return clockStartedAt == 0
                ? OptionalLong.empty()
                : OptionalLong.of(clockStartedAt + remainingMillis[table.toMove()]);
    }

    @Override
    public void onDeadline(long at) {
        remainingMillis[table.toMove()] = 0;
        finish(End.FLAG, -1, seatToMove());
    }

    @Override
    public void shiftDeadlines(long millis) {
        if (clockStartedAt != 0) clockStartedAt += millis;
    }

    @Override
    public void onJoin(int seat, long at) {
        throw RoomException.of("full");
    }

    @Override
    public void onLeave(int seat, long at) {
        if (!seatOfSide.contains(seat)) return;
        if (ending == null) finish(End.RESIGNED, -1, seat);
        else clearOffer();
    }

    /** Returns whether the current game is over. A rematch may follow. */
    @Override
    public boolean isOver() {
        return ending != null;
    }

    @Override
    public Object view(int viewer) {
        List<Long> clocks = new ArrayList<>();
        for (long millis : remainingMillis) clocks.add(millis);
        return new MatchView(
                startSetup.write(),
                List.copyOf(moves),
                List.copyOf(seatOfSide),
                table.toMove(),
                clocks,
                clockStartedAt,
                offer,
                offeredBy,
                List.copyOf(agreedSeats),
                ending);
    }

    @Override
    public Optional<EngineTask> engineTask(int seat) {
        if (ending != null || seatToMove() != seat) return Optional.empty();
        String id = "game " + gameNumber + " move " + moves.size() + " taken back " + takebackCount;
        return Optional.of(new EngineTask(id, "move", new PlayedLine(startSetup, moves).toSetup(), List.of()));
    }
}
