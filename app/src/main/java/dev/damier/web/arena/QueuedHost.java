package dev.damier.web.arena;

import dev.damier.contest.EngineHost;
import dev.damier.protocol.Player;
import dev.damier.run.TimeSlice;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkRequest;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Contests think and deal in the one queue, each as a client of its own. */
public record QueuedHost(WorkQueue queue) implements EngineHost {
    private static final Duration DEALING = Duration.ofSeconds(20);

    @Override
    public Player schedule(Player player, String client) {
        return new QueuedPlayer(player, queue, client);
    }

    @Override
    public <T> T deal(Supplier<T> dealing, String client) {
        WorkRequest<T> request = new WorkRequest<>(client, WorkKind.DEAL, queue.admission().budget(WorkKind.DEAL, DEALING), control -> {
            T dealt = dealing.get();
            if (TimeSlice.current().isCancelled()) throw new OverloadException(OverloadException.Reason.LONG);
            return dealt;
        });
        try {
            return queue.submit(request).answer().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException said) throw said;
            throw e;
        }
    }
}
