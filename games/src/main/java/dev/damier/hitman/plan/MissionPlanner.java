package dev.damier.hitman.plan;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.List;
import java.util.Optional;

/**
 * A* search over complete mission states with the {@link RemovalEstimates}. They are admissible, but not consistent. So a node
 * is expanded again if a cheaper path to it is found, and a node whose estimate increased goes back to the open list.
 */
final class MissionPlanner {
    /**
     * After this number of expanded nodes, a fallback plan without neutralised people is computed. This needs little
     * work, because the projection heuristic is nearly exact for such plans.
     */
    private static final int FALLBACK_PLAN_AFTER_NODES = 20_000;

    /** After this number of expanded nodes per cell, a search is long enough to pay for stronger estimates. */
    private static final int STRENGTHEN_AFTER_NODES_PER_CELL = 3;

    private final MissionTask mission;
    private final PlanVariant variant;
    private final int planLimit;
    private final MissionGraph graph;
    private final boolean possible;
    private final RemovalEstimates estimates;

    /** The estimates are strengthened after this number of expanded nodes. */
    private final int strengthenAfter;

    private final MissionNodes nodes = new MissionNodes();
    private final CostBuckets open = new CostBuckets();
    private final Counters counters = new Counters();

    /** The best plan known before the search ends. Nodes above its cost are pruned. */
    private Optional<Outcome.Solved> fallbackPlan = Optional.empty();

    private int upperBound = Heuristic.DEAD_END;

    /** @param planLimit maximum number of optimal plans to list; 0 for one plan only */
    MissionPlanner(MissionTask mission, PlanVariant variant, int planLimit) {
        this.mission = mission;
        this.variant = variant;
        this.planLimit = planLimit;
        graph = new MissionGraph(mission, variant);
        strengthenAfter = STRENGTHEN_AFTER_NODES_PER_CELL * mission.cells;
        Reachability reach = new Reachability(mission, variant);
        possible = reach.isMissionPossible();
        estimates = new RemovalEstimates(mission, variant, graph.layers, reach);
    }

    /** Runs the search. */
    Outcome solve(Control control) {
        if (!possible) return new Outcome.Impossible(control.stats(counters));
        int goal = -1;
        addNode(graph.start(), 0, -1, -1);
        while (!open.isEmpty() && (goal < 0 || open.minCost() <= nodes.g[goal])) {
            int f = open.minCost();
            int id = open.poll();
            if (nodes.closed[id]) continue;
            // The estimate is higher now if the projection of its layer was computed in the meantime.
            int now = nodes.g[id] + estimate(nodes.number[id]);
            if (now > f) {
                if (now < Heuristic.DEAD_END && now <= upperBound) open.add(now, id);
                continue;
            }
            counters.lowerBound = Math.max(counters.lowerBound, f);
            nodes.closed[id] = true;
            int node = nodes.number[id];
            if (graph.isGoal(node)) {
                if (goal < 0) goal = id;
                if (planLimit == 0) break;
                continue;
            }
            boolean enoughMemory = control.checkMemory(graph.canAddLayers() ? bytes() : Long.MAX_VALUE);
            if (!enoughMemory || control.shouldStop(counters)) return stoppedOutcome(control);
            if (counters.expanded == strengthenAfter) estimates.strengthen();
            if (counters.expanded == FALLBACK_PLAN_AFTER_NODES) findFallbackPlan(control);
            counters.countExpansion(counters.lowerBound);
            graph.expand(node);
            int cost = nodes.g[id];
            for (int i = 0; i < graph.size; i++) addNode(graph.to[i], cost + graph.cost[i], id, graph.actionCode[i]);
        }
        if (goal < 0) return new Outcome.Impossible(control.stats(finalCounters()));
        int min = nodes.g[goal];
        List<int[]> all = planLimit == 0 ? List.of() : new AllPlans(graph, nodes, min).list(planLimit);
        int[] line = all.isEmpty() ? nodes.actionsTo(goal) : all.get(0);
        counters.depth = line.length;
        return new Outcome.Solved(line, min, true, all, control.stats(finalCounters()));
    }

    /** Adds a node to the open list if this path to it is the cheapest so far and may be part of an optimal plan. */
    private void addNode(int node, int cost, int from, int by) {
        counters.generated++;
        int known = nodes.find(node);
        if (known >= 0 && cost >= nodes.g[known]) return;
        int rest = estimate(node);
        if (cost + rest > upperBound || rest >= Heuristic.DEAD_END) return;
        int id = nodes.findOrAdd(node);
        nodes.g[id] = cost;
        nodes.closed[id] = false;
        nodes.parent[id] = from;
        nodes.action[id] = (byte) by;
        open.add(cost + rest, id);
    }

    private int estimate(int node) {
        WorldLayer layer = graph.layer(node);
        boolean on = MissionGraph.isSuitOn(node);
        return estimates.estimate(layer, on, graph.cell(node), MissionGraph.heading(node));
    }

    private long bytes() {
        return nodes.bytes() + open.bytes() + graph.layers.bytes() + estimates.bytes();
    }

    private Counters finalCounters() {
        counters.open = open.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
        return counters;
    }

    /** Computes a plan without neutralised people, and uses its cost as an upper bound. */
    private void findFallbackPlan(Control control) {
        if (variant.maxRemovals() == 0 || fallbackPlan.isPresent()) return;
        Outcome withoutRemovals =
                new MissionPlanner(mission, new PlanVariant(0, variant.suitAllowed()), 0).solve(Control.unlimited());
        if (withoutRemovals instanceof Outcome.Solved s) {
            fallbackPlan = Optional.of(new Outcome.Solved(s.moves(), s.cost(), false, s.stats()));
            upperBound = s.cost();
            control.reportImprovement(s.cost(), s.cost(), s.moves(), counters);
        }
    }

    /**
     * Returns the outcome of a stopped search: the lower bound and the fallback plan, which may turn out to be optimal.
     */
    private Outcome stoppedOutcome(Control control) {
        findFallbackPlan(control);
        if (fallbackPlan.isPresent() && fallbackPlan.get().cost() <= counters.lowerBound && planLimit == 0) {
            Outcome.Solved s = fallbackPlan.get();
            return new Outcome.Solved(s.moves(), s.cost(), true, control.stats(finalCounters()));
        }
        return new Outcome.Stopped(control.reason(), fallbackPlan, counters.lowerBound, control.stats(finalCounters()));
    }
}
