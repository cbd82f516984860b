package dev.damier.ricochet.optimal;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.ricochet.ResumedPuzzle;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.rating.AllShortest;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The engine {@code optimal} for positions in the middle of a game under house rules. A {@link RicochetMission} cannot
 * express such a position, because it has no rule memory. This engine runs A* that starts with that memory. It has the
 * same id as {@link RicochetOptimalEngine}; each position is supported by exactly one of the two.
 */
public final class ResumedOptimal extends DescribedEngine<ResumedPuzzle> implements EngineCapability.Listing {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            RicochetOptimalEngine.ID,
            RicochetMessages.text("resumed.name"),
            RicochetMessages.text("resumed.about"),
            List.of(Option.flag("all", RicochetMessages.text("option.all"), false)));

    public ResumedOptimal() {
        super(DESCRIPTOR, ResumedPuzzle.class);
    }

    @Override
    protected Solver<ResumedPuzzle> newSolver(Map<String, String> options) {
        boolean all = DESCRIPTOR.flag(options, "all");
        return (resumed, control) -> solve(resumed.puzzle(), all, control);
    }

    static Outcome solve(RicochetPuzzle puzzle, Control control) {
        return new AStar().solve(puzzle.withHeuristic("min-moves"), control);
    }

    private static Outcome solve(RicochetPuzzle puzzle, boolean all, Control control) {
        Outcome outcome = solve(puzzle, control);
        if (!all || !(outcome instanceof Solved s)) return outcome;
        AllShortest search = new AllShortest(puzzle, Integer.MAX_VALUE, control);
        Optional<List<int[]>> lines = search.search(s.cost()) == s.cost() ? search.solutions() : Optional.empty();
        return lines.<Outcome>map(found -> new Solved(s.moves(), s.cost(), s.optimal(), found, s.stats()))
                .orElseGet(() -> new Outcome.Stopped(control.reason(), Optional.of(s), s.cost(), s.stats()));
    }
}
