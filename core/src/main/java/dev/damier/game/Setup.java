package dev.damier.game;

import dev.damier.play.Position;
import dev.damier.run.Outcome;
import dev.damier.search.Puzzle;
import java.util.Optional;

/**
 * A start position of a game. Immutable and thread-safe. {@code game().read(write())} returns an equal setup.
 */
public interface Setup {
    /** Returns the game. */
    Game game();

    /** Returns the position in the canonical, URL-safe notation of the game. Equal positions have equal texts. */
    String write();

    /** Returns a new table at this position. */
    Table newTable();

    /**
     * Returns a view of this setup, such as a {@code Puzzle} or a {@code Position} for engines.
     *
     * @param view the type of the view; it can be specific to the game
     * @return the view, or empty if this setup does not offer it
     */
    <T> Optional<T> as(Class<T> view);

    /** Returns whether several players play against each other from this position. Otherwise a player is alone. */
    default boolean isMatch() {
        return as(Puzzle.class).isEmpty() && as(Position.class).isPresent();
    }

    /** Returns the number of players. */
    default int players() {
        return as(Position.class).map(Position::players).orElse(1);
    }

    /** Returns the id of the default engine for this position; by default that of the game. */
    default String defaultEngine() {
        return game().defaultEngine();
    }

    /** Returns remarks about this position that are not errors, such as "not solvable"; empty by default. */
    default java.util.List<Text> remarks() {
        return java.util.List.of();
    }

    /**
     * Returns a hint.
     *
     * @param level from 1 (reveals the minimum) to 4 (the next move)
     * @param answer the outcome of an engine for this position
     */
    default Hint hint(int level, Outcome answer) {
        return Hints.generic(this, level, answer);
    }
}
