package dev.damier.web.bot;

import dev.damier.background.DaemonThreads;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.BotException;
import dev.damier.protocol.LineChannel;
import dev.damier.web.bot.InboundBotSockets.Target;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConnectContext;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The engines that users run on their own machines. {@code /api/own-engine/bot} is their WebSocket.
 *
 * <p>A browser has a secret key of 128 random bits in a cookie. The token of its engine is a hash of the key. So the
 * server stores nothing, a token stays valid after a restart, and a program that knows the token cannot use the engine
 * that another program connected with it.
 */
public final class OwnEngines implements InboundBotSockets.Host {
    public static final InboundBotSockets.Limits LIMITS = new InboundBotSockets.Limits(32, 128);
    static final String COOKIE = "own-engine";

    private static final int HASH_LENGTH = 32;
    private static final int CHECKSUM_LENGTH = 4;

    private final Map<String, OwnEngine> engines = new HashMap<>();
    /** All open connections, also of programs that are not ready yet. */
    private final Set<OwnEngine> connected = new HashSet<>();

    private final Map<String, Set<Runnable>> listeners = new HashMap<>();

    /** Returns the token of the engine for the browser with this key. Its last digits are a checksum. */
    static String token(String key) {
        String hash = SecretTokens.hash("own engine " + key).substring(0, HASH_LENGTH);
        return hash + checksum(hash);
    }

    private static String checksum(String hash) {
        return SecretTokens.hash(hash).substring(0, CHECKSUM_LENGTH);
    }

    /** Returns whether a token has been copied completely. */
    private static boolean isWellFormed(String token) {
        return token.length() == HASH_LENGTH + CHECKSUM_LENGTH
                && token.endsWith(checksum(token.substring(0, HASH_LENGTH)));
    }

    /** Returns the token of the browser that sent a request; empty without a key. */
    public static String token(Context ctx) {
        String key = ctx.cookie(COOKIE);
        return key == null || key.isEmpty() ? "" : token(key);
    }

    public void routes(RoutesConfig routes, InboundBotSockets sockets) {
        sockets.route(routes, "/api/own-engine/bot", this);
    }

    @Override
    public Target find(WsConnectContext ctx, String token) {
        return isWellFormed(token)
                ? Target.of(token, channel -> connect(token, channel))
                : Target.refused("invalid token: copy the command from the analysis page again");
    }

    /** Connects an engine. It replaces an earlier one with the same token as soon as it is ready. */
    private Runnable connect(String token, LineChannel channel) {
        OwnEngine engine = new OwnEngine(channel);
        synchronized (this) {
            connected.add(engine);
        }
        DaemonThreads.start("own-engine", () -> greet(token, engine));
        return () -> disconnected(token, engine);
    }

    private void greet(String token, OwnEngine engine) {
        try {
            engine.player().greet();
        } catch (BotException e) {
            engine.refuse("the program " + e.getMessage());
            return;
        }
        OwnEngine previous;
        synchronized (this) {
            if (!connected.contains(engine)) return;
            previous = engines.put(token, engine);
        }
        if (previous != null) previous.refuse("another program has connected with this token");
        notifyListeners(token);
    }

    private void disconnected(String token, OwnEngine engine) {
        boolean removed;
        synchronized (this) {
            connected.remove(engine);
            removed = engines.remove(token, engine);
        }
        String ignored = engine.player().dismiss();
        if (removed) notifyListeners(token);
    }

    /** Returns the connected engine with this token. */
    public synchronized Optional<OwnEngine> find(String token) {
        return Optional.ofNullable(engines.get(token));
    }

    synchronized Runnable subscribe(String token, Runnable listener) {
        listeners.computeIfAbsent(token, t -> new LinkedHashSet<>()).add(listener);
        return () -> unsubscribe(token, listener);
    }

    private synchronized void unsubscribe(String token, Runnable listener) {
        Set<Runnable> remaining = listeners.get(token);
        if (remaining != null && remaining.remove(listener) && remaining.isEmpty()) listeners.remove(token);
    }

    private void notifyListeners(String token) {
        List<Runnable> current;
        synchronized (this) {
            current = List.copyOf(listeners.getOrDefault(token, Set.of()));
        }
        current.forEach(Runnable::run);
    }

    public synchronized int count() {
        return engines.size();
    }
}
