package dev.damier.search;

/** An open list as a binary heap, for values that are not small integers and so do not fit {@link BucketQueue}. */
final class HeapQueue implements OpenList {
    private final TieBreaking ties;
    private final MemoryBudget memory;

    private long[] values = {};
    /** Tie-breaking keys: among equal values the lowest rank is first. */
    private long[] ranks = {};

    private int[] nodes = {};
    private int size;
    private int added;

    HeapQueue(TieBreaking ties, MemoryBudget memory) {
        this.ties = ties;
        this.memory = memory;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public long minValue() {
        return values[0];
    }

    @Override
    public void push(long f, int g, int node) {
        if (size == nodes.length) grow(Math.max(64, size + (long) size / 2));
        long rank = rank(g, added++);
        int at = size++;
        for (int up; at > 0 && before(f, rank, up = (at - 1) >> 1); at = up) move(up, at);
        set(at, f, rank, node);
        assert isOrdered(at);
    }

    /** Returns the tie-breaking key, with the same order as {@link BucketQueue}. At equal f, a higher g means a lower h. */
    private long rank(int g, int age) {
        return switch (ties) {
            case FIFO -> age;
            case LIFO -> -age;
            case LOW_H -> ((long) -g << 32) - age;
            case LOW_H_FIFO -> ((long) -g << 32) + age;
            case HIGH_H -> ((long) g << 32) - age;
        };
    }

    @Override
    public int pop() {
        int node = nodes[0];
        long value = values[0];
        int last = --size;
        int at = 0;
        for (int child; (child = 2 * at + 1) < last; at = child) {
            if (child + 1 < last && before(values[child + 1], ranks[child + 1], child)) child++;
            if (!before(values[child], ranks[child], last)) break;
            move(child, at);
        }
        move(last, at);
        assert isOrdered(at) && (size == 0 || value <= values[0]);
        return node;
    }

    /** Returns whether an entry is not before its parent. */
    private boolean isOrdered(int at) {
        return at == 0 || !before(values[at], ranks[at], (at - 1) >> 1);
    }

    private boolean before(long value, long rank, int entry) {
        return value < values[entry] || value == values[entry] && rank < ranks[entry];
    }

    private void move(int from, int to) {
        set(to, values[from], ranks[from], nodes[from]);
    }

    private void set(int at, long value, long rank, int node) {
        values[at] = value;
        ranks[at] = rank;
        nodes[at] = node;
    }

    private void grow(long length) {
        values = memory.grow(values, length);
        ranks = memory.grow(ranks, length);
        nodes = memory.grow(nodes, length);
    }
}
