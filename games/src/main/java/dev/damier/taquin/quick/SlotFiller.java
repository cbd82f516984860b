package dev.damier.taquin.quick;

import java.util.Arrays;

/** Fills a slot of a partial solution: moves the right tiles or blanks there and locks the cells. */
final class SlotFiller {
    private final TileTransport transport;
    /** The cells to which a tile may be moved. */
    private final boolean[] targets;

    SlotFiller(PartialSolution start, ConstructionParams params) {
        transport = new TileTransport(start, params);
        targets = new boolean[start.board.size()];
    }

    /** Fills a slot. */
    void fill(PartialSolution partial, UnsolvedRegion.Slot slot) {
        if (slot.isPair()) {
            fillPair(partial, slot.cell(), slot.last());
            return;
        }
        Arrays.fill(targets, false);
        targets[slot.cell()] = true;
        bring(partial, partial.board.goal()[slot.cell()], slot.cell(), -1);
        partial.lock(slot.cell());
    }

    /** Returns the number of nodes expanded so far. */
    long expanded() {
        return transport.expanded();
    }

    /**
     * Returns an estimate of the steps that filling a slot takes: four for each cell that its tile has to move, plus
     * the path of the worker to the tile.
     */
    static int estimate(PartialSolution partial, UnsolvedRegion.Slot slot) {
        int goalTile = partial.board.goal()[slot.cell()];
        int piece = goalTile == 0 ? partial.nearestHole(slot.cell(), -1, -1) : partial.cellOf(goalTile);
        return 4 * partial.distance(piece, slot.cell()) + partial.distance(piece, partial.worker());
    }

    /**
     * Moves a tile, or a blank if {@code tile} is 0, to one of the {@link #targets} and returns the cell.
     * {@code reserved} is a blank that must not be used, or -1.
     */
    private int bring(PartialSolution partial, int tile, int near, int reserved) {
        int piece = tile == 0 ? partial.nearestHole(near, reserved, -1) : partial.cellOf(tile);
        if (targets[piece]) return piece;
        partial.setWorker(partial.nearestHole(piece, reserved, tile == 0 ? piece : -1));
        int cell = transport.moveTile(partial, piece, targets, near);
        if (cell < 0)
            throw new IllegalStateException("no path for tile " + tile + " in " + Arrays.toString(partial.cells));
        return cell;
    }

    /** Moves both tiles close to the last two cells of a line and places them by a search of the window. */
    private void fillPair(PartialSolution partial, int first, int last) {
        int[] goal = partial.board.goal();
        PairWindow window = new PairWindow(partial, first, last);
        window.copyTo(targets);
        int a = goal[first] == 0 ? partial.nearestHole(first, -1, -1) : partial.cellOf(goal[first]);
        int b = goal[last] == 0 ? partial.nearestHole(last, a, -1) : partial.cellOf(goal[last]);
        if (a == first && b == last) {
            partial.lock(first);
            partial.lock(last);
            return;
        }
        if (!targets[a] || !targets[b] || !moveWorkerInside(partial, window, a, b)) {
            Arrays.fill(targets, false);
            targets[last] = true;
            a = bring(partial, goal[first], last, -1);
            partial.locked[a] = true;
            window.copyTo(targets);
            targets[a] = false;
            b = bring(partial, goal[last], last, a);
            partial.locked[a] = false;
            if (!moveWorkerInside(partial, window, a, b)) throw new IllegalStateException("no path into the window");
        }
        window.placePair(a, b, first, last);
        partial.lock(first);
        partial.lock(last);
    }

    /** Moves the worker into the window. A worker that is one of the pieces is replaced by another blank. */
    private static boolean moveWorkerInside(PartialSolution partial, PairWindow window, int a, int b) {
        if (partial.worker() == a || partial.worker() == b) partial.setWorker(partial.nearestHole(a, a, b));
        return window.moveWorkerInside(a, b);
    }
}
