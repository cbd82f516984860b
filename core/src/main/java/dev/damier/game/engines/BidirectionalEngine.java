package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.run.Solver;
import dev.damier.search.Bidirectional;
import dev.damier.search.Puzzle;
import java.util.Map;

/** Not a {@link SearchEngine}: it needs a puzzle that can be searched from its goals. */
public final class BidirectionalEngine implements Engine<Puzzle.TwoWay> {
    private final Descriptor descriptor = SearchEngine.card("bidirectional");

    @Override
    public Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public Class<Puzzle.TwoWay> needs() {
        return Puzzle.TwoWay.class;
    }

    @Override
    public Solver<Puzzle.TwoWay> build(Map<String, String> options) {
        descriptor.check(options);
        return (puzzle, control) -> new Bidirectional().solve(puzzle.space(), control);
    }
}
