package dev.damier.search;

import java.util.Arrays;

/**
 * A bucket-based priority queue of ints with small integer costs: one stack per cost, so among equal costs the newest value
 * is first. It does not account for its memory; the caller can check {@link #bytes}. For searches that a game implements
 * itself. Not thread-safe.
 */
public final class CostBuckets {
    private int[] heads = new int[1024];
    private int[] items = new int[1024];
    private int[] next = new int[1024];
    private int used;
    private int free = -1;
    private int size;
    private int min;
    private int max = -1;

    /** Creates an empty queue. */
    public CostBuckets() {
        Arrays.fill(heads, -1);
    }

    /** Removes all values. */
    public void clear() {
        Arrays.fill(heads, 0, max + 1, -1);
        used = 0;
        free = -1;
        size = 0;
        min = 0;
        max = -1;
    }

    /**
     * Adds a value.
     *
     * @param cost the cost of the value, at least 0; memory grows with the maximum cost
     */
    public void add(int cost, int value) {
        if (cost >= heads.length) {
            int old = heads.length;
            heads = Arrays.copyOf(heads, Math.max(cost + 1, 2 * old));
            Arrays.fill(heads, old, heads.length, -1);
        }
        int slot = free;
        if (slot >= 0) {
            free = next[slot];
        } else {
            if (used == items.length) {
                items = Arrays.copyOf(items, 2 * used);
                next = Arrays.copyOf(next, 2 * used);
            }
            slot = used++;
        }
        items[slot] = value;
        next[slot] = heads[cost];
        heads[cost] = slot;
        if (cost < min || size == 0) min = cost;
        if (cost > max) max = cost;
        size++;
    }

    /** Returns whether the queue is empty. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Returns the number of values. */
    public int size() {
        return size;
    }

    /** Returns the minimum cost, or -1 if the queue is empty. */
    public int minCost() {
        if (size == 0) return -1;
        while (heads[min] < 0) min++;
        return min;
    }

    /** Removes and returns the newest value of minimum cost. The queue must not be empty. */
    public int poll() {
        int slot = heads[minCost()];
        heads[min] = next[slot];
        next[slot] = free;
        free = slot;
        size--;
        return items[slot];
    }

    /** Returns the memory of the arrays, in bytes. */
    public long bytes() {
        return 4L * (heads.length + 2L * items.length);
    }
}
