package dev.damier.hitman.plan;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.List;
import java.util.Optional;

/**
 * A* over whole states, never split into stages. The {@link ProjectionHeuristic} guides while nobody has been neutralised, the
 * {@link EmptyWorldHeuristic} afterwards; both are consistent, so a closed node is final and the first goal is proved cheapest.
 */
final class MissionPlanner {
    /** A search that lasts first secures a plan: one without removals, which costs no more than a projection. */
    private static final int SECURE_AFTER = 20_000;

    private final MissionTask mission;
    private final PlanVariant variant;
    private final int limit;
    private final MissionGraph graph;
    private final boolean possible;
    private final EmptyWorldHeuristic empty;
    private final ProjectionHeuristic projection;

    private final MissionNodes nodes = new MissionNodes();
    private final CostBuckets open = new CostBuckets();
    private final Counters counters = new Counters();

    /** The best plan known before the search ends; no node that costs more is kept. */
    private Optional<Outcome.Solved> secured = Optional.empty();

    private int ceiling = Heuristic.DEAD;

    /** @param limit how many of the cheapest plans to list; 0 for one plan only */
    MissionPlanner(MissionTask mission, PlanVariant variant, int limit) {
        this.mission = mission;
        this.variant = variant;
        this.limit = limit;
        graph = new MissionGraph(mission, variant);
        Reachability reach = new Reachability(mission, variant);
        possible = reach.possible();
        empty = new EmptyWorldHeuristic(mission, reach);
        projection = new ProjectionHeuristic(mission, variant, graph.layers, graph.layers.first(), empty);
    }

    Outcome solve(Control control) {
        if (!possible) return new Outcome.Impossible(control.stats(counters));
        int goal = -1;
        reach(graph.start(), 0, -1, -1);
        while (!open.isEmpty() && (goal < 0 || open.least() <= nodes.g[goal])) {
            counters.lowerBound = open.least();
            int id = open.poll();
            if (nodes.closed[id]) continue;
            nodes.closed[id] = true;
            int node = nodes.number[id];
            if (graph.goal(node)) {
                if (goal < 0) goal = id;
                if (limit == 0) break;
                continue;
            }
            boolean room = control.fits(graph.fits() ? bytes() : Long.MAX_VALUE);
            if (!room || control.shouldStop(counters)) return stopped(control);
            if (counters.expanded == SECURE_AFTER) secure(control);
            counters.expand(counters.lowerBound);
            graph.expand(node);
            int cost = nodes.g[id];
            for (int i = 0; i < graph.size; i++) reach(graph.to[i], cost + graph.cost[i], id, graph.by[i]);
        }
        if (goal < 0) return new Outcome.Impossible(control.stats(counted()));
        int min = nodes.g[goal];
        List<int[]> all = limit == 0 ? List.of() : new AllPlans(graph, nodes, min).list(limit);
        int[] line = all.isEmpty() ? nodes.line(goal) : all.get(0);
        counters.depth = line.length;
        return new Outcome.Solved(line, min, true, all, control.stats(counted()));
    }

    private void reach(int node, int cost, int from, int by) {
        counters.generated++;
        int known = nodes.find(node);
        if (known >= 0 && cost >= nodes.g[known]) return;
        int rest = estimate(node);
        if (cost + rest > ceiling || rest >= Heuristic.DEAD) return;
        int id = nodes.meet(node);
        nodes.g[id] = cost;
        nodes.parent[id] = from;
        nodes.action[id] = (byte) by;
        open.add(cost + rest, id);
    }

    private int estimate(int node) {
        WorldLayer layer = graph.layer(node);
        int cell = graph.cell(node);
        int heading = MissionGraph.heading(node);
        if (layer.removals > 0) return empty.of(layer.hasWeapon, layer.targetDown, cell, heading);
        boolean on = MissionGraph.suitOn(node);
        return projection.of(layer.hasSuit, on, layer.hasWeapon, layer.targetDown, cell, heading);
    }

    private long bytes() {
        return nodes.bytes() + open.bytes() + graph.layers.bytes();
    }

    private Counters counted() {
        counters.open = open.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
        return counters;
    }

    private void secure(Control control) {
        if (variant.removals() == 0 || secured.isPresent()) return;
        Outcome harmless =
                new MissionPlanner(mission, new PlanVariant(0, variant.suit()), 0).solve(Control.unlimited());
        if (harmless instanceof Outcome.Solved s) {
            secured = Optional.of(new Outcome.Solved(s.moves(), s.cost(), false, s.stats()));
            ceiling = s.cost();
            control.improved(s.cost(), s.cost(), s.moves(), counters);
        }
    }

    /** The bound reached, and the plan secured. */
    private Outcome stopped(Control control) {
        secure(control);
        if (secured.isPresent() && secured.get().cost() <= counters.lowerBound && limit == 0) {
            Outcome.Solved s = secured.get();
            return new Outcome.Solved(s.moves(), s.cost(), true, control.stats(counted()));
        }
        return new Outcome.Stopped(control.reason(), secured, counters.lowerBound, control.stats(counted()));
    }
}
