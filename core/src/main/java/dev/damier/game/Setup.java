package dev.damier.game;

import dev.damier.run.Outcome;
import java.util.Optional;

/** A position to start from. Immutable; {@code read(write())} is the same setup. */
public interface Setup {
    Game game();

    /** Canonical, URL-safe and stable. */
    String write();

    Table newTable();

    /** This setup as an engine wants it, if it can be seen so: a {@code Puzzle}, a {@code Position}, a game's own type. */
    <T> Optional<T> as(Class<T> view);

    /** The id of the engine that answers here when nobody chooses one: the game's, unless this position is of another kind. */
    default String engine() {
        return game().engine();
    }

    /** Things worth saying of this position that are not faults: an odd permutation, a second target. */
    default java.util.List<Text> remarks() {
        return java.util.List.of();
    }

    /** A hint of grade 1 (least told) to 4 (the next move), given the engine's answer for this position. */
    default Hint hint(int grade, Outcome answer) {
        return Hints.generic(this, grade, answer);
    }
}
