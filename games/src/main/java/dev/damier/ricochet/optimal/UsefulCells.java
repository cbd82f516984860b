package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.SlideRules;
import org.jspecify.annotations.Nullable;

/**
 * The cells on which another robot can matter if a robot must reach the target in exactly as many moves as its grid value.
 * Each of these moves ends on a cell whose grid value is lower by one. So another robot matters only in two cases: it stands
 * directly beyond such a cell and stops the robot there, or it stands on the path to such a cell and must leave.
 *
 * <p>The sets are supersets of the exact sets. Each is a bit set, computed on first use.
 */
final class UsefulCells {
    /** Maximum number of cells of a board. On larger boards every cell counts as useful. */
    static final int MAX_CELLS = 2_500;

    private final RicochetBoard board;

    /** Null on straight boards, where a step always leads to the next cell. */
    private final @Nullable SlideRules slideRules;

    private final int robot;
    private final byte[] grid;
    private final int words;

    /** Per cell of the robot: the cells to stand on, then the cells to leave. Null if not computed. */
    private final long[][] sets;

    UsefulCells(RicochetBoard board, @Nullable SlideRules slideRules, int robot, byte[] grid) {
        this.board = board;
        this.slideRules = slideRules;
        this.robot = robot;
        this.grid = grid;
        words = (board.size() + 63) / 64;
        sets = new long[board.size()][];
    }

    /** Returns whether a move of another robot can matter to the robot on {@code cell}. */
    boolean matters(int cell, int from, int to) {
        if (board.size() > MAX_CELLS) return true;
        long[] set = sets[cell];
        if (set == null) set = compute(cell);
        return (set[to >> 6] >>> to & 1) != 0 || (set[words + (from >> 6)] >>> from & 1) != 0;
    }

    private long[] compute(int cell) {
        long[] set = new long[2 * words];
        for (int direction = 0; direction < 4; direction++) {
            if (slideRules == null) followStraightSlide(cell, direction, grid[cell] - 1, set);
            else followSlide(slideRules, cell * 4 + direction, grid[cell] - 1, set);
        }
        // Two threads may each compute one: they are equal.
        return sets[cell] = set;
    }

    /** Follows one slide and adds the useful cells of every cell on it that has this grid value. */
    private void followSlide(SlideRules rules, int first, int gridValue, long[] set) {
        int end = first;
        for (int pair = rules.step(robot, first);
                pair != SlideRules.NONE && pair != first;
                pair = rules.step(robot, pair)) {
            int cell = pair >> 2;
            if (grid[cell] != gridValue) continue;
            for (; end != pair; ) {
                end = rules.step(robot, end);
                addCell(set, words, end >> 2);
            }
            if (!board.isClosed(cell, pair & 3)) addCell(set, 0, board.next(cell, pair & 3));
            if (gridValue > 0) addSetOf(set, cell);
        }
    }

    /** As {@link #followSlide}, on a straight board. */
    private void followStraightSlide(int first, int direction, int gridValue, long[] set) {
        int step = board.next(first, direction) - first;
        int end = first;
        for (int cell = first; !board.isClosed(cell, direction); ) {
            cell += step;
            if (grid[cell] != gridValue) continue;
            for (; end != cell; ) addCell(set, words, end += step);
            if (!board.isClosed(cell, direction)) addCell(set, 0, cell + step);
            if (gridValue > 0) addSetOf(set, cell);
        }
    }

    /** Adds the useful cells of another cell. */
    private void addSetOf(long[] set, int cell) {
        long[] next = sets[cell] == null ? compute(cell) : sets[cell];
        for (int i = 0; i < set.length; i++) set[i] |= next[i];
    }

    private static void addCell(long[] set, int at, int cell) {
        set[at + (cell >> 6)] |= 1L << cell;
    }
}
