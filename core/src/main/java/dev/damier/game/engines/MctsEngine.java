package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.play.Mcts;
import dev.damier.play.Position;
import dev.damier.run.Solver;
import java.util.Map;

/** The engine {@code mcts}: Monte Carlo tree search ({@link Mcts}) for any number of players. */
public final class MctsEngine extends DescribedEngine<Position> implements EngineCapability.Seeded {
    private static final Descriptor DESCRIPTOR = SearchEngine.newDescriptor(
            "mcts", Option.number("exploration", SearchEngine.about("exploration"), 0, 1000, "50"), SearchEngine.SEED);

    public MctsEngine() {
        super(DESCRIPTOR, Position.class);
    }

    @Override
    protected Solver<Position> newSolver(Map<String, String> options) {
        double exploration = DESCRIPTOR.number(options, "exploration") / 100.0;
        return new Mcts(exploration, DESCRIPTOR.number(options, "seed"));
    }
}
