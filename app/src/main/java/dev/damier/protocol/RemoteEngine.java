package dev.damier.protocol;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/**
 * An external bot as an engine; its address is the id. The bot is not started before the first request. It has no
 * options here: they belong into its command line.
 */
public final class RemoteEngine implements Engine<Setup>, AutoCloseable {
    private final Descriptor descriptor;
    private final RemoteSolver solver;

    /** @param address address of the bot in the format of {@link Bot#parse} */
    public RemoteEngine(String address) {
        this(address, Bot.parse(address));
    }

    /** @param id id of the engine, which also describes it */
    public RemoteEngine(String id, Bot bot) {
        descriptor = new Descriptor(id, Text.plain(bot.name()), Text.plain(id), List.of());
        solver = new RemoteSolver(bot);
    }

    @Override
    public Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public Class<Setup> requiredView() {
        return Setup.class;
    }

    @Override
    public Solver<Setup> build(Map<String, String> options) {
        descriptor.check(options);
        return solver;
    }

    @Override
    public void close() {
        solver.close();
    }
}
