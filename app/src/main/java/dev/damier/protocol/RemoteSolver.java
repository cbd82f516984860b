package dev.damier.protocol;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.Stats;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A bot outside as a solver. A player is kept for the next question, one for each thread that asks at a time; one that
 * fails is ended with all its children, the failure is this question's {@link EngineException}, and the next question gets
 * a new player.
 *
 * <p>Its word counts for little: a move must be legal, a line must reach the goal and costs what the rules say, and what
 * it claims to have proved is not proved.
 */
final class RemoteSolver implements Solver<Setup>, AutoCloseable {
    /** How much later than allowed an answer may come: the way is not the bot's fault. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    /** For questions without a limit: until somebody stops it. */
    private static final Duration PATIENCE = Duration.ofDays(1000);

    private final Bot bot;
    private final Set<Player> players = ConcurrentHashMap.newKeySet();
    private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();

    /** A player between two questions, and the line it knows. */
    private record Waiting(Player player, PlayedLine line) {}

    RemoteSolver(Bot bot) {
        this.bot = bot;
    }

    @Override
    public Outcome solve(Setup setup, Control control) {
        Table.Status status = setup.newTable().status();
        if (setup.newTable().moves().isEmpty()) {
            if (SearchRequest.contest(setup)) throw new IllegalArgumentException("the game is over");
            if (status.over()) return new Outcome.Solved(new int[0], status.cost(), true, Stats.NONE);
        }
        Waiting known = waiting.poll();
        Player player = known == null ? null : known.player();
        try {
            if (player == null) player = bot.maker().make();
            players.add(player);
            try (StopForwarder stopForwarder = new StopForwarder(control, player)) {
                PlayedLine line = PlayedLine.to(setup);
                if (known == null || !line.continues(known.line())) player.begin(setup.game(), Map.of(), 0);
                Duration before = player.cpu().orElse(Duration.ZERO);
                Player.Reply reply = player.move(line, limits(control.budget()), patience(control.budget()));
                Duration cpu = player.cpu().orElse(Duration.ZERO).minus(before);
                Outcome outcome = outcome(setup, reply, stats(control, reply.info(), cpu));
                waiting.add(new Waiting(player, line.then(reply.move())));
                return outcome;
            }
        } catch (BotException e) {
            if (player != null) dismiss(player);
            if (control.isCancelled()) return stopped(Outcome.Reason.CANCELLED, control.stats(new Counters()));
            throw new EngineException(bot.name() + ": " + e.getMessage() + " (" + e.kind() + ")");
        }
    }

    private static Limits limits(Budget budget) {
        Duration time = endless(budget) ? Duration.ZERO : budget.time();
        long nodes = budget.nodes() == Long.MAX_VALUE ? 0 : budget.nodes();
        return new Limits(time, List.of(), Duration.ZERO, nodes, 0, false);
    }

    private static Duration patience(Budget budget) {
        return endless(budget) ? PATIENCE : budget.time().plus(MARGIN);
    }

    private static boolean endless(Budget budget) {
        return budget.time().compareTo(PATIENCE) >= 0;
    }

    private static Stats stats(Control control, ParsedInfo info, Duration cpu) {
        Counters counters = new Counters();
        counters.expanded = info.nodes();
        counters.depth = info.depth();
        counters.workerCpuNanos = cpu.toNanos();
        return control.stats(counters);
    }

    private static Outcome stopped(Outcome.Reason why, Stats stats) {
        return new Outcome.Stopped(why, Optional.empty(), 0, stats);
    }

    private static Outcome outcome(Setup setup, Player.Reply reply, Stats stats) throws BotException {
        boolean contest = SearchRequest.contest(setup);
        if (reply.move().equals("none") && !contest) return stopped(Outcome.Reason.EXHAUSTED, stats);
        boolean whole = !reply.line().isEmpty() && reply.line().get(0).equals(reply.move());
        List<String> line = whole ? reply.line() : List.of(reply.move());
        Table table = setup.newTable();
        int[] codes = play(table, line, contest ? 1 : line.size());
        if (contest) return new Outcome.Chosen(codes[0], reply.info().value(), codes, stats);
        if (!table.status().over())
            throw new BotException(
                    Kind.ILLEGAL_MOVE, "its solution '" + String.join(" ", line) + "' does not reach the goal");
        return new Outcome.Solved(codes, table.status().cost(), false, stats);
    }

    /** @param needed so many must be legal; after those, the line is cut where it is not */
    private static int[] play(Table table, List<String> line, int needed) throws BotException {
        List<Integer> codes = new ArrayList<>();
        for (String text : line) {
            try {
                Move move = table.read(text);
                table.play(move.code());
                codes.add(move.code());
            } catch (IllegalArgumentException e) {
                if (codes.size() >= needed) break;
                throw new BotException(Kind.ILLEGAL_MOVE, "played '" + text + "': " + e.getMessage());
            }
        }
        return codes.stream().mapToInt(Integer::intValue).toArray();
    }

    private void dismiss(Player player) {
        players.remove(player);
        player.dismiss();
    }

    /** Ends every player, also those that are being asked. */
    @Override
    public void close() {
        players.parallelStream().forEach(this::dismiss);
    }
}
