package dev.damier.search;

/**
 * An open list for integer values: one bucket per value f. If ties are broken by h, each bucket has one list per g: at
 * equal f, a higher g means a lower h, and g stays small where h may be large. Adding and removing an entry cost a few
 * array accesses, independent of the size.
 *
 * <p>Entries are never moved. A node whose cost decreases is added again. The search recognises the older entry when it
 * is removed, because the node is closed by then.
 */
final class BucketQueue implements OpenList {
    /** Maximum number of buckets; a search that needs more stops for lack of memory. */
    private static final long MAX_BUCKETS = 1L << 26;

    private final boolean byG;
    private final boolean nearestFirst;
    private final boolean oldestFirst;
    private final MemoryBudget memory;

    /** The value f of bucket 0; bucket {@code i} has the value {@code base + i}. */
    private long base;
    /** Per bucket and g: the newest entry + 1, 0 for none. If the oldest entry is first, the links form a ring from the newest. */
    private int[][] heads = new int[0][];

    /** Number of entries per bucket. */
    private int[] counts = new int[0];
    /** Per bucket: the g at which the scan starts. No entry of the bucket precedes it in the order of the scan. */
    private int[] hints = new int[0];
    /** All buckets before this one are empty. */
    private int firstBucket;

    /** Entries: next entry + 1 of the same list (high 32 bits) | node (low 32 bits). */
    private long[] entries = {};

    private int used;
    /** First free entry + 1 of the list of free entries, 0 for none. */
    private int freeList;

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
        int entry = allocateEntry();
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
        if (i < firstBucket) firstBucket = i;
        size++;
        assert base + i == f && firstBucket <= i;
    }

    @Override
    public long minValue() {
        while (counts[firstBucket] == 0) firstBucket++;
        return base + firstBucket;
    }

    @Override
    public int pop() {
        while (counts[firstBucket] == 0) firstBucket++;
        int[] row = heads[firstBucket];
        int k = hints[firstBucket];
        while (row[k] == 0) k += nearestFirst ? -1 : 1;
        hints[firstBucket] = k;
        int head = row[k] - 1;
        int next = next(head);
        if (oldestFirst) {
            // The newest entry of the ring points to the oldest.
            int oldest = next - 1;
            if (oldest == head) row[k] = 0;
            else entries[head] = entry(next(oldest), (int) entries[head]);
            head = oldest;
        } else {
            row[k] = next;
        }
        int node = (int) entries[head];
        entries[head] = entry(freeList, 0);
        freeList = head + 1;
        counts[firstBucket]--;
        size--;
        assert counts[firstBucket] >= 0 && size >= counts[firstBucket];
        return node;
    }

    private static long entry(int next, int node) {
        return ((long) next << 32) | node;
    }

    private int next(int entry) {
        return (int) (entries[entry] >>> 32);
    }

    private int allocateEntry() {
        if (freeList != 0) {
            int entry = freeList - 1;
            freeList = next(entry);
            return entry;
        }
        if (used == entries.length) entries = memory.grow(entries, Math.max(64, used + (long) used / 2));
        return used++;
    }

    private int[] widen(int i, int k) {
        int[] row = heads[i];
        long length = Math.max(k + 1L, row == null ? 1 : row.length * 2L);
        heads[i] = row == null ? memory.newInts(length) : memory.grow(row, length);
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
        int[] newCounts = memory.newInts(length);
        int[] newHints = memory.newInts(length);
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
        firstBucket += shift;
    }
}
