package dev.damier.search;

import java.util.Arrays;

/**
 * A reusable buffer for the successors of a state. It grows to the largest branching factor and allocates nothing after
 * that. Not thread-safe: one per search thread.
 */
public final class Successors {
    /** The packed states; successor {@code i} starts at {@code words[i * width]}. Replaced when the buffer grows. */
    public long[] words;

    /** The codes of the moves. Replaced when the buffer grows. */
    public int[] moves = new int[16];

    /** The costs of the moves. Replaced when the buffer grows. */
    public int[] costs = new int[16];

    private final int width;
    private int size;

    /**
     * Creates an empty buffer.
     *
     * @param width the number of longs per state, equal to {@link StateSpace#width}
     */
    public Successors(int width) {
        this.width = width;
        words = new long[16 * width];
    }

    /** Removes all successors. */
    public void clear() {
        size = 0;
    }

    /** Returns the number of successors. */
    public int size() {
        return size;
    }

    /** Returns the number of longs per state. */
    public int width() {
        return width;
    }

    /**
     * Adds a successor without its state. The caller then writes the state to {@link #words} at the returned offset.
     *
     * @param move the code of the move
     * @param cost the cost of the move, at least {@link StateSpace#minCost}
     * @return the offset of the first word of the state in {@link #words}
     */
    public int add(int move, int cost) {
        if (size == moves.length) grow();
        moves[size] = move;
        costs[size] = cost;
        return size++ * width;
    }

    /** Adds a successor with a state of one word; only for spaces of width 1. */
    public void add(int move, int cost, long word) {
        words[add(move, cost)] = word;
    }

    /** Removes the successor added last. */
    public void removeLast() {
        size--;
    }

    /** Returns the cost of a successor; throws {@link IllegalStateException} if it is below {@code min}. */
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
