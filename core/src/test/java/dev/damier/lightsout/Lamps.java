package dev.damier.lightsout;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.List;
import java.util.Optional;

/** A position: one bit per lamp, set if the lamp is lit, the upper left lamp in the lowest bit. It is also the state space. */
record Lamps(Game game, int size, long lit) implements Setup, Puzzle, StateSpace {
    /** Maximum number of lamps that a press switches. */
    private static final int MAX_SWITCHED = 5;

    /** Returns the lamps that a press switches. */
    static long press(int size, int cell) {
        int x = cell % size;
        int y = cell / size;
        long lamps = 1L << cell;
        if (x > 0) lamps |= 1L << cell - 1;
        if (x < size - 1) lamps |= 1L << cell + 1;
        if (y > 0) lamps |= 1L << cell - size;
        if (y < size - 1) lamps |= 1L << cell + size;
        return lamps;
    }

    @Override
    public String write() {
        return write(size, lit);
    }

    static String write(int size, long lit) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < size * size; cell++) {
            if (cell > 0 && cell % size == 0) text.append('/');
            text.append((lit >>> cell & 1) != 0 ? 'o' : 'x');
        }
        return text.toString();
    }

    @Override
    public Table newTable() {
        return new LampTable(size, lit);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        return view.isInstance(this) ? Optional.of(view.cast(this)) : Optional.empty();
    }

    @Override
    public StateSpace space() {
        return this;
    }

    @Override
    public List<NamedHeuristic> heuristics() {
        return List.of(new NamedHeuristic("lit", true, () -> (state, at) -> (Long.bitCount(state[at]) + MAX_SWITCHED - 1) / MAX_SWITCHED));
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        to[at] = lit;
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return from[at] == 0;
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        for (int cell = 0; cell < size * size; cell++) out.add(cell, 1, from[at] ^ press(size, cell));
    }
}
