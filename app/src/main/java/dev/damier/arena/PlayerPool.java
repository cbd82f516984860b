package dev.damier.arena;

import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.Player;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The players of the bots in a tournament. A player is created on demand, reused for later games, and created again
 * after a dismissal.
 */
final class PlayerPool {
    private final List<Bot> bots;
    private final boolean onCpu;
    private final Consumer<String> warnings;
    private final AtomicReferenceArray<Player> players;
    private final Set<Integer> botsWithoutCpuTime = new HashSet<>();
    private volatile boolean closed;

    /** @param warnings receives warnings about bots that did not affect a result */
    PlayerPool(List<Bot> bots, boolean onCpu, Consumer<String> warnings) {
        this.bots = List.copyOf(bots);
        this.onCpu = onCpu;
        this.warnings = warnings;
        players = new AtomicReferenceArray<>(bots.size());
    }

    List<String> names() {
        return bots.stream().map(Bot::name).toList();
    }

    int size() {
        return bots.size();
    }

    /** Returns the source of the players of a bot. */
    PlayerSource source(int bot) {
        return new PlayerSource() {
            @Override
            public String name() {
                return bots.get(bot).name();
            }

            @Override
            public Player acquire() throws BotException {
                return getOrCreate(bot);
            }

            @Override
            public void dismiss() {
                PlayerPool.this.dismiss(bot);
            }
        };
    }

    private Player getOrCreate(int bot) throws BotException {
        Player player = players.get(bot);
        if (player == null) {
            player = bots.get(bot).factory().create();
            players.set(bot, player);
            if (onCpu && player.cpuTime().isEmpty() && botsWithoutCpuTime.add(bot))
                warn(bot, "has no measurable processor time; its clock uses wall-clock time");
        }
        if (closed) throw new BotException(Kind.START, "the tournament has been closed");
        return player;
    }

    private void dismiss(int bot) {
        Player player = players.getAndSet(bot, null);
        if (player == null) return;
        String warning = player.dismiss();
        if (!warning.isEmpty()) warn(bot, warning);
    }

    private void warn(int bot, String message) {
        warnings.accept(bots.get(bot).name() + " " + message);
    }

    /**
     * Dismisses all players for good, in parallel, because each may need a second to quit. May be called from any
     * thread.
     */
    void close() {
        closed = true;
        IntStream.range(0, bots.size()).parallel().forEach(this::dismiss);
    }
}
