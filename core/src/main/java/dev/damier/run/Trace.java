package dev.damier.run;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * The tree of a finished search: node 0 is the root, ids are in order of generation. {@code order} is the turn at which
 * a node was expanded (0 first), or -1 if it never was: that is enough to replay frontier and closed set. What the search
 * did in between, with its variables, is in its {@link #steps}.
 */
public final class Trace {
    public static final Trace EMPTY = new Trace(0);

    /** Marks a node whose remaining moves an alpha-beta search did not need to look at. */
    public static final int CUT = 1;

    /** Steps kept for each node, and at the most. */
    private static final int STEPS_PER_NODE = 6;

    private static final int MAX_STEPS = 20_000;

    /** What {@code h} is of a node. */
    public enum Measure {
        /** What a goal still costs, at the least or about. */
        COST,
        /** What the position is worth for the side to move, in hundredths of a move. */
        VALUE,
        /** The share of games won by who moved there, in thousandths; {@code g} counts the games. */
        SHARE
    }

    private final int limit;
    private final StepLog steps;
    private final Map<Integer, Object> subjects = new HashMap<>();
    private final Measure measure;
    private int size;
    private int expansions;
    private int[] parent = new int[64];
    private int[] move = new int[64];
    private int[] g = new int[64];
    private int[] h = new int[64];
    private int[] order = new int[64];
    private int[] mark = new int[64];

    public Trace(int limit) {
        this(limit, Measure.COST);
    }

    public Trace(int limit, Measure measure) {
        this.limit = limit;
        this.measure = measure;
        steps = new StepLog((int) Math.min(MAX_STEPS, (long) STEPS_PER_NODE * limit));
    }

    public Measure measure() {
        return measure;
    }

    public StepLog steps() {
        return steps;
    }

    /** Says what a node stands for, where it is no position: a question, written as people read it. */
    public void about(int id, Object subject) {
        if (id >= 0 && id < size) subjects.put(id, subject);
    }

    /** What the node stands for; null for a position. */
    public Object subject(int id) {
        return subjects.get(id);
    }

    /** Adds a node and returns its id, or -1 when the limit is reached (then nothing more is kept). */
    public int add(int parent, int move, int g, int h) {
        if (size >= limit) return -1;
        if (size == this.parent.length) grow();
        this.parent[size] = parent;
        this.move[size] = move;
        this.g[size] = g;
        this.h[size] = h;
        order[size] = -1;
        return size++;
    }

    private void grow() {
        int n = size * 2;
        parent = Arrays.copyOf(parent, n);
        move = Arrays.copyOf(move, n);
        g = Arrays.copyOf(g, n);
        h = Arrays.copyOf(h, n);
        order = Arrays.copyOf(order, n);
        mark = Arrays.copyOf(mark, n);
    }

    public void expanded(int id) {
        if (id >= 0 && id < size && order[id] < 0) order[id] = expansions++;
    }

    public void mark(int id, int flag) {
        if (id >= 0 && id < size) mark[id] = flag;
    }

    /** Sets what is known of a node only later: a value backed up, a visit count. */
    public void settle(int id, int newG, int newH) {
        if (id >= 0 && id < size) {
            g[id] = newG;
            h[id] = newH;
        }
    }

    /** Renames the moves, for an engine that searched in other codes than its game's. */
    public void rename(IntUnaryOperator code) {
        for (int id = 0; id < size; id++) if (parent[id] >= 0) move[id] = code.applyAsInt(move[id]);
    }

    public int size() {
        return size;
    }

    public int parent(int id) {
        return parent[id];
    }

    public int move(int id) {
        return move[id];
    }

    public int g(int id) {
        return g[id];
    }

    public int h(int id) {
        return h[id];
    }

    public int order(int id) {
        return order[id];
    }

    public int mark(int id) {
        return mark[id];
    }
}
