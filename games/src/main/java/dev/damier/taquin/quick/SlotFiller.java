package dev.damier.taquin.quick;

import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/** Fills a slot of a partial solution: brings what belongs there, and locks it. */
final class SlotFiller {
    private final TileTransport carry;
    private final boolean[] places;

    SlotFiller(TileBoard board, ConstructionParams params) {
        carry = new TileTransport(board.size(), params);
        places = new boolean[board.size()];
    }

    void fill(PartialSolution partial, UnsolvedRegion.Slot slot) {
        if (slot.pair()) {
            pair(partial, slot.cell(), slot.last());
            return;
        }
        Arrays.fill(places, false);
        places[slot.cell()] = true;
        bring(partial, partial.board.goal()[slot.cell()], slot.cell(), -1);
        partial.lock(slot.cell());
    }

    long expanded() {
        return carry.expanded();
    }

    /** About how many steps a slot takes to fill: four for each cell its tile has to go, and the way to the tile. */
    static int estimate(PartialSolution partial, UnsolvedRegion.Slot slot) {
        int wanted = partial.board.goal()[slot.cell()];
        int piece = wanted == 0 ? partial.nearestHole(slot.cell(), -1, -1) : partial.find(wanted);
        return 4 * partial.distance(piece, slot.cell()) + partial.distance(piece, partial.worker());
    }

    /** Brings the tile wanted, or a hole, to the marked places; {@code apart} is a hole already spoken for. */
    private int bring(PartialSolution partial, int wanted, int near, int apart) {
        int piece = wanted == 0 ? partial.nearestHole(near, apart, -1) : partial.find(wanted);
        if (places[piece]) return piece;
        partial.work(partial.nearestHole(piece, apart, wanted == 0 ? piece : -1));
        int end = carry.carry(partial, piece, places, near);
        if (end < 0)
            throw new IllegalStateException("no path for tile " + wanted + " in " + Arrays.toString(partial.cells));
        return end;
    }

    /** Brings both near and lets a search of the window set them. */
    private void pair(PartialSolution partial, int first, int last) {
        int[] goal = partial.board.goal();
        PairWindow window = new PairWindow(partial, first, last);
        window.mark(places);
        int a = goal[first] == 0 ? partial.nearestHole(first, -1, -1) : partial.find(goal[first]);
        int b = goal[last] == 0 ? partial.nearestHole(last, a, -1) : partial.find(goal[last]);
        if (a == first && b == last) {
            partial.lock(first);
            partial.lock(last);
            return;
        }
        if (!places[a] || !places[b] || !enter(partial, window, a, b)) {
            Arrays.fill(places, false);
            places[last] = true;
            a = bring(partial, goal[first], last, -1);
            partial.locked[a] = true;
            window.mark(places);
            places[a] = false;
            b = bring(partial, goal[last], last, a);
            partial.locked[a] = false;
            if (!enter(partial, window, a, b)) throw new IllegalStateException("no path into the window");
        }
        window.set(a, b, first, last);
        partial.lock(first);
        partial.lock(last);
    }

    private static boolean enter(PartialSolution partial, PairWindow window, int a, int b) {
        if (partial.worker() == a || partial.worker() == b) partial.work(partial.nearestHole(a, a, b));
        return window.enter(a, b);
    }
}
