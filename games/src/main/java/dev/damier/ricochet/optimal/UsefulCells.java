package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import dev.damier.ricochet.RicochetBoard;

/**
 * On which cells another robot can matter when one robot is to reach the target in exactly as many moves as its grid says.
 * Every one of these moves then ends on a cell of the next lower number; so a robot matters only just beyond such a cell,
 * where it makes the mover stop, or on the way to one, where it is a hindrance until it leaves.
 *
 * <p>A superset is told, cell by cell as searches ask, each as a set of bits.
 */
final class UsefulCells {
    /** Sets of bits are short on boards up to this size; on larger ones every cell counts as useful. */
    static final int MAX_CELLS = 1024;

    private final RicochetBoard board;

    /** Null where nothing turns robots: then a step is the next cell. */
    private final SlideRules slideRules;

    private final int robot;
    private final byte[] grid;
    private final int words;

    /** Per cell the cells to stand on, then the cells to leave; null before a search has asked. */
    private final long[][] sets;

    UsefulCells(RicochetBoard board, SlideRules slideRules, int robot, byte[] grid) {
        this.board = board;
        this.slideRules = slideRules;
        this.robot = robot;
        this.grid = grid;
        words = (board.size() + 63) / 64;
        sets = new long[board.size()][];
    }

    /** Whether a robot that goes from one cell to another can matter to the one on this cell. */
    boolean matters(int cell, int from, int to) {
        if (board.size() > MAX_CELLS) return true;
        long[] set = sets[cell];
        if (set == null) set = make(cell);
        return (set[to >> 6] >>> to & 1) != 0 || (set[words + (from >> 6)] >>> from & 1) != 0;
    }

    private long[] make(int cell) {
        long[] set = new long[2 * words];
        for (int direction = 0; direction < 4; direction++) {
            if (slideRules == null) straight(cell, direction, grid[cell] - 1, set);
            else walk(cell * 4 + direction, grid[cell] - 1, set);
        }
        // Two threads may make one each: they are equal.
        return sets[cell] = set;
    }

    /** Follows one slide and takes what matters from every cell on it with this number. */
    private void walk(int first, int number, long[] set) {
        int end = first;
        for (int pair = slideRules.step(robot, first); pair != SlideRules.NONE && pair != first; pair = slideRules.step(robot, pair)) {
            int cell = pair >> 2;
            if (grid[cell] != number) continue;
            for (; end != pair; ) {
                end = slideRules.step(robot, end);
                put(set, words, end >> 2);
            }
            if (!board.closed(cell, pair & 3)) put(set, 0, board.next(cell, pair & 3));
            if (number > 0) join(set, cell);
        }
    }

    /** The same where nothing turns robots. */
    private void straight(int first, int direction, int number, long[] set) {
        int step = board.next(first, direction) - first;
        int end = first;
        for (int cell = first; !board.closed(cell, direction); ) {
            cell += step;
            if (grid[cell] != number) continue;
            for (; end != cell; ) put(set, words, end += step);
            if (!board.closed(cell, direction)) put(set, 0, cell + step);
            if (number > 0) join(set, cell);
        }
    }

    /** Adds what matters from another cell on. */
    private void join(long[] set, int cell) {
        long[] next = sets[cell] == null ? make(cell) : sets[cell];
        for (int i = 0; i < set.length; i++) set[i] |= next[i];
    }

    private static void put(long[] set, int at, int cell) {
        set[at + (cell >> 6)] |= 1L << cell;
    }
}
