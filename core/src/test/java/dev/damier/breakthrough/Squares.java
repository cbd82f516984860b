package dev.damier.breakthrough;

import static dev.damier.breakthrough.Breakthrough.SIZE;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.Optional;

/**
 * A position: the squares by row from the top, and the player to move.
 *
 * @param squares {@code w}, {@code b} or a dot for an empty square
 */
record Squares(Game game, String squares, int toMove) implements Setup {

    static Optional<Squares> read(Game game, String text) {
        if (!text.matches("[wb1-6]+(/[wb1-6]+){5}_[wb]")) return Optional.empty();
        StringBuilder squares = new StringBuilder();
        for (String row : text.substring(0, text.length() - 2).split("/")) {
            int before = squares.length();
            for (char c : row.toCharArray()) squares.append(c < 'a' ? ".".repeat(c - '0') : String.valueOf(c));
            if (squares.length() - before != SIZE) return Optional.empty();
        }
        return Optional.of(new Squares(game, squares.toString(), text.endsWith("w") ? 0 : 1));
    }

    @Override
    public String write() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < SIZE; row++) {
            if (row > 0) text.append('/');
            int empty = 0;
            for (int x = 0; x < SIZE; x++) {
                char c = squares.charAt(row * SIZE + x);
                if (c == '.') empty++;
                if (c != '.' && empty > 0) text.append(empty);
                if (c != '.') empty = 0;
                if (c != '.') text.append(c);
            }
            if (empty > 0) text.append(empty);
        }
        return text.append('_').append("wb".charAt(toMove)).toString();
    }

    @Override
    public Table newTable() {
        return new BreakthroughTable(this);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        BreakthroughPosition position = new BreakthroughPosition(this);
        return view.isInstance(position) && view != Object.class ? Optional.of(view.cast(position)) : Optional.empty();
    }
}
