package dev.damier.hitman.plan;

import java.util.Arrays;

/**
 * The nodes a search has met, by dense ids in order of meeting: an open-addressed index over plain arrays. Most layers of
 * a hard mission are only touched, so a slot per possible state would be mostly waste.
 */
final class MissionNodes {
    private int[] slots = new int[1 << 10]; // id + 1, 0 when free
    private int size;

    /** By id: the node's number in the graph, its cost so far, whence it was reached and how. */
    int[] number = new int[1 << 9];

    int[] g = new int[1 << 9];
    int[] parent = new int[1 << 9];
    byte[] action = new byte[1 << 9];
    boolean[] closed = new boolean[1 << 9];

    int size() {
        return size;
    }

    /** The id of a node, or -1 if it was never met. */
    int find(int node) {
        return slots[slot(node)] - 1;
    }

    /** The id of a node, which is new if it is the {@link #size} there was before; then it costs more than anything. */
    int meet(int node) {
        int slot = slot(node);
        if (slots[slot] > 0) return slots[slot] - 1;
        if (size == number.length) {
            grow();
            slot = slot(node);
        }
        number[size] = node;
        g[size] = Integer.MAX_VALUE;
        slots[slot] = size + 1;
        return size++;
    }

    private int slot(int node) {
        int mask = slots.length - 1;
        int hash = node * 0x9E3779B1;
        int slot = (hash ^ hash >>> 15) & mask;
        while (slots[slot] > 0 && number[slots[slot] - 1] != node) slot = slot + 1 & mask;
        return slot;
    }

    private void grow() {
        int room = 2 * size;
        number = Arrays.copyOf(number, room);
        g = Arrays.copyOf(g, room);
        parent = Arrays.copyOf(parent, room);
        action = Arrays.copyOf(action, room);
        closed = Arrays.copyOf(closed, room);
        slots = new int[2 * room];
        for (int id = 0; id < size; id++) slots[slot(number[id])] = id + 1;
    }

    /** Memory in use, or needed while growing if the next node makes these grow. */
    long bytes() {
        long now = 14L * number.length + 4L * slots.length;
        return size == number.length ? 3 * now : now;
    }

    /** The actions that led to a node. */
    int[] line(int id) {
        int length = 0;
        for (int n = id; parent[n] >= 0; n = parent[n]) length++;
        int[] moves = new int[length];
        for (int n = id; parent[n] >= 0; n = parent[n]) moves[--length] = action[n];
        return moves;
    }
}
