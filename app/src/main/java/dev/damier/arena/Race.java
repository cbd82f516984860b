package dev.damier.arena;

import dev.damier.game.Setup;
import dev.damier.protocol.Bot;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A race of bots in a single-player game: all bots get the same positions. In a puzzle the fewest moves win, then the
 * shortest time. In a mission with a referee, the fewest penalties win among bots with a correct and complete report.
 * If there is no such bot, the highest score wins.
 */
public final class Race {
    private final PlayerPool pool;
    private final Map<String, String> options;
    private final MatchLimits limits;
    private final boolean missions;
    private volatile boolean cancelled;

    /**
     * @param options options of the deals, sent with {@code new}
     * @param missions whether the bots are agents with a referee instead of solvers
     * @param warnings receives warnings about bots that did not affect a result
     */
    public Race(
            List<Bot> bots,
            Map<String, String> options,
            MatchLimits limits,
            boolean missions,
            Consumer<String> warnings) {
        pool = new PlayerPool(bots, limits.onCpu(), warnings);
        this.options = Map.copyOf(options);
        this.limits = limits;
        this.missions = missions;
    }

    /** Stops the current attempt and starts no further one. May be called from any thread. */
    public void cancel() {
        cancelled = true;
        pool.close();
    }

    /** Plays one round per position. */
    public void run(Iterable<Setup> positions, Consumer<RaceResult> sink) {
        int round = 0;
        try {
            for (Setup setup : positions) {
                round++;
                for (int bot = 0; bot < pool.size(); bot++) {
                    if (cancelled) return;
                    RaceResult result = RaceAttempt.play(round, pool.source(bot), setup, options, limits, missions);
                    if (!cancelled) sink.accept(result);
                }
            }
        } finally {
            pool.close();
        }
    }
}
