package dev.damier.web.arena;

import dev.damier.contest.Host;
import dev.damier.protocol.Player;
import dev.damier.run.TimeSlice;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Overload;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Contests think and deal in the one queue, each as a client of its own. */
public record QueuedHost(WorkQueue queue) implements Host {
    private static final Duration DEALING = Duration.ofSeconds(20);

    @Override
    public Player house(Player player, String client) {
        return new QueuedPlayer(player, queue, client);
    }

    @Override
    public <T> T deal(Supplier<T> dealing, String client) {
        Order<T> order = new Order<>(client, Kind.DEAL, queue.admission().budget(Kind.DEAL, DEALING), control -> {
            T dealt = dealing.get();
            if (TimeSlice.current().revoked()) throw new Overload(Overload.Reason.LONG);
            return dealt;
        });
        try {
            return queue.submit(order).answer().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException said) throw said;
            throw e;
        }
    }
}
