package dev.damier.play;

import java.util.Arrays;

/** A game of three players: each in turn takes one to three counters from one of three heaps. The last to take wins. */
final class ThreeHeaps implements MultiPlayerPosition {
    private static final int MAX_TAKEN = 3;

    private final int[] heap;
    private final int[] played = new int[64];
    private int plies;

    ThreeHeaps(int... heap) {
        this.heap = heap.clone();
    }

    @Override
    public int players() {
        return 3;
    }

    @Override
    public int toMove() {
        return plies % 3;
    }

    @Override
    public int moves(int[] buffer) {
        int n = 0;
        for (int h = 0; h < heap.length; h++)
            for (int take = 1; take <= Math.min(MAX_TAKEN, heap[h]); take++) buffer[n++] = h * 4 + take;
        return n;
    }

    @Override
    public int maxMoves() {
        return 3 * MAX_TAKEN;
    }

    @Override
    public void play(int move) {
        heap[move / 4] -= move % 4;
        played[plies++] = move;
    }

    @Override
    public void undo() {
        int move = played[--plies];
        heap[move / 4] += move % 4;
    }

    @Override
    public int result(int player) {
        if (heap[0] + heap[1] + heap[2] > 0) return UNDECIDED;
        return (plies + 2) % 3 == player ? 1 : -1;
    }

    /** A pseudo-random value that differs between positions and players, so that a wrong cutoff is detected. */
    @Override
    public int evaluate(int player) {
        return (int) (key() * (player + 3) >>> 54) - 512;
    }

    @Override
    public long key() {
        return (Arrays.hashCode(heap) * 3L + toMove()) * 0x9e3779b97f4a7c15L;
    }

    @Override
    public ThreeHeaps copy() {
        ThreeHeaps copy = new ThreeHeaps(heap);
        System.arraycopy(played, 0, copy.played, 0, plies);
        copy.plies = plies;
        return copy;
    }
}
