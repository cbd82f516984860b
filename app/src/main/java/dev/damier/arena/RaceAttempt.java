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
import dev.damier.run.BadInputException;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The attempt of one player at one position of a race. */
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
     * Lets a player attempt a position and returns the result.
     *
     * @param options options of the deal, sent with {@code new}
     * @param mission whether the player is an agent with a referee instead of a solver
     */
    public static RaceResult play(
            int round,
            PlayerSource source,
            Setup setup,
            Map<String, String> options,
            MatchLimits limits,
            boolean mission) {
        RaceAttempt attempt = new RaceAttempt(setup, limits);
        try {
            Player player = source.acquire();
            player.newGame(setup.game(), options, round);
            if (mission) attempt.runMission(player);
            else attempt.solvePuzzle(player);
        } catch (BotException e) {
            source.dismiss();
            attempt.recordFailure(e);
        }
        return attempt.toResult(round, source.name());
    }

    /** Requests the complete solution once. */
    private void solvePuzzle(Player player) throws BotException {
        ClockedSeat own = startClock(player);
        Player.Reply reply = own.move(line, limits.searchLimits(own));
        Table table = setup.newTable();
        try {
            for (String move : reply.line()) table.play(table.read(move).code());
        } catch (BadInputException e) {
            throw new BotException(Kind.ILLEGAL_MOVE, e.getMessage());
        }
        line = new PlayedLine(setup, reply.line());
        acts.addAll(reply.line());
        if (!table.status().over()) return;
        cost = table.status().cost();
        reason = "goal";
    }

    /** Requests one action after the other until the player reports that it has finished. */
    private void runMission(Player player) throws BotException {
        String game = setup.game().descriptor().id();
        RefereePort referee =
                setup.as(RefereePort.class).orElseThrow(() -> new BotException(Kind.START, game + " has no referee"));
        ClockedSeat own = startClock(player);
        MissionPenalties penalties = new MissionPenalties();
        for (String seen = ""; acts.size() < MAX_ACTS; ) {
            Agent.Act act = parseAct(own.act(seen, limits.searchLimits(own)));
            if (act.done()) break;
            acts.add(TerminalEscaper.escape(act.action()));
            Map<String, Object> answer = referee.act(act.action(), act.args());
            penalties.record(answer);
            seen = JsonLines.toJson(answer);
        }
        line = replayActs();
        score = referee.score();
        reason = penalties.reason();
        if (reason.equals("goal")) cost = penalties.total();
    }

    private static Agent.Act parseAct(Player.Reply reply) throws BotException {
        try {
            return AgentPlayer.parseAct(reply.move());
        } catch (BadInputException e) {
            throw new BotException(Kind.NONSENSE, e.getMessage());
        }
    }

    /**
     * Returns the actions that are moves of the table. A call to the referee is not always a move, and some positions
     * have no such table.
     */
    private PlayedLine replayActs() {
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

    private ClockedSeat startClock(Player player) {
        ClockedSeat own = new ClockedSeat(player, limits);
        seat = Optional.of(own);
        return own;
    }

    private void recordFailure(BotException failure) {
        reason = failure.kind().toString();
        detail = failure.getMessage();
    }

    private RaceResult toResult(int round, String bot) {
        Duration spent = seat.map(ClockedSeat::spent).orElse(Duration.ZERO);
        return new RaceResult(
                setup.game().descriptor().id(), round, bot, line, acts, cost, score, spent, reason, detail);
    }
}
