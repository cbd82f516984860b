package dev.damier.taquin.quick;

import dev.damier.taquin.TileBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * The rectangle of a board that is not solved yet, and the slots that can be filled next on two of its sides. A line is
 * filled from both ends towards its last two cells, which are filled together.
 */
record UnsolvedRegion(int top, int left, int bottom, int right) {
    /** A region is not reduced below this side. The rest is solved from a table. */
    private static final int MIN_SIDE = 3;

    /** What to fill next: one cell, or the last two cells of a line. For one cell, {@code last} is -1. */
    record Slot(int cell, int last) {
        boolean isPair() {
            return last >= 0;
        }
    }

    /** Returns the region of a whole board. */
    static UnsolvedRegion of(TileBoard board) {
        return new UnsolvedRegion(0, 0, board.rows() - 1, board.columns() - 1);
    }

    int rows() {
        return bottom - top + 1;
    }

    int columns() {
        return right - left + 1;
    }

    /** Returns the slots that can be filled next without leaving a cell that no tile can enter. */
    List<Slot> slots(PartialSolution partial) {
        List<Slot> slots = new ArrayList<>();
        int[] row = row(partial.board);
        int[] column = column(partial.board);
        boolean corner = row.length > 0 && column.length > 0 && !partial.locked[sharedCorner(row, column)];
        int shared = corner ? sharedCorner(row, column) : -1;
        addSlots(slots, row, shared, partial);
        addSlots(slots, column, shared, partial);
        return slots;
    }

    /** Returns the cell that a row and a column have in common. */
    private static int sharedCorner(int[] row, int[] column) {
        for (int cell : row) if (cell == column[0] || cell == column[column.length - 1]) return cell;
        throw new IllegalStateException("a row and a column of a rim share a corner");
    }

    /** Adds the slots of a line. */
    private static void addSlots(List<Slot> slots, int[] line, int shared, PartialSolution partial) {
        int first = 0;
        int last = line.length - 1;
        while (first <= last && partial.locked[line[first]]) first++;
        while (last > first && partial.locked[line[last]]) last--;
        int remaining = last - first + 1;
        if (remaining < 2) return;
        if (remaining == 2) {
            Slot pair = new Slot(line[first], line[last]);
            if (staysAccessible(partial, pair)) slots.add(pair);
            return;
        }
        for (int cell : new int[] {line[first], line[last]}) {
            // While the corner of two lines is free, no line may be reduced to two cells. Both would need the corner
            // for
            // their pair.
            if (remaining == 3 && shared >= 0 && cell != shared) continue;
            Slot slot = new Slot(cell, -1);
            if (staysAccessible(partial, slot)) slots.add(slot);
        }
    }

    /** Returns whether all free neighbours keep two free neighbours themselves once a slot is locked. */
    private static boolean staysAccessible(PartialSolution partial, Slot slot) {
        for (int direction = 0; direction < 4; direction++) {
            if (!cellStaysAccessible(partial, slot, partial.neighbours[slot.cell * 4 + direction])) return false;
            if (slot.isPair() && !cellStaysAccessible(partial, slot, partial.neighbours[slot.last * 4 + direction]))
                return false;
        }
        return true;
    }

    private static boolean cellStaysAccessible(PartialSolution partial, Slot slot, int cell) {
        if (cell < 0 || partial.locked[cell] || cell == slot.cell || cell == slot.last) return true;
        int free = 0;
        for (int direction = 0; direction < 4; direction++) {
            int next = partial.neighbours[cell * 4 + direction];
            if (next >= 0 && !partial.locked[next] && next != slot.cell && next != slot.last) free++;
        }
        return free >= 2;
    }

    /** Returns the row to fill, top or bottom, or an empty array if there are few rows left. */
    private int[] row(TileBoard board) {
        if (rows() <= MIN_SIDE) return new int[0];
        int row = prefersTop(board) ? top : bottom;
        int[] line = new int[columns()];
        for (int i = 0; i < line.length; i++) line[i] = row * board.columns() + left + i;
        return line;
    }

    /** Returns the column to fill, left or right, or an empty array if there are few columns left. */
    private int[] column(TileBoard board) {
        if (columns() <= MIN_SIDE) return new int[0];
        int column = prefersLeft(board) ? left : right;
        int[] line = new int[rows()];
        for (int i = 0; i < line.length; i++) line[i] = (top + i) * board.columns() + column;
        return line;
    }

    /**
     * Returns whether to fill the top row rather than the bottom row: the one that contains fewer goal cells of blanks.
     */
    private boolean prefersTop(TileBoard board) {
        int difference = 0;
        for (int column = left; column <= right; column++) {
            if (board.goal()[top * board.columns() + column] == 0) difference++;
            if (board.goal()[bottom * board.columns() + column] == 0) difference--;
        }
        return difference <= 0;
    }

    /** Returns whether to fill the left column rather than the right one. */
    private boolean prefersLeft(TileBoard board) {
        int difference = 0;
        for (int row = top; row <= bottom; row++) {
            if (board.goal()[row * board.columns() + left] == 0) difference++;
            if (board.goal()[row * board.columns() + right] == 0) difference--;
        }
        return difference <= 0;
    }

    /** Returns the cells of the region in reading order. */
    int[] cells(TileBoard board) {
        int[] cells = new int[rows() * columns()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (top + i / columns()) * board.columns() + left + i % columns();
        }
        return cells;
    }

    /** Returns this region without the lines that are solved. */
    UnsolvedRegion shrink(PartialSolution partial) {
        int[] row = row(partial.board);
        if (isFull(row, partial)) {
            UnsolvedRegion next = row[0] / partial.board.columns() == top
                    ? new UnsolvedRegion(top + 1, left, bottom, right)
                    : new UnsolvedRegion(top, left, bottom - 1, right);
            return next.shrink(partial);
        }
        int[] column = column(partial.board);
        if (isFull(column, partial)) {
            UnsolvedRegion next = column[0] % partial.board.columns() == left
                    ? new UnsolvedRegion(top, left + 1, bottom, right)
                    : new UnsolvedRegion(top, left, bottom, right - 1);
            return next.shrink(partial);
        }
        return this;
    }

    private static boolean isFull(int[] line, PartialSolution partial) {
        for (int cell : line) if (!partial.locked[cell]) return false;
        return line.length > 0;
    }
}
