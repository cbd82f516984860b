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

/** A position to start from and the moves since: what repetitions are counted from. */
public record PlayedLine(Setup start, List<String> moves) {

    public PlayedLine {
        moves = List.copyOf(moves);
    }

    /** Reads a position and {@code moves M1 M2 …} behind it, whether or not the game's own notation has moves. */
    public static PlayedLine read(Game game, String text) {
        return read(text, game::read);
    }

    static PlayedLine read(String text, Function<String, Setup> start) {
        String[] parts = (" " + text + " ").split(" moves ", 2);
        List<String> moves = parts.length < 2 || parts[1].isBlank()
                ? List.of()
                : List.of(parts[1].strip().split("\\s+"));
        return new PlayedLine(start.apply(parts[0].strip()), moves);
    }

    /** As {@code position} takes it. */
    public String write() {
        return start.write() + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    /** The line that led to this position, as far as the setup knows. */
    public static PlayedLine to(Setup setup) {
        return setup.as(PlayedLine.class).orElseGet(() -> new PlayedLine(setup, List.of()));
    }

    /** The position after the moves as a setup that knows how it came about: {@code as(Line.class)} is this line. */
    public Setup setup() {
        return new Reached(this, end());
    }

    private record Reached(PlayedLine line, Setup end) implements Setup {
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

    /** Whether this is the other line and at least one move more. */
    boolean continues(PlayedLine other) {
        return moves.size() > other.moves.size()
                && moves.subList(0, other.moves.size()).equals(other.moves)
                && start.write().equals(other.start.write());
    }

    public PlayedLine then(String move) {
        List<String> more = new ArrayList<>(moves);
        more.add(move);
        return new PlayedLine(start, more);
    }

    /** The position after the move chosen here and the reply that is expected to it, unless that ends the game. */
    public Optional<Setup> expected(Outcome outcome) {
        if (!(outcome instanceof Outcome.Chosen)) return Optional.empty();
        List<String> next = new InfoWriter(end()).line(outcome);
        if (next.size() < 2) return Optional.empty();
        Setup after = then(next.get(0)).then(next.get(1)).setup();
        return after.newTable().moves().isEmpty() ? Optional.empty() : Optional.of(after);
    }

    /**
     * The position after the moves; {@link NotationException} for an illegal one. Games whose notation has moves in it read
     * the whole line, and so know what was repeated, and go on where our table calls a draw; for the others the last
     * position says all.
     */
    public Setup end() {
        if (moves.isEmpty()) return start;
        Game game = start.game();
        Table table = start.newTable();
        try {
            for (String move : moves) table.play(table.read(move).code());
        } catch (NotationException refusal) {
            if (!drawn(table)) throw refusal;
            return game.read(write());
        }
        try {
            Setup whole = game.read(write());
            if (whole.write().equals(table.write())) return whole;
        } catch (NotationException e) {
            // a notation without moves
        }
        return game.read(table.write());
    }

    private static boolean drawn(Table table) {
        Table.Status status = table.status();
        return status.over() && status.winner() < 0;
    }

    /**
     * This position as one to move in. Where the game is over and nobody has won, its history is left out: whoever asks
     * for a move there counts repetitions otherwise, and no move at all would lose.
     */
    public static Setup playable(Setup end) {
        return drawn(end.newTable()) ? end.game().read(end.write()) : end;
    }
}
