package dev.damier.web.arena;

import dev.damier.contest.EngineHost;
import dev.damier.protocol.Player;
import dev.damier.run.TimeSlice;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.function.Supplier;

/** Runs the engines and deals of contests in the work queue. Callers pass the client name used for fairness. */
public record QueuedEngineHost(WorkQueue queue) implements EngineHost {
    private static final Duration DEAL_TIME_LIMIT = Duration.ofSeconds(20);

    @Override
    public Player schedule(Player player, String client) {
        return new QueuedPlayer(player, queue, client);
    }

    @Override
    public <T> T deal(Supplier<T> dealer, String client) {
        return queue.await(new WorkRequest<>(
                client, WorkKind.DEAL, queue.limits().budget(WorkKind.DEAL, DEAL_TIME_LIMIT), control -> {
                    T dealt = dealer.get();
                    if (TimeSlice.current().isCancelled())
                        throw new OverloadException(OverloadException.Reason.TIME_LIMIT);
                    return dealt;
                }));
    }
}
