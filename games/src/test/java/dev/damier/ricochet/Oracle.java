package dev.damier.ricochet;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Arrays;

/** A plain breadth-first search over states of one word: the reference with which the tests compare the engines. */
public final class Oracle {
    private long[] table = new long[1 << 12];
    private int size;

    private Oracle() {
        Arrays.fill(table, -1);
    }

    /** Returns the length of a shortest solution, -1 if there is none, or -2 if it is longer than the limit. */
    public static int shortest(StateSpace space, int limit) {
        return new Oracle().search(space, limit);
    }

    private int search(StateSpace space, int limit) {
        if (space.width() != 1) throw new IllegalArgumentException("one word only");
        long[] layer = new long[1];
        space.writeInitial(layer, 0);
        add(layer[0]);
        int n = 1;
        Successors out = new Successors(1);
        for (int depth = 0; n > 0; depth++) {
            for (int i = 0; i < n; i++) if (space.isGoal(layer, i)) return depth;
            if (depth == limit) return -2;
            long[] next = new long[n * 8 + 16];
            int m = 0;
            for (int i = 0; i < n; i++) {
                out.clear();
                space.expand(layer, i, out);
                for (int s = 0; s < out.size(); s++) {
                    if (!add(out.words[s])) continue;
                    if (m == next.length) next = Arrays.copyOf(next, m * 2);
                    next[m++] = out.words[s];
                }
            }
            layer = next;
            n = m;
        }
        return -1;
    }

    private boolean add(long key) {
        if (size * 2 > table.length) grow();
        int at = slot(key);
        if (table[at] == key) return false;
        table[at] = key;
        size++;
        return true;
    }

    private int slot(long key) {
        int at = (int) (key * 0x9E3779B97F4A7C15L >>> 33) & (table.length - 1);
        while (table[at] != -1 && table[at] != key) at = (at + 1) & (table.length - 1);
        return at;
    }

    private void grow() {
        long[] old = table;
        table = new long[old.length * 2];
        Arrays.fill(table, -1);
        for (long key : old) if (key != -1) table[slot(key)] = key;
    }
}
