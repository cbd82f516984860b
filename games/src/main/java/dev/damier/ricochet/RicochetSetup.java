package dev.damier.ricochet;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.search.Puzzle;
import java.util.Optional;

/**
 * A position to start from.
 *
 * @param memory what the table rules remember of moves made before, see {@link Memory}
 * @param custom written with the switch that lets printed quadrants break the box's rules
 */
record RicochetSetup(Layout layout, Mission mission, int memory, boolean custom) implements Setup {
    @Override
    public Game game() {
        return RicochetGame.GAME;
    }

    @Override
    public String write() {
        return Notation.write(layout, mission, memory, custom);
    }

    @Override
    public Table seat() {
        return new RicochetTable(this);
    }

    /** A mission starts with nothing to remember; a position from the middle of a strict game is only a puzzle. */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == Puzzle.class) return Optional.of(view.cast(new RicochetPuzzle(mission, memory)));
        if (view == Mission.class && memory == Memory.NONE) return Optional.of(view.cast(mission));
        if (view == RicochetSetup.class) return Optional.of(view.cast(this));
        return Optional.empty();
    }
}
