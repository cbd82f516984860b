package dev.damier.arena;

import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.play.Clock;
import dev.damier.protocol.Failure;
import dev.damier.protocol.Failure.Kind;
import dev.damier.protocol.Line;
import dev.damier.protocol.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One game of two. The referee's table is ours alone: a bot's word counts only once the rules have taken it. */
final class Bout {
    private final Terms terms;
    private final Line opening;
    private final Player[] players;
    private final List<String> moves;
    private final Table table;
    private final Clock[] clocks;
    private final Duration[] spent = {Duration.ZERO, Duration.ZERO};

    /** How it ended. */
    record End(int winner, String reason, String detail, boolean failed, Line line, List<Duration> spent) {}

    Bout(Terms terms, Line opening, Player first, Player second) {
        this.terms = terms;
        this.opening = opening;
        players = new Player[] {first, second};
        moves = new ArrayList<>(opening.moves());
        table = opening.end().seat();
        clocks = terms.clocks(players.length);
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
        Clock clock = clocks[seat];
        Stopwatch watch = new Stopwatch(players[seat], terms.onCpu());
        Player.Reply reply = players[seat].move(
                new Line(opening.start(), moves), terms.limits(clocks), terms.patience(clock, watch.onCpu()));
        Duration took = watch.elapsed();
        spent[seat] = spent[seat].plus(took);
        if (terms.late(took, clock)) throw new Failure(Kind.TIME, "took " + took.toMillis() + " ms");
        clocks[seat] = clock.after(took.compareTo(clock.left()) > 0 ? clock.left() : took);
        try {
            Move move = table.read(reply.move());
            table.play(move.code());
            moves.add(move.text());
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.ILLEGAL_MOVE, "played '" + reply.move() + "': " + e.getMessage());
        }
    }

    /** The other seat wins. */
    End lost(int seat, Failure failure) {
        return end(1 - seat, failure.kind().toString(), failure.getMessage(), true);
    }

    private End end(int winner, String reason, String detail, boolean failed) {
        return new End(winner, reason, detail, failed, new Line(opening.start(), moves), List.of(spent));
    }
}
