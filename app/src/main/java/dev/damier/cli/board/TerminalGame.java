package dev.damier.cli.board;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.screen.Screen;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Answer;
import dev.damier.job.EngineResolver;
import dev.damier.job.EngineSeat;
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
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A game at the terminal: the table, who sits where, what was played and what was taken back. */
public final class TerminalGame {
    /** How long the engine may take over a hint or an analysis. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final EngineOptions options;
    private final List<Optional<EngineSpec>> seats;
    private final Setup start;
    private final Screen screen;
    private final EngineResolver engines;
    private final Deque<Move> undone = new ArrayDeque<>();
    private final List<Move> played = new ArrayList<>();
    private final Pondering pondering;
    private EngineSeat[] sitting;
    private Table table;

    /**
     * @param seats an engine for each seat, or nothing for a person; seats beyond the list are persons
     * @param ponder whether engines think in a person's time too
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
        pondering = new Pondering(ponder ? TerminalGame::background : work -> {});
        screen.interrupt().atEnd(pondering::stop);
        reset();
    }

    private static void background(Runnable work) {
        Thread thread = new Thread(work, "pondering");
        thread.setDaemon(true);
        thread.start();
    }

    Table table() {
        return table;
    }

    Setup start() {
        return start;
    }

    List<Move> played() {
        return played;
    }

    boolean over() {
        return table.status().over() || table.moves().isEmpty();
    }

    /** The engine to move now, if it is not a person's turn. */
    Optional<EngineSpec> engine() {
        int seat = table.toMove();
        return over() || seat >= seats.size() ? Optional.empty() : seats.get(seat);
    }

    void play(Move move) {
        table.play(move.code());
        played.add(move);
        undone.clear();
    }

    /** Takes back to the last decision of a person; false when there is none or the rules forbid it. */
    boolean undo() {
        if (played.isEmpty() || !table.undo()) return false;
        undone.push(played.remove(played.size() - 1));
        if (engine().isPresent() && !played.isEmpty()) return undo();
        return true;
    }

    boolean redo() {
        if (undone.isEmpty()) return false;
        do {
            Move move = undone.pop();
            table.play(move.code());
            played.add(move);
        } while (engine().isPresent() && !undone.isEmpty());
        return true;
    }

    /** A new game: who sits there remembers nothing of the last. */
    void reset() {
        pondering.stop();
        table = start.newTable();
        sitting = Stream.generate(EngineSeat::new).limit(seats.size()).toArray(EngineSeat[]::new);
        played.clear();
        undone.clear();
    }

    /** Lets the engine whose turn it is move; says what it played. */
    Move reply() {
        EngineSpec spec = engine().orElseThrow();
        EngineSeat seat = sitting[table.toMove()];
        PlayedLine before = line();
        pondering.stop();
        Answer answer;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            Setup now = before.setup();
            answer = job(now, spec).answer(now, engines, seat, watch::control);
        }
        Report report = answer.report();
        if (report.moves().isEmpty()) throw new IllegalStateException(spec + " found no move: " + report.outcome());
        Move move = table.read(report.moves().get(0));
        play(move);
        before.expected(answer.outcome())
                .ifPresent(next -> pondering.start(next, answer.job().budget().withTime(Budget.FOREVER), seat));
        return move;
    }

    /** The standard engine's answer for the position on the table, afresh. */
    Answer advice() {
        Setup now = line().setup();
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            return job(now, new EngineSpec("", Map.of())).answer(now, engines, watch::control);
        }
    }

    private Job job(Setup now, EngineSpec spec) {
        return options.job(now, spec.id(), spec.options(), PATIENCE);
    }

    /** All that was played, also before this game began: repetitions are counted from there. */
    PlayedLine line() {
        PlayedLine line = PlayedLine.to(start);
        List<String> moves = new ArrayList<>(line.moves());
        played.forEach(move -> moves.add(move.text()));
        return new PlayedLine(line.start(), moves);
    }
}
