package dev.damier.taquin.quick;

import java.util.Arrays;

/** A priority queue of nodes under small whole numbers, the least first and of equals the newest: one stack a number. */
final class CostBuckets {
    private int[] heads = filled(1024);
    private int[] nodes = new int[1024];
    private int[] below = new int[1024];
    private int size;
    private int least;
    private int most = -1;

    private static int[] filled(int length) {
        int[] heads = new int[length];
        Arrays.fill(heads, -1);
        return heads;
    }

    void clear() {
        Arrays.fill(heads, 0, most + 1, -1);
        size = 0;
        least = 0;
        most = -1;
    }

    void add(int priority, int node) {
        if (priority >= heads.length) {
            int[] more = filled(Math.max(priority + 1, heads.length * 2));
            System.arraycopy(heads, 0, more, 0, heads.length);
            heads = more;
        }
        if (size == nodes.length) {
            nodes = Arrays.copyOf(nodes, size * 2);
            below = Arrays.copyOf(below, size * 2);
        }
        nodes[size] = node;
        below[size] = heads[priority];
        heads[priority] = size++;
        least = Math.min(least, priority);
        most = Math.max(most, priority);
    }

    /** The least priority waiting, or -1 if nothing waits. */
    int least() {
        while (least <= most && heads[least] < 0) least++;
        return least <= most ? least : -1;
    }

    /** Takes the newest node of the {@link #least} priority. */
    int poll() {
        int entry = heads[least];
        heads[least] = below[entry];
        return nodes[entry];
    }
}
