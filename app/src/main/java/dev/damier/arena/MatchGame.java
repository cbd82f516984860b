package dev.damier.arena;

import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.run.BadInputException;
import dev.damier.run.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One game of two players. It uses its own table, and a move of a bot counts only if it is legal there. */
final class MatchGame {
    /** Maximum number of legal moves listed after an illegal move. */
    private static final int MAX_LISTED_MOVES = 200;

    private final MatchLimits limits;
    private final PlayedLine opening;
    private final ClockedSeat[] seats;
    private final List<String> moves;
    private final Table table;
    private final MatchWatcher watcher;
    private final Integer[] values = new Integer[2];

    /** The end of a game. {@code failed} is true if a player lost by an error. */
    record End(int winner, String reason, String detail, boolean failed, PlayedLine line, List<Duration> spent) {}

    MatchGame(MatchLimits limits, PlayedLine opening, MatchWatcher watcher, Player... players) {
        this.limits = limits;
        this.opening = opening;
        seats = Arrays.stream(players)
                .map(player -> new ClockedSeat(player, limits))
                .toArray(ClockedSeat[]::new);
        moves = new ArrayList<>(opening.moves());
        table = opening.endPosition().newTable();
        this.watcher = watcher;
    }

    /** Plays the game to its end. */
    End play() {
        while (true) {
            watcher.onPosition(table, moves.size(), remainingTimes(), Arrays.asList(values.clone()));
            Table.Status status = table.status();
            if (status.over() || table.moves().isEmpty()) {
                String reason = status.winner() < 0 ? "draw" : "goal";
                return endGame(status.winner(), reason, status.sentence().in(Locale.ENGLISH), false);
            }
            if (moves.size() >= limits.plies())
                return endGame(-1, "plies", "drawn after " + moves.size() + " plies", false);
            int seat = table.toMove();
            try {
                playMove(seat);
            } catch (BotException e) {
                return lossOf(seat, e);
            }
        }
    }

    private void playMove(int seat) throws BotException {
        PlayedLine line = new PlayedLine(opening.start(), moves);
        Player.Reply reply = seats[seat].move(line, limits.searchLimits(seats));
        try {
            Move move = table.read(reply.move());
            table.play(move.code());
            moves.add(move.text());
            boolean evaluated = reply.info().depth() > 0 || reply.info().nodes() > 0;
            if (evaluated && reply.info().scale() == Outcome.Scale.EVALUATION)
                values[seat] = reply.info().value();
        } catch (BadInputException e) {
            throw new BotException(
                    Kind.ILLEGAL_MOVE, "played '" + reply.move() + "': " + e.getMessage() + "; " + legalMoves());
        }
    }

    private String legalMoves() {
        List<Move> legal = table.moves();
        String listed = legal.stream().limit(MAX_LISTED_MOVES).map(Move::text).collect(Collectors.joining(" "));
        return "legal moves: " + listed + (legal.size() > MAX_LISTED_MOVES ? " …" : "");
    }

    /** Ends the game with a win for the other seat. */
    private End lossOf(int seat, BotException failure) {
        return endGame(1 - seat, failure.kind().toString(), failure.getMessage(), true);
    }

    /** Returns the end of a game that is lost before the first move. */
    static End forfeit(PlayedLine opening, int seat, BotException failure) {
        return new End(
                1 - seat,
                failure.kind().toString(),
                failure.getMessage(),
                true,
                opening,
                List.of(Duration.ZERO, Duration.ZERO));
    }

    private List<Duration> remainingTimes() {
        return limits.clock().isZero()
                ? List.of()
                : Arrays.stream(seats).map(seat -> seat.clock().remaining()).toList();
    }

    private End endGame(int winner, String reason, String detail, boolean failed) {
        List<Duration> spent = Arrays.stream(seats).map(ClockedSeat::spent).toList();
        return new End(winner, reason, detail, failed, new PlayedLine(opening.start(), moves), spent);
    }
}
