package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * IDA* on additive pattern databases: searches within one bound after another, so that the first solution is optimal and
 * every bound that failed is proved.
 *
 * <p>Strong tables take long to build: the first board that proves hard has them built beside the search, which goes on
 * with quick ones and changes over when they are there. Strong tables that are already there are used at once.
 */
final class OptimalSolver implements Solver<TileBoard> {
    /** Placements a table builder settles in the time in which a search expands one state. */
    private static final int BUILT_PER_EXPANSION = 4;

    private static final long NANOS_PER_PLACEMENT = 60;
    /** Expansions spent without any table before the first one is built: an easy board needs none. */
    private static final long WITHOUT_TABLES = 50_000;
    /** Expansions with quick tables after which a board counts as hard. */
    private static final long HARD = 300_000;

    /** From so many expansions a bound on, with several holes, it is worth a try to search from the goal instead. */
    private static final long WORTH_TURNING = 100_000;
    /** A bound takes at least so many times the expansions of the one before. */
    private static final int GROWTH = 10;
    /** A longer bound than this means a board that nobody proves, and a recursion deeper than stacks are. */
    private static final int MAX_SOLUTION_LENGTH = 3000;

    /** Which tables to use: quick or strong ones only, or as it pays. */
    enum Strength {
        AUTO,
        QUICK,
        STRONG
    }

    private final PatternTables tables;
    private final Strength strength;
    private final long hard;

    OptimalSolver(PatternTables tables, Strength strength) {
        this(tables, strength, HARD);
    }

    /** @param hard expansions with quick tables after which strong ones are built */
    OptimalSolver(PatternTables tables, Strength strength, long hard) {
        this.tables = tables;
        this.strength = strength;
        this.hard = hard;
    }

    @Override
    public Outcome solve(TileBoard board, Control control) {
        return new Run(board, control).solve();
    }

    private final class Run {
        private final TileBoard board;
        private final NormalizedBoard normalized;
        private final Control control;
        private final Counters counters = new Counters();
        private int bound;
        private IdaIteration ahead;
        private IdaIteration back;
        private boolean asked;
        private long last;
        private boolean stopped;
        /** Becomes true when better tables are there than those in use. */
        private AtomicBoolean until = new AtomicBoolean();

        Run(TileBoard board, Control control) {
            this.board = board;
            normalized = NormalizedBoard.of(board);
            this.control = control;
            asked = normalized.goalHoles().length == 1;
        }

        Outcome solve() {
            if (normalized.goalHoles().length == 0) return normalized.manhattan() == 0 ? solved(new int[0]) : impossible();
            if (!normalized.solvable()) return impossible();
            if (normalized.manhattan() == 0) return solved(new int[0]);
            bound = normalized.manhattan();
            counters.lowerBound = bound;
            PatternPlan strong = fitting(PatternPlan.thorough(normalized));
            PatternPlan quick = fitting(PatternPlan.quick(normalized));
            boolean ready = ready(strong);
            // Whoever limits the nodes wants the same count each time, whatever tables there are by then.
            boolean counted = control.budget().nodes() != Long.MAX_VALUE;
            if (strength == Strength.AUTO && !counted && !ready && !ready(quick)) {
                Optional<Outcome> easy = deepen(PatternPlan.none(normalized), WITHOUT_TABLES, threads());
                if (easy.isPresent()) return easy.get();
                if (ended()) return stopped();
            }
            boolean same = strong.patterns().equals(quick.patterns());
            if (strength == Strength.STRONG || same || strength == Strength.AUTO && ready && !counted)
                return deepen(strong, Long.MAX_VALUE, threads()).orElseGet(this::stopped);
            boolean wait = strength == Strength.QUICK || counted || !affordable(strong);
            if (wait) return deepen(quick, Long.MAX_VALUE, threads()).orElseGet(this::stopped);
            Optional<Outcome> found = deepen(quick, counters.expanded + hard, threads());
            if (found.isPresent()) return found.get();
            if (ended()) return stopped();
            until = tables.inBackground(strong.patterns(), control);
            found = deepen(quick, Long.MAX_VALUE, 1);
            until = new AtomicBoolean();
            if (found.isPresent()) return found.get();
            if (ended()) return stopped();
            return deepen(strong, Long.MAX_VALUE, threads()).orElseGet(this::stopped);
        }

        private int threads() {
            return control.budget().threads();
        }

        /** Whether the tables can be built in the time and memory there is, with as much left for the search. */
        private boolean affordable(PatternPlan plan) {
            long bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            return control.remainingNanos() / NANOS_PER_PLACEMENT >= 2 * bytes && tables.heapAllows(plan.patterns());
        }

        private boolean ready(PatternPlan plan) {
            return plan.patterns().stream().allMatch(tables::ready);
        }

        /** Whether the run is over, and not only an allowance. */
        private boolean ended() {
            return control.shouldStopNow() || control.reason() != Outcome.Reason.EXHAUSTED;
        }

        /** The plan if its tables keep the promise in bytes, else a plan without tables. */
        private PatternPlan fitting(PatternPlan plan) {
            long bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            return bytes <= control.budget().bytes() ? plan : PatternPlan.none(normalized);
        }

        /** Searches bound after bound; nothing if the run or the allowance of expansions ended first. */
        private Optional<Outcome> deepen(PatternPlan plan, long allowance, int workers) {
            Optional<Partition[]> parts = plan.tables(tables, control);
            if (parts.isEmpty()) return Optional.empty();
            counters.bytes = plan.patterns().stream().mapToLong(tables::bytes).sum();
            ahead = new IdaIteration(normalized, parts.get(), control, counters, until, workers);
            back = null;
            last = 0;
            for (bound = Math.max(bound, ahead.estimate()); ; bound += 2) {
                counters.lowerBound = bound;
                counters.depth = bound;
                if (bound > MAX_SOLUTION_LENGTH && !control.fits(Long.MAX_VALUE)) return Optional.empty();
                long before = counters.expanded;
                Optional<int[]> line = within(allowance);
                last = counters.expanded - before;
                counters.profile(bound, last);
                if (line.isPresent()) return Optional.of(solved(line.get()));
                if (stopped) return Optional.empty();
            }
        }

        /**
         * Searches the bound from the board or, with several holes, from the goal. Which is less work depends on where
         * the holes are, for moves near the start are those that estimates do not prune: so once a bound has taken some
         * work, the search from the goal may have twice that for the next. If that is enough, it keeps the task.
         */
        private Optional<int[]> within(long allowance) {
            if (!asked && last > WORTH_TURNING && worthBuilding()) {
                asked = true;
                back = fromGoal();
                if (back != null) {
                    Optional<int[]> line = back.search(bound, Math.min(allowance, counters.expanded + 2 * last));
                    if (!back.stopped()) return line.map(this::reversed);
                    back = null;
                }
            }
            IdaIteration chosen = back == null ? ahead : back;
            Optional<int[]> line = chosen.search(bound, allowance);
            stopped = chosen.stopped();
            return back == null ? line : line.map(this::reversed);
        }

        /** Whether the next bound, at its usual growth, costs more than the tables that the search from the goal lacks. */
        private boolean worthBuilding() {
            long missing = 2
                    * PatternPlan.agnostic(turned()).patterns().stream()
                            .filter(pattern -> !tables.ready(pattern))
                            .mapToLong(tables::bytes)
                            .sum();
            return missing < last * GROWTH * BUILT_PER_EXPANSION;
        }

        private NormalizedBoard turned() {
            return NormalizedBoard.of(new TileBoard(board.rows(), board.columns(), board.goal(), board.cells()));
        }

        private IdaIteration fromGoal() {
            NormalizedBoard turned = turned();
            return fitting(PatternPlan.agnostic(turned))
                    .tables(tables, control)
                    .map(parts -> new IdaIteration(turned, parts, control, counters, until, threads()))
                    .orElse(null);
        }

        private int[] reversed(int[] moves) {
            int[] result = new int[moves.length];
            for (int i = 0; i < moves.length; i++) {
                int move = moves[moves.length - 1 - i];
                result[i] = board.step(move / 4, move % 4) * 4 + (move % 4 ^ 2);
            }
            return result;
        }

        private Outcome solved(int[] moves) {
            return new Solved(slides(moves), moves.length, true, control.stats(counters));
        }

        /** The search moves cells; a {@link Slide} names the tile that is there by then. */
        private int[] slides(int[] line) {
            int[] cells = board.cells().clone();
            int[] slides = new int[line.length];
            for (int i = 0; i < line.length; i++) {
                int from = line[i] / 4;
                int way = line[i] % 4;
                slides[i] = Slide.code(cells[from], way);
                cells[board.step(from, way)] = cells[from];
                cells[from] = 0;
            }
            return slides;
        }

        private Outcome impossible() {
            return new Outcome.Impossible(control.stats(counters));
        }

        private Outcome stopped() {
            return new Outcome.Stopped(control.reason(), Optional.empty(), bound, control.stats(counters));
        }
    }
}
