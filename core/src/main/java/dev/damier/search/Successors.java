package dev.damier.search;

import java.util.Arrays;

/**
 * The scratch a space writes successors into. Reused by the searcher: nothing is allocated once it has grown to the
 * largest branching.
 */
public final class Successors {
    /** Successor {@code i} is at {@code words[i * width]}. */
    public long[] words;

    public int[] moves = new int[16];
    public int[] costs = new int[16];

    private final int width;
    private int size;

    public Successors(int width) {
        this.width = width;
        words = new long[16 * width];
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    public int width() {
        return width;
    }

    /** Reserves a successor and returns the offset in {@link #words} where its state is to be written. */
    public int add(int move, int cost) {
        if (size == moves.length) grow();
        moves[size] = move;
        costs[size] = cost;
        return size++ * width;
    }

    /** For spaces of width 1. */
    public void add(int move, int cost, long word) {
        words[add(move, cost)] = word;
    }

    /** Takes the last successor back. */
    public void drop() {
        size--;
    }

    /** The cost of a successor; refuses one below what the space says is the least. */
    int cost(int i, int min) {
        int cost = costs[i];
        if (cost < min)
            throw new IllegalStateException(
                    "move " + moves[i] + " costs " + cost + ", but the minimum step cost of the space is " + min);
        return cost;
    }

    private void grow() {
        int n = size * 2;
        moves = Arrays.copyOf(moves, n);
        costs = Arrays.copyOf(costs, n);
        words = Arrays.copyOf(words, n * width);
    }
}
