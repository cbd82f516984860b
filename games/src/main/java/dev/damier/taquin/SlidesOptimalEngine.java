package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Text;
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
 * The game's standard engine where segments slide as one move, which the pattern tables do not count: the perfect table
 * where it fits, else A* under {@link SlideBound}, with a quick line in hand for when the budget does not last. It has the
 * standard engine's id, and exactly one of the two ever applies.
 */
public final class SlidesOptimalEngine implements Engine<SlidingBoard> {
    private static final Duration FIRST = Duration.ofSeconds(3);
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "optimal",
            Text.of(SlidesOptimalEngine.class, "slides-optimal.name"),
            Text.of(SlidesOptimalEngine.class, "slides-optimal.about"),
            List.of());

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<SlidingBoard> needs() {
        return SlidingBoard.class;
    }

    @Override
    public Solver<SlidingBoard> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        return (sliding, control) -> solve(sliding.board(), control);
    }

    private static Outcome solve(TileBoard board, Control control) {
        if (SmallBoard.fits(board)) return PerfectEngine.solve(new SmallBoard(board, true), control);
        if (!board.solvable()) return new Impossible(control.stats(new Counters()));
        Outcome first = quick(board, control);
        if (first instanceof Solved) return first;
        Outcome outcome = new AStar().solve(new TaquinPuzzle(board, true).with("P"), control);
        if (!(outcome instanceof Stopped stopped)) return outcome;
        Optional<Solved> best = ((Stopped) first).best().map(line -> known(line, stopped));
        if (best.isPresent() && best.get().optimal()) return best.get();
        return new Stopped(stopped.why(), best, stopped.lowerBound(), stopped.stats());
    }

    /** The line, with what the search that stopped has proved of it. */
    private static Solved known(Solved line, Stopped stopped) {
        return new Solved(line.moves(), line.cost(), line.cost() <= stopped.lowerBound(), stopped.stats());
    }

    /** A good line on half of the budget, at most {@link #FIRST}; who listens hears of it as it improves. */
    private static Outcome quick(TileBoard board, Control control) {
        Duration half = Duration.ofNanos(Math.max(1, control.remainingNanos() / 2));
        Control[] inner = new Control[1];
        inner[0] = new Control(
                control.budget()
                        .withTime(half.compareTo(FIRST) < 0 ? half : FIRST)
                        .withNodes(Math.max(1, control.budget().nodes() / 2)),
                0,
                progress -> {
                    if (progress.best() >= 0)
                        control.improved(progress.best(), progress.value(), progress.line(), new Counters());
                    if (control.shouldStopNow()) inner[0].cancel();
                });
        return new QuickEngine().build(Map.of()).solve(new TaquinSetup(board, true), inner[0]);
    }
}
