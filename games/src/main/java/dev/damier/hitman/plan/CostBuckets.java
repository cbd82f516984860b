package dev.damier.hitman.plan;

import java.util.Arrays;

/** A priority queue for small whole costs: a stack per cost, so that the deepest of equals comes first. */
final class CostBuckets {
    private int[] head = new int[256];
    private int[] item = new int[1024];
    private int[] below = new int[1024];
    private int used;
    private int free = -1;
    private int size;
    private int least;

    CostBuckets() {
        Arrays.fill(head, -1);
    }

    void add(int cost, int value) {
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
        if (cost < least || size == 0) least = cost;
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    /** The least cost waiting; only when not empty. */
    int least() {
        while (head[least] < 0) least++;
        return least;
    }

    int remove() {
        int slot = head[least()];
        head[least] = below[slot];
        below[slot] = free;
        free = slot;
        size--;
        return item[slot];
    }

    long bytes() {
        return 4L * (head.length + 2L * item.length);
    }
}
