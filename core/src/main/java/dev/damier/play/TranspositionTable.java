package dev.damier.play;

/**
 * A transposition table of fixed size. Threads share it without locks. An entry has two words: the key XOR the data, and the
 * data. If two threads write an entry at the same time, the check fails and the entry is a miss.
 *
 * <table><caption>Layout of the data, from bit 0</caption>
 * <tr><td>24 bits</td><td>value, signed</td></tr>
 * <tr><td>8 bits</td><td>depth in plies</td></tr>
 * <tr><td>2 bits</td><td>bound: 1 lower, 2 upper, 3 exact</td></tr>
 * <tr><td>16 bits</td><td>move + 1, 0 for none</td></tr>
 * <tr><td>6 bits</td><td>age: number of the search that stored the entry, modulo 64</td></tr>
 * </table>
 */
public final class TranspositionTable {
    /** The stored value is a lower bound. */
    public static final int LOWER = 1;

    /** The stored value is an upper bound. */
    public static final int UPPER = 2;

    /** The stored value is exact. */
    public static final int EXACT = 3;

    /** The result of {@link #probe} if the table has no entry for the key. */
    public static final long MISS = 0;

    private static final int ENTRIES_PER_BUCKET = 4;
    private static final int AGE_COUNT = 64;
    /** For replacement, each search since an entry was stored reduces its depth by this many plies. */
    private static final int AGE_PENALTY_PLIES = 4;

    private final long[] words;
    private final int mask;
    private int age;
    /** XORed to every key. Another value makes all stored entries unreachable. */
    private long salt;

    /**
     * Creates a table. A bucket has four entries in 64 bytes, usually one cache line. The number of buckets is a power of two.
     *
     * @param bytes the maximum size in bytes, at most 8 GiB; the minimum is one bucket
     */
    public TranspositionTable(long bytes) {
        long buckets = Math.max(1, Math.min(bytes, 1L << 33) / (ENTRIES_PER_BUCKET * 16));
        int size = (int) Long.highestOneBit(buckets);
        words = new long[size * ENTRIES_PER_BUCKET * 2];
        mask = size - 1;
    }

    /** Returns the size of the table in bytes. */
    public long bytes() {
        return words.length * 8L;
    }

    /** Starts a new search of the same game. Older entries stay, but are replaced first. */
    public void newSearch() {
        age = (age + 1) % AGE_COUNT;
    }

    /** Forgets all entries, in constant time. They stay in memory until new entries replace them. */
    public void clear() {
        salt += 0x9e3779b97f4a7c15L;
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * ENTRIES_PER_BUCKET * 2;
    }

    /** Returns the data stored for a key, or {@link #MISS}. */
    public long probe(long key) {
        int at = bucket(key);
        long saltedKey = key ^ salt;
        for (int i = at; i < at + ENTRIES_PER_BUCKET * 2; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == saltedKey && data != MISS) return data;
        }
        return MISS;
    }

    /**
     * Stores an entry. It replaces the entry with the same key, an empty entry, or the entry of the bucket with the lowest
     * depth after the reduction for its age.
     *
     * @param depth depth of the search in plies; at most 255 is stored
     * @param bound {@link #LOWER}, {@link #UPPER} or {@link #EXACT}
     * @param value from -2^23 to 2^23 - 1
     * @param move code of the best move, from -1 (none) to 65,534
     */
    public void store(long key, int depth, int bound, int value, int move) {
        int at = bucket(key);
        long saltedKey = key ^ salt;
        int place = at;
        int shallowest = Integer.MAX_VALUE;
        for (int i = at; i < at + ENTRIES_PER_BUCKET * 2; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == saltedKey || data == MISS) {
                place = i;
                break;
            }
            int worth = depth(data) - AGE_PENALTY_PLIES * Math.floorMod(age - age(data), AGE_COUNT);
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
        words[place] = saltedKey ^ data;
    }

    private static int age(long data) {
        return (int) (data >>> 50) & AGE_COUNT - 1;
    }

    /** Returns the value in the data of an entry. */
    public static int value(long data) {
        return (int) data << 8 >> 8;
    }

    /** Returns the depth, in plies, in the data of an entry. */
    public static int depth(long data) {
        return (int) (data >>> 24) & 255;
    }

    /** Returns the bound in the data of an entry: {@link #LOWER}, {@link #UPPER} or {@link #EXACT}. */
    public static int bound(long data) {
        return (int) (data >>> 32) & 3;
    }

    /** Returns the best move in the data of an entry, or -1. */
    public static int move(long data) {
        return ((int) (data >>> 34) & 0xffff) - 1;
    }
}
