package dev.damier.cli.board;

import dev.damier.background.DaemonThreads;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.screen.Screen;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Answer;
import dev.damier.job.EngineResolver;
import dev.damier.job.EngineSeat;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Pondering;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A game at the terminal: the table, the players, the moves played and the moves undone. */
public final class TerminalGame {
    /** Default time limit of an engine move, a hint or an analysis of a puzzle. */
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(5);

    private final EngineOptions options;
    private final List<Optional<EngineSpec>> seats;
    private final Setup start;
    private final Screen screen;
    private final EngineResolver engines;
    private final Deque<Move> undone = new ArrayDeque<>();
    private final List<Move> played = new ArrayList<>();
    private final Pondering pondering;
    private EngineSeat[] engineSeats;
    private Table table;

    /**
     * Starts a game.
     *
     * @param seats an engine per seat, or empty for a human; seats beyond the list are human
     * @param ponder whether engines also think during a human's turn
     */
    public TerminalGame(
            Setup start,
            List<Optional<EngineSpec>> seats,
            EngineOptions options,
            Screen screen,
            EngineResolver engines,
            boolean ponder) {
        this.start = start;
        this.seats = seats;
        this.options = options;
        this.screen = screen;
        this.engines = engines;
        pondering = new Pondering(ponder ? TerminalGame::startThread : task -> {});
        screen.interrupt().onEnd(pondering::stop);
        reset();
    }

    private static void startThread(Runnable task) {
        DaemonThreads.start("pondering", task);
    }

    Table table() {
        return table;
    }

    List<Move> played() {
        return played;
    }

    boolean isOver() {
        return table.status().over() || table.moves().isEmpty();
    }

    /** Returns the engine to move, or empty if it is a human's turn. */
    Optional<EngineSpec> engineToMove() {
        int seat = table.toMove();
        return isOver() || seat >= seats.size() ? Optional.empty() : seats.get(seat);
    }

    void play(Move move) {
        table.play(move.code());
        played.add(move);
        undone.clear();
    }

    /** Undoes moves back to the last decision of a human. Returns false if there is none or the rules forbid it. */
    boolean undo() {
        if (played.isEmpty() || !table.undo()) return false;
        undone.push(played.remove(played.size() - 1));
        if (engineToMove().isPresent() && !played.isEmpty()) return undo();
        return true;
    }

    boolean redo() {
        if (undone.isEmpty()) return false;
        do {
            Move move = undone.pop();
            table.play(move.code());
            played.add(move);
        } while (engineToMove().isPresent() && !undone.isEmpty());
        return true;
    }

    /** Starts a new game with new engine instances, which have no memory of the last game. */
    void reset() {
        pondering.stop();
        table = start.newTable();
        engineSeats = Stream.generate(EngineSeat::new).limit(seats.size()).toArray(EngineSeat[]::new);
        played.clear();
        undone.clear();
    }

    /** Plays the move of the engine whose turn it is and returns the move. */
    Move playEngineMove() {
        EngineSpec spec = engineToMove().orElseThrow();
        EngineSeat seat = engineSeats[table.toMove()];
        PlayedLine before = playedLine();
        pondering.stop();
        Answer answer;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            Setup current = before.toSetup();
            answer = job(current, spec).answer(current, engines, seat, watch::control);
        }
        Report report = answer.report();
        if (report.moves().isEmpty())
            throw new IllegalStateException(
                    spec + " found no move: " + report.result().wireName());
        Move move = table.read(report.moves().get(0));
        play(move);
        before.expectedPosition(answer.outcome())
                .ifPresent(next -> pondering.start(next, answer.job().budget().withTime(Budget.FOREVER), seat));
        return move;
    }

    /** Returns the default engine's answer for the current position, computed by a new instance. */
    Answer analyse() {
        Setup current = playedLine().toSetup();
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            return job(current, EngineSpec.DEFAULT).answer(current, engines, watch::control);
        }
    }

    private Job job(Setup current, EngineSpec spec) {
        return options.job(current, spec, DEFAULT_TIME);
    }

    /**
     * Returns all moves, including those before this game started, because repetitions are counted from the first move.
     */
    PlayedLine playedLine() {
        PlayedLine line = PlayedLine.fromSetup(start);
        List<String> moves = new ArrayList<>(line.moves());
        played.forEach(move -> moves.add(move.text()));
        return new PlayedLine(line.start(), moves);
    }
}
