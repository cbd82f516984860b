package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;

/**
 * Encodes states as keys of one or two longs. Each robot has a place in the key: first the active robot, then the helpers,
 * grouped by kind. Robots of the same kind are interchangeable, so their places are sorted. Up to 4! states thus share one
 * key.
 *
 * <p>The places are packed from the lowest bit of the first long. Each place has this layout:
 *
 * <table>
 *   <caption>Bits of a place</caption>
 *   <tr><th>Bits</th><th>Content</th></tr>
 *   <tr><td>low bits</td><td>the cell; 8 bits on a board of 256 cells</td></tr>
 *   <tr><td>next 4 bits</td><td>the robot's field of {@link RuleMemory}, only if a house rule needs it</td></tr>
 * </table>
 */
final class OptimalKeys {
    /** Position of the first mover in the second long. It is used only under fixed helpers if any robot may finish. */
    private static final int FIRST_MOVER_SHIFT = 56;

    /** Number of robots. */
    final int n;

    /** The robot at each place. */
    final int[] robotAt;

    /** Per place: the first place of its kind. */
    private final int[] firstOfKind;

    /** Per place: the last place of its kind. */
    private final int[] lastOfKind;

    private final boolean hasMemory;
    private final boolean storesFirstMover;
    private final int cellBits;
    private final int placeBits;
    private final int placesInLow;
    private final long placeMask;
    private final int[] words;

    /** Whether there are one active robot, three helpers of one kind and no rule memory. */
    private final boolean hasThreeAlikeHelpers;

    /** First long of the key encoded last. */
    long low;

    /** Second long of the key encoded last. */
    long high;

    OptimalKeys(RicochetMission mission, BoardTables tables, boolean hasMemory) {
        n = mission.robots().length;
        words = new int[n];
        this.hasMemory = hasMemory;
        storesFirstMover = mission.rules().fixedHelpers() && mission.active() == RicochetMission.ANY;
        int active = mission.active();
        robotAt = new int[n];
        for (int p = 0; p < n; p++) {
            int at = p;
            for (; at > 0 && precedes(p, robotAt[at - 1], active, tables); at--) robotAt[at] = robotAt[at - 1];
            robotAt[at] = p;
        }
        firstOfKind = new int[n];
        lastOfKind = new int[n];
        for (int p = 0; p < n; p++) {
            firstOfKind[p] = p;
            boolean alike = p > 0
                    && !storesFirstMover
                    && robotAt[p - 1] != active
                    && tables.kind(robotAt[p - 1]) == tables.kind(robotAt[p]);
            if (alike) firstOfKind[p] = firstOfKind[p - 1];
        }
        for (int p = n - 1; p >= 0; p--)
            lastOfKind[p] = p + 1 < n && firstOfKind[p + 1] == firstOfKind[p] ? lastOfKind[p + 1] : p;
        cellBits = 32 - Integer.numberOfLeadingZeros(mission.board().size() - 1);
        placeBits = cellBits + (hasMemory ? 4 : 0);
        placesInLow = Math.min(n, 64 / placeBits);
        placeMask = (1L << placeBits) - 1;
        hasThreeAlikeHelpers = n == 4
                && !hasMemory
                && placesInLow == n
                && !storesFirstMover
                && firstOfKind[1] == 1
                && lastOfKind[1] == 3;
    }

    /** Returns whether the place of one robot comes before that of another: the active robot first, then by kind. */
    private static boolean precedes(int one, int other, int active, BoardTables tables) {
        if (one == active || other == active) return one == active;
        return tables.kind(one) < tables.kind(other);
    }

    /** Returns the number of ints needed to store a key: 1, 2 or 4. */
    int intsPerKey() {
        return storesFirstMover || placesInLow < n ? 4 : n * placeBits <= 32 ? 1 : 2;
    }

    /** Encodes robots on these cells, by place, in {@link #low} and {@link #high}. */
    void encode(int[] cells, int memory) {
        if (hasThreeAlikeHelpers) {
            low = cells[0] | sorted(cells[1], cells[2], cells[3]) << placeBits;
            high = 0;
            return;
        }
        for (int p = 0; p < n; p++) words[p] = placeWord(p, cells[p], memory);
        for (int p = 1; p < n; p++) {
            int word = words[p];
            int at = p;
            for (; at > firstOfKind[p] && words[at - 1] > word; at--) words[at] = words[at - 1];
            words[at] = word;
        }
        low = 0;
        high = storesFirstMover ? (long) (memory >> RuleMemory.MOVER_SHIFT) << FIRST_MOVER_SHIFT : 0;
        for (int p = 0; p < n; p++) {
            if (p < placesInLow) low |= (long) words[p] << p * placeBits;
            else high |= (long) words[p] << (p - placesInLow) * placeBits;
        }
    }

    /** Packs three cells in increasing order, the lowest in the low bits. This is the common case without a loop. */
    private long sorted(int a, int b, int c) {
        int min = Math.min(a, Math.min(b, c));
        int max = Math.max(a, Math.max(b, c));
        int middle = a + b + c - min - max;
        return min | (long) middle << placeBits | (long) max << 2 * placeBits;
    }

    /**
     * Encodes the state after a move of the robot at a place to a cell.
     *
     * @param fromLow the first long of the key before the move
     * @param cells the cells decoded from that key
     */
    void encodeMove(long fromLow, int[] cells, int place, int cell, int memory) {
        if (placesInLow < n || hasMemory) {
            int oldCell = cells[place];
            cells[place] = cell;
            encode(cells, memory);
            cells[place] = oldCell;
            return;
        }
        long key = fromLow;
        int at = place;
        for (; at < lastOfKind[place] && cells[at + 1] < cell; at++) key = withPlace(key, at, cells[at + 1]);
        for (; at > firstOfKind[place] && cells[at - 1] > cell; at--) key = withPlace(key, at, cells[at - 1]);
        low = withPlace(key, at, cell);
        high = 0;
    }

    private long withPlace(long key, int place, int word) {
        int shift = place * placeBits;
        return key & ~(placeMask << shift) | (long) word << shift;
    }

    private int placeWord(int place, int cell, int memory) {
        return hasMemory ? cell | RuleMemory.field(memory, robotAt[place]) << cellBits : cell;
    }

    /** Decodes a key: writes the cells of the robots, ordered by place, and returns the {@link RuleMemory} int. */
    int decode(long fromLow, long fromHigh, int[] cells) {
        int memory = storesFirstMover ? (int) (fromHigh >>> FIRST_MOVER_SHIFT) << RuleMemory.MOVER_SHIFT : 0;
        int cellMask = (1 << cellBits) - 1;
        for (int p = 0; p < n; p++) {
            int word = (int) ((p < placesInLow ? fromLow >>> p * placeBits : fromHigh >>> (p - placesInLow) * placeBits)
                    & placeMask);
            cells[p] = word & cellMask;
            if (hasMemory) memory |= word >> cellBits << 4 * robotAt[p];
        }
        return memory;
    }
}
