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
import org.jspecify.annotations.Nullable;

/**
 * One run of the engine {@code quick}. It starts with a fast construction, whose solution is shortened part by part.
 * Constructions of increasing beam width follow, and on boards up to {@link #MAX_BEAM_CELLS} cells also a generic beam
 * search. Boards up to 3×3 are solved from a complete table.
 *
 * <p>The lower bound is the best admissible estimate of the start. The run ends when the solution reaches this bound,
 * when the budget is used up, or when two consecutive rounds bring no improvement.
 */
final class QuickSearch {
    /** The maximum number of cells for the generic beam search. */
    private static final int MAX_BEAM_CELLS = 36;
    /** The maximum estimated work of the first round after the fast construction. */
    private static final double MAX_FIRST_WORK = 2e5;
    /** The maximum estimated work of a construction. */
    private static final double MAX_WORK = 4e6;
    /** Window length and node limit of the passes that shorten a solution, cheap ones first. */
    private static final int[][] SHORTENING_PASSES = {{12, 200}, {20, 500}, {30, 1000}};

    private final TaquinSetup setup;
    private final TileBoard board;
    private final Control control;
    private final Counters counters = new Counters();
    /** The shortest solution found so far, or null. */
    private int @Nullable [] best;

    QuickSearch(TaquinSetup setup, Control control) {
        this.setup = setup;
        this.board = setup.board();
        this.control = control;
    }

    Outcome solve() {
        if (!board.isSolvable()) return new Outcome.Impossible(control.stats(counters));
        if (board.isSolved()) return new Solved(new int[0], 0, true, control.stats(counters));
        if (board.rows() <= 3 && board.columns() <= 3)
            return PerfectEngine.solve(new SmallBoard(board, setup.multiTile()), control);
        Puzzle puzzle = setup.as(Puzzle.class).orElseThrow();
        counters.lowerBound = lowerBound(puzzle);
        // A solution that will soon be replaced is not worth shortening.
        construct(ConstructionParams.FAST, estimateWork(1) > MAX_WORK);
        int roundsWithoutGain = 0;
        for (int width = initialWidth();
                best != null && !isOptimal(best) && roundsWithoutGain < 2 && !control.shouldStop(counters);
                width *= 4) {
            int before = best.length;
            if (estimateWork(width) <= MAX_WORK) construct(ConstructionParams.careful(width), true);
            if (board.size() <= MAX_BEAM_CELLS) beam(puzzle, width * 32);
            roundsWithoutGain = best.length < before ? 0 : roundsWithoutGain + 1;
        }
        Optional<Solved> line = Optional.ofNullable(best)
                .map(moves -> new Solved(moves, moves.length, isOptimal(moves), control.stats(counters)));
        if (line.isPresent() && line.get().optimal()) return line.get();
        return new Outcome.Stopped(control.reason(), line, counters.lowerBound, control.stats(counters));
    }

    /** Returns the solution of the fast construction, shortened. */
    Optional<int[]> firstLine() {
        construct(ConstructionParams.FAST, true);
        return Optional.ofNullable(best);
    }

    /** Returns the first beam width: 16 if that takes less than a second, down to 1 on the largest boards. */
    private int initialWidth() {
        int width = 16;
        while (width > 1 && estimateWork(width) > MAX_FIRST_WORK) width /= 4;
        return width;
    }

    /** Returns an estimate of the work: the number of tiles to move times the cells that they cross. */
    private double estimateWork(int width) {
        return width * Math.pow(board.size(), 1.5);
    }

    /** Returns whether the length of a solution equals the lower bound. */
    private boolean isOptimal(int[] moves) {
        return moves.length <= counters.lowerBound;
    }

    /** Returns the maximum of all admissible estimates of the start. */
    private static int lowerBound(Puzzle puzzle) {
        long[] start = new long[puzzle.space().width()];
        puzzle.space().writeInitial(start, 0);
        int bound = 0;
        for (NamedHeuristic namedHeuristic : puzzle.heuristics()) {
            if (namedHeuristic.admissible())
                bound = Math.max(bound, namedHeuristic.supplier().get().estimate(start, 0));
        }
        return bound;
    }

    /** Constructs a solution, and shortens it if requested. */
    private void construct(ConstructionParams params, boolean shorten) {
        Optional<int[]> solution = new Construction(params, control, counters).solve(board);
        solution.ifPresent(line -> offerLine(line, line.length));
        if (shorten) solution.ifPresent(this::shorten);
    }

    private void shorten(int[] moves) {
        SolutionShortener solutionShortener = new SolutionShortener(board, control, counters);
        int length = moves.length;
        for (int[] pass : SHORTENING_PASSES) {
            length = solutionShortener.pass(moves, length, pass[0], pass[1]);
            offerLine(moves, length);
        }
    }

    /** Offers the first moves of an array as a solution, converted to the metric of the board. */
    private void offerLine(int[] line, int length) {
        int[] moves = Arrays.copyOf(line, length);
        offer(setup.multiTile() ? SegmentMetric.join(board, moves) : moves);
    }

    /** Keeps and reports a solution if it is shorter than the best one. */
    private void offer(int[] moves) {
        if (best != null && moves.length >= best.length) return;
        best = moves;
        control.reportImprovement(moves.length, moves.length, moves, counters);
    }

    /**
     * Runs the generic beam search with the remaining budget. The control of the run is still checked and counts its
     * nodes.
     */
    private void beam(Puzzle puzzle, int width) {
        long before = counters.expanded;
        Control[] beamControl = new Control[1];
        beamControl[0] = new Control(
                control.budget()
                        .withTime(Duration.ofNanos(Math.max(1, control.remainingNanos())))
                        .withNodes(Math.max(1, control.budget().nodes() - before)),
                0,
                progress -> {
                    counters.expanded = before + progress.stats().expanded();
                    if (control.shouldStop(counters)) beamControl[0].cancel();
                });
        String guide = puzzle.heuristics().get(0).id();
        Outcome outcome = new Beam(width).solve(puzzle.withHeuristic(guide), beamControl[0]);
        counters.expanded = before + outcome.stats().expanded();
        counters.generated += outcome.stats().generated();
        counters.bytes = Math.max(counters.bytes, outcome.stats().bytes());
        if (outcome instanceof Solved solved) offer(solved.moves());
    }
}
