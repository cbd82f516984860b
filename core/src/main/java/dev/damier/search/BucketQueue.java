package dev.damier.search;

/**
 * An open list for whole-number values: one bucket per value f, and within it, when ties go by h, one per g. (At equal
 * f a higher g is a lower h, and g stays small where h may not.) Taking and adding cost a few array accesses, whatever
 * the size.
 *
 * <p>Entries are never moved: a node whose cost drops is simply added again, and its older entry is recognised by the
 * searcher when it comes out.
 */
final class BucketQueue implements OpenList {
    /** More distinct values than this are not worth buckets; the search ends for lack of memory. */
    private static final long MAX_BUCKETS = 1L << 26;

    private final boolean byG;
    private final boolean nearestFirst;
    private final boolean oldestFirst;
    private final MemoryBudget memory;

    /** Bucket {@code i} is of value {@code base + i}. */
    private long base;
    /** Per bucket and g: the newest entry + 1, 0 for none. Where the oldest is first, links go in a ring from the newest. */
    private int[][] heads = new int[0][];

    private int[] counts = new int[0];
    /** Where in a bucket to look first: no entry is beyond. */
    private int[] hints = new int[0];
    /** No entry is in a bucket before this one. */
    private int first;

    /** An entry: the next one + 1 of the same list (high 32 bits) | node (low 32). */
    private long[] entries = {};

    private int used;
    /** Entries free to be used again, as a list. */
    private int free;

    private int size;

    BucketQueue(TieBreaking ties, MemoryBudget memory) {
        byG = ties.byH();
        nearestFirst = ties.nearestFirst();
        oldestFirst = ties.oldestFirst();
        this.memory = memory;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    @Override
    public void push(long f, int g, int node) {
        int i = bucket(f);
        int k = byG ? g : 0;
        int[] row = heads[i];
        if (row == null || k >= row.length) row = widen(i, k);
        int entry = unusedEntry();
        int head = row[k];
        if (oldestFirst && head != 0) {
            entries[entry] = entry(next(head - 1), node);
            entries[head - 1] = entry(entry + 1, (int) entries[head - 1]);
        } else {
            entries[entry] = entry(oldestFirst ? entry + 1 : head, node);
        }
        row[k] = entry + 1;
        if (counts[i]++ == 0) hints[i] = k;
        else if (nearestFirst ? k > hints[i] : k < hints[i]) hints[i] = k;
        if (i < first) first = i;
        size++;
    }

    @Override
    public long least() {
        while (counts[first] == 0) first++;
        return base + first;
    }

    @Override
    public int pop() {
        while (counts[first] == 0) first++;
        int[] row = heads[first];
        int k = hints[first];
        while (row[k] == 0) k += nearestFirst ? -1 : 1;
        hints[first] = k;
        int head = row[k] - 1;
        int next = next(head);
        if (oldestFirst) {
            // The ring's newest entry points to its oldest.
            int oldest = next - 1;
            if (oldest == head) row[k] = 0;
            else entries[head] = entry(next(oldest), (int) entries[head]);
            head = oldest;
        } else {
            row[k] = next;
        }
        int node = (int) entries[head];
        entries[head] = entry(free, 0);
        free = head + 1;
        counts[first]--;
        size--;
        return node;
    }

    private static long entry(int next, int node) {
        return ((long) next << 32) | node;
    }

    private int next(int entry) {
        return (int) (entries[entry] >>> 32);
    }

    private int unusedEntry() {
        if (free != 0) {
            int entry = free - 1;
            free = next(entry);
            return entry;
        }
        if (used == entries.length) entries = memory.longer(entries, Math.max(64, used + (long) used / 2));
        return used++;
    }

    private int[] widen(int i, int k) {
        int[] row = heads[i];
        long length = Math.max(k + 1L, row == null ? 1 : row.length * 2L);
        heads[i] = row == null ? memory.ints(length) : memory.longer(row, length);
        return heads[i];
    }

    private int bucket(long f) {
        if (f >= base && f - base < heads.length) return (int) (f - base);
        int n = heads.length;
        if (n == 0) base = Math.max(0, f - 8);
        long low = f < base ? Math.max(0, Math.min(f, base - n)) : base;
        long high = f < base ? base + n : Math.max(f + 1, base + 2L * n) + 16;
        if (high - low > MAX_BUCKETS) high = Math.max(f + 1, base + n);
        resize(low, high);
        return (int) (f - base);
    }

    private void resize(long low, long high) {
        long length = high - low;
        int shift = (int) (base - low);
        int n = heads.length;
        if (length > MAX_BUCKETS) length = Long.MAX_VALUE;
        int[] newCounts = memory.ints(length);
        int[] newHints = memory.ints(length);
        memory.reserve((length - n) * Integer.BYTES);
        int[][] newHeads = new int[(int) length][];
        System.arraycopy(heads, 0, newHeads, shift, n);
        System.arraycopy(counts, 0, newCounts, shift, n);
        System.arraycopy(hints, 0, newHints, shift, n);
        memory.release(counts);
        memory.release(hints);
        heads = newHeads;
        counts = newCounts;
        hints = newHints;
        base = low;
        first += shift;
    }
}
