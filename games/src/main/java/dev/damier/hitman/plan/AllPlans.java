package dev.damier.hitman.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lists all optimal plans after a search has closed every node that can be on one. It follows the steps that reach a
 * node at its minimum cost and from which the goal is reachable. Every action has a positive cost, so there are no
 * cycles.
 */
final class AllPlans {
    private static final byte UNKNOWN = 0;
    private static final byte REACHES_GOAL = 1;
    private static final byte DEAD_END = 2;

    private final MissionGraph graph;
    private final MissionNodes nodes;
    private final int cost;
    /** For each node: whether an optimal plan leads through it, as far as computed. */
    private final byte[] goalReachability;

    private final List<int[]> plans = new ArrayList<>();

    AllPlans(MissionGraph graph, MissionNodes nodes, int cost) {
        this.graph = graph;
        this.nodes = nodes;
        this.cost = cost;
        goalReachability = new byte[nodes.size()];
    }

    /** Returns at most {@code limit} plans, in the order of their action codes. */
    List<int[]> list(int limit) {
        collect(nodes.find(graph.start()), new int[cost], 0, limit);
        return List.copyOf(plans);
    }

    private void collect(int id, int[] line, int depth, int limit) {
        if (plans.size() >= limit) return;
        if (isGoal(id)) {
            plans.add(Arrays.copyOf(line, depth));
            return;
        }
        for (int[] step : optimalSteps(id)) {
            if (!reachesGoal(step[0])) continue;
            line[depth] = step[1];
            collect(step[0], line, depth + 1, limit);
        }
    }

    private boolean isGoal(int id) {
        return graph.isGoal(nodes.number[id]);
    }

    private boolean reachesGoal(int id) {
        if (goalReachability[id] == UNKNOWN) {
            boolean found = isGoal(id) && nodes.g[id] == cost;
            if (!isGoal(id)) for (int[] step : optimalSteps(id)) found |= reachesGoal(step[0]);
            goalReachability[id] = found ? REACHES_GOAL : DEAD_END;
        }
        return goalReachability[id] == REACHES_GOAL;
    }

    /** Returns the steps from a node that reach a closed node at its minimum cost, as pairs (node id, action code). */
    private List<int[]> optimalSteps(int id) {
        graph.expand(nodes.number[id]);
        List<int[]> steps = new ArrayList<>(graph.size);
        for (int i = 0; i < graph.size; i++) {
            int to = nodes.find(graph.to[i]);
            if (to >= 0 && nodes.closed[to] && nodes.g[id] + graph.cost[i] == nodes.g[to]) {
                steps.add(new int[] {to, graph.actionCode[i]});
            }
        }
        return steps;
    }
}
