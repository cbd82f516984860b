package dev.damier.quoridor;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.TranspositionTable;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** The champion for two players: iterative deepening over {@link Worker}, with windows, a clock and helper threads. */
final class Damier implements Solver<Board> {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);
    private static final int WINDOW = 35;

    private final Supplier<Evaluator> evaluators;
    private final Tuning tuning;
    private final Level level;
    private final boolean hurried;
    private final int depthLimit;

    /** @param hurried stops early when the choice is clear, for games on a clock; else uses all of its budget */
    Damier(Supplier<Evaluator> evaluators, Tuning tuning, Level level, boolean hurried) {
        this.evaluators = evaluators;
        this.tuning = tuning;
        this.level = level;
        this.hurried = hurried;
        this.depthLimit = level.depth() == 0 ? Worker.PLIES - 1 : Math.min(level.depth(), Worker.PLIES - 1);
    }

    @Override
    public Outcome solve(Board position, Control control) {
        Board board = position.copy();
        int[] buffer = new int[board.maxMoves()];
        int n = board.moves(buffer);
        int seen = 0;
        for (int i = 0; i < n; i++) if (level.sees(buffer[i], board.key())) buffer[seen++] = buffer[i];
        int[] moves = Arrays.copyOf(buffer, seen);
        if (moves.length == 0) return new Outcome.Impossible(control.stats(new Counters()));
        return new Run(board, moves, control).deepen();
    }

    private final class Run {
        private final Board board;
        private final Control control;
        private final int[] moves;
        private final TranspositionTable table;
        private final Worker main;
        private final long endNanos;
        private volatile boolean halt;

        Run(Board board, int[] moves, Control control) {
            this.board = board;
            this.moves = moves;
            this.control = control;
            Budget budget = control.budget();
            boolean endless = budget.time().equals(Budget.FOREVER) && budget.nodes() == Long.MAX_VALUE;
            endNanos = endless && depthLimit >= Worker.PLIES - 1 ? DEFAULT_TIME.toNanos() : Long.MAX_VALUE;
            table = new TranspositionTable(tableBytes(budget));
            main = worker(this::over);
            main.counters.bytes = table.bytes();
        }

        private Worker worker(java.util.function.Predicate<Counters> stop) {
            return new Worker(board.copy(), table, evaluators.get(), new RaceCache(), tuning, stop);
        }

        private boolean over(Counters c) {
            return control.stop(c)
                    || level.nodes() > 0 && c.expanded >= level.nodes()
                    || endNanos != Long.MAX_VALUE && control.elapsedNanos() > endNanos;
        }

        Outcome deepen() {
            Arrays.sort(moves);
            List<Helper> helpers = helpers();
            int[] best = {moves[0]};
            int value = 0;
            Patience patience = new Patience(control);
            for (int depth = 1; depth <= depthLimit; depth++) {
                int v = window(depth, value);
                int[] line = main.line();
                if (line.length > 0) {
                    best = line;
                    front(line[0]);
                }
                if (main.stopped()) break;
                value = v;
                main.counters.depth = depth;
                control.improved(-1, value, best, main.counters);
                if (Math.abs(value) >= WIN - depth || moves.length == 1 && depth >= 4) break;
                if (board.left(0) + board.left(1) == 0) break; // every reply is exact already
                if (hurried && patience.spent(best[0], value)) break;
            }
            end(helpers);
            return new Outcome.Chosen(best[0], value, best, control.stats(main.counters));
        }

        private int window(int depth, int guess) {
            if (depth < 4 || !tuning.aspiration || Math.abs(guess) > WIN / 2) return main.root(moves, depth, -WIN, WIN);
            int low = guess - WINDOW;
            int high = guess + WINDOW;
            for (int wider = WINDOW * 2; ; wider *= 3) {
                int v = main.root(moves, depth, low, high);
                if (main.stopped() || v > low && v < high) return v;
                if (main.line().length > 0) front(main.line()[0]);
                if (v <= low) low = wider > 2000 ? -WIN : v - wider;
                else high = wider > 2000 ? WIN : v + wider;
            }
        }

        /** Brings the best move to the front; the others keep their order. */
        private void front(int move) {
            int i = 0;
            while (moves[i] != move) i++;
            System.arraycopy(moves, 0, moves, 1, i);
            moves[0] = move;
        }

        /** Lazy parallel search: helpers search the same root, some a ply ahead, and share what they find by the table. */
        private List<Helper> helpers() {
            List<Helper> helpers = new ArrayList<>();
            for (int t = 1; t < control.budget().threads(); t++) {
                Helper helper = new Helper(worker(c -> halt), moves.clone(), 1 + t % 2);
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
            private final Worker worker;
            private final int[] own;
            private final int first;

            Helper(Worker worker, int[] own, int first) {
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

    /** About a fresh entry for every node that the budget can reach, between 64 KiB and 64 MiB. */
    private static long tableBytes(Budget budget) {
        long nodes = Math.min(
                budget.nodes(),
                budget.time().compareTo(Duration.ofHours(1)) > 0
                        ? 1 << 22
                        : budget.time().toMillis() * 2000);
        return Math.min(budget.bytes(), Math.max(1L << 16, Math.min(64L << 20, nodes * 16)));
    }
}
