package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.play.Position;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Map;
import java.util.Random;

/** The engine {@code random}: plays a uniformly random legal move. It is the baseline for all other players. */
public final class RandomEngine extends DescribedEngine<Position> implements EngineCapability.Seeded {
    private static final Descriptor DESCRIPTOR = SearchEngine.newDescriptor("random", SearchEngine.SEED);

    public RandomEngine() {
        super(DESCRIPTOR, Position.class);
    }

    @Override
    protected Solver<Position> newSolver(Map<String, String> options) {
        long seed = DESCRIPTOR.number(options, "seed");
        return (position, control) -> pick(position, seed, control);
    }

    /** Picks a move. The random seed is combined with the key of the position, so one seed gives the same whole game each time. */
    private static Outcome pick(Position position, long seed, Control control) {
        Counters counters = new Counters();
        int[] moves = new int[position.maxMoves()];
        int n = position.moves(moves);
        counters.countExpansion(0);
        counters.generated = n;
        if (n == 0) return new Outcome.Impossible(control.stats(counters));
        int move = moves[new Random(seed * 0x9e3779b97f4a7c15L ^ position.key()).nextInt(n)];
        return new Outcome.Chosen(move, 0, new int[] {move}, control.stats(counters));
    }
}
