package dev.damier.protocol;

import dev.damier.game.Game;
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
    static PlayedLine to(Setup setup) {
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
        public Table seat() {
            return end.seat();
        }

        @Override
        public <T> Optional<T> as(Class<T> view) {
            return view == PlayedLine.class ? Optional.of(view.cast(line)) : end.as(view);
        }

        @Override
        public String engine() {
            return end.engine();
        }

        @Override
        public List<Text> remarks() {
            return end.remarks();
        }

        @Override
        public Text hint(int grade, Outcome answer) {
            return end.hint(grade, answer);
        }
    }

    /** Whether this is the other line and at least one move more. */
    boolean continues(PlayedLine other) {
        return moves.size() > other.moves.size()
                && moves.subList(0, other.moves.size()).equals(other.moves)
                && start.write().equals(other.start.write());
    }

    PlayedLine then(String move) {
        List<String> more = new ArrayList<>(moves);
        more.add(move);
        return new PlayedLine(start, more);
    }

    /**
     * The position after the moves; {@link NotationException} for an illegal one. Games whose notation has moves in it read
     * the whole line, and so know what was repeated; for the others the last position says all.
     */
    public Setup end() {
        if (moves.isEmpty()) return start;
        Table table = start.seat();
        for (String move : moves) table.play(table.read(move).code());
        Game game = start.game();
        try {
            Setup whole = game.read(write());
            if (whole.write().equals(table.write())) return whole;
        } catch (NotationException e) {
            // a notation without moves
        }
        return game.read(table.write());
    }
}
