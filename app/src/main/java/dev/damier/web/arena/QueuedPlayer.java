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

/** A player of this process that thinks in the queue like everybody; its clock counts its own processor time. */
final class QueuedPlayer implements RefereedPlayer {
    private static final Duration MAX_SEARCH_TIME = Duration.ofMinutes(2);
    private static final Duration RETRY = Duration.ofMillis(500);
    private static final int TRIES = 120;

    private final Player player;
    private final WorkQueue queue;
    private final String client;
    private volatile boolean dismissed;

    QueuedPlayer(Player player, WorkQueue queue, String client) {
        this.player = player;
        this.queue = queue;
        this.client = client;
    }

    /** What it is asked. */
    private interface Question {
        Reply ask() throws BotException;
    }

    private record Answer(Reply reply, BotException failure) {}

    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws BotException {
        player.begin(game, options, seed);
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotException {
        return queued(() -> player.move(line, limits, patience));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotException {
        if (!(player instanceof RefereedPlayer actor))
            throw new BotException(BotException.Kind.START, "does not support refereed games");
        return queued(() -> actor.act(observation, limits, patience));
    }

    private Reply queued(Question question) throws BotException {
        Answer answer = ordered(question);
        if (answer.failure != null) throw answer.failure;
        return answer.reply;
    }

    /** A full queue is not the player's fault: it waits for room. */
    private Answer ordered(Question question) throws BotException {
        for (int tries = 0; ; tries++) {
            try {
                QueuedWork<Answer> work = queue.submit(new WorkRequest<>(
                        client,
                        WorkKind.BOT,
                        queue.admission().budget(WorkKind.BOT, MAX_SEARCH_TIME),
                        control -> answer(question)));
                return work.answer().join();
            } catch (CompletionException e) {
                throw new BotException(BotException.Kind.ERROR, String.valueOf(e.getCause()));
            } catch (OverloadException e) {
                if (dismissed || tries >= TRIES) throw new BotException(BotException.Kind.ERROR, e.getMessage());
                pause();
            }
        }
    }

    private static Answer answer(Question question) {
        try {
            return new Answer(question.ask(), null);
        } catch (BotException e) {
            return new Answer(null, e);
        }
    }

    private static void pause() throws BotException {
        try {
            Thread.sleep(RETRY.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotException(BotException.Kind.ERROR, "interrupted");
        }
    }

    @Override
    public Optional<Duration> cpu() {
        return player.cpu();
    }

    @Override
    public String dismiss() {
        dismissed = true;
        return player.dismiss();
    }
}
