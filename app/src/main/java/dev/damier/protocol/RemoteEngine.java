package dev.damier.protocol;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/**
 * A bot outside as an ordinary engine, its address as its id. Nothing is started before the first question. It has no
 * options here: they go into its own command line.
 */
public final class RemoteEngine implements Engine<Setup>, AutoCloseable {
    private final Descriptor descriptor;
    private final RemoteSolver solver;

    /** @param word as {@link Bot#read} takes it */
    public RemoteEngine(String word) {
        Bot bot = Bot.read(word);
        descriptor = new Descriptor(word, Text.plain(bot.name()), Text.plain(word), List.of());
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
