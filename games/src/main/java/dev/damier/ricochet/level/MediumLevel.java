package dev.damier.ricochet.level;

import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Solver;
import dev.damier.search.BreadthFirstSearch;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import java.util.Map;

/** A breadth-first search with a limit on states. It is optimal on short missions and finds nothing on long ones. */
public final class MediumLevel extends RicochetLevel {
    public MediumLevel() {
        super(
                "medium",
                Option.number("states", RicochetMessages.text("option.states"), 1, Integer.MAX_VALUE, "100000"));
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        descriptor().check(options);
        int states = descriptor().number(options, "states");
        return (puzzle, control) ->
                run(new BreadthFirstSearch(true), new Problem(puzzle.space(), Heuristic.ZERO), states, control);
    }
}
