package dev.damier.search;

import java.util.Arrays;

/**
 * A priority queue for small whole costs that counts nothing: a stack per cost, so that the newest of equals comes first. For
 * searches of a game's own; those of this package share a {@link MemoryBudget}.
 */
public final class CostBuckets {
    private int[] head = new int[1024];
    private int[] item = new int[1024];
    private int[] below = new int[1024];
    private int used;
    private int free = -1;
    private int size;
    private int min;
    private int max = -1;

    public CostBuckets() {
        Arrays.fill(head, -1);
    }

    public void clear() {
        Arrays.fill(head, 0, max + 1, -1);
        used = 0;
        free = -1;
        size = 0;
        min = 0;
        max = -1;
    }

    public void add(int cost, int value) {
        if (cost >= head.length) {
            int old = head.length;
            head = Arrays.copyOf(head, Math.max(cost + 1, 2 * old));
            Arrays.fill(head, old, head.length, -1);
        }
        int slot = free;
        if (slot >= 0) {
            free = below[slot];
        } else {
            if (used == item.length) {
                item = Arrays.copyOf(item, 2 * used);
                below = Arrays.copyOf(below, 2 * used);
            }
            slot = used++;
        }
        item[slot] = value;
        below[slot] = head[cost];
        head[cost] = slot;
        if (cost < min || size == 0) min = cost;
        if (cost > max) max = cost;
        size++;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** The least cost waiting, or -1 if nothing waits. */
    public int least() {
        if (size == 0) return -1;
        while (head[min] < 0) min++;
        return min;
    }

    /** Takes the newest of the least cost; only when not empty. */
    public int poll() {
        int slot = head[least()];
        head[min] = below[slot];
        below[slot] = free;
        free = slot;
        size--;
        return item[slot];
    }

    public long bytes() {
        return 4L * (head.length + 2L * item.length);
    }
}
