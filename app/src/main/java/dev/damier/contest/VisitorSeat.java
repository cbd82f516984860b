package dev.damier.contest;

import dev.damier.game.Game;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.BotFailure.Kind;
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
final class VisitorSeat implements RefereedPlayer {
    /** One connection. */
    private static final class Visit {
        final ProtocolPlayer player;
        boolean begun;

        Visit(LineChannel channel) {
            player = ProtocolPlayer.over(channel);
        }
    }

    /** What it is asked. */
    private interface Question {
        Reply ask(RefereedPlayer player) throws BotFailure;
    }

    private final Duration grace;
    private final Runnable changed;
    private final List<String> heard = new ArrayList<>();
    private Visit visit;
    private long leftAt = System.nanoTime();
    private Game game;
    private Map<String, String> options = Map.of();
    private long seed;
    private long awayNanos;
    private long awayInGame;

    /** @param changed hears that it came or went */
    VisitorSeat(Duration grace, Runnable changed) {
        this.grace = grace;
        this.changed = changed;
    }

    /** A connection takes the place of the one before; the answer is to be run when it has ended. */
    Runnable come(LineChannel channel) {
        Visit before;
        Visit now = new Visit(channel);
        synchronized (this) {
            before = visit;
            visit = now;
            notifyAll();
        }
        if (before != null) {
            String ignored = before.player.dismiss();
        }
        changed.run();
        return () -> go(now);
    }

    /** Its connection has ended, or is ended for what it did. */
    private void go(Visit gone) {
        synchronized (this) {
            if (visit != gone) return;
            visit = null;
            leftAt = System.nanoTime();
        }
        String ignored = gone.player.dismiss();
        changed.run();
    }

    /** Whatever connection there is ends. */
    void leave() {
        Visit gone;
        synchronized (this) {
            gone = visit;
        }
        if (gone != null) go(gone);
    }

    synchronized boolean here() {
        return visit != null;
    }

    /** Who has been away for longer than the grace need not be waited for. */
    private synchronized Visit present() throws BotFailure {
        long start = System.nanoTime();
        long deadline = Math.min(start + grace.toNanos() - awayInGame, leftAt + grace.toNanos());
        try {
            while (visit == null) {
                long left = (deadline - System.nanoTime()) / 1_000_000;
                if (left <= 0) throw new BotFailure(Kind.EXIT, "was not there for " + grace.toSeconds() + " s");
                wait(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFailure(Kind.EXIT, "interrupted");
        } finally {
            count(start);
        }
        return visit;
    }

    private synchronized void count(long since) {
        long nanos = System.nanoTime() - since;
        awayNanos += nanos;
        awayInGame += nanos;
    }

    @Override
    public void begin(Game played, Map<String, String> dealt, long lots) throws BotFailure {
        synchronized (this) {
            game = played;
            options = Map.copyOf(dealt);
            seed = lots;
            awayInGame = 0;
            heard.clear();
            if (visit != null) visit.begun = false;
        }
        Reply ignored = asked(player -> new Reply(""));
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotFailure {
        return asked(player -> player.move(line, limits, patience));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotFailure {
        if (!observation.isEmpty()) heard.add(observation);
        return asked(player -> player.act(observation, limits, patience));
    }

    /** A failure that is no lost connection is the bot's own; it is sent away for it. */
    private Reply asked(Question question) throws BotFailure {
        while (true) {
            Visit now = present();
            try {
                if (!now.begun) greet(now);
                return question.ask(now.player);
            } catch (BotFailure e) {
                go(now);
                if (e.kind() != Kind.EXIT) throw e;
            }
        }
    }

    private void greet(Visit now) throws BotFailure {
        long start = System.nanoTime();
        now.player.begin(game, options, seed);
        now.begun = true;
        // The last of what was heard is told with the question itself.
        for (int i = 0; i + 1 < heard.size(); i++) now.player.recall(heard.get(i));
        count(start);
    }

    @Override
    public Optional<Duration> cpu() {
        return Optional.empty();
    }

    @Override
    public synchronized Duration away() {
        return Duration.ofNanos(awayNanos);
    }

    @Override
    public String dismiss() {
        leave();
        return "";
    }
}
