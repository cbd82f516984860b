package dev.damier.batch;

import java.util.Arrays;

/** Longs that are collected, then wanted sorted and once each; and what one does with two such arrays. */
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

    /** Sorted, without repeats. */
    long[] distinct() {
        Arrays.sort(items, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) if (i == 0 || items[i] != items[i - 1]) items[kept++] = items[i];
        size = kept;
        return Arrays.copyOf(items, kept);
    }

    /** Those of {@code all} that are not among {@code taken}; both sorted. */
    static long[] without(long[] all, long[] taken) {
        long[] left = new long[all.length];
        int kept = 0;
        int at = 0;
        for (long item : all) {
            while (at < taken.length && taken[at] < item) at++;
            if (at == taken.length || taken[at] != item) left[kept++] = item;
        }
        return Arrays.copyOf(left, kept);
    }

    /** Both sorted and without a common item. */
    static long[] union(long[] one, long[] other) {
        long[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        Arrays.sort(both);
        return both;
    }
}
