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

/**
 * An external bot that is connected to the server. After a disconnect it may reconnect. The time it is disconnected
 * does not run on its clock, but is limited per game. After a reconnect the session starts again: the bot receives the
 * game, and the pending request is repeated. An agent first receives all earlier observations of the referee.
 */
final class RemoteBotSeat implements RefereedPlayer {
    /** One connection of the bot. */
    private static final class BotConnection {
        final ProtocolPlayer player;
        boolean sessionStarted;

        BotConnection(LineChannel channel) {
            player = ProtocolPlayer.overChannel(channel);
        }
    }

    /** A request to the bot. */
    private interface Request {
        Reply send(RefereedPlayer player) throws BotException;
    }

    private final Duration grace;
    private final Runnable onChange;
    private final List<String> observations = new ArrayList<>();
    private BotConnection connection;
    private String programName = "";
    private long disconnectedAt = System.nanoTime();
    private Game game;
    private Map<String, String> options = Map.of();
    private long seed;
    private long disconnectedNanos;
    private long disconnectedNanosInGame;

    /**
     * @param grace how long the bot may be disconnected per game
     * @param changed called after the bot has connected or disconnected
     */
    RemoteBotSeat(Duration grace, Runnable changed) {
        this.grace = grace;
        this.onChange = changed;
    }

    /**
     * Sets a new connection, which replaces the previous one. The caller runs the result when the connection has ended.
     */
    Runnable connect(LineChannel channel) {
        BotConnection previous;
        BotConnection current = new BotConnection(channel);
        synchronized (this) {
            previous = connection;
            connection = current;
            notifyAll();
        }
        if (previous != null) {
            String ignored = previous.player.dismiss();
        }
        onChange.run();
        return () -> disconnected(current);
    }

    /** Removes a connection that was lost or that is closed because of an error. */
    private void disconnected(BotConnection lost) {
        synchronized (this) {
            if (connection != lost) return;
            connection = null;
            disconnectedAt = System.nanoTime();
        }
        String ignored = lost.player.dismiss();
        onChange.run();
    }

    /** Closes the current connection. */
    void disconnect() {
        BotConnection current;
        synchronized (this) {
            current = connection;
        }
        if (current != null) disconnected(current);
    }

    /** Returns the name that the bot reported; empty before its first game. */
    synchronized String programName() {
        return programName;
    }

    synchronized boolean isConnected() {
        return connection != null;
    }

    /**
     * Waits for a connection. Throws {@link BotException} if the bot has been disconnected for longer than the grace
     * period.
     */
    private synchronized BotConnection awaitConnection() throws BotException {
        long startedAt = System.nanoTime();
        long deadline =
                Math.min(startedAt + grace.toNanos() - disconnectedNanosInGame, disconnectedAt + grace.toNanos());
        try {
            while (connection == null) {
                long remainingMillis = (deadline - System.nanoTime()) / 1_000_000;
                if (remainingMillis <= 0)
                    throw new BotException(Kind.EXIT, "was disconnected for " + grace.toSeconds() + " s");
                wait(remainingMillis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotException(Kind.EXIT, "interrupted");
        } finally {
            addDisconnectedTime(startedAt);
        }
        return connection;
    }

    /** Adds the time since this moment to the time that does not run on the clock. */
    private synchronized void addDisconnectedTime(long since) {
        long nanos = System.nanoTime() - since;
        disconnectedNanos += nanos;
        disconnectedNanosInGame += nanos;
    }

    @Override
    public void newGame(Game newGame, Map<String, String> dealOptions, long newSeed) throws BotException {
        synchronized (this) {
            game = newGame;
            options = Map.copyOf(dealOptions);
            seed = newSeed;
            disconnectedNanosInGame = 0;
            observations.clear();
            if (connection != null) connection.sessionStarted = false;
        }
        Reply ignored = askWithReconnect(player -> new Reply(""));
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        return askWithReconnect(player -> player.move(line, limits, timeout));
    }

    @Override
    public Reply act(String observation, Limits limits, Duration timeout) throws BotException {
        if (!observation.isEmpty()) observations.add(observation);
        return askWithReconnect(player -> player.act(observation, limits, timeout));
    }

    /**
     * Sends a request and repeats it after a lost connection. After any other error of the bot the connection is closed
     * and the error is thrown.
     */
    private Reply askWithReconnect(Request request) throws BotException {
        while (true) {
            BotConnection current = awaitConnection();
            try {
                if (!current.sessionStarted) startSession(current);
                return request.send(current.player);
            } catch (BotException e) {
                disconnected(current);
                if (e.kind() != Kind.EXIT) throw e;
            }
        }
    }

    private void startSession(BotConnection connection) throws BotException {
        long startedAt = System.nanoTime();
        connection.player.newGame(game, options, seed);
        connection.sessionStarted = true;
        synchronized (this) {
            programName = connection.player.reportedName().orElse("");
        }
        // The last observation is sent with the request itself.
        for (int i = 0; i + 1 < observations.size(); i++) connection.player.replayObservation(observations.get(i));
        addDisconnectedTime(startedAt);
    }

    @Override
    public synchronized Duration disconnectedTime() {
        return Duration.ofNanos(disconnectedNanos);
    }

    @Override
    public String dismiss() {
        disconnect();
        return "";
    }
}
