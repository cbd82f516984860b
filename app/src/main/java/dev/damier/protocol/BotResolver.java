package dev.damier.protocol;

import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.job.EngineResolver;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The registry's engines and, by their addresses, bots outside. Whoever may name an address may start a program: this is
 * for a person's own command line, never for the web. Closing it ends the bots.
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
