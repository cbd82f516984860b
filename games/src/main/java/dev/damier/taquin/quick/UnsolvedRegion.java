package dev.damier.taquin.quick;

import dev.damier.taquin.TileBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a board that is not yet in order, a rectangle, and what may be filled next on two of its sides. A line is
 * filled from both ends towards its last two cells, which are set together. What remains at the end, at most 3×3, has a
 * perfect table.
 */
record UnsolvedRegion(int top, int left, int bottom, int right) {
    private static final int MIN_SIDE = 3;

    /** What to fill next: one cell, or the last two of a line. */
    record Slot(int cell, int last) {
        boolean pair() {
            return last >= 0;
        }
    }

    static UnsolvedRegion of(TileBoard board) {
        return new UnsolvedRegion(0, 0, board.rows() - 1, board.columns() - 1);
    }

    int rows() {
        return bottom - top + 1;
    }

    int columns() {
        return right - left + 1;
    }

    /** What may be filled next without leaving a cell that nothing could enter any more. */
    List<Slot> slots(PartialSolution partial) {
        List<Slot> slots = new ArrayList<>();
        int[] row = row(partial.board);
        int[] column = column(partial.board);
        boolean corner = row.length > 0 && column.length > 0 && !partial.locked[shared(row, column)];
        int shared = corner ? shared(row, column) : -1;
        add(slots, row, shared, partial);
        add(slots, column, shared, partial);
        return slots;
    }

    private static int shared(int[] row, int[] column) {
        for (int cell : row) if (cell == column[0] || cell == column[column.length - 1]) return cell;
        throw new IllegalStateException("a row and a column of a rim share a corner");
    }

    private static void add(List<Slot> slots, int[] line, int shared, PartialSolution partial) {
        int first = 0;
        int last = line.length - 1;
        while (first <= last && partial.locked[line[first]]) first++;
        while (last > first && partial.locked[line[last]]) last--;
        int left = last - first + 1;
        if (left < 2) return;
        if (left == 2) {
            Slot pair = new Slot(line[first], line[last]);
            if (open(partial, pair)) slots.add(pair);
            return;
        }
        for (int cell : new int[] {line[first], line[last]}) {
            // While the corner of two lines is free, neither may come down to two cells: both would want it for their
            // pair.
            if (left == 3 && shared >= 0 && cell != shared) continue;
            Slot slot = new Slot(cell, -1);
            if (open(partial, slot)) slots.add(slot);
        }
    }

    /** Whether all free neighbours keep two ways in once this slot is locked. */
    private static boolean open(PartialSolution partial, Slot slot) {
        for (int way = 0; way < 4; way++) {
            if (!open(partial, slot, partial.steps[slot.cell * 4 + way])) return false;
            if (slot.pair() && !open(partial, slot, partial.steps[slot.last * 4 + way])) return false;
        }
        return true;
    }

    private static boolean open(PartialSolution partial, Slot slot, int cell) {
        if (cell < 0 || partial.locked[cell] || cell == slot.cell || cell == slot.last) return true;
        int free = 0;
        for (int way = 0; way < 4; way++) {
            int next = partial.steps[cell * 4 + way];
            if (next >= 0 && !partial.locked[next] && next != slot.cell && next != slot.last) free++;
        }
        return free >= 2;
    }

    /** The row to fill, top or bottom, or nothing when rows are few enough. */
    private int[] row(TileBoard board) {
        if (rows() <= MIN_SIDE) return new int[0];
        int row = prefersTop(board) ? top : bottom;
        int[] line = new int[columns()];
        for (int i = 0; i < line.length; i++) line[i] = row * board.columns() + left + i;
        return line;
    }

    private int[] column(TileBoard board) {
        if (columns() <= MIN_SIDE) return new int[0];
        int column = prefersLeft(board) ? left : right;
        int[] line = new int[rows()];
        for (int i = 0; i < line.length; i++) line[i] = (top + i) * board.columns() + column;
        return line;
    }

    /** Whether to fill the top row rather than the bottom one: whichever takes fewer homes of holes from the rest. */
    private boolean prefersTop(TileBoard board) {
        int difference = 0;
        for (int column = left; column <= right; column++) {
            if (board.goal()[top * board.columns() + column] == 0) difference++;
            if (board.goal()[bottom * board.columns() + column] == 0) difference--;
        }
        return difference <= 0;
    }

    private boolean prefersLeft(TileBoard board) {
        int difference = 0;
        for (int row = top; row <= bottom; row++) {
            if (board.goal()[row * board.columns() + left] == 0) difference++;
            if (board.goal()[row * board.columns() + right] == 0) difference--;
        }
        return difference <= 0;
    }

    int[] cells(TileBoard board) {
        int[] cells = new int[rows() * columns()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (top + i / columns()) * board.columns() + left + i % columns();
        }
        return cells;
    }

    /** This rim without the lines that are full. */
    UnsolvedRegion shrink(PartialSolution partial) {
        int[] row = row(partial.board);
        if (full(row, partial)) {
            UnsolvedRegion next = row[0] / partial.board.columns() == top
                    ? new UnsolvedRegion(top + 1, left, bottom, right)
                    : new UnsolvedRegion(top, left, bottom - 1, right);
            return next.shrink(partial);
        }
        int[] column = column(partial.board);
        if (full(column, partial)) {
            UnsolvedRegion next = column[0] % partial.board.columns() == left
                    ? new UnsolvedRegion(top, left + 1, bottom, right)
                    : new UnsolvedRegion(top, left, bottom, right - 1);
            return next.shrink(partial);
        }
        return this;
    }

    private static boolean full(int[] line, PartialSolution partial) {
        for (int cell : line) if (!partial.locked[cell]) return false;
        return line.length > 0;
    }
}
