package dev.damier.hitman;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.search.Heuristic;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A* over whole states, never split into stages. The {@link Projection} guides while nobody has been neutralised, the
 * {@link EmptyWorld} afterwards; both are consistent, so a closed node is final and the first goal is proved cheapest.
 */
final class Planner {
    /** A search that lasts first secures a plan: one without removals, which costs no more than a projection. */
    private static final int SECURE_AFTER = 20_000;

    private final Mission mission;
    private final Variant variant;
    private final int limit;
    private final MissionGraph graph;
    private final boolean possible;
    private final EmptyWorld empty;
    private final Projection projection;

    private final Buckets open = new Buckets();
    private final Counters counters = new Counters();
    private int[] g = {};
    private int[] parent = {};
    private byte[] action = {};
    private boolean[] closed = {};
    private boolean full;

    /** The best plan known before the search ends; no node that costs more is kept. */
    private Optional<Outcome.Solved> secured = Optional.empty();

    private int ceiling = Heuristic.DEAD;

    /** @param limit how many of the cheapest plans to list; 0 for one plan only */
    Planner(Mission mission, Variant variant, int limit) {
        this.mission = mission;
        this.variant = variant;
        this.limit = limit;
        graph = new MissionGraph(mission, variant);
        Reach reach = new Reach(mission, variant);
        possible = reach.possible();
        empty = new EmptyWorld(mission, reach);
        projection = new Projection(mission, variant, graph.layers, graph.layers.first(), empty);
    }

    Outcome solve(Control control) {
        if (!possible) return new Outcome.Impossible(control.stats(counters));
        int goal = -1;
        reach(graph.start(), 0, -1, -1, control);
        while (!open.isEmpty() && (goal < 0 || open.least() <= g[goal])) {
            counters.lowerBound = open.least();
            int node = open.remove();
            if (closed[node]) continue;
            closed[node] = true;
            if (graph.goal(node)) {
                if (goal < 0) goal = node;
                if (limit == 0) break;
                continue;
            }
            if (full || control.stop(counters)) return stopped(control);
            if (counters.expanded == SECURE_AFTER) secure(control);
            counters.expand(counters.lowerBound);
            graph.expand(node);
            for (int i = 0; i < graph.size; i++) {
                reach(graph.to[i], g[node] + graph.cost[i], node, graph.by[i], control);
            }
        }
        if (goal < 0) return new Outcome.Impossible(control.stats(counted()));
        List<int[]> all = limit == 0 ? List.of() : new AllPlans(graph, g, closed, g[goal]).list(limit);
        int[] line = all.isEmpty() ? line(goal) : all.get(0);
        counters.depth = line.length;
        return new Outcome.Solved(line, g[goal], true, all, control.stats(counted()));
    }

    private void reach(int node, int cost, int from, int by, Control control) {
        counters.generated++;
        if ((node < 0 || node >= g.length) && !grow(control)) return;
        if (cost >= g[node]) return;
        int rest = estimate(node);
        if (cost + rest > ceiling || rest >= Heuristic.DEAD) return;
        g[node] = cost;
        parent[node] = from;
        action[node] = (byte) by;
        open.add(cost + rest, node);
    }

    private int estimate(int node) {
        Layer layer = graph.layer(node);
        int cell = graph.cell(node);
        int heading = MissionGraph.heading(node);
        if (layer.removals > 0) return empty.of(layer.hasWeapon, layer.targetDown, cell, heading);
        boolean on = MissionGraph.suitOn(node);
        return projection.of(layer.hasSuit, on, layer.hasWeapon, layer.targetDown, cell, heading);
    }

    /** Makes room for every layer known so far, if the budget allows it. */
    private boolean grow(Control control) {
        int old = g.length;
        long wanted = Math.max(graph.nodes(), Math.min(old + old / 2L, Integer.MAX_VALUE - 8));
        // While the arrays are copied, old and new are both there.
        full |= wanted > Integer.MAX_VALUE - 8 || !control.fits(bytes() + 10 * wanted);
        if (full) return false;
        int size = (int) wanted;
        g = Arrays.copyOf(g, size);
        Arrays.fill(g, old, size, Integer.MAX_VALUE);
        parent = Arrays.copyOf(parent, size);
        action = Arrays.copyOf(action, size);
        closed = Arrays.copyOf(closed, size);
        return true;
    }

    private long bytes() {
        return 10L * g.length + open.bytes() + graph.layers.bytes();
    }

    private Counters counted() {
        counters.open = open.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
        return counters;
    }

    private int[] line(int goal) {
        int length = 0;
        for (int n = goal; parent[n] >= 0; n = parent[n]) length++;
        int[] moves = new int[length];
        for (int n = goal; parent[n] >= 0; n = parent[n]) moves[--length] = action[n];
        return moves;
    }

    private void secure(Control control) {
        if (variant.removals() == 0 || secured.isPresent()) return;
        Outcome harmless = new Planner(mission, new Variant(0, variant.suit()), 0).solve(Control.unlimited());
        if (harmless instanceof Outcome.Solved s) {
            secured = Optional.of(new Outcome.Solved(s.moves(), s.cost(), false, s.stats()));
            ceiling = s.cost();
            control.improved(s.cost(), s.cost(), s.moves(), counters);
        }
    }

    /** The bound reached, and the plan secured. */
    private Outcome stopped(Control control) {
        secure(control);
        if (secured.isPresent() && secured.get().cost() <= counters.lowerBound) {
            Outcome.Solved s = secured.get();
            return new Outcome.Solved(s.moves(), s.cost(), true, control.stats(counted()));
        }
        return new Outcome.Stopped(control.reason(), secured, counters.lowerBound, control.stats(counted()));
    }
}
