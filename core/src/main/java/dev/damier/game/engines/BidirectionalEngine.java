package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.Bidirectional;
import dev.damier.search.Puzzle;
import java.util.Map;

/**
 * The engine {@code bidirectional}: {@link Bidirectional} search. It is not a {@link SearchEngine}, because it requires a puzzle
 * that can be searched backwards from its goals.
 */
public final class BidirectionalEngine extends DescribedEngine<Puzzle.ReversiblePuzzle> {
    public BidirectionalEngine() {
        super(SearchEngine.newDescriptor("bidirectional"), Puzzle.ReversiblePuzzle.class);
    }

    @Override
    protected Solver<Puzzle.ReversiblePuzzle> newSolver(Map<String, String> options) {
        return (puzzle, control) -> new Bidirectional().solve(puzzle.space(), control);
    }
}
