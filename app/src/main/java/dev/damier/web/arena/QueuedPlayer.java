package dev.damier.web.arena;

import dev.damier.game.Game;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.RefereedPlayer;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Overload;
import dev.damier.web.work.Ticket;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** A player of this process that thinks in the queue like everybody; its clock counts its own processor time. */
final class QueuedPlayer implements RefereedPlayer {
    private static final Duration LONGEST = Duration.ofMinutes(2);
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
        Reply ask() throws BotFailure;
    }

    private record Answer(Reply reply, BotFailure failure) {}

    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws BotFailure {
        player.begin(game, options, seed);
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotFailure {
        return queued(() -> player.move(line, limits, patience));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotFailure {
        if (!(player instanceof RefereedPlayer actor))
            throw new BotFailure(BotFailure.Kind.START, "cannot act before a referee");
        return queued(() -> actor.act(observation, limits, patience));
    }

    private Reply queued(Question question) throws BotFailure {
        Answer answer = ordered(question);
        if (answer.failure != null) throw answer.failure;
        return answer.reply;
    }

    /** A full queue is not the player's fault: it waits for room. */
    private Answer ordered(Question question) throws BotFailure {
        for (int tries = 0; ; tries++) {
            try {
                Ticket<Answer> ticket = queue.submit(new Order<>(
                        client, Kind.BOT, queue.admission().budget(Kind.BOT, LONGEST), control -> answer(question)));
                return ticket.answer().join();
            } catch (CompletionException e) {
                throw new BotFailure(BotFailure.Kind.ERROR, String.valueOf(e.getCause()));
            } catch (Overload e) {
                if (dismissed || tries >= TRIES) throw new BotFailure(BotFailure.Kind.ERROR, e.getMessage());
                pause();
            }
        }
    }

    private static Answer answer(Question question) {
        try {
            return new Answer(question.ask(), null);
        } catch (BotFailure e) {
            return new Answer(null, e);
        }
    }

    private static void pause() throws BotFailure {
        try {
            Thread.sleep(RETRY.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFailure(BotFailure.Kind.ERROR, "interrupted");
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
