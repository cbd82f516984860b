package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.protocol.PlayedLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game of two or more players on one board, with clocks run by the server. An offer (draw or takeback) takes effect
 * when all other human players accept it.
 *
 * <p>A player who resigns, leaves or runs out of time is out of the game. With two players the opponent wins. With more
 * players the others play on: the pieces of the player stay on the board, and each of the player's turns is passed
 * ({@link Table#pass}). The last player who is not out wins.
 */
final class ClockedMatch implements RoomGame {
    /** What a player can propose. */
    enum Offer implements dev.damier.game.WireName {
        DRAW,
        TAKEBACK
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

    /** A player who is out of the game, and why. */
    record Out(int seat, End how) {}

    /** An offer that was declined, and the player who declined it. */
    record Declined(Offer offer, int offeredBy, int seat) {}

    /**
     * The state of the match as shown to all.
     *
     * @param chairs the seat of the room per side of the game
     * @param turn the side to move
     * @param left remaining time per side in milliseconds, at the time {@code since}; empty without clocks
     * @param since when the clock of the side to move was started, in milliseconds since 1970; 0 while no clock runs
     * @param offer the pending offer; null if there is none
     * @param agreed the seats that accepted the offer
     * @param declined the last offer, if it was declined and no move followed; else null
     * @param out the players who are out of the game
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
            Declined declined,
            List<Out> out,
            Ending ending) {}

    private final RoomSettings settings;
    private final List<RoomSeat> seats;
    private final Setup startSetup;
    private final List<Integer> seatOfSide;
    private final List<String> moves = new ArrayList<>();
    private final List<Integer> agreedSeats = new ArrayList<>();
    private final List<Out> out = new ArrayList<>();
    private final Table table;
    private final long[] remainingMillis;
    private long clockStartedAt;
    private Offer offer;
    private int offeredBy = -1;
    private Declined declined;
    private Ending ending;
    /** Number of takebacks. It keeps the ids of engine tasks unique when a turn is repeated. */
    private int takebackCount;

    /** @param seatOfSide the seat that plays each side */
    ClockedMatch(RoomConfig config, RoomSettings settings, List<RoomSeat> seats, List<Integer> seatOfSide) {
        this.settings = settings;
        this.seats = seats;
        this.seatOfSide = List.copyOf(seatOfSide);
        startSetup = config.setup();
        table = startSetup.newTable();
        remainingMillis = new long[settings.value("minutes") == 0 ? 0 : seatOfSide.size()];
        // The clocks start with the first move.
        Arrays.fill(remainingMillis, settings.value("minutes") * 60_000L);
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
                requirePlaying(action.seat());
                removePlayer(action.seat(), End.RESIGNED, action.at());
            }
            case "draw" -> makeOffer(Offer.DRAW, action);
            case "takeback" -> makeOffer(Offer.TAKEBACK, action);
            case "accept" -> acceptOffer(action);
            case "decline" -> {
                if (offer == null) throw RoomException.of("no-offer");
                declined = new Declined(offer, offeredBy, action.seat());
                clearOffer();
            }
            default -> throw RoomException.of("verb", action.verb());
        }
    }

    /** Throws unless the game is running and the player is not out of it. */
    private void requirePlaying(int seat) {
        if (ending != null) throw RoomException.of("over");
        if (isOut(seat)) throw RoomException.of("out");
    }

    private boolean isOut(int seat) {
        return out.stream().anyMatch(player -> player.seat == seat);
    }

    private void playMove(RoomAction action) {
        requirePlaying(action.seat());
        if (seatToMove() != action.seat()) throw RoomException.of("turn");
        int side = table.toMove();
        moves.add(MoveInput.play(table, action.arg("move")).text());
        clearOffer();
        declined = null;
        if (remainingMillis.length > 0) {
            if (clockStartedAt != 0)
                remainingMillis[side] += settings.secondsAsMillis("increment") - (action.at() - clockStartedAt);
            clockStartedAt = action.at();
        }
        passTurnsOfPlayersWhoAreOut();
        finishByTheRules();
    }

    private void finishByTheRules() {
        Table.Status status = table.status();
        if (status.over()) finish(End.RULES, status.winner() < 0 ? -1 : seatOfSide.get(status.winner()), -1);
    }

    private void passTurnsOfPlayersWhoAreOut() {
        while (!table.status().over() && isOut(seatToMove())) {
            Move pass = table.pass().orElseThrow();
            table.play(pass.code());
            moves.add(pass.text());
        }
    }

    /** Removes a player from the game. The others play on, unless only one is left or the game has no pass. */
    private void removePlayer(int seat, End how, long at) {
        boolean toMove = seatToMove() == seat;
        out.add(new Out(seat, how));
        List<Integer> playing = seatOfSide.stream().filter(s -> !isOut(s)).toList();
        if (playing.size() < 2) finish(how, playing.isEmpty() ? -1 : playing.get(0), seat);
        else if (table.pass().isEmpty()) finish(how, -1, seat);
        else {
            clearOffer();
            if (!toMove) return;
            passTurnsOfPlayersWhoAreOut();
            if (clockStartedAt != 0) clockStartedAt = at;
            finishByTheRules();
        }
    }

    private void makeOffer(Offer newOffer, RoomAction action) {
        requirePlaying(action.seat());
        if (newOffer == Offer.TAKEBACK && !hasMoved(action.seat())) throw RoomException.of("undo");
        if (offer != null && offer != newOffer) throw RoomException.of("other-offer");
        if (offer == newOffer) {
            acceptOffer(action);
            return;
        }
        offer = newOffer;
        offeredBy = action.seat();
        declined = null;
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

    private void acceptOffer(RoomAction action) {
        if (offer == null || agreedSeats.contains(action.seat())) throw RoomException.of("no-offer");
        recordAgreement(action);
    }

    /** Records the agreement of a seat and carries out the offer once all have agreed. Engines always agree. */
    private void recordAgreement(RoomAction action) {
        agreedSeats.add(action.seat());
        boolean allAgreed = seatOfSide.stream()
                .allMatch(seat -> agreedSeats.contains(seat) || !seats.get(seat).isHuman() || isOut(seat));
        if (!allAgreed) return;
        switch (offer) {
            case DRAW -> finish(End.AGREED, -1, -1);
            case TAKEBACK -> takeBack(action.at());
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
        ending = new Ending(end, winner, lost);
        clockStartedAt = 0;
        if (winner >= 0) seats.get(winner).points++;
        else if (lost < 0) for (int seat : seatOfSide) if (!isOut(seat)) seats.get(seat).points += 0.5;
        RoomSeat.updateRatings(
                seatOfSide.stream().map(seats::get).toList(),
                seatOfSide.stream()
                        .mapToInt(s -> s == winner ? 1 : isOut(s) ? -1 : 0)
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
        removePlayer(seatToMove(), End.FLAG, at);
    }

    @Override
    public void finish(long at) {
        throw RoomException.of("not-now");
    }

    @Override
    public List<GameRecord.Round> rounds() {
        return ending == null
                ? List.of()
                : List.of(new GameRecord.Round(startSetup.write(), ending.seat, List.copyOf(moves), List.of()));
    }

    @Override
    public List<Integer> winners() {
        return ending == null || ending.seat < 0 ? List.of() : List.of(ending.seat);
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
        if (ending == null && seatOfSide.contains(seat) && !isOut(seat)) removePlayer(seat, End.RESIGNED, at);
    }

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
                seatOfSide,
                table.toMove(),
                clocks,
                clockStartedAt,
                offer,
                offeredBy,
                List.copyOf(agreedSeats),
                declined,
                List.copyOf(out),
                ending);
    }

    @Override
    public Optional<EngineTask> engineTask(int seat) {
        if (ending != null || seatToMove() != seat) return Optional.empty();
        String id = "move " + moves.size() + " taken back " + takebackCount;
        return Optional.of(new EngineTask(id, "move", new PlayedLine(startSetup, moves).toSetup(), List.of()));
    }
}
