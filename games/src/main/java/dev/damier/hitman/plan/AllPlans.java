package dev.damier.hitman.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lists the cheapest plans once a search has closed every node that could lie on one: the steps that keep to the least
 * costs and still reach the goal. Every action costs something, so these steps form no circle.
 */
final class AllPlans {
    private static final byte UNKNOWN = 0;
    private static final byte LEADS = 1;
    private static final byte FAILS = 2;

    private final MissionGraph graph;
    private final MissionNodes nodes;
    private final int cost;
    private final byte[] leads;
    private final List<int[]> plans = new ArrayList<>();

    AllPlans(MissionGraph graph, MissionNodes nodes, int cost) {
        this.graph = graph;
        this.nodes = nodes;
        this.cost = cost;
        leads = new byte[nodes.size()];
    }

    /** Up to {@code limit} plans, in the order of their action codes. */
    List<int[]> list(int limit) {
        walk(nodes.find(graph.start()), new int[cost], 0, limit);
        return List.copyOf(plans);
    }

    private void walk(int id, int[] line, int depth, int limit) {
        if (plans.size() >= limit) return;
        if (goal(id)) {
            plans.add(Arrays.copyOf(line, depth));
            return;
        }
        for (int[] step : steps(id)) {
            if (!leads(step[0])) continue;
            line[depth] = step[1];
            walk(step[0], line, depth + 1, limit);
        }
    }

    private boolean goal(int id) {
        return graph.goal(nodes.number[id]);
    }

    private boolean leads(int id) {
        if (leads[id] == UNKNOWN) {
            boolean found = goal(id) && nodes.g[id] == cost;
            if (!goal(id)) for (int[] step : steps(id)) found |= leads(step[0]);
            leads[id] = found ? LEADS : FAILS;
        }
        return leads[id] == LEADS;
    }

    /** The steps from here, as (id, action), that reach a closed node at its least cost. */
    private List<int[]> steps(int id) {
        graph.expand(nodes.number[id]);
        List<int[]> steps = new ArrayList<>(graph.size);
        for (int i = 0; i < graph.size; i++) {
            int to = nodes.find(graph.to[i]);
            if (to >= 0 && nodes.closed[to] && nodes.g[id] + graph.cost[i] == nodes.g[to]) {
                steps.add(new int[] {to, graph.by[i]});
            }
        }
        return steps;
    }
}
