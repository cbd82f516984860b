package dev.damier.arena;

import dev.damier.game.Setup;
import dev.damier.protocol.Bot;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Games of one seat: everybody gets the same positions. A puzzle is won by the fewest moves and then the shortest time; a
 * mission before the referee by the fewest penalties for a right and complete report or, where nobody has that, by score.
 */
public final class Race {
    private final PlayerPool crew;
    private final Map<String, String> options;
    private final MatchLimits limits;
    private final boolean missions;
    private volatile boolean cancelled;

    /**
     * @param options of the deals, for {@code new}
     * @param missions the bots are agents before a referee, not solvers
     */
    public Race(
            List<Bot> bots, Map<String, String> options, MatchLimits limits, boolean missions, Consumer<String> remarks) {
        crew = new PlayerPool(bots, limits.onCpu(), remarks);
        this.options = Map.copyOf(options);
        this.limits = limits;
        this.missions = missions;
    }

    /** Ends what is under way and starts no more. From any thread. */
    public void cancel() {
        cancelled = true;
        crew.close();
    }

    /** A round a position. */
    public void run(Iterable<Setup> positions, Consumer<RaceResult> sink) {
        int round = 0;
        try {
            for (Setup setup : positions) {
                round++;
                for (int bot = 0; bot < crew.size(); bot++) {
                    if (cancelled) return;
                    RaceResult result = RaceAttempt.of(round, crew.side(bot), setup, options, limits, missions);
                    if (!cancelled) sink.accept(result);
                }
            }
        } finally {
            crew.close();
        }
    }
}
