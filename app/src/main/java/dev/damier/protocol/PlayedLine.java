package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A starting position and the moves played from it. The moves are needed to detect repetitions. */
public record PlayedLine(Setup start, List<String> moves) {

    public PlayedLine {
        moves = List.copyOf(moves);
    }

    /**
     * Parses a position, optionally followed by {@code moves M1 M2 …}, even if the notation of the game has no moves.
     */
    public static PlayedLine parse(Game game, String text) {
        return parse(text, game::read);
    }

    static PlayedLine parse(String text, Function<String, Setup> start) {
        String[] parts = (" " + text + " ").split(" moves ", 2);
        List<String> moves = parts.length < 2 || parts[1].isBlank()
                ? List.of()
                : List.of(parts[1].strip().split("\\s+"));
        return new PlayedLine(start.apply(parts[0].strip()), moves);
    }

    /** Returns the line in the format of the {@code position} command. */
    public String write() {
        return start.write() + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    /** Returns the line that led to a position. A setup without history is its own starting position. */
    public static PlayedLine fromSetup(Setup setup) {
        return setup.as(PlayedLine.class).orElseGet(() -> new PlayedLine(setup, List.of()));
    }

    /**
     * Returns the position after the moves as a setup with its history: {@code as(PlayedLine.class)} returns this line.
     */
    public Setup toSetup() {
        return new SetupWithHistory(this, endPosition());
    }

    /** A setup with the line that led to it. */
    private record SetupWithHistory(PlayedLine line, Setup end) implements Setup {
        @Override
        public Game game() {
            return end.game();
        }

        @Override
        public String write() {
            return end.write();
        }

        @Override
        public Table newTable() {
            return end.newTable();
        }

        @Override
        public <T> Optional<T> as(Class<T> view) {
            return view == PlayedLine.class ? Optional.of(view.cast(line)) : end.as(view);
        }

        @Override
        public boolean isMatch() {
            return end.isMatch();
        }

        @Override
        public int players() {
            return end.players();
        }

        @Override
        public String defaultEngine() {
            return end.defaultEngine();
        }

        @Override
        public List<Text> remarks() {
            return end.remarks();
        }

        @Override
        public Hint hint(int grade, Outcome answer) {
            return end.hint(grade, answer);
        }
    }

    /** Returns whether this line is the other line with at least one more move. */
    public boolean continues(PlayedLine other) {
        return moves.size() > other.moves.size()
                && moves.subList(0, other.moves.size()).equals(other.moves)
                && start.write().equals(other.start.write());
    }

    /** Returns this line with one more move. */
    public PlayedLine withMove(String move) {
        List<String> longer = new ArrayList<>(moves);
        longer.add(move);
        return new PlayedLine(start, longer);
    }

    /**
     * Returns the position after the chosen move and the expected reply, or empty if the reply is unknown or ends the
     * game.
     */
    public Optional<Setup> expectedPosition(Outcome outcome) {
        if (!(outcome instanceof Outcome.Chosen)) return Optional.empty();
        List<String> answer = new InfoWriter(endPosition()).answerMoves(outcome);
        if (answer.size() < 2) return Optional.empty();
        Setup after = withMove(answer.get(0)).withMove(answer.get(1)).toSetup();
        return after.newTable().moves().isEmpty() ? Optional.empty() : Optional.of(after);
    }

    /**
     * Returns the position after the moves. Throws {@link NotationException} for an illegal move. If the notation of
     * the game includes moves, the game reads the whole line. It then detects repetitions, and the line may continue
     * after a draw by repetition. For other games the last position is sufficient.
     */
    public Setup endPosition() {
        if (moves.isEmpty()) return start;
        Game game = start.game();
        Table table = start.newTable();
        try {
            for (String move : moves) table.play(table.read(move).code());
        } catch (NotationException illegal) {
            if (!isDrawn(table)) throw illegal;
            return game.read(write());
        }
        try {
            Setup whole = game.read(write());
            if (whole.write().equals(table.write())) return whole;
        } catch (NotationException e) {
            // The notation has no moves.
        }
        return game.read(table.write());
    }

    private static boolean isDrawn(Table table) {
        Table.Status status = table.status();
        return status.over() && status.winner() < 0;
    }

    /**
     * Returns the position for a search. In a drawn position the history is removed, so that there are legal moves. A
     * host that requests a move there counts repetitions differently, and a missing move would lose the game.
     */
    public static Setup playablePosition(Setup end) {
        return isDrawn(end.newTable()) ? end.game().read(end.write()) : end;
    }
}
