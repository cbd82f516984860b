package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.taquin.quick.QuickEngine;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The engine {@code optimal} for the multi-tile metric, which pattern databases do not support. It uses the complete
 * table if the board is small. Otherwise it first finds a quick solution and then runs A* with
 * {@link MultiTileManhattan}. If the budget ends, it returns the quick solution.
 *
 * <p>{@link dev.damier.taquin.pattern.TaquinOptimalEngine} has the same id. For each position exactly one of them
 * applies.
 */
public final class MultiTileOptimalEngine extends DescribedEngine<MultiTileBoard> {
    /** The maximum time for the quick solution. */
    private static final Duration MAX_QUICK_TIME = Duration.ofSeconds(3);

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "optimal",
            Text.of(MultiTileOptimalEngine.class, "slides-optimal.name"),
            Text.of(MultiTileOptimalEngine.class, "slides-optimal.about"),
            List.of());

    public MultiTileOptimalEngine() {
        super(DESCRIPTOR, MultiTileBoard.class);
    }

    @Override
    protected Solver<MultiTileBoard> newSolver(Map<String, String> options) {
        return (view, control) -> solve(view.board(), control);
    }

    private static Outcome solve(TileBoard board, Control control) {
        if (SmallBoard.fits(board)) return PerfectEngine.solve(new SmallBoard(board, true), control);
        if (!board.isSolvable()) return new Impossible(control.stats(new Counters()));
        Outcome first = quickSolution(board, control);
        if (first instanceof Solved) return first;
        Outcome outcome = new AStar().solve(new TaquinPuzzle(board, true).withHeuristic("P"), control);
        if (!(outcome instanceof Stopped stopped)) return outcome;
        Optional<Solved> best = ((Stopped) first).best().map(solution -> withProof(solution, stopped));
        if (best.isPresent() && best.get().optimal()) return best.get();
        return new Stopped(stopped.reason(), best, stopped.lowerBound(), stopped.stats());
    }

    /** Returns a solution, marked as optimal if the stopped search has proved that it is. */
    private static Solved withProof(Solved solution, Stopped stopped) {
        return new Solved(solution.moves(), solution.cost(), solution.cost() <= stopped.lowerBound(), stopped.stats());
    }

    /**
     * Returns a quick solution, found with half of the budget and at most {@link #MAX_QUICK_TIME}. Improvements are
     * reported.
     */
    private static Outcome quickSolution(TileBoard board, Control control) {
        Duration half = Duration.ofNanos(Math.max(1, control.remainingNanos() / 2));
        Control[] quickControl = new Control[1];
        quickControl[0] = new Control(
                control.budget()
                        .withTime(half.compareTo(MAX_QUICK_TIME) < 0 ? half : MAX_QUICK_TIME)
                        .withNodes(Math.max(1, control.budget().nodes() / 2)),
                0,
                progress -> {
                    if (progress.bestCost() >= 0)
                        control.reportImprovement(
                                progress.bestCost(), progress.value(), progress.line(), new Counters());
                    if (control.shouldStopNow()) quickControl[0].cancel();
                });
        return new QuickEngine().build(Map.of()).solve(new TaquinSetup(board, true), quickControl[0]);
    }
}
