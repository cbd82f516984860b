package dev.damier.contest;

import dev.damier.game.Game;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineChannel;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.ProtocolPlayer;
import dev.damier.protocol.RefereedPlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A bot that came by itself. When its connection ends it may come back, in each game for a minute in all that no clock
 * counts: it is greeted again, told the game, and asked once more; an agent first hears all that the referee has answered.
 */
final class RemoteBotSeat implements RefereedPlayer {
    /** One connection. */
    private static final class BotConnection {
        final ProtocolPlayer player;
        boolean begun;

        BotConnection(LineChannel channel) {
            player = ProtocolPlayer.over(channel);
        }
    }

    /** What it is asked. */
    private interface Question {
        Reply ask(RefereedPlayer player) throws BotException;
    }

    private final Duration grace;
    private final Runnable changed;
    private final List<String> observations = new ArrayList<>();
    private BotConnection botConnection;
    private long leftAt = System.nanoTime();
    private Game game;
    private Map<String, String> options = Map.of();
    private long seed;
    private long awayNanos;
    private long awayInGame;

    /** @param changed hears that it came or went */
    RemoteBotSeat(Duration grace, Runnable changed) {
        this.grace = grace;
        this.changed = changed;
    }

    /** A connection takes the place of the one before; the answer is to be run when it has ended. */
    Runnable connect(LineChannel channel) {
        BotConnection before;
        BotConnection now = new BotConnection(channel);
        synchronized (this) {
            before = botConnection;
            botConnection = now;
            notifyAll();
        }
        if (before != null) {
            String ignored = before.player.dismiss();
        }
        changed.run();
        return () -> disconnected(now);
    }

    /** Its connection has ended, or is ended for what it did. */
    private void disconnected(BotConnection gone) {
        synchronized (this) {
            if (botConnection != gone) return;
            botConnection = null;
            leftAt = System.nanoTime();
        }
        String ignored = gone.player.dismiss();
        changed.run();
    }

    /** Whatever connection there is ends. */
    void leave() {
        BotConnection gone;
        synchronized (this) {
            gone = botConnection;
        }
        if (gone != null) disconnected(gone);
    }

    synchronized boolean isConnected() {
        return botConnection != null;
    }

    /** Who has been away for longer than the grace need not be waited for. */
    private synchronized BotConnection awaitConnection() throws BotException {
        long start = System.nanoTime();
        long deadline = Math.min(start + grace.toNanos() - awayInGame, leftAt + grace.toNanos());
        try {
            while (botConnection == null) {
                long left = (deadline - System.nanoTime()) / 1_000_000;
                if (left <= 0) throw new BotException(Kind.EXIT, "was disconnected for " + grace.toSeconds() + " s");
                wait(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotException(Kind.EXIT, "interrupted");
        } finally {
            count(start);
        }
        return botConnection;
    }

    private synchronized void count(long since) {
        long nanos = System.nanoTime() - since;
        awayNanos += nanos;
        awayInGame += nanos;
    }

    @Override
    public void begin(Game played, Map<String, String> dealt, long lots) throws BotException {
        synchronized (this) {
            game = played;
            options = Map.copyOf(dealt);
            seed = lots;
            awayInGame = 0;
            observations.clear();
            if (botConnection != null) botConnection.begun = false;
        }
        Reply ignored = askWithReconnect(player -> new Reply(""));
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotException {
        return askWithReconnect(player -> player.move(line, limits, patience));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotException {
        if (!observation.isEmpty()) observations.add(observation);
        return askWithReconnect(player -> player.act(observation, limits, patience));
    }

    /** A failure that is no lost connection is the bot's own; it is sent away for it. */
    private Reply askWithReconnect(Question question) throws BotException {
        while (true) {
            BotConnection now = awaitConnection();
            try {
                if (!now.begun) startSession(now);
                return question.ask(now.player);
            } catch (BotException e) {
                disconnected(now);
                if (e.kind() != Kind.EXIT) throw e;
            }
        }
    }

    private void startSession(BotConnection now) throws BotException {
        long start = System.nanoTime();
        now.player.begin(game, options, seed);
        now.begun = true;
        // The last of what was heard is told with the question itself.
        for (int i = 0; i + 1 < observations.size(); i++) now.player.replayObservation(observations.get(i));
        count(start);
    }

    @Override
    public Optional<Duration> cpu() {
        return Optional.empty();
    }

    @Override
    public synchronized Duration disconnectedTime() {
        return Duration.ofNanos(awayNanos);
    }

    @Override
    public String dismiss() {
        leave();
        return "";
    }
}
