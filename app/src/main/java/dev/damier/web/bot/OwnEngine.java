package dev.damier.web.bot;

import dev.damier.game.Engine;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineChannel;
import dev.damier.protocol.ParsedInfo;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.ProtocolPlayer;
import dev.damier.protocol.RemoteEngine;
import dev.damier.protocol.StopForwarder;
import dev.damier.run.Control;
import dev.damier.web.http.HttpErrorException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * An engine that a user runs on another machine. It answers one request at a time, and a newer request, for example of
 * another tab, stops the running one.
 */
public final class OwnEngine {
    /** The id of a user's own engine in requests. */
    public static final String ID = "own";

    /** Maximum number of requests that wait for their turn. */
    private static final int MAX_WAITING = 8;

    private static final int POLL_MILLIS = 20;

    /** Tolerance for the transmission of an answer. */
    private static final Duration TIME_MARGIN = Duration.ofSeconds(2);

    private final ProtocolPlayer player;
    private final LineChannel channel;
    private final Semaphore turn = new Semaphore(1, true);
    private final AtomicInteger requests = new AtomicInteger();
    private Control latest;
    private PlayedLine lastLine;

    OwnEngine(LineChannel channel) {
        this.channel = channel;
        player = ProtocolPlayer.overChannel(channel);
    }

    ProtocolPlayer player() {
        return player;
    }

    /** Disconnects the engine; the program that connects it shows the reason and does not reconnect. */
    void refuse(String reason) {
        try {
            channel.refuse(reason);
        } catch (IOException e) {
            // Ignored; the connection has ended.
        }
    }

    public String name() {
        return player.reportedName().orElse("?");
    }

    /** Returns the games that the engine reported; empty if it reported none. */
    public List<String> games() {
        return player.supportedGames();
    }

    /** Returns the engine for reports. It is not started. */
    public Engine<?> engine() {
        return new RemoteEngine(ID, new Bot(name(), () -> player));
    }

    /**
     * Asks the engine and waits for its answer. Throws {@link BotException} if it breaks the protocol; it is then
     * disconnected.
     *
     * @param control cancelled by the caller, or by a newer request
     * @param onInfo receives what the engine reports meanwhile, on the calling thread
     */
    public Player.Reply ask(PlayedLine line, Limits limits, Control control, Consumer<ParsedInfo> onInfo)
            throws BotException {
        stopEarlierRequest(control);
        try {
            if (requests.incrementAndGet() > MAX_WAITING) throw HttpErrorException.localized(429, "own.busy");
            awaitTurn(control);
            try {
                return send(line, limits, control, onInfo);
            } finally {
                turn.release();
            }
        } finally {
            requests.decrementAndGet();
        }
    }

    private synchronized void stopEarlierRequest(Control control) {
        if (latest != null) latest.cancel();
        latest = control;
    }

    /** Returns whether a newer request has replaced this one. */
    public synchronized boolean isReplaced(Control control) {
        return latest != control;
    }

    private void awaitTurn(Control control) {
        try {
            while (!turn.tryAcquire(POLL_MILLIS, TimeUnit.MILLISECONDS))
                if (control.isCancelled()) throw HttpErrorException.localized(409, "own.replaced");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw HttpErrorException.localized(499, "stopped");
        }
    }

    private Player.Reply send(PlayedLine line, Limits limits, Control control, Consumer<ParsedInfo> onInfo)
            throws BotException {
        if (control.isCancelled()) throw HttpErrorException.localized(409, "own.replaced");
        try (StopForwarder stopForwarder = new StopForwarder(control, player)) {
            player.onInfo(onInfo);
            if (lastLine == null || !line.continues(lastLine))
                player.newGame(line.start().game(), Map.of(), 0);
            lastLine = line;
            return player.move(line, limits, limits.time().plus(TIME_MARGIN));
        } catch (BotException e) {
            String ignored = player.dismiss();
            throw e;
        }
    }
}
