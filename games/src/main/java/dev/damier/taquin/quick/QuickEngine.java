package dev.damier.taquin.quick;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Control;
import dev.damier.run.Solver;
import dev.damier.taquin.TaquinSetup;
import dev.damier.taquin.TileBoard;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds a solution of any board at once, then shorter ones while the budget lasts, see {@link QuickSearch}. */
public final class QuickEngine extends DescribedEngine<TaquinSetup> {
    private static final Descriptor DESCRIPTOR =
            new Descriptor("quick", Text.of(QuickEngine.class, "name"), Text.of(QuickEngine.class, "about"), List.of());

    public QuickEngine() {
        super(DESCRIPTOR, TaquinSetup.class);
    }

    @Override
    protected Solver<TaquinSetup> newSolver(Map<String, String> options) {
        return (setup, control) -> new QuickSearch(setup, control).solve();
    }

    /** Returns a solution in the single-tile metric: the first one of a run, shortened. Empty if the control requires a stop. */
    public static Optional<int[]> firstLine(TileBoard board, Control control) {
        return new QuickSearch(new TaquinSetup(board, false), control).firstLine();
    }
}
