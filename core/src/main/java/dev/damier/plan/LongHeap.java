package dev.damier.plan;

import java.util.Arrays;

/** A binary min-heap of longs. */
final class LongHeap {
    private long[] items = new long[64];
    private int size;

    void clear() {
        size = 0;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(long item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        int i = size++;
        while (i > 0 && items[(i - 1) / 2] > item) {
            items[i] = items[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        items[i] = item;
    }

    long remove() {
        long min = items[0];
        long last = items[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && items[child + 1] < items[child]) child++;
            if (items[child] >= last) break;
            items[i] = items[child];
            i = child;
        }
        items[i] = last;
        return min;
    }
}
