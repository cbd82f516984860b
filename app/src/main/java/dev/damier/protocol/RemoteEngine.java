package dev.damier.protocol;

import dev.damier.game.Card;
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
    private final Card card;
    private final RemoteSolver solver;

    /** @param word as {@link Bot#read} takes it */
    public RemoteEngine(String word) {
        Bot bot = Bot.read(word);
        card = new Card(word, Text.plain(bot.name()), Text.plain(word), List.of());
        solver = new RemoteSolver(bot);
    }

    @Override
    public Card card() {
        return card;
    }

    @Override
    public Class<Setup> needs() {
        return Setup.class;
    }

    @Override
    public Solver<Setup> build(Map<String, String> options) {
        card.check(options);
        return solver;
    }

    @Override
    public void close() {
        solver.close();
    }
}
