package dev.damier.arena;

import dev.damier.game.Agent;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.JsonLines;
import dev.damier.job.TerminalEscaper;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One player at one position of a race, and what came of it. */
public final class RaceAttempt {
    private static final int MAX_ACTS = 20_000;

    private final Setup setup;
    private final MatchLimits limits;
    private final List<String> acts = new ArrayList<>();
    private Optional<ClockedSeat> seat = Optional.empty();
    private PlayedLine line;
    private int cost = -1;
    private Integer score;
    private String reason = "unsolved";
    private String detail = "";

    private RaceAttempt(Setup setup, MatchLimits limits) {
        this.setup = setup;
        this.limits = limits;
        line = new PlayedLine(setup, List.of());
    }

    /**
     * @param options of the deal, for {@code new}
     * @param mission the player is an agent before a referee, not a solver
     */
    public static RaceResult of(
            int round,
            PlayerSource source,
            Setup setup,
            Map<String, String> options,
            MatchLimits limits,
            boolean mission) {
        RaceAttempt attempt = new RaceAttempt(setup, limits);
        try {
            Player player = source.acquire();
            player.begin(setup.game(), options, round);
            if (mission) attempt.mission(player);
            else attempt.puzzle(player);
        } catch (BotException e) {
            source.dismiss();
            attempt.failed(e);
        }
        return attempt.run(round, source.name());
    }

    /** Asks once for the whole line. */
    private void puzzle(Player player) throws BotException {
        ClockedSeat own = sit(player);
        Player.Reply reply = own.move(line, limits.limits(own));
        Table table = setup.newTable();
        try {
            for (String move : reply.line()) table.play(table.read(move).code());
        } catch (IllegalArgumentException e) {
            throw new BotException(Kind.ILLEGAL_MOVE, e.getMessage());
        }
        line = new PlayedLine(setup, reply.line());
        acts.addAll(reply.line());
        if (!table.status().over()) return;
        cost = table.status().cost();
        reason = "goal";
    }

    /** Asks for one act after the other, until the player says that it has finished. */
    private void mission(Player player) throws BotException {
        String game = setup.game().descriptor().id();
        RefereePort referee =
                setup.as(RefereePort.class).orElseThrow(() -> new BotException(Kind.START, game + " has no referee"));
        ClockedSeat own = sit(player);
        MissionPenalties penalties = new MissionPenalties();
        for (String seen = ""; acts.size() < MAX_ACTS; ) {
            Agent.Act act = act(own.act(seen, limits.limits(own)));
            if (act.done()) break;
            acts.add(TerminalEscaper.of(act.action()));
            Map<String, Object> answer = referee.act(act.action(), act.args());
            penalties.learn(answer);
            seen = JsonLines.line(answer);
        }
        line = replayed();
        score = referee.score();
        reason = penalties.reason();
        if (reason.equals("goal")) cost = penalties.sum();
    }

    private static Agent.Act act(Player.Reply reply) throws BotException {
        try {
            return AgentPlayer.read(reply.move());
        } catch (IllegalArgumentException e) {
            throw new BotException(Kind.NONSENSE, e.getMessage());
        }
    }

    /** The acts as moves of the table, where that is the mission itself: not all that one says to a referee is a move. */
    private PlayedLine replayed() {
        List<String> moves = new ArrayList<>();
        if (setup.as(Puzzle.class).isPresent()) return new PlayedLine(setup, moves);
        Table table = setup.newTable();
        for (String act : acts) {
            table.moves().stream().filter(m -> m.text().equals(act)).findFirst().ifPresent(move -> {
                table.play(move.code());
                moves.add(act);
            });
        }
        return new PlayedLine(setup, moves);
    }

    private ClockedSeat sit(Player player) {
        ClockedSeat own = new ClockedSeat(player, limits);
        seat = Optional.of(own);
        return own;
    }

    private void failed(BotException failure) {
        reason = failure.kind().toString();
        detail = failure.getMessage();
    }

    private RaceResult run(int round, String bot) {
        Duration spent = seat.map(ClockedSeat::spent).orElse(Duration.ZERO);
        return new RaceResult(
                setup.game().descriptor().id(), round, bot, line, acts, cost, score, spent, reason, detail);
    }
}
