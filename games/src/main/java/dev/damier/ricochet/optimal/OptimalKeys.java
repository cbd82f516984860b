package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;

/**
 * States as keys of one or two longs. Robots are put in places: the active one first, then the helpers, those of one kind
 * beside each other. Robots of one kind are interchangeable, so within a kind places are sorted: up to 4! states are one.
 *
 * <table><caption>A place's word, places packed from the lowest bit of the first long</caption>
 * <tr><td>lowest bits</td><td>cell, 8 bits on a board of 256 cells</td></tr>
 * <tr><td>4 bits more</td><td>what {@link RuleMemory} keeps of this robot, only when a table rule needs it</td></tr>
 * </table>
 */
final class OptimalKeys {
    /** Where the first mover is kept in the second long, for the one combination of rules that asks for it. */
    private static final int MOVER = 56;

    final int n;

    /** Robot by place. */
    final int[] robot;

    /** First and last place of each place's kind. */
    private final int[] first;

    private final int[] last;

    private final boolean remembers;
    private final boolean keepsMover;
    private final int cellBits;
    private final int width;
    private final int lowPlaces;
    private final long wordMask;
    private final int[] words;

    /** One active robot and three helpers of one kind, and nothing to remember. */
    private final boolean threeAlike;

    /** The key made last. */
    long low;

    long high;

    OptimalKeys(RicochetMission mission, BoardTables tables, boolean remembers) {
        n = mission.robots().length;
        words = new int[n];
        this.remembers = remembers;
        keepsMover = mission.rules().fixedHelpers() && mission.active() == RicochetMission.ANY;
        int active = mission.active();
        robot = new int[n];
        for (int p = 0; p < n; p++) {
            int at = p;
            for (; at > 0 && before(p, robot[at - 1], active, tables); at--) robot[at] = robot[at - 1];
            robot[at] = p;
        }
        first = new int[n];
        last = new int[n];
        for (int p = 0; p < n; p++) {
            first[p] = p;
            boolean alike = p > 0
                    && !keepsMover
                    && robot[p - 1] != active
                    && tables.kind(robot[p - 1]) == tables.kind(robot[p]);
            if (alike) first[p] = first[p - 1];
        }
        for (int p = n - 1; p >= 0; p--) last[p] = p + 1 < n && first[p + 1] == first[p] ? last[p + 1] : p;
        cellBits = 32 - Integer.numberOfLeadingZeros(mission.board().size() - 1);
        width = cellBits + (remembers ? 4 : 0);
        lowPlaces = Math.min(n, 64 / width);
        wordMask = (1L << width) - 1;
        threeAlike = n == 4 && !remembers && lowPlaces == n && !keepsMover && first[1] == 1 && last[1] == 3;
    }

    /** Whether one robot's place comes before another's: the active one first, then kind by kind. */
    private static boolean before(int one, int other, int active, BoardTables tables) {
        if (one == active || other == active) return one == active;
        return tables.kind(one) < tables.kind(other);
    }

    /** Ints a key takes. */
    int ints() {
        return keepsMover || lowPlaces < n ? 4 : n * width <= 32 ? 1 : 2;
    }

    /** Makes the key of robots on these cells, by place. */
    void make(int[] cells, int memory) {
        if (threeAlike) {
            low = cells[0] | sorted(cells[1], cells[2], cells[3]) << width;
            high = 0;
            return;
        }
        for (int p = 0; p < n; p++) words[p] = word(p, cells[p], memory);
        for (int p = 1; p < n; p++) {
            int word = words[p];
            int at = p;
            for (; at > first[p] && words[at - 1] > word; at--) words[at] = words[at - 1];
            words[at] = word;
        }
        low = 0;
        high = keepsMover ? (long) (memory >> RuleMemory.MOVER) << MOVER : 0;
        for (int p = 0; p < n; p++) {
            if (p < lowPlaces) low |= (long) words[p] << p * width;
            else high |= (long) words[p] << (p - lowPlaces) * width;
        }
    }

    /** Three cells in order, the least in the lowest bits: the usual case without a loop. */
    private long sorted(int a, int b, int c) {
        int min = Math.min(a, Math.min(b, c));
        int max = Math.max(a, Math.max(b, c));
        int middle = a + b + c - min - max;
        return min | (long) middle << width | (long) max << 2 * width;
    }

    /** Makes the key of a state one move from the sorted state these cells came from: only one place has changed. */
    void change(long fromLow, int[] cells, int place, int cell, int memory) {
        if (lowPlaces < n || remembers) {
            int was = cells[place];
            cells[place] = cell;
            make(cells, memory);
            cells[place] = was;
            return;
        }
        long key = fromLow;
        int at = place;
        for (; at < last[place] && cells[at + 1] < cell; at++) key = put(key, at, cells[at + 1]);
        for (; at > first[place] && cells[at - 1] > cell; at--) key = put(key, at, cells[at - 1]);
        low = put(key, at, cell);
        high = 0;
    }

    private long put(long key, int place, int word) {
        int shift = place * width;
        return key & ~(wordMask << shift) | (long) word << shift;
    }

    private int word(int place, int cell, int memory) {
        return remembers ? cell | RuleMemory.field(memory, robot[place]) << cellBits : cell;
    }

    /** Reads the cells of a key, by place, and returns its memory. */
    int read(long fromLow, long fromHigh, int[] cells) {
        int memory = keepsMover ? (int) (fromHigh >>> MOVER) << RuleMemory.MOVER : 0;
        int cellMask = (1 << cellBits) - 1;
        for (int p = 0; p < n; p++) {
            int word =
                    (int) ((p < lowPlaces ? fromLow >>> p * width : fromHigh >>> (p - lowPlaces) * width) & wordMask);
            cells[p] = word & cellMask;
            if (remembers) memory |= word >> cellBits << 4 * robot[p];
        }
        return memory;
    }
}
