package dev.damier.arena;

import dev.damier.game.Agent;
import dev.damier.game.Desk;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Json;
import dev.damier.play.Clock;
import dev.damier.protocol.Actor;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.Failure;
import dev.damier.protocol.Failure.Kind;
import dev.damier.protocol.Limits;
import dev.damier.protocol.Line;
import dev.damier.protocol.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Games of one seat: everybody gets the same dealt positions. A puzzle is won by the fewest moves and then the shortest
 * time; a mission before the referee by the fewest penalties.
 */
public final class Race {
    private static final int MOST_ACTS = 20_000;

    private final List<Bot> bots;
    private final Game game;
    private final Map<String, String> options;
    private final long seed;
    private final Terms terms;
    private final boolean missions;
    private volatile boolean cancelled;
    private volatile Player running;

    /** @param missions the bots are agents before a referee, not solvers */
    public Race(List<Bot> bots, Game game, Map<String, String> options, long seed, Terms terms, boolean missions) {
        this.bots = List.copyOf(bots);
        this.game = game;
        this.options = Map.copyOf(options);
        this.seed = seed;
        this.terms = terms;
        this.missions = missions;
    }

    /** Ends what is under way and starts no more. From any thread. */
    public void cancel() {
        cancelled = true;
        Player player = running;
        if (player != null) player.dismiss();
    }

    public void run(int rounds, Consumer<Run> sink) {
        for (int round = 1; round <= rounds; round++) {
            Setup setup = game.deal(options, seed + round - 1);
            for (int bot = 0; bot < bots.size(); bot++) {
                if (cancelled) return;
                Run run = run(round, bot, setup);
                if (!cancelled) sink.accept(run);
            }
        }
    }

    /**
     * One bot on one position.
     *
     * @param cost moves or penalties, -1 when it did not get there
     * @param detail the moves, or what went wrong
     */
    public record Run(int round, int bot, String position, int cost, Duration spent, String reason, String detail) {
        public boolean done() {
            return cost >= 0;
        }
    }

    private Run run(int round, int bot, Setup setup) {
        Player player = null;
        long start = System.nanoTime();
        try {
            player = bots.get(bot).maker().make();
            running = player;
            player.begin(game, options, seed + round);
            start = System.nanoTime();
            return missions ? mission(round, bot, setup, player) : puzzle(round, bot, setup, player);
        } catch (Failure e) {
            Duration spent = Duration.ofNanos(System.nanoTime() - start);
            return new Run(round, bot, setup.write(), -1, spent, e.kind().toString(), e.getMessage());
        } finally {
            running = null;
            if (player != null) player.dismiss();
        }
    }

    private Run puzzle(int round, int bot, Setup setup, Player player) throws Failure {
        Clock[] clocks = terms.clocks(1);
        Limits limits = terms.limits(clocks);
        Stopwatch watch = new Stopwatch(player, terms.onCpu());
        Player.Reply reply = player.move(new Line(setup, List.of()), limits, terms.patience(clocks[0], watch.onCpu()));
        Duration took = watch.elapsed();
        Table table = setup.seat();
        try {
            for (String move : reply.line()) table.play(table.read(move).code());
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.ILLEGAL_MOVE, e.getMessage());
        }
        boolean solved = table.status().over();
        return new Run(
                round,
                bot,
                setup.write(),
                solved ? table.status().cost() : -1,
                took,
                solved ? "goal" : "unsolved",
                String.join(" ", reply.line()));
    }

    private Run mission(int round, int bot, Setup setup, Player player) throws Failure {
        if (!(player instanceof Actor actor)) throw new Failure(Kind.START, "cannot act before a referee");
        Desk desk = setup.as(Desk.class)
                .orElseThrow(() -> new Failure(Kind.START, game.card().id() + " has no referee"));
        Clock clock = terms.clocks(1)[0];
        Penalties penalties = new Penalties();
        List<String> acts = new ArrayList<>();
        Duration spent = Duration.ZERO;
        String seen = "";
        while (acts.size() < MOST_ACTS && !cancelled) {
            Stopwatch watch = new Stopwatch(player, terms.onCpu());
            Player.Reply reply =
                    actor.act(seen, terms.limits(new Clock[] {clock}), terms.patience(clock, watch.onCpu()));
            Duration took = watch.elapsed();
            spent = spent.plus(took);
            if (terms.late(took, clock)) throw new Failure(Kind.TIME, "took " + took.toMillis() + " ms");
            clock = clock.after(took.compareTo(clock.left()) > 0 ? clock.left() : took);
            Agent.Act act;
            try {
                act = AgentPlayer.read(reply.move());
            } catch (IllegalArgumentException e) {
                throw new Failure(Kind.NONSENSE, e.getMessage());
            }
            if (act.done()) break;
            acts.add(act.action());
            Map<String, Object> answer = desk.act(act.action(), act.args());
            penalties.learn(answer);
            seen = Json.line(answer);
        }
        int cost = penalties.accomplished() ? penalties.sum() : -1;
        String reason = penalties.accomplished() ? "goal" : "unfinished";
        return new Run(round, bot, setup.write(), cost, spent, reason, acts.size() + " acts");
    }
}
