package dev.damier.protocol;

import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.job.EngineResolver;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds registered engines by id and external bots by address. An address can start a program, so this class is only
 * for the command line of a user, never for web requests. Closing it ends the bots.
 */
public final class BotResolver implements EngineResolver, AutoCloseable {
    private final Map<String, RemoteEngine> bots = new ConcurrentHashMap<>();

    @Override
    public Engine<?> engine(Setup setup, String id) {
        return Bot.isExternal(id) ? bots.computeIfAbsent(id, RemoteEngine::new) : REGISTRY.engine(setup, id);
    }

    @Override
    public void close() {
        bots.values().forEach(RemoteEngine::close);
    }
}
