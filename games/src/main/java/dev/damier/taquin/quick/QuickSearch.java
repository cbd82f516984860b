package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.search.Beam;
import dev.damier.search.Puzzle;
import dev.damier.search.Puzzle.NamedHeuristic;
import dev.damier.taquin.PerfectEngine;
import dev.damier.taquin.SmallBoard;
import dev.damier.taquin.TaquinSetup;
import dev.damier.taquin.TileBoard;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/**
 * One run of the quick engine: a hasty construction, its line shortened stretch by stretch, then constructions of growing
 * width, and on boards up to {@link #BEAMED} cells plain beams too. The lower bound is the best admissible estimate of the
 * start; up to 3×3 the perfect table answers. It ends when the line meets the bound, the budget is spent, or two rounds running brought nothing.
 */
final class QuickSearch {
    private static final int BEAMED = 36;
    private static final double FIRST_WORK = 2e5;
    private static final double MAX_WORK = 4e6;
    /** Stretch and nodes of the passes that shorten a line, cheap ones first. */
    private static final int[][] PASSES = {{12, 200}, {20, 500}, {30, 1000}};

    private final TaquinSetup setup;
    private final TileBoard board;
    private final Control control;
    private final Counters counters = new Counters();
    private int[] best;

    QuickSearch(TaquinSetup setup, Control control) {
        this.setup = setup;
        this.board = setup.board();
        this.control = control;
    }

    Outcome solve() {
        if (!board.solvable()) return new Outcome.Impossible(control.stats(counters));
        if (board.solved()) return new Solved(new int[0], 0, true, control.stats(counters));
        if (board.rows() <= 3 && board.columns() <= 3)
            return PerfectEngine.solve(new SmallBoard(board, setup.slides()), control);
        Puzzle puzzle = setup.as(Puzzle.class).orElseThrow();
        counters.lowerBound = bound(puzzle);
        // A line that is soon replaced is not worth shortening.
        construct(ConstructionParams.HASTY, work(1) > MAX_WORK);
        int idle = 0;
        for (int width = start(); best != null && !proved() && idle < 2 && !control.shouldStop(counters); width *= 4) {
            int before = best.length;
            if (work(width) <= MAX_WORK) construct(ConstructionParams.careful(width), true);
            if (board.size() <= BEAMED) beam(puzzle, width * 32);
            idle = best.length < before ? 0 : idle + 1;
        }
        Optional<Solved> line = Optional.ofNullable(best)
                .map(moves -> new Solved(moves, moves.length, proved(), control.stats(counters)));
        if (line.isPresent() && proved()) return line.get();
        return new Outcome.Stopped(control.reason(), line, counters.lowerBound, control.stats(counters));
    }

    /** The first width: 16 where that takes less than a second, down to 1 on the largest boards. */
    private int start() {
        int width = 16;
        while (width > 1 && work(width) > FIRST_WORK) width /= 4;
        return width;
    }

    /** About the tiles to carry times the cells they cross. */
    private double work(int width) {
        return width * Math.pow(board.size(), 1.5);
    }

    private boolean proved() {
        return best.length <= counters.lowerBound;
    }

    private static int bound(Puzzle puzzle) {
        long[] start = new long[puzzle.space().width()];
        puzzle.space().initial(start, 0);
        int bound = 0;
        for (NamedHeuristic namedHeuristic : puzzle.guides()) {
            if (namedHeuristic.admissible()) bound = Math.max(bound, namedHeuristic.build().get().estimate(start, 0));
        }
        return bound;
    }

    /** Takes a line of single moves, first as it is, then shortened if that is wanted. */
    private void construct(ConstructionParams params, boolean shorten) {
        Optional<int[]> made = new Construction(params, control, counters).solve(board);
        made.ifPresent(line -> keep(line, line.length));
        if (shorten) made.ifPresent(this::shorten);
    }

    private void shorten(int[] line) {
        SolutionShortener solutionShortener = new SolutionShortener(board, control, counters);
        int length = line.length;
        for (int[] pass : PASSES) {
            length = solutionShortener.pass(line, length, pass[0], pass[1]);
            keep(line, length);
        }
    }

    private void keep(int[] line, int length) {
        int[] moves = Arrays.copyOf(line, length);
        take(setup.slides() ? SegmentMetric.join(board, moves) : moves);
    }

    private void take(int[] moves) {
        if (best != null && moves.length >= best.length) return;
        best = moves;
        control.improved(best.length, best.length, best, counters);
    }

    /** The generic beam on what is left of the budget; the outer control goes on hearing and telling of it. */
    private void beam(Puzzle puzzle, int width) {
        long before = counters.expanded;
        Control[] inner = new Control[1];
        inner[0] = new Control(
                control.budget()
                        .withTime(Duration.ofNanos(Math.max(1, control.remainingNanos())))
                        .withNodes(Math.max(1, control.budget().nodes() - before)),
                0,
                progress -> {
                    counters.expanded = before + progress.stats().expanded();
                    if (control.shouldStop(counters)) inner[0].cancel();
                });
        String guide = puzzle.guides().get(0).id();
        Outcome outcome = new Beam(width).solve(puzzle.with(guide), inner[0]);
        counters.expanded = before + outcome.stats().expanded();
        counters.generated += outcome.stats().generated();
        counters.bytes = Math.max(counters.bytes, outcome.stats().bytes());
        if (outcome instanceof Solved solved) take(solved.moves());
    }
}
