package dev.damier.taquin;

import java.util.Arrays;

/** Fills a slot of a worksheet: brings what belongs there, and locks it. */
final class Fill {
    private final Carry carry;
    private final boolean[] places;

    Fill(Board board, Manner manner) {
        carry = new Carry(board.size(), manner);
        places = new boolean[board.size()];
    }

    void fill(Worksheet sheet, Rim.Slot slot) {
        if (slot.pair()) {
            pair(sheet, slot.cell(), slot.last());
            return;
        }
        Arrays.fill(places, false);
        places[slot.cell()] = true;
        bring(sheet, sheet.board.goal()[slot.cell()], slot.cell(), -1);
        sheet.lock(slot.cell());
    }

    long expanded() {
        return carry.expanded();
    }

    /** About how many steps a slot takes to fill: four for each cell its tile has to go, and the way to the tile. */
    static int estimate(Worksheet sheet, Rim.Slot slot) {
        int wanted = sheet.board.goal()[slot.cell()];
        int piece = wanted == 0 ? sheet.nearestHole(slot.cell(), -1, -1) : sheet.find(wanted);
        return 4 * sheet.distance(piece, slot.cell()) + sheet.distance(piece, sheet.worker());
    }

    /** Brings the tile wanted, or a hole, to the marked places; {@code apart} is a hole already spoken for. */
    private int bring(Worksheet sheet, int wanted, int near, int apart) {
        int piece = wanted == 0 ? sheet.nearestHole(near, apart, -1) : sheet.find(wanted);
        if (places[piece]) return piece;
        sheet.work(sheet.nearestHole(piece, apart, wanted == 0 ? piece : -1));
        int end = carry.carry(sheet, piece, places, near);
        if (end < 0) throw new IllegalStateException("no way for " + wanted + " in " + Arrays.toString(sheet.cells));
        return end;
    }

    /** Brings both near and lets a search of the window set them. */
    private void pair(Worksheet sheet, int first, int last) {
        int[] goal = sheet.board.goal();
        Window window = new Window(sheet, first, last);
        window.mark(places);
        int a = goal[first] == 0 ? sheet.nearestHole(first, -1, -1) : sheet.find(goal[first]);
        int b = goal[last] == 0 ? sheet.nearestHole(last, a, -1) : sheet.find(goal[last]);
        if (a == first && b == last) {
            sheet.lock(first);
            sheet.lock(last);
            return;
        }
        if (!places[a] || !places[b] || !enter(sheet, window, a, b)) {
            Arrays.fill(places, false);
            places[last] = true;
            a = bring(sheet, goal[first], last, -1);
            sheet.locked[a] = true;
            window.mark(places);
            places[a] = false;
            b = bring(sheet, goal[last], last, a);
            sheet.locked[a] = false;
            if (!enter(sheet, window, a, b)) throw new IllegalStateException("no way into the window");
        }
        window.set(a, b, first, last);
        sheet.lock(first);
        sheet.lock(last);
    }

    private static boolean enter(Worksheet sheet, Window window, int a, int b) {
        if (sheet.worker() == a || sheet.worker() == b) sheet.work(sheet.nearestHole(a, a, b));
        return window.enter(a, b);
    }
}
