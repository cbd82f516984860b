package dev.damier.quoridor.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.play.AlphaBeta;
import dev.damier.quoridor.DuelBoard;
import dev.damier.run.Solver;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/**
 * Alpha-beta search with the four features of the classic agent, as deep as the budget allows, over
 * {@link FilteredView}.
 */
public final class FilteredAlphaBetaEngine extends DescribedEngine<DuelBoard> implements EngineCapability.Deepening {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "filtered-alphabeta",
            Text.of(FilteredAlphaBetaEngine.class, "engine.filtered"),
            Text.of(FilteredAlphaBetaEngine.class, "engine.filtered.about"),
            List.of(
                    Option.number("depth", Text.of(FilteredAlphaBetaEngine.class, "option.depth"), 0, 60, "0"),
                    Option.flag("filter", Text.of(FilteredAlphaBetaEngine.class, "option.filter"), true, "on", "off")));

    public FilteredAlphaBetaEngine() {
        super(DESCRIPTOR, DuelBoard.class);
    }

    @Override
    protected Solver<DuelBoard> newSolver(Map<String, String> options) {
        AlphaBeta search =
                new AlphaBeta(DESCRIPTOR.number(options, "depth"), EnumSet.allOf(AlphaBeta.Enhancement.class));
        boolean filter = DESCRIPTOR.flag(options, "filter");
        return (board, control) -> {
            int forced = ForcedStep.find(board);
            return forced >= 0
                    ? ForcedStep.outcome(board, forced, control)
                    : search.solve(new FilteredView(board, filter), control);
        };
    }
}
