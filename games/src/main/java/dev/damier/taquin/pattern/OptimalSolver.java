package dev.damier.taquin.pattern;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import dev.damier.taquin.quick.QuickEngine;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Solves boards optimally by IDA* with additive pattern databases. It searches with increasing bounds. So the first
 * solution is optimal, and every failed bound proves that no solution is that short.
 *
 * <p>Strong tables take long to build. If they are already on disk, they are used at once. Otherwise the first hard
 * board starts their construction in separate threads. The search continues with quick tables and switches when the
 * strong ones are ready.
 *
 * <p>On a board that is not easy, a solution of the engine {@code quick} is found first. A run that stops returns it.
 */
final class OptimalSolver implements Solver<TileBoard> {
    /** Number of placements that the table builder processes in the time of one expansion of the search. */
    private static final int PLACEMENTS_PER_EXPANSION = 4;

    /** Estimated time to build a table, per placement. */
    private static final long NANOS_PER_PLACEMENT = 60;
    /**
     * Number of expansions before the first table is built. An easy board is solved within them and needs no table.
     */
    private static final long MAX_EXPANSIONS_WITHOUT_TABLES = 50_000;
    /** Maximum number of cells for which a first line is found. It takes a few milliseconds up to this size. */
    private static final int MAX_CELLS_FOR_FIRST_LINE = 36;
    /** Node limit of the search for a first line. It is a number of nodes, so that the line is reproducible. */
    private static final long FIRST_LINE_NODES = 200_000;
    /** Number of expansions with quick tables after which a board counts as hard. */
    private static final long HARD_EXPANSIONS = 300_000;

    /**
     * Number of expansions of an iteration after which, with several blanks, the search from the goal is tried for the
     * next bound.
     */
    private static final long MIN_EXPANSIONS_TO_REVERSE = 100_000;
    /** Assumed factor by which the expansions grow from one bound to the next. */
    private static final int BOUND_GROWTH = 10;
    /**
     * The maximum bound. Boards with longer solutions cannot be proved, and the recursion would overflow the stack.
     */
    private static final int MAX_BOUND = 3000;

    /** Which tables are used: quick ones, strong ones, or an automatic choice. */
    enum TableChoice {
        AUTO,
        QUICK,
        STRONG
    }

    private final PatternTables tables;
    private final TableChoice tableChoice;
    private final long hardExpansions;

    OptimalSolver(PatternTables tables, TableChoice tableChoice) {
        this(tables, tableChoice, HARD_EXPANSIONS);
    }

    /**
     * @param hardExpansions number of expansions with quick tables after which strong ones are built
     */
    OptimalSolver(PatternTables tables, TableChoice tableChoice, long hardExpansions) {
        this.tables = tables;
        this.tableChoice = tableChoice;
        this.hardExpansions = hardExpansions;
    }

    @Override
    public Outcome solve(TileBoard board, Control control) {
        return new SolverRun(board, control).solve();
    }

    /** The search for a solution of one board. */
    private final class SolverRun {
        private final TileBoard board;
        private final NormalizedBoard normalized;
        private final Control control;
        private final Counters counters = new Counters();
        /** The current bound. All smaller bounds have failed, so it is a lower bound of the solution length. */
        private int bound;

        /** The search from the goal, or null if it is not used. */
        private @Nullable IdaIteration backward;

        private boolean backwardTried;

        /** Number of expansions of the last bound. */
        private long lastExpansions;

        private boolean stopped;

        /** A solution that need not be optimal, or null if none has been searched yet. */
        private int @Nullable [] firstLine;
        /** Becomes true when the strong tables are ready. The search with quick tables then stops. */
        private AtomicBoolean strongTablesReady = new AtomicBoolean();

        SolverRun(TileBoard board, Control control) {
            this.board = board;
            normalized = NormalizedBoard.of(board);
            this.control = control;
            backwardTried = normalized.goalHoles().length == 1;
        }

        Outcome solve() {
            if (normalized.goalHoles().length == 0)
                return normalized.manhattan() == 0 ? solvedOutcome(new int[0]) : impossibleOutcome();
            if (!normalized.isSolvable()) return impossibleOutcome();
            if (normalized.manhattan() == 0) return solvedOutcome(new int[0]);
            bound = normalized.manhattan();
            counters.lowerBound = bound;
            PatternPlan strong = withinMemory(PatternPlan.strong(normalized));
            PatternPlan quick = withinMemory(PatternPlan.quick(normalized));
            boolean strongReady = areReady(strong);
            // A run with a node limit must be reproducible, so it uses quick tables whatever is on disk.
            boolean nodeLimited = control.budget().nodes() != Long.MAX_VALUE;
            if (tableChoice == TableChoice.AUTO && !nodeLimited && !strongReady && !areReady(quick)) {
                Optional<Outcome> easy = deepen(PatternPlan.none(normalized), MAX_EXPANSIONS_WITHOUT_TABLES, threads());
                if (easy.isPresent()) return easy.get();
                if (hasEnded()) return stoppedOutcome();
                findFirstLine();
            }
            boolean equalPlans = strong.patterns().equals(quick.patterns());
            if (tableChoice == TableChoice.STRONG
                    || equalPlans
                    || tableChoice == TableChoice.AUTO && strongReady && !nodeLimited)
                return deepen(strong, Long.MAX_VALUE, threads()).orElseGet(this::stoppedOutcome);
            boolean quickOnly = tableChoice == TableChoice.QUICK || nodeLimited || !canAfford(strong);
            if (quickOnly) return deepen(quick, Long.MAX_VALUE, threads()).orElseGet(this::stoppedOutcome);
            Optional<Outcome> found = deepen(quick, counters.expanded + hardExpansions, threads());
            if (found.isPresent()) return found.get();
            if (hasEnded()) return stoppedOutcome();
            strongTablesReady = tables.buildInBackground(strong.patterns(), control);
            found = deepen(quick, Long.MAX_VALUE, 1);
            strongTablesReady = new AtomicBoolean();
            if (found.isPresent()) return found.get();
            if (hasEnded()) return stoppedOutcome();
            return deepen(strong, Long.MAX_VALUE, threads()).orElseGet(this::stoppedOutcome);
        }

        private int threads() {
            return control.budget().threads();
        }

        /** Returns whether time and memory suffice to build the tables, with as much time left for the search. */
        private boolean canAfford(PatternPlan plan) {
            long bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            return control.remainingNanos() / NANOS_PER_PLACEMENT >= 2 * bytes && tables.fitsInHeap(plan.patterns());
        }

        /** Returns whether all tables of a plan are in memory or on disk. */
        private boolean areReady(PatternPlan plan) {
            return plan.patterns().stream().allMatch(tables::isReady);
        }

        /** Returns whether the whole run must end, not only the search with its limit of expansions. */
        private boolean hasEnded() {
            return control.shouldStopNow() || control.reason() != Outcome.Reason.EXHAUSTED;
        }

        /** Returns a plan if its tables fit in the memory budget, otherwise a plan without tables. */
        private PatternPlan withinMemory(PatternPlan plan) {
            long bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            return bytes <= control.budget().bytes() ? plan : PatternPlan.none(normalized);
        }

        /** Searches with increasing bounds. Empty if the run ended or the maximum number of expansions was reached. */
        private Optional<Outcome> deepen(PatternPlan plan, long maxExpansions, int threadCount) {
            Optional<Partition[]> partitions = plan.load(tables, control);
            if (partitions.isEmpty()) return Optional.empty();
            counters.bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            IdaIteration forward =
                    new IdaIteration(normalized, partitions.get(), control, counters, strongTablesReady, threadCount);
            backward = null;
            lastExpansions = 0;
            for (bound = Math.max(bound, forward.estimate()); ; bound += 2) {
                counters.lowerBound = bound;
                counters.depth = bound;
                if (counters.expanded > MAX_EXPANSIONS_WITHOUT_TABLES) findFirstLine();
                if (firstLine != null && firstLine.length == bound)
                    return Optional.of(firstLineOutcome(firstLine, true));
                if (bound > MAX_BOUND && !control.checkMemory(Long.MAX_VALUE)) return Optional.empty();
                long before = counters.expanded;
                Optional<int[]> moves = searchBound(forward, maxExpansions);
                lastExpansions = counters.expanded - before;
                counters.addToProfile(bound, lastExpansions);
                if (moves.isPresent()) return Optional.of(solvedOutcome(moves.get()));
                if (stopped) return Optional.empty();
            }
        }

        /**
         * Searches within the current bound, from the board or from the goal. Estimates prune badly near the start of a
         * search. So with several blanks, the cheaper direction depends on where the blanks are. After a bound with
         * many expansions, the search from the goal gets twice that number for the next bound. If it succeeds, it
         * continues the search.
         */
        private Optional<int[]> searchBound(IdaIteration forward, long maxExpansions) {
            if (!backwardTried && lastExpansions > MIN_EXPANSIONS_TO_REVERSE && isBackwardWorthwhile()) {
                backwardTried = true;
                backward = newBackwardSearch();
                if (backward != null) {
                    Optional<int[]> moves = backward.searchBound(
                            bound, Math.min(maxExpansions, counters.expanded + 2 * lastExpansions));
                    if (!backward.isStopped()) return moves.map(this::reverse);
                    backward = null;
                }
            }
            IdaIteration chosen = backward == null ? forward : backward;
            Optional<int[]> moves = chosen.searchBound(bound, maxExpansions);
            stopped = chosen.isStopped();
            return backward == null ? moves : moves.map(this::reverse);
        }

        /**
         * Returns whether the next bound is expected to cost more than building the missing tables for the search from
         * the goal.
         */
        private boolean isBackwardWorthwhile() {
            long missing = 2
                    * PatternPlan.holeAgnostic(swappedBoard()).patterns().stream()
                            .filter(pattern -> !tables.isReady(pattern))
                            .mapToLong(tables::bytes)
                            .sum();
            return missing < lastExpansions * BOUND_GROWTH * PLACEMENTS_PER_EXPANSION;
        }

        /** Returns the board with start and goal exchanged. */
        private NormalizedBoard swappedBoard() {
            return NormalizedBoard.of(new TileBoard(board.rows(), board.columns(), board.goal(), board.cells()));
        }

        /** Returns a search from the goal, or null if its tables could not be built. */
        private @Nullable IdaIteration newBackwardSearch() {
            NormalizedBoard swapped = swappedBoard();
            return withinMemory(PatternPlan.holeAgnostic(swapped))
                    .load(tables, control)
                    .map(partitions ->
                            new IdaIteration(swapped, partitions, control, counters, strongTablesReady, threads()))
                    .orElse(null);
        }

        /** Converts a solution from the goal to the board into one from the board to the goal. */
        private int[] reverse(int[] moves) {
            int[] result = new int[moves.length];
            for (int i = 0; i < moves.length; i++) {
                int move = moves[moves.length - 1 - i];
                result[i] = board.neighbour(move / 4, move % 4) * 4 + (move % 4 ^ 2);
            }
            return result;
        }

        private Outcome solvedOutcome(int[] moves) {
            return new Solved(toSlides(moves), moves.length, true, control.stats(counters));
        }

        /** Converts moves of cells to codes of {@link Slide}, which name the tile that is in the cell at that time. */
        private int[] toSlides(int[] moves) {
            int[] cells = board.cells().clone();
            int[] slides = new int[moves.length];
            for (int i = 0; i < moves.length; i++) {
                int from = moves[i] / 4;
                int direction = moves[i] % 4;
                slides[i] = Slide.code(cells[from], direction);
                cells[board.neighbour(from, direction)] = cells[from];
                cells[from] = 0;
            }
            return slides;
        }

        private Outcome impossibleOutcome() {
            return new Outcome.Impossible(control.stats(counters));
        }

        /** Finds and reports a first line, once. Its work is not counted, because it proves nothing. */
        private void findFirstLine() {
            if (firstLine != null || board.size() > MAX_CELLS_FOR_FIRST_LINE) return;
            Control limit = new Control(Budget.UNLIMITED.withNodes(FIRST_LINE_NODES));
            QuickEngine.firstLine(board, limit).ifPresent(line -> {
                firstLine = line;
                control.reportImprovement(line.length, line.length, line, counters);
            });
        }

        private Solved firstLineOutcome(int[] line, boolean optimal) {
            return new Solved(line, line.length, optimal, control.stats(counters));
        }

        private Outcome stoppedOutcome() {
            if (!control.isCancelled()) findFirstLine();
            Optional<Solved> best = Optional.ofNullable(firstLine).map(line -> firstLineOutcome(line, false));
            return new Outcome.Stopped(control.reason(), best, bound, control.stats(counters));
        }
    }
}
