package dev.damier.hitman;

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
    private final int[] g;
    private final boolean[] closed;
    private final int cost;
    private final byte[] leads;
    private final List<int[]> plans = new ArrayList<>();

    AllPlans(MissionGraph graph, int[] g, boolean[] closed, int cost) {
        this.graph = graph;
        this.g = g;
        this.closed = closed;
        this.cost = cost;
        leads = new byte[g.length];
    }

    /** Up to {@code limit} plans, in the order of their action codes. */
    List<int[]> list(int limit) {
        walk(graph.start(), new int[cost], 0, limit);
        return List.copyOf(plans);
    }

    private void walk(int node, int[] line, int depth, int limit) {
        if (plans.size() >= limit) return;
        if (graph.goal(node)) {
            plans.add(Arrays.copyOf(line, depth));
            return;
        }
        for (int[] step : steps(node)) {
            if (!leads(step[0])) continue;
            line[depth] = step[1];
            walk(step[0], line, depth + 1, limit);
        }
    }

    private boolean leads(int node) {
        if (leads[node] == UNKNOWN) {
            boolean found = graph.goal(node) && g[node] == cost;
            if (!graph.goal(node)) for (int[] step : steps(node)) found |= leads(step[0]);
            leads[node] = found ? LEADS : FAILS;
        }
        return leads[node] == LEADS;
    }

    /** The steps from here, as (node, action), that reach a closed node at its least cost. */
    private List<int[]> steps(int node) {
        graph.expand(node);
        List<int[]> steps = new ArrayList<>(graph.size);
        for (int i = 0; i < graph.size; i++) {
            int to = graph.to[i];
            if (to < g.length && closed[to] && g[node] + graph.cost[i] == g[to]) {
                steps.add(new int[] {to, graph.by[i]});
            }
        }
        return steps;
    }
}
