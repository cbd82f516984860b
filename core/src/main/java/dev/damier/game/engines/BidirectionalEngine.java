package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.run.Solver;
import dev.damier.search.Bidirectional;
import dev.damier.search.Puzzle;
import java.util.Map;

/**
 * The engine {@code bidirectional}: {@link Bidirectional} search. It is not a {@link SearchEngine}, because it requires a puzzle
 * that can be searched backwards from its goals.
 */
public final class BidirectionalEngine implements Engine<Puzzle.ReversiblePuzzle> {
    private final Descriptor descriptor = SearchEngine.newDescriptor("bidirectional");

    @Override
    public Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public Class<Puzzle.ReversiblePuzzle> requiredView() {
        return Puzzle.ReversiblePuzzle.class;
    }

    @Override
    public Solver<Puzzle.ReversiblePuzzle> build(Map<String, String> options) {
        descriptor.check(options);
        return (puzzle, control) -> new Bidirectional().solve(puzzle.space(), control);
    }
}
