package dev.damier.nim;

import dev.damier.play.TwoPlayerPosition;
import dev.damier.play.Position;
import java.util.ArrayDeque;
import java.util.Deque;

/** The rules, as a mutable position for searches. The code of a move is {@code heap * 8 + matches taken}. */
final class NimPosition implements TwoPlayerPosition {
    private final int[] heaps;
    private final Deque<Integer> played = new ArrayDeque<>();
    private int toMove;

    NimPosition(int[] heaps, int toMove) {
        this.heaps = heaps;
        this.toMove = toMove;
    }

    int[] heaps() {
        return heaps;
    }

    int plies() {
        return played.size();
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int moves(int[] buffer) {
        int n = 0;
        for (int heap = 0; heap < heaps.length; heap++)
            for (int taken = 1; taken <= heaps[heap]; taken++) buffer[n++] = heap * 8 + taken;
        return n;
    }

    @Override
    public int maxMoves() {
        return Nim.MAX_HEAPS * Nim.MAX_MATCHES;
    }

    @Override
    public void play(int move) {
        heaps[move / 8] -= move % 8;
        played.push(move);
        toMove = 1 - toMove;
    }

    @Override
    public void undo() {
        int move = played.pop();
        heaps[move / 8] += move % 8;
        toMove = 1 - toMove;
    }

    /** The player who took the last match has won. */
    @Override
    public int result(int player) {
        for (int heap : heaps) if (heap > 0) return UNDECIDED;
        return player == toMove ? -1 : 1;
    }

    @Override
    public int evaluate() {
        return 0;
    }

    @Override
    public long key() {
        long key = toMove + 1;
        for (int heap : heaps) key = key * 8 + heap;
        return key * 0x9e3779b97f4a7c15L;
    }

    @Override
    public Position copy() {
        return new NimPosition(heaps.clone(), toMove);
    }
}
