package dev.damier.arena;

import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** One game of two. The referee's table is ours alone: a bot's word counts only once the rules have taken it. */
final class MatchGame {
    private final MatchLimits limits;
    private final PlayedLine opening;
    private final ClockedSeat[] seats;
    private final List<String> moves;
    private final Table table;
    private final MatchWatcher watcher;

    /** How it ended. */
    record End(int winner, String reason, String detail, boolean failed, PlayedLine line, List<Duration> spent) {}

    MatchGame(MatchLimits limits, PlayedLine opening, MatchWatcher watcher, Player... players) {
        this.limits = limits;
        this.opening = opening;
        seats = Arrays.stream(players)
                .map(player -> new ClockedSeat(player, limits))
                .toArray(ClockedSeat[]::new);
        moves = new ArrayList<>(opening.moves());
        table = opening.end().newTable();
        this.watcher = watcher;
    }

    End play() {
        while (true) {
            watcher.onPosition(table, moves.size(), clocks());
            Table.Status status = table.status();
            if (status.over() || table.moves().isEmpty()) {
                String why = status.winner() < 0 ? "draw" : "goal";
                return end(status.winner(), why, status.sentence().in(Locale.ENGLISH), false);
            }
            if (moves.size() >= limits.plies()) return end(-1, "plies", "drawn after " + moves.size() + " plies", false);
            int seat = table.toMove();
            try {
                ask(seat);
            } catch (BotException e) {
                return lost(seat, e);
            }
        }
    }

    private void ask(int seat) throws BotException {
        PlayedLine line = new PlayedLine(opening.start(), moves);
        Player.Reply reply = seats[seat].move(line, limits.limits(seats));
        try {
            Move move = table.read(reply.move());
            table.play(move.code());
            moves.add(move.text());
        } catch (IllegalArgumentException e) {
            throw new BotException(Kind.ILLEGAL_MOVE, "played '" + reply.move() + "': " + e.getMessage());
        }
    }

    /** The other seat wins. */
    private End lost(int seat, BotException failure) {
        return end(1 - seat, failure.kind().toString(), failure.getMessage(), true);
    }

    /** Lost before the first move. */
    static End forfeit(PlayedLine opening, int seat, BotException failure) {
        return new End(
                1 - seat,
                failure.kind().toString(),
                failure.getMessage(),
                true,
                opening,
                List.of(Duration.ZERO, Duration.ZERO));
    }

    private List<Duration> clocks() {
        return limits.clock().isZero()
                ? List.of()
                : Arrays.stream(seats).map(seat -> seat.clock().left()).toList();
    }

    private End end(int winner, String reason, String detail, boolean failed) {
        List<Duration> spent = Arrays.stream(seats).map(ClockedSeat::spent).toList();
        return new End(winner, reason, detail, failed, new PlayedLine(opening.start(), moves), spent);
    }
}
