package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineException;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.Stats;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * An external bot as a solver. Players are reused for later requests, with one player per concurrent request. If a
 * player fails, it is ended with all its child processes and the request throws an {@link EngineException}. The next
 * request gets a new player.
 */
final class RemoteSolver implements Solver<Setup>, AutoCloseable {
    /** Tolerance for the transmission of an answer. */
    private static final Duration TIME_MARGIN = Duration.ofSeconds(1);

    /** Timeout of requests without a time limit, which are only ended by a cancellation. */
    private static final Duration UNLIMITED_TIMEOUT = Duration.ofDays(1000);

    private final Bot bot;
    private final Set<Player> players = ConcurrentHashMap.newKeySet();
    private final Queue<IdlePlayer> idlePlayers = new ConcurrentLinkedQueue<>();

    /** A player between two requests, with the last line it received. */
    private record IdlePlayer(Player player, PlayedLine line) {}

    RemoteSolver(Bot bot) {
        this.bot = bot;
    }

    @Override
    public Outcome solve(Setup setup, Control control) {
        Table.Status status = setup.newTable().status();
        if (setup.newTable().moves().isEmpty()) {
            if (setup.isMatch()) throw new BadInputException("the game is over");
            if (status.over()) return new Outcome.Solved(new int[0], status.cost(), true, Stats.NONE);
        }
        IdlePlayer idle = idlePlayers.poll();
        Player player = idle == null ? null : idle.player();
        try {
            if (player == null) player = bot.factory().create();
            players.add(player);
            try (StopForwarder stopForwarder = new StopForwarder(control, player)) {
                PlayedLine line = PlayedLine.fromSetup(setup);
                if (idle == null || !line.continues(idle.line())) player.newGame(setup.game(), Map.of(), 0);
                Duration cpuBefore = player.cpuTime().orElse(Duration.ZERO);
                Player.Reply reply = player.move(line, toLimits(control.budget()), responseTimeout(control.budget()));
                Duration cpu = player.cpuTime().orElse(Duration.ZERO).minus(cpuBefore);
                Outcome outcome = ReplyChecker.outcome(setup, reply, toStats(control, reply.info(), cpu));
                idlePlayers.add(new IdlePlayer(player, line.withMove(reply.move())));
                return outcome;
            }
        } catch (BotException e) {
            if (player != null) dismiss(player);
            if (control.isCancelled()) return stopped(Outcome.Reason.CANCELLED, control.stats(new Counters()));
            throw new EngineException(bot.name() + ": " + e.getMessage() + " (" + e.kind() + ")");
        }
    }

    private static Limits toLimits(Budget budget) {
        Duration time = isUnlimited(budget) ? Duration.ZERO : budget.time();
        long nodes = budget.nodes() == Long.MAX_VALUE ? 0 : budget.nodes();
        return new Limits(time, List.of(), Duration.ZERO, nodes, 0, false);
    }

    private static Duration responseTimeout(Budget budget) {
        return isUnlimited(budget) ? UNLIMITED_TIMEOUT : budget.time().plus(TIME_MARGIN);
    }

    private static boolean isUnlimited(Budget budget) {
        return budget.time().compareTo(UNLIMITED_TIMEOUT) >= 0;
    }

    private static Stats toStats(Control control, ParsedInfo info, Duration cpu) {
        Counters counters = new Counters();
        counters.expanded = info.nodes();
        counters.depth = info.depth();
        counters.workerCpuNanos = cpu.toNanos();
        return control.stats(counters);
    }

    private static Outcome stopped(Outcome.Reason reason, Stats stats) {
        return new Outcome.Stopped(reason, Optional.empty(), 0, stats);
    }

    private void dismiss(Player player) {
        players.remove(player);
        player.dismiss();
    }

    /** Ends all players, including those with a running request. */
    @Override
    public void close() {
        players.parallelStream().forEach(this::dismiss);
    }
}
