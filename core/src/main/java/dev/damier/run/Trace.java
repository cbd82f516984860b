package dev.damier.run;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The recorded tree of a search. Node 0 is the root; ids follow the order of generation. The expansion order of the nodes
 * is enough to replay the frontier and the explored set. The {@link #steps} record in addition what the algorithm did, with
 * its variables. Not thread-safe.
 *
 * <p>Methods that change a node ignore ids outside the recorded part of the tree.
 */
public final class Trace {
    /** A trace that records nothing. */
    public static final Trace EMPTY = new Trace(0);

    /** Mark of a node at which alpha-beta search pruned the remaining moves. */
    public static final int CUTOFF = 1;

    /** Maximum number of steps per node, on average. */
    private static final int STEPS_PER_NODE = 6;

    /** Maximum number of steps per trace. */
    private static final int MAX_STEPS = 20_000;

    /** The meaning of {@link Trace#h} for all nodes of a trace. */
    public enum Measure {
        /** Estimated cost to the nearest goal. */
        COST,
        /** Value of the position for the side to move, in hundredths of the unit of the game. */
        VALUE,
        /** Win rate of the player who made the move, in thousandths; {@link Trace#g} is the number of simulations. */
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
    private int[] expansionOrder = new int[64];
    private int[] mark = new int[64];

    /** Creates a trace with {@link Measure#COST} that records at most {@code limit} nodes. */
    public Trace(int limit) {
        this(limit, Measure.COST);
    }

    /** Creates a trace that records at most {@code limit} nodes. */
    public Trace(int limit, Measure measure) {
        this.limit = limit;
        this.measure = measure;
        steps = new StepLog((int) Math.min(MAX_STEPS, (long) STEPS_PER_NODE * limit));
    }

    /** Returns the meaning of {@link #h}. */
    public Measure measure() {
        return measure;
    }

    /** Returns the log of the steps. */
    public StepLog steps() {
        return steps;
    }

    /** Sets the subject of a node that is not a position, such as the text of a query. */
    public void setSubject(int id, Object subject) {
        if (id >= 0 && id < size) subjects.put(id, subject);
    }

    /** Returns the subject of a node; null for a position. */
    public @Nullable Object subject(int id) {
        return subjects.get(id);
    }

    /**
     * Adds a node.
     *
     * @param parent the id of the parent, -1 for the root
     * @param move the code of the move that leads from the parent to the node
     * @param g path cost, depth or number of visits
     * @param h see {@link #measure}
     * @return the id of the node, or -1 if the limit is reached
     */
    public int add(int parent, int move, int g, int h) {
        if (size >= limit) return -1;
        if (size == this.parent.length) grow();
        this.parent[size] = parent;
        this.move[size] = move;
        this.g[size] = g;
        this.h[size] = h;
        expansionOrder[size] = -1;
        return size++;
    }

    private void grow() {
        int n = size * 2;
        parent = Arrays.copyOf(parent, n);
        move = Arrays.copyOf(move, n);
        g = Arrays.copyOf(g, n);
        h = Arrays.copyOf(h, n);
        expansionOrder = Arrays.copyOf(expansionOrder, n);
        mark = Arrays.copyOf(mark, n);
    }

    /** Records that a node is expanded now. Only the first expansion counts. */
    public void markExpanded(int id) {
        if (id >= 0 && id < size && expansionOrder[id] < 0) expansionOrder[id] = expansions++;
    }

    /** Sets the mark of a node, such as {@link #CUTOFF}. */
    public void mark(int id, int flag) {
        if (id >= 0 && id < size) mark[id] = flag;
    }

    /** Replaces g and h of a node when they become known after its creation, such as a backed-up value. */
    public void update(int id, int newG, int newH) {
        if (id >= 0 && id < size) {
            g[id] = newG;
            h[id] = newH;
        }
    }

    /** Converts all move codes, for an engine whose codes differ from those of the game. */
    public void recodeMoves(IntUnaryOperator toGameCode) {
        for (int id = 0; id < size; id++) if (parent[id] >= 0) move[id] = toGameCode.applyAsInt(move[id]);
    }

    /** Returns the number of recorded nodes. */
    public int size() {
        return size;
    }

    /** Returns the id of the parent of a node; -1 for the root. */
    public int parent(int id) {
        return parent[id];
    }

    /** Returns the code of the move that leads to a node. */
    public int move(int id) {
        return move[id];
    }

    /** Returns the path cost of a node, its depth in a game tree, or its visits ({@link Measure#SHARE}). */
    public int g(int id) {
        return g[id];
    }

    /** Returns the estimate or value of a node; {@link #measure} defines its meaning. */
    public int h(int id) {
        return h[id];
    }

    /** Returns the position of a node in the order of expansion, from 0; -1 if it was not expanded. */
    public int expansionOrder(int id) {
        return expansionOrder[id];
    }

    /** Returns the mark of a node; 0 for none. */
    public int mark(int id) {
        return mark[id];
    }
}
