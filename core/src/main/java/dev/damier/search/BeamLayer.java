package dev.damier.search;

/** The candidates for the next layer of a beam search, ranked by g + h, the older first. They are not in the table yet. */
final class BeamLayer {
    private final Heuristic heuristic;
    private final GraphSearch search;
    private final int width;
    private final StateSpace space;
    private final BucketQueue ranked;

    private long[] words = {};
    private int[] parent = {};
    private int[] move = {};
    private int[] g = {};
    private int[] h = {};
    private int size;

    BeamLayer(Problem problem, GraphSearch search) {
        this.search = search;
        space = problem.space();
        heuristic = problem.heuristic();
        width = space.width();
        ranked = new BucketQueue(TieBreaking.FIFO, search.memory);
    }

    /** Adds the successors of the node {@code id}, which was just expanded. */
    void add(int id) {
        Successors out = search.successors;
        if (size + out.size() > parent.length) grow(size + out.size());
        for (int i = 0; i < out.size(); i++) {
            int estimate = heuristic.estimateAfterMove(
                    search.table.h(id),
                    search.table.chunk(id),
                    search.table.offset(id),
                    out.moves[i],
                    out.words,
                    i * width);
            if (estimate >= Heuristic.DEAD_END) continue;
            System.arraycopy(out.words, i * width, words, size * width, width);
            parent[size] = id;
            move[size] = out.moves[i];
            g[size] = search.table.g(id) + search.cost(i);
            h[size] = estimate;
            ranked.push((long) g[size] + estimate, g[size], size);
            size++;
        }
    }

    /**
     * Moves up to {@code max} of the best new candidates into the table.
     *
     * @return the cheapest goal among them, or -1
     */
    int select(int max) {
        int goal = -1;
        search.table.reserve(Math.min(max, size));
        for (int taken = 0; taken < max && !ranked.isEmpty(); ) {
            int c = ranked.pop();
            int id = search.table.put(words, c * width);
            if (id < 0) {
                // The state is known already. If this path to it is cheaper, it is pruned, not followed.
                if (g[c] < search.table.g(~id)) search.recordPruned(g[c], h[c]);
                continue;
            }
            search.link(id, parent[c], move[c], g[c], h[c]);
            taken++;
            if (space.isGoal(words, c * width) && (goal < 0 || g[c] < search.table.g(goal))) goal = id;
        }
        return goal;
    }

    /** Drops the candidates that were not selected. Returns whether a state was dropped that is not in the table. */
    boolean dropRest() {
        boolean any = false;
        while (!ranked.isEmpty()) {
            int c = ranked.pop();
            int known = search.table.find(words, c * width);
            if (known >= 0 && search.table.g(known) <= g[c]) continue;
            any |= known < 0;
            search.recordPruned(g[c], h[c]);
        }
        size = 0;
        return any;
    }

    /** Returns a lower bound on the cost of every solution through a candidate. */
    int lowerBound() {
        int bound = Integer.MAX_VALUE;
        for (int c = 0; c < size; c++) bound = Math.min(bound, search.totalLowerBound(g[c], h[c]));
        return bound;
    }

    private void grow(int min) {
        long length = Math.max(min, Math.max(64, size * 2L));
        words = search.memory.grow(words, length * width);
        move = search.memory.grow(move, length);
        g = search.memory.grow(g, length);
        h = search.memory.grow(h, length);
        parent = search.memory.grow(parent, length);
    }
}
