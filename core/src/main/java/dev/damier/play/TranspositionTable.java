package dev.damier.play;

/**
 * What earlier visits found, by key. Of fixed size and shared by threads without locks: an entry is a check word, the
 * key mixed with the data, and the data; a torn write fails the check and is a miss.
 *
 * <table><caption>Data, from bit 0</caption>
 * <tr><td>24 bits</td><td>value, signed</td></tr>
 * <tr><td>8 bits</td><td>depth</td></tr>
 * <tr><td>2 bits</td><td>bound: 1 at least, 2 at most, 3 exact</td></tr>
 * <tr><td>16 bits</td><td>move plus one, 0 for none</td></tr>
 * <tr><td>6 bits</td><td>age: the number of the search that stored it</td></tr>
 * </table>
 */
public final class TranspositionTable {
    /** The value is at least, at most, or exactly this. */
    public static final int LOWER = 1;

    public static final int UPPER = 2;
    public static final int EXACT = 3;
    /** What {@link #probe} answers when nothing is known. */
    public static final long MISS = 0;

    private static final int WAYS = 4;
    private static final int AGES = 64;
    /** An entry not seen for a search is as good as one that is so much shallower. */
    private static final int PLIES_PER_AGE = 4;

    private final long[] words;
    private final int mask;
    private int age;

    /** A table of about this many bytes (a power of two of buckets of four entries, a cache line each). */
    public TranspositionTable(long bytes) {
        long buckets = Math.max(1, Math.min(bytes, 1L << 33) / (WAYS * 16));
        int size = (int) Long.highestOneBit(buckets);
        words = new long[size * WAYS * 2];
        mask = size - 1;
    }

    public long bytes() {
        return words.length * 8L;
    }

    /** Another search of the same game begins: what the earlier ones stored stays, but gives way more easily. */
    public void newSearch() {
        age = (age + 1) % AGES;
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * WAYS * 2;
    }

    /** The data of this key, or {@link #MISS}. */
    public long probe(long key) {
        int at = bucket(key);
        for (int i = at; i < at + WAYS * 2; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != MISS) return data;
        }
        return MISS;
    }

    /** Keeps what was found, in place of the same key or of the shallowest entry of its bucket, the old ones first. */
    public void store(long key, int depth, int bound, int value, int move) {
        int at = bucket(key);
        int place = at;
        int shallowest = Integer.MAX_VALUE;
        for (int i = at; i < at + WAYS * 2; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key || data == MISS) {
                place = i;
                break;
            }
            int worth = depth(data) - PLIES_PER_AGE * Math.floorMod(age - age(data), AGES);
            if (worth < shallowest) {
                shallowest = worth;
                place = i;
            }
        }
        long data = value & 0xffffffL
                | (long) Math.min(depth, 255) << 24
                | (long) bound << 32
                | (move + 1L & 0xffff) << 34
                | (long) age << 50;
        words[place + 1] = data;
        words[place] = key ^ data;
    }

    private static int age(long data) {
        return (int) (data >>> 50) & AGES - 1;
    }

    public static int value(long data) {
        return (int) data << 8 >> 8;
    }

    public static int depth(long data) {
        return (int) (data >>> 24) & 255;
    }

    public static int bound(long data) {
        return (int) (data >>> 32) & 3;
    }

    /** The best move known, or -1. */
    public static int move(long data) {
        return ((int) (data >>> 34) & 0xffff) - 1;
    }
}
