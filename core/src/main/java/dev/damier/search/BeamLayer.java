package dev.damier.search;

/** The candidates for a beam's next layer: ranked by g + h, the older first, before any is put in the table. */
final class BeamLayer {
    private final Heuristic heuristic;
    private final GraphSearch x;
    private final int width;
    private final StateSpace space;
    private final BucketQueue ranked;

    private long[] words = {};
    private int[] parent = {};
    private int[] move = {};
    private int[] g = {};
    private int[] h = {};
    private int size;

    BeamLayer(Problem problem, GraphSearch x) {
        this.x = x;
        space = problem.space();
        heuristic = problem.heuristic();
        width = space.width();
        ranked = new BucketQueue(TieBreaking.FIFO, x.memory);
    }

    /** Takes the successors of this node, just expanded. */
    void add(int id) {
        Successors out = x.out;
        if (size + out.size() > parent.length) grow(size + out.size());
        for (int i = 0; i < out.size(); i++) {
            int estimate = heuristic.estimateAfterMove(
                    x.table.h(id), x.table.chunk(id), x.table.offset(id), out.moves[i], out.words, i * width);
            if (estimate >= Heuristic.DEAD) continue;
            System.arraycopy(out.words, i * width, words, size * width, width);
            parent[size] = id;
            move[size] = out.moves[i];
            g[size] = x.table.g(id) + x.cost(i);
            h[size] = estimate;
            ranked.push((long) g[size] + estimate, g[size], size);
            size++;
        }
    }

    /** Puts the best candidates that are new in the table, at most {@code most}; returns the cheapest goal, or -1. */
    int select(int max) {
        int goal = -1;
        x.table.reserve(Math.min(max, size));
        for (int taken = 0; taken < max && !ranked.isEmpty(); ) {
            int c = ranked.pop();
            int id = x.table.put(words, c * width);
            if (id < 0) {
                // Its cheaper way is not followed, if it is one.
                if (g[c] < x.table.g(~id)) x.recordPruned(g[c], h[c]);
                continue;
            }
            x.enter(id, parent[c], move[c], g[c], h[c]);
            taken++;
            if (space.goal(words, c * width) && (goal < 0 || g[c] < x.table.g(goal))) goal = id;
        }
        return goal;
    }

    /** Drops the candidates that were not selected; true if there were any that are not known already. */
    boolean drop() {
        boolean any = false;
        while (!ranked.isEmpty()) {
            int c = ranked.pop();
            int known = x.table.find(words, c * width);
            if (known >= 0 && x.table.g(known) <= g[c]) continue;
            any |= known < 0;
            x.recordPruned(g[c], h[c]);
        }
        size = 0;
        return any;
    }

    /** What a way through any candidate costs at least. */
    int bound() {
        int bound = Integer.MAX_VALUE;
        for (int c = 0; c < size; c++) bound = Math.min(bound, x.least(g[c], h[c]));
        return bound;
    }

    private void grow(int min) {
        long length = Math.max(min, Math.max(64, size * 2L));
        words = x.memory.longer(words, length * width);
        move = x.memory.longer(move, length);
        g = x.memory.longer(g, length);
        h = x.memory.longer(h, length);
        parent = x.memory.longer(parent, length);
    }
}
