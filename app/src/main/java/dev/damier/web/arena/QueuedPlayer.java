package dev.damier.web.arena;

import dev.damier.game.Game;
import dev.damier.protocol.BotException;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.RefereedPlayer;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** A player of this process whose searches run in the work queue. Its clock counts its own processor time. */
final class QueuedPlayer implements RefereedPlayer {
    private static final Duration MAX_SEARCH_TIME = Duration.ofMinutes(2);
    private static final Duration RETRY_INTERVAL = Duration.ofMillis(500);
    private static final int MAX_TRIES = 120;

    private final Player player;
    private final WorkQueue queue;
    private final String client;
    private volatile boolean dismissed;

    QueuedPlayer(Player player, WorkQueue queue, String client) {
        this.player = player;
        this.queue = queue;
        this.client = client;
    }

    /** A request to the player. */
    private interface PlayerCall {
        Reply call() throws BotException;
    }

    /** @param failure null if there is a reply */
    private record CallResult(Reply reply, BotException failure) {}

    @Override
    public void newGame(Game game, Map<String, String> options, long seed) throws BotException {
        // A player may deal a position to find out which options its engine has.
        Reply ignored = callQueued(() -> {
            player.newGame(game, options, seed);
            return new Reply("");
        });
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotException {
        return callQueued(() -> player.move(line, limits, patience));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotException {
        if (!(player instanceof RefereedPlayer actor))
            throw new BotException(BotException.Kind.START, "does not support refereed games");
        return callQueued(() -> actor.act(observation, limits, patience));
    }

    private Reply callQueued(PlayerCall playerCall) throws BotException {
        CallResult callResult = submitWithRetry(playerCall);
        if (callResult.failure != null) throw callResult.failure;
        return callResult.reply;
    }

    /** Submits the request. While the queue is full, retries: the player must not lose for the load of the server. */
    private CallResult submitWithRetry(PlayerCall playerCall) throws BotException {
        for (int attempt = 0; ; attempt++) {
            try {
                QueuedWork<CallResult> work = queue.submit(new WorkRequest<>(
                        client,
                        WorkKind.BOT,
                        queue.limits().budget(WorkKind.BOT, MAX_SEARCH_TIME),
                        control -> result(playerCall)));
                return work.result().join();
            } catch (CompletionException e) {
                throw new BotException(BotException.Kind.ERROR, String.valueOf(e.getCause()));
            } catch (OverloadException e) {
                if (dismissed || attempt >= MAX_TRIES) throw new BotException(BotException.Kind.ERROR, e.getMessage());
                awaitRetry();
            }
        }
    }

    private static CallResult result(PlayerCall playerCall) {
        try {
            return new CallResult(playerCall.call(), null);
        } catch (BotException e) {
            return new CallResult(null, e);
        }
    }

    private static void awaitRetry() throws BotException {
        try {
            Thread.sleep(RETRY_INTERVAL.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotException(BotException.Kind.ERROR, "interrupted");
        }
    }

    @Override
    public Optional<Duration> cpuTime() {
        return player.cpuTime();
    }

    @Override
    public String dismiss() {
        dismissed = true;
        return player.dismiss();
    }
}
