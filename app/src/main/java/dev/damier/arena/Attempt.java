package dev.damier.arena;

import dev.damier.game.Agent;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Json;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Failure;
import dev.damier.protocol.Failure.Kind;
import dev.damier.protocol.Line;
import dev.damier.protocol.Player;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One player at one position of a race, and what came of it. */
final class Attempt {
    private static final int MOST_ACTS = 20_000;

    private final Setup setup;
    private final Terms terms;
    private final List<String> acts = new ArrayList<>();
    private Optional<Seat> seat = Optional.empty();
    private Line line;
    private int cost = -1;
    private Integer score;
    private String reason = "unsolved";
    private String detail = "";

    Attempt(Setup setup, Terms terms) {
        this.setup = setup;
        this.terms = terms;
        line = new Line(setup, List.of());
    }

    /** Asks once for the whole line. */
    void puzzle(Player player) throws Failure {
        Seat own = sit(player);
        Player.Reply reply = own.move(line, terms.limits(own));
        Table table = setup.seat();
        try {
            for (String move : reply.line()) table.play(table.read(move).code());
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.ILLEGAL_MOVE, e.getMessage());
        }
        line = new Line(setup, reply.line());
        acts.addAll(reply.line());
        if (!table.status().over()) return;
        cost = table.status().cost();
        reason = "goal";
    }

    /** Asks for one act after the other, until the player says that it has finished. */
    void mission(Player player) throws Failure {
        String game = setup.game().card().id();
        RefereePort referee =
                setup.as(RefereePort.class).orElseThrow(() -> new Failure(Kind.START, game + " has no referee here"));
        Seat own = sit(player);
        Penalties penalties = new Penalties();
        for (String seen = ""; acts.size() < MOST_ACTS; ) {
            Agent.Act act = act(own.act(seen, terms.limits(own)));
            if (act.done()) break;
            acts.add(act.action());
            Map<String, Object> answer = referee.act(act.action(), act.args());
            penalties.learn(answer);
            seen = Json.line(answer);
        }
        line = replayed();
        score = penalties.score();
        reason = penalties.reason();
        if (reason.equals("goal")) cost = penalties.sum();
    }

    private static Agent.Act act(Player.Reply reply) throws Failure {
        try {
            return AgentPlayer.read(reply.move());
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.NONSENSE, e.getMessage());
        }
    }

    /** The acts as moves of the table, where that is the mission itself: not all that one says to a referee is a move. */
    private Line replayed() {
        List<String> moves = new ArrayList<>();
        if (setup.as(Puzzle.class).isPresent()) return new Line(setup, moves);
        Table table = setup.seat();
        for (String act : acts) {
            table.moves().stream().filter(m -> m.text().equals(act)).findFirst().ifPresent(move -> {
                table.play(move.code());
                moves.add(act);
            });
        }
        return new Line(setup, moves);
    }

    private Seat sit(Player player) {
        Seat own = new Seat(player, terms);
        seat = Optional.of(own);
        return own;
    }

    void failed(Failure failure) {
        reason = failure.kind().toString();
        detail = failure.getMessage();
    }

    Run run(int round, String bot) {
        Duration spent = seat.map(Seat::spent).orElse(Duration.ZERO);
        return new Run(setup.game().card().id(), round, bot, line, acts, cost, score, spent, reason, detail);
    }
}
