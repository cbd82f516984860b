package dev.damier.quoridor.champion;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.GamePlayer;
import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The engine {@code damier} for two players. It runs iterative deepening over {@link SearchThread}, with aspiration
 * windows, time management and helper threads.
 */
final class ChampionSearch implements GamePlayer<Board> {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);
    /** Half the width of the first aspiration window. */
    private static final int ASPIRATION_WINDOW = 35;
    /** Nodes between two checks of the node limit. */
    private static final int NODE_LIMIT_INTERVAL = 16 * SearchThread.STOP_CHECK_INTERVAL;

    private final Supplier<Evaluator> evaluatorFactory;
    private final SearchParams params;
    private final Strength strength;
    private final boolean stopsEarly;
    private final OpeningBook book;
    private final LearntPositions learnt;
    private final Set<String> avoidedMoves;
    private final int lineCount;
    private final int depthLimit;

    ChampionSearch(Supplier<Evaluator> evaluatorFactory, SearchParams params, Strength strength, boolean stopsEarly) {
        this(evaluatorFactory, params, strength, stopsEarly, OpeningBook.EMPTY, LearntPositions.NONE, Set.of(), 1);
    }

    /**
     * @param stopsEarly true to stop when the best move is stable, for games on a clock; false to use the whole budget
     * @param book opening moves, used only in games, never for a single query
     * @param learnt positions of earlier games, used and extended only in games, never for a single query, so that its result
     *     is reproducible
     * @param avoidedMoves moves that are not chosen, so that a caller can find the next best move
     * @param lineCount number of best lines to return
     */
    ChampionSearch(
            Supplier<Evaluator> evaluatorFactory,
            SearchParams params,
            Strength strength,
            boolean stopsEarly,
            OpeningBook book,
            LearntPositions learnt,
            Set<String> avoidedMoves,
            int lineCount) {
        this.evaluatorFactory = evaluatorFactory;
        this.params = params;
        this.strength = strength;
        this.stopsEarly = stopsEarly;
        this.book = book;
        this.learnt = learnt;
        this.avoidedMoves = avoidedMoves;
        this.lineCount = lineCount;
        this.depthLimit = strength.depth() == 0
                ? SearchThread.MAX_PLIES - 1
                : Math.min(strength.depth(), SearchThread.MAX_PLIES - 1);
    }

    @Override
    public Outcome solve(Board position, Control control) {
        return search(position, control, new GameMemory(control.budget(), 1), true);
    }

    @Override
    public GameSession<Board> startGame() {
        return new ChampionSession();
    }

    /**
     * Searches a position.
     *
     * @param usesDefaultTime true to stop after {@link #DEFAULT_TIME} if the budget and the level set no limit
     */
    private Outcome search(Board position, Control control, GameMemory memory, boolean usesDefaultTime) {
        Board board = position.copy();
        int[] moves = RootMoves.of(board, strength, avoidedMoves);
        if (moves.length == 0) return new Outcome.Impossible(control.stats(new Counters()));
        memory.newSearch(board);
        return new SearchRun(board, moves, control, memory, usesDefaultTime).deepen();
    }

    /** A game in which all searches share one memory. */
    private final class ChampionSession implements GameSession<Board> {
        /** The transposition table is large enough for the nodes of this many searches. Older entries are replaced. */
        private static final int SEARCHES_IN_TABLE = 4;

        /** Null before the first search. */
        private @Nullable GameMemory memory;

        /** The rules of the last search, or null before the first one. */
        private @Nullable Rules rules;

        private volatile boolean solving;
        /** The control of the search on the opponent's time, or null if none runs. */
        private volatile @Nullable Control ponderControl;

        @Override
        public Outcome solve(Board position, Control control) {
            solving = true;
            Control runningPonder = ponderControl;
            if (runningPonder != null) runningPonder.cancel();
            try {
                Optional<OpeningBook.Entry> entry = book.find(position);
                return entry.isPresent() ? bookOutcome(entry.get(), control) : searchWithMemory(position, control);
            } finally {
                solving = false;
            }
        }

        private Outcome bookOutcome(OpeningBook.Entry entry, Control control) {
            Counters counters = new Counters();
            counters.depth = entry.depth();
            return new Outcome.Chosen(entry.move(), entry.value(), new int[] {entry.move()}, control.stats(counters));
        }

        /**
         * Searches the expected position until it is cancelled. It publishes its control before it checks
         * {@code solving}, and {@link #solve} sets {@code solving} before it reads the control. So at least one of them
         * sees the other.
         */
        @Override
        public void ponder(Board expected, Control control) {
            ponderControl = control;
            try {
                if (!solving) searchWithMemory(expected, control);
            } finally {
                ponderControl = null;
            }
        }

        /**
         * Searches with the memory of the game. The memory is cleared in two cases. If the position has occurred
         * before, a draw is closer than the stored values assume. If the rules differ, the keys are ambiguous, because
         * they do not include the rules.
         */
        private synchronized Outcome searchWithMemory(Board position, Control control) {
            boolean otherRules = !position.rules().equals(rules);
            boolean repeated = position.previousOccurrence() >= 0;
            rules = position.rules();
            if (memory == null) memory = new GameMemory(control.budget(), SEARCHES_IN_TABLE);
            else if (otherRules || repeated) memory.clear();
            if (otherRules && !repeated && rules.equals(Rules.STANDARD)) memory.addLearnt(learnt);
            Outcome outcome = search(position, control, memory, false);
            if (outcome instanceof Outcome.Chosen chosen && rules.equals(Rules.STANDARD))
                learnt.learn(
                        position, chosen.move(), chosen.value(), chosen.stats().depth());
            return outcome;
        }
    }

    /** One search of a position. */
    private final class SearchRun {
        private final Board board;
        private final Control control;
        private final int[] rootMoves;
        private final TranspositionTable table;
        private final boolean hasLearntEntries;
        private final SearchThread main;
        private final long defaultEndNanos;
        private boolean firstIterationDone;
        private volatile boolean stopHelpers;

        SearchRun(Board board, int[] rootMoves, Control control, GameMemory memory, boolean usesDefaultTime) {
            this.board = board;
            this.rootMoves = rootMoves;
            this.control = control;
            Budget budget = control.budget();
            boolean unlimited = budget.time().equals(Budget.FOREVER) && budget.nodes() == Long.MAX_VALUE;
            defaultEndNanos = usesDefaultTime && unlimited && depthLimit >= SearchThread.MAX_PLIES - 1
                    ? DEFAULT_TIME.toNanos()
                    : Long.MAX_VALUE;
            table = memory.table;
            hasLearntEntries = memory.hasLearntEntries();
            main = worker(this::shouldStop, memory.races, memory.ordering);
            main.counters.bytes = table.bytes();
        }

        private SearchThread worker(Predicate<Counters> stop, PawnRaceCache races, MoveOrdering ordering) {
            return new SearchThread(
                    board.copy(), table, evaluatorFactory.get(), races, ordering, params, hasLearntEntries, stop);
        }

        /**
         * Returns whether the main thread must stop. Only a cancellation stops the first iteration, so that the move comes
         * from a search even if the time was used up before it began. Then time is checked at every call, and the node limits
         * only every {@link #NODE_LIMIT_INTERVAL} nodes.
         */
        private boolean shouldStop(Counters c) {
            if (!firstIterationDone) return control.isCancelled();
            if (c.expanded % NODE_LIMIT_INTERVAL != 0) return control.shouldStopNow();
            return control.shouldStop(c)
                    || strength.nodes() > 0 && c.expanded >= strength.nodes()
                    || defaultEndNanos != Long.MAX_VALUE && control.elapsedNanos() > defaultEndNanos;
        }

        /** Searches with increasing depth and returns the best move. */
        Outcome deepen() {
            Arrays.sort(rootMoves);
            long tableEntry = table.probe(board.key());
            if (tableEntry != TranspositionTable.MISS)
                RankedLines.moveToFront(rootMoves, TranspositionTable.move(tableEntry));
            int[] best = {fallbackMove()};
            int value = 0;
            List<Helper> helpers = startHelpers();
            if (lineCount > 1) return deepenRanked(best, helpers);
            TimeManager time = new TimeManager(control);
            for (int depth = 1; depth <= depthLimit; depth++) {
                int v = searchWithWindow(rootMoves, depth, value);
                int[] line = main.principalVariation();
                if (line.length > 0) {
                    best = line;
                    RankedLines.moveToFront(rootMoves, line[0]);
                }
                if (main.isStopped()) break;
                value = v;
                main.counters.depth = depth;
                firstIterationDone = true;
                control.reportImprovement(-1, value, best, main.counters);
                if (Math.abs(value) >= WIN - depth || rootMoves.length == 1 && depth >= 4) break;
                if (board.wallsLeft(0) + board.wallsLeft(1) == 0) break; // race tables give exact values
                if (stopsEarly && time.shouldStop(best[0], value)) break;
            }
            endHelpers(helpers);
            return new Outcome.Chosen(best[0], value, best, control.stats(main.counters));
        }

        /**
         * Searches with increasing depth and returns several lines. At each depth, it searches again without the first
         * moves of the lines already found.
         */
        private Outcome deepenRanked(int[] fallback, List<Helper> helpers) {
            RankedLines best = new RankedLines(Math.min(lineCount, rootMoves.length), fallback);
            for (int depth = 1; depth <= depthLimit && !main.isStopped(); depth++) {
                int[] rest = rootMoves;
                best.startDepth();
                while (!best.isComplete()) {
                    int value = searchWithWindow(rest, depth, best.expectedValue());
                    if (main.isStopped()) break;
                    best.add(value, main.principalVariation());
                    rest = RankedLines.without(rest, main.principalVariation()[0]);
                }
                best.finishDepth(rootMoves);
                if (main.isStopped()) break;
                main.counters.depth = depth;
                firstIterationDone = true;
                control.reportImprovement(best.lines(), main.counters);
                if (best.isDecided(depth) || board.wallsLeft(0) + board.wallsLeft(1) == 0) break;
            }
            endHelpers(helpers);
            Outcome.RankedLine first = best.lines().get(0);
            return new Outcome.Chosen(
                    first.line()[0], first.value(), first.line(), best.lines(), control.stats(main.counters));
        }

        /** Returns the pawn move with the shortest remaining path. It is played if no move is searched. */
        private int fallbackMove() {
            int me = board.toMove();
            int best = rootMoves[0];
            int min = Integer.MAX_VALUE;
            for (int move : rootMoves) {
                if (!MoveCode.isPawnMove(move)) continue;
                int distance = board.wallGrid().distance(move, board.goalLo(me), board.goalHi(me));
                if (distance < min) best = move;
                min = Math.min(min, distance);
            }
            return best;
        }

        /**
         * Searches moves with an aspiration window around an expected value. If the value lies outside, the window is
         * widened and the search repeated.
         */
        private int searchWithWindow(int[] moves, int depth, int expected) {
            if (depth < 4 || !params.aspiration || Math.abs(expected) > WIN / 2)
                return main.searchRoot(moves, depth, -WIN, WIN);
            int low = expected - ASPIRATION_WINDOW;
            int high = expected + ASPIRATION_WINDOW;
            for (int margin = ASPIRATION_WINDOW * 2; ; margin *= 3) {
                int v = main.searchRoot(moves, depth, low, high);
                if (main.isStopped() || v > low && v < high) return v;
                if (main.principalVariation().length > 0) RankedLines.moveToFront(moves, main.principalVariation()[0]);
                if (v <= low) low = margin > 2000 ? -WIN : v - margin;
                else high = margin > 2000 ? WIN : v + margin;
            }
        }

        /**
         * Starts the helper threads (lazy SMP). They search the same root, every second one a ply deeper, and share the
         * transposition table.
         */
        private List<Helper> startHelpers() {
            List<Helper> helpers = new ArrayList<>();
            for (int t = 1; t < control.budget().threads(); t++) {
                Helper helper = new Helper(
                        worker(c -> stopHelpers, new PawnRaceCache(), new MoveOrdering()),
                        rootMoves.clone(),
                        1 + t % 2);
                helper.start();
                helpers.add(helper);
            }
            return helpers;
        }

        /** Stops the helper threads, waits for them and adds their counters. */
        private void endHelpers(List<Helper> helpers) {
            stopHelpers = true;
            for (Helper helper : helpers) {
                try {
                    helper.join();
                    main.counters.add(helper.worker.counters);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        private final class Helper extends Thread {
            private final SearchThread worker;
            private final int[] rootMoves;
            private final int firstDepth;

            Helper(SearchThread worker, int[] rootMoves, int firstDepth) {
                super("damier-helper");
                setDaemon(true);
                this.worker = worker;
                this.rootMoves = rootMoves;
                this.firstDepth = firstDepth;
            }

            @Override
            public void run() {
                for (int d = firstDepth; d <= depthLimit && !stopHelpers; d++)
                    worker.searchRoot(rootMoves, d, -WIN, WIN);
                worker.counters.workerCpuNanos =
                        ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }
        }
    }
}
