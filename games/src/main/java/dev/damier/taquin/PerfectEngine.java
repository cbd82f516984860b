package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Solves small boards with a complete table of the distances of all arrangements from the goal. */
public final class PerfectEngine extends DescribedEngine<SmallBoard> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "perfect",
            Text.of(PerfectEngine.class, "perfect.name"),
            Text.of(PerfectEngine.class, "perfect.about"),
            List.of());

    public PerfectEngine() {
        super(DESCRIPTOR, SmallBoard.class);
    }

    @Override
    protected Solver<SmallBoard> newSolver(Map<String, String> options) {
        return PerfectEngine::solve;
    }

    /** Returns a shortest solution. */
    public static Outcome solve(SmallBoard small, Control control) {
        Counters counters = new Counters();
        if (!small.board().isSolvable()) return new Outcome.Impossible(control.stats(counters));
        Optional<PerfectTable> table = PerfectTable.of(small, control, counters);
        if (table.isEmpty()) {
            return new Outcome.Stopped(control.reason(), Optional.empty(), 0, control.stats(counters));
        }
        counters.bytes = table.get().bytes();
        int[] solution = table.get().shortestSolution(new Arrangement(small.board(), small.multiTile()));
        return new Outcome.Solved(solution, solution.length, true, control.stats(counters));
    }
}
