package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.taquin.pattern.MultiTileSolver;
import dev.damier.taquin.quick.QuickEngine;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The engine {@code optimal} for the multi-tile metric, in which additive pattern databases are not valid. It uses the
 * complete table if the board is small, and {@link MultiTileSolver} on boards of up to 16 cells with one blank. Otherwise it
 * first finds a quick solution and then runs A* with {@link MultiTileManhattan}. If the budget ends, it returns the quick
 * solution. A run with a node limit never uses {@link MultiTileSolver}, so that its node count does not depend on the tables
 * on disk.
 *
 * <p>{@link dev.damier.taquin.pattern.TaquinOptimalEngine} has the same id. For each position exactly one of them
 * applies.
 */
public final class MultiTileOptimalEngine extends DescribedEngine<MultiTileBoard>
        implements EngineCapability.Tabled<MultiTileBoard> {
    /** The maximum time for the quick solution. */
    private static final Duration MAX_QUICK_TIME = Duration.ofSeconds(3);

    /** Node limit of the search without a table. An easy board is solved within it and needs no table. */
    private static final long MAX_EASY_NODES = 20_000;

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

    @Override
    public boolean buildTables(MultiTileBoard view, Control control) {
        MultiTileSolver solver = MultiTileSolver.shared();
        if (!solver.supports(view.board(), control.budget()))
            throw new BadInputException(
                    "there is no table for this board; expected one blank, at most 16 cells and enough memory");
        return solver.buildTables(view.board(), control);
    }

    private static Outcome solve(TileBoard board, Control control) {
        if (SmallBoard.fits(board)) return PerfectEngine.solve(new SmallBoard(board, true), control);
        if (!board.isSolvable()) return new Impossible(control.stats(new Counters()));
        MultiTileSolver solver = MultiTileSolver.shared();
        boolean usesTable = control.budget().nodes() == Long.MAX_VALUE && solver.supports(board, control.budget());
        if (usesTable && solver.isReady(board, control.budget())) {
            Outcome found = withTable(board, limit(control, half(control), Long.MAX_VALUE));
            if (!(found instanceof Stopped) || control.shouldStopNow()) return found;
        } else if (usesTable) {
            Outcome easy = astar(board, limit(control, half(control), MAX_EASY_NODES));
            if (!(easy instanceof Stopped)) return easy;
        }
        Outcome first = quickSolution(board, control);
        if (first instanceof Solved) return first;
        Outcome outcome = usesTable ? withTable(board, control) : astar(board, control);
        if (!(outcome instanceof Stopped stopped)) return outcome;
        Optional<Solved> best = ((Stopped) first).best().map(solution -> withProof(solution, stopped));
        if (best.isPresent() && best.get().optimal()) return best.get();
        return new Stopped(stopped.reason(), best, stopped.lowerBound(), stopped.stats());
    }

    private static Outcome astar(TileBoard board, Control control) {
        return new AStar().solve(new TaquinPuzzle(board, true).withHeuristic("P"), control);
    }

    /** Returns the outcome of {@link MultiTileSolver}, or that of A* if its table cannot be built. */
    private static Outcome withTable(TileBoard board, Control control) {
        return MultiTileSolver.shared().solve(board, control).orElseGet(() -> astar(board, control));
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
        Duration half = half(control);
        Control limited = limit(
                control,
                half.compareTo(MAX_QUICK_TIME) < 0 ? half : MAX_QUICK_TIME,
                Math.max(1, control.budget().nodes() / 2));
        return new QuickEngine().build(Map.of()).solve(new TaquinSetup(board, true), limited);
    }

    private static Duration half(Control control) {
        return Duration.ofNanos(Math.max(1, control.remainingNanos() / 2));
    }

    /** Returns a control for a part of a run. It forwards improvements and stops when the run stops. */
    private static Control limit(Control control, Duration time, long nodes) {
        Control[] part = new Control[1];
        part[0] = new Control(control.budget().withTime(time).withNodes(nodes), 0, progress -> {
            if (progress.bestCost() >= 0)
                control.reportImprovement(progress.bestCost(), progress.value(), progress.line(), new Counters());
            if (control.shouldStopNow()) part[0].cancel();
        });
        return part[0];
    }
}
