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

/** The champion for two players: iterative deepening over {@link SearchThread}, with windows, a clock and helper threads. */
final class ChampionSearch implements GamePlayer<Board> {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);
    private static final int WINDOW = 35;
    private static final int BATCH = 16 * SearchThread.CHECK;

    private final Supplier<Evaluator> evaluators;
    private final SearchParams tuning;
    private final Strength level;
    private final boolean hurried;
    private final OpeningBook book;
    private final LearntPositions learnt;
    private final Set<String> avoided;
    private final int lines;
    private final int depthLimit;

    ChampionSearch(Supplier<Evaluator> evaluators, SearchParams tuning, Strength level, boolean hurried) {
        this(evaluators, tuning, level, hurried, OpeningBook.EMPTY, LearntPositions.NONE, Set.of(), 1);
    }

    /**
     * @param hurried stops early when the choice is clear, for games on a clock; else uses all of its budget
     * @param book used in games only: a single question is asked to be searched
     * @param learnt used and added to in games only: a single question has the same answer again
     * @param avoided moves not to choose, so that one can ask for the next best
     * @param lines how many of the best lines to give
     */
    ChampionSearch(
            Supplier<Evaluator> evaluators,
            SearchParams tuning,
            Strength level,
            boolean hurried,
            OpeningBook book,
            LearntPositions learnt,
            Set<String> avoided,
            int lines) {
        this.evaluators = evaluators;
        this.tuning = tuning;
        this.level = level;
        this.hurried = hurried;
        this.book = book;
        this.learnt = learnt;
        this.avoided = avoided;
        this.lines = lines;
        this.depthLimit = level.depth() == 0 ? SearchThread.PLIES - 1 : Math.min(level.depth(), SearchThread.PLIES - 1);
    }

    @Override
    public Outcome solve(Board position, Control control) {
        return think(position, control, new GameMemory(control.budget(), 1), true);
    }

    @Override
    public GameSession<Board> startGame() {
        return new Game();
    }

    /** @param hasty stops after {@link #DEFAULT_TIME} when nothing else limits it */
    private Outcome think(Board position, Control control, GameMemory memory, boolean hasty) {
        Board board = position.copy();
        int[] buffer = new int[board.maxMoves()];
        int n = board.moves(buffer);
        int seen = 0;
        for (int i = 0; i < n; i++) {
            if (!level.sees(buffer[i], board.key()) || avoided.contains(MoveCode.text(buffer[i], board.size())))
                continue;
            buffer[seen++] = buffer[i];
        }
        int[] moves = Arrays.copyOf(buffer, seen);
        if (moves.length == 0) return new Outcome.Impossible(control.stats(new Counters()));
        memory.newSearch(board);
        return new Run(board, moves, control, memory, hasty).deepen();
    }

    /** A game with a memory. */
    private final class Game implements GameSession<Board> {
        /** The table holds what about so many moves find; older entries give way. */
        private static final int MOVES = 4;

        private GameMemory memory;
        private Rules rules;
        private volatile boolean wanted;
        private volatile Control pondering;

        @Override
        public Outcome solve(Board position, Control control) {
            wanted = true;
            Control other = pondering;
            if (other != null) other.cancel();
            try {
                Optional<OpeningBook.Entry> known = book.find(position);
                return known.isPresent() ? chosen(known.get(), control) : remembering(position, control);
            } finally {
                wanted = false;
            }
        }

        private Outcome chosen(OpeningBook.Entry known, Control control) {
            Counters counters = new Counters();
            counters.depth = known.depth();
            return new Outcome.Chosen(known.move(), known.value(), new int[] {known.move()}, control.stats(counters));
        }

        /** Says what it is about to do before it looks whether it may; {@link #solve} does the same, so one sees the other. */
        @Override
        public void ponder(Board expected, Control control) {
            pondering = control;
            try {
                if (!wanted) remembering(expected, control);
            } finally {
                pondering = null;
            }
        }

        /**
         * Values in the table were found when the game had seen fewer positions: once one has come back, a draw may be
         * nearer than they say, and they are forgotten. So they are when it is another game: keys tell positions of one
         * kind of board apart, not the kinds.
         */
        private synchronized Outcome remembering(Board position, Control control) {
            boolean another = !position.rules().equals(rules);
            boolean repeated = position.repeated() >= 0;
            rules = position.rules();
            if (memory == null || another || repeated) {
                memory = new GameMemory(control.budget(), MOVES);
                if (!repeated && rules.equals(Rules.STANDARD)) memory.recall(learnt);
            }
            Outcome outcome = think(position, control, memory, false);
            if (outcome instanceof Outcome.Chosen chosen && rules.equals(Rules.STANDARD))
                learnt.learn(
                        position, chosen.move(), chosen.value(), chosen.stats().depth());
            return outcome;
        }
    }

    private final class Run {
        private final Board board;
        private final Control control;
        private final int[] moves;
        private final TranspositionTable table;
        private final boolean experienced;
        private final SearchThread main;
        private final long endNanos;
        private volatile boolean halt;

        Run(Board board, int[] moves, Control control, GameMemory memory, boolean hasty) {
            this.board = board;
            this.moves = moves;
            this.control = control;
            Budget budget = control.budget();
            boolean endless = budget.time().equals(Budget.FOREVER) && budget.nodes() == Long.MAX_VALUE;
            endNanos =
                    hasty && endless && depthLimit >= SearchThread.PLIES - 1 ? DEFAULT_TIME.toNanos() : Long.MAX_VALUE;
            table = memory.table;
            experienced = memory.experienced();
            main = worker(this::over, memory.races, memory.order);
            main.counters.bytes = table.bytes();
        }

        private SearchThread worker(Predicate<Counters> stop, PawnRaceCache races, MoveOrdering order) {
            return new SearchThread(board.copy(), table, evaluators.get(), races, order, tuning, experienced, stop);
        }

        /** Budgets in nodes are looked at every {@link #BATCH} nodes, which is soon enough for them. */
        private boolean over(Counters c) {
            if (c.expanded % BATCH != 0) return control.shouldStopNow();
            return control.shouldStop(c)
                    || level.nodes() > 0 && c.expanded >= level.nodes()
                    || endNanos != Long.MAX_VALUE && control.elapsedNanos() > endNanos;
        }

        Outcome deepen() {
            Arrays.sort(moves);
            long known = table.probe(board.key());
            if (known != TranspositionTable.MISS) RankedLines.front(moves, TranspositionTable.move(known));
            int[] best = {atOnce()};
            int value = 0;
            if (control.shouldStopNow()) return new Outcome.Chosen(best[0], value, best, control.stats(main.counters));
            List<Helper> helpers = helpers();
            if (lines > 1) return ranked(best, helpers);
            TimeManager time = new TimeManager(control);
            for (int depth = 1; depth <= depthLimit; depth++) {
                int v = window(moves, depth, value);
                int[] line = main.line();
                if (line.length > 0) {
                    best = line;
                    RankedLines.front(moves, line[0]);
                }
                if (main.stopped()) break;
                value = v;
                main.counters.depth = depth;
                control.improved(-1, value, best, main.counters);
                if (Math.abs(value) >= WIN - depth || moves.length == 1 && depth >= 4) break;
                if (board.left(0) + board.left(1) == 0) break; // every reply is exact already
                if (hurried && time.spent(best[0], value)) break;
            }
            end(helpers);
            return new Outcome.Chosen(best[0], value, best, control.stats(main.counters));
        }

        /** The same for several lines: at each depth the search goes on without the first moves that it has found. */
        private Outcome ranked(int[] atOnce, List<Helper> helpers) {
            RankedLines best = new RankedLines(Math.min(lines, moves.length), atOnce);
            for (int depth = 1; depth <= depthLimit && !main.stopped(); depth++) {
                int[] rest = moves;
                best.begin();
                while (!best.full()) {
                    int value = window(rest, depth, best.guess());
                    if (main.stopped()) break;
                    best.add(value, main.line());
                    rest = RankedLines.without(rest, main.line()[0]);
                }
                best.order(moves);
                if (main.stopped()) break;
                main.counters.depth = depth;
                control.improved(best.lines(), main.counters);
                if (best.decided(depth) || board.left(0) + board.left(1) == 0) break;
            }
            end(helpers);
            Outcome.RankedLine first = best.lines().get(0);
            return new Outcome.Chosen(
                    first.line()[0], first.value(), first.line(), best.lines(), control.stats(main.counters));
        }

        /** What to play when there is no time to search: the step after which the way is shortest. */
        private int atOnce() {
            int me = board.toMove();
            int best = moves[0];
            int min = Integer.MAX_VALUE;
            for (int move : moves) {
                if (!MoveCode.pawn(move)) continue;
                int steps = board.maze().distance(move, board.goalLo(me), board.goalHi(me));
                if (steps < min) best = move;
                min = Math.min(min, steps);
            }
            return best;
        }

        private int window(int[] of, int depth, int guess) {
            if (depth < 4 || !tuning.aspiration || Math.abs(guess) > WIN / 2) return main.root(of, depth, -WIN, WIN);
            int low = guess - WINDOW;
            int high = guess + WINDOW;
            for (int wider = WINDOW * 2; ; wider *= 3) {
                int v = main.root(of, depth, low, high);
                if (main.stopped() || v > low && v < high) return v;
                if (main.line().length > 0) RankedLines.front(of, main.line()[0]);
                if (v <= low) low = wider > 2000 ? -WIN : v - wider;
                else high = wider > 2000 ? WIN : v + wider;
            }
        }

        /** Lazy parallel search: helpers search the same root, some a ply ahead, and share what they find by the table. */
        private List<Helper> helpers() {
            List<Helper> helpers = new ArrayList<>();
            for (int t = 1; t < control.budget().threads(); t++) {
                Helper helper = new Helper(
                        worker(c -> halt, new PawnRaceCache(), new MoveOrdering()), moves.clone(), 1 + t % 2);
                helper.start();
                helpers.add(helper);
            }
            return helpers;
        }

        private void end(List<Helper> helpers) {
            halt = true;
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
            private final int[] own;
            private final int first;

            Helper(SearchThread worker, int[] own, int first) {
                super("damier-helper");
                setDaemon(true);
                this.worker = worker;
                this.own = own;
                this.first = first;
            }

            @Override
            public void run() {
                for (int d = first; d <= depthLimit && !halt; d++) worker.root(own, d, -WIN, WIN);
                worker.counters.workerCpuNanos =
                        ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }
        }
    }
}
