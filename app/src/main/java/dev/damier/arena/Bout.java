package dev.damier.arena;

import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.protocol.Failure;
import dev.damier.protocol.Failure.Kind;
import dev.damier.protocol.Line;
import dev.damier.protocol.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** One game of two. The referee's table is ours alone: a bot's word counts only once the rules have taken it. */
final class Bout {
    private final Terms terms;
    private final Line opening;
    private final Seat[] seats;
    private final List<String> moves;
    private final Table table;

    /** How it ended. */
    record End(int winner, String reason, String detail, boolean failed, Line line, List<Duration> spent) {}

    Bout(Terms terms, Line opening, Player... players) {
        this.terms = terms;
        this.opening = opening;
        seats = Arrays.stream(players).map(player -> new Seat(player, terms)).toArray(Seat[]::new);
        moves = new ArrayList<>(opening.moves());
        table = opening.end().seat();
    }

    End play() {
        while (true) {
            Table.Status status = table.status();
            if (status.over() || table.moves().isEmpty()) {
                String why = status.winner() < 0 ? "draw" : "goal";
                return end(status.winner(), why, status.sentence().in(Locale.ENGLISH), false);
            }
            if (moves.size() >= terms.plies()) return end(-1, "plies", "drawn after " + moves.size() + " plies", false);
            int seat = table.seat();
            try {
                ask(seat);
            } catch (Failure e) {
                return lost(seat, e);
            }
        }
    }

    private void ask(int seat) throws Failure {
        Line line = new Line(opening.start(), moves);
        Player.Reply reply = seats[seat].move(line, terms.limits(seats));
        try {
            Move move = table.read(reply.move());
            table.play(move.code());
            moves.add(move.text());
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.ILLEGAL_MOVE, "played '" + reply.move() + "': " + e.getMessage());
        }
    }

    /** The other seat wins. */
    private End lost(int seat, Failure failure) {
        return end(1 - seat, failure.kind().toString(), failure.getMessage(), true);
    }

    /** Lost before the first move. */
    static End forfeit(Line opening, int seat, Failure failure) {
        return new End(
                1 - seat,
                failure.kind().toString(),
                failure.getMessage(),
                true,
                opening,
                List.of(Duration.ZERO, Duration.ZERO));
    }

    private End end(int winner, String reason, String detail, boolean failed) {
        List<Duration> spent = Arrays.stream(seats).map(Seat::spent).toList();
        return new End(winner, reason, detail, failed, new Line(opening.start(), moves), spent);
    }
}
