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

/** The players behind the bots: made when first needed, kept, and made anew after one was sent away. */
final class PlayerPool {
    private final List<Bot> bots;
    private final boolean onCpu;
    private final Consumer<String> remarks;
    private final AtomicReferenceArray<Player> players;
    private final Set<Integer> outOfSight = new HashSet<>();
    private volatile boolean closed;

    /** @param remarks hears what was odd and lost nobody a game */
    PlayerPool(List<Bot> bots, boolean onCpu, Consumer<String> remarks) {
        this.bots = List.copyOf(bots);
        this.onCpu = onCpu;
        this.remarks = remarks;
        players = new AtomicReferenceArray<>(bots.size());
    }

    List<String> names() {
        return bots.stream().map(Bot::name).toList();
    }

    int size() {
        return bots.size();
    }

    PlayerSource side(int bot) {
        return new PlayerSource() {
            @Override
            public String name() {
                return bots.get(bot).name();
            }

            @Override
            public Player acquire() throws BotException {
                return get(bot);
            }

            @Override
            public void dismiss() {
                PlayerPool.this.dismiss(bot);
            }
        };
    }

    private Player get(int bot) throws BotException {
        Player player = players.get(bot);
        if (player == null) {
            player = bots.get(bot).maker().make();
            players.set(bot, player);
            if (onCpu && player.cpu().isEmpty() && outOfSight.add(bot))
                remark(bot, "processor time cannot be measured; its clock uses wall-clock time");
        }
        if (closed) throw new BotException(Kind.START, "the tournament has been closed");
        return player;
    }

    private void dismiss(int bot) {
        Player player = players.getAndSet(bot, null);
        if (player == null) return;
        String odd = player.dismiss();
        if (!odd.isEmpty()) remark(bot, odd);
    }

    private void remark(int bot, String words) {
        remarks.accept(bots.get(bot).name() + " " + words);
    }

    /** For good, and all at a time: each may take a second to go. From any thread. */
    void close() {
        closed = true;
        IntStream.range(0, bots.size()).parallel().forEach(this::dismiss);
    }
}
