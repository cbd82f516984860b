package dev.damier.arena;

import dev.damier.protocol.Bot;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.BotFailure.Kind;
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

    Side side(int bot) {
        return new Side() {
            @Override
            public String name() {
                return bots.get(bot).name();
            }

            @Override
            public Player sit() throws BotFailure {
                return get(bot);
            }

            @Override
            public void dismiss() {
                PlayerPool.this.dismiss(bot);
            }
        };
    }

    private Player get(int bot) throws BotFailure {
        Player player = players.get(bot);
        if (player == null) {
            player = bots.get(bot).maker().make();
            players.set(bot, player);
            if (onCpu && player.cpu().isEmpty() && outOfSight.add(bot))
                remark(bot, "runs where its processor time cannot be seen: its clock counts wall-clock time");
        }
        if (closed) throw new BotFailure(Kind.START, "nobody plays any more");
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
