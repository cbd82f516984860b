package dev.damier.batch;

import java.util.Arrays;

/** Collects longs and returns them sorted and without duplicates. Also has set operations on such arrays. */
final class LongSet {
    private long[] items = new long[64];
    private int size;

    void add(long item) {
        if (size == items.length) items = Arrays.copyOf(items, size * 2);
        items[size++] = item;
    }

    void addAll(long[] more) {
        if (size + more.length > items.length) items = Arrays.copyOf(items, Math.max(size * 2, size + more.length));
        System.arraycopy(more, 0, items, size, more.length);
        size += more.length;
    }

    int size() {
        return size;
    }

    /** Returns the items sorted and without duplicates. */
    long[] sortedDistinct() {
        Arrays.sort(items, 0, size);
        int count = 0;
        for (int i = 0; i < size; i++) if (i == 0 || items[i] != items[i - 1]) items[count++] = items[i];
        size = count;
        return Arrays.copyOf(items, count);
    }

    /** Returns the items of {@code all} that are not in {@code excluded}; both arrays are sorted. */
    static long[] without(long[] all, long[] excluded) {
        long[] left = new long[all.length];
        int count = 0;
        int at = 0;
        for (long item : all) {
            while (at < excluded.length && excluded[at] < item) at++;
            if (at == excluded.length || excluded[at] != item) left[count++] = item;
        }
        return Arrays.copyOf(left, count);
    }

    /** Returns the union of two sorted arrays that have no common item. */
    static long[] union(long[] one, long[] other) {
        long[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        Arrays.sort(both);
        return both;
    }
}
