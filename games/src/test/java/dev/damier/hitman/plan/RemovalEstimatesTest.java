package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.search.CostBuckets;
import dev.damier.search.Heuristic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the estimates with the exact cost to the end of the mission, in every state of small worlds. */
class RemovalEstimatesTest {
    private static final int MAX_STATES = 60_000;

    @Test
    void estimatesNeverExceedTheExactCost() {
        int[] checked = new int[2];
        for (long seed = 0; seed < 400; seed++) check(situation(new Random(seed)), seed, checked);
        assertThat(checked[0]).as("worlds").isGreaterThan(100);
        assertThat(checked[1]).as("states whose tolls exceed the steps").isGreaterThan(10_000);
    }

    private static Situation situation(Random random) {
        int columns = 3 + random.nextInt(3);
        Content[] cells = new Content[columns * (3 + random.nextInt(2))];
        Arrays.fill(cells, Content.EMPTY);
        put(cells, random, "T");
        put(cells, random, "P");
        if (random.nextBoolean()) put(cells, random, "D");
        for (int i = random.nextInt(4); i > 0; i--) put(cells, random, "#");
        for (int i = 1 + random.nextInt(5); i > 0; i--) put(cells, random, "NESWNESWNESWnesw");
        Situation.Suit suit = Situation.Suit.values()[random.nextInt(3)];
        return new Situation(
                new WorldMap(columns, cells),
                RefereeVersion.values()[random.nextInt(2)],
                0,
                Heading.of(random.nextInt(4)),
                suit,
                random.nextInt(4) == 0,
                random.nextInt(6) == 0);
    }

    private static void put(Content[] cells, Random random, String letters) {
        int cell = 1 + random.nextInt(cells.length - 1);
        if (cells[cell] == Content.EMPTY) cells[cell] = Content.of(letters.charAt(random.nextInt(letters.length())));
    }

    private static void check(Situation start, long seed, int[] checked) {
        MissionTask mission = new MissionTask(start);
        PlanVariant variant = new PlanVariant(Integer.MAX_VALUE, seed % 3 > 0);
        Reachability reach = new Reachability(mission, variant);
        if (!reach.isMissionPossible()) return;
        MissionGraph graph = new MissionGraph(mission, variant);
        Map<Integer, Integer> exact = exactCosts(graph);
        if (exact.isEmpty()) return;
        checked[0]++;
        RemovalEstimates estimates = new RemovalEstimates(mission, variant, graph.layers, reach);
        checkAll(graph, estimates, exact, seed + ": " + start);
        estimates.strengthen();
        EmptyWorldHeuristic empty = new EmptyWorldHeuristic(mission, reach);
        exact.keySet().forEach(node -> {
            WorldLayer layer = graph.layer(node);
            int e = estimates.estimate(
                    layer, MissionGraph.isSuitOn(node), graph.cell(node), MissionGraph.heading(node));
            int steps = empty.estimate(layer.hasWeapon, layer.targetDown, graph.cell(node), MissionGraph.heading(node));
            if (layer.removals > 0 && e > steps) checked[1]++;
        });
        // Each round passes a further limit: estimates with the tables of fewer people, own tolls, own projection.
        for (int round = 0; round < 8; round++) checkAll(graph, estimates, exact, seed + ": " + start);
    }

    private static void checkAll(
            MissionGraph graph, RemovalEstimates estimates, Map<Integer, Integer> exact, String world) {
        exact.forEach((node, cost) -> {
            int estimate = estimates.estimate(
                    graph.layer(node), MissionGraph.isSuitOn(node), graph.cell(node), MissionGraph.heading(node));
            if (estimate <= cost) return;
            String removed = Arrays.toString(graph.layer(node).removed);
            assertThat(estimate)
                    .as("seed " + world + ", node " + node + ", removed " + removed)
                    .isLessThanOrEqualTo(cost);
        });
    }

    /** Returns the exact cost to the end from every state, or nothing if there are too many states. */
    private static Map<Integer, Integer> exactCosts(MissionGraph graph) {
        Map<Integer, List<int[]>> predecessors = new HashMap<>();
        List<Integer> states = new ArrayList<>(List.of(graph.start()));
        predecessors.put(graph.start(), new ArrayList<>());
        CostBuckets queue = new CostBuckets();
        Map<Integer, Integer> cost = new HashMap<>();
        for (int i = 0; i < states.size(); i++) {
            if (states.size() > MAX_STATES) return Map.of();
            int node = states.get(i);
            if (graph.isGoal(node)) queue.add(0, node);
            graph.expand(node);
            for (int k = 0; k < graph.size; k++) {
                int to = graph.to[k];
                if (!predecessors.containsKey(to)) {
                    predecessors.put(to, new ArrayList<>());
                    states.add(to);
                }
                predecessors.get(to).add(new int[] {node, graph.cost[k]});
            }
        }
        while (!queue.isEmpty()) {
            int now = queue.minCost();
            int node = queue.poll();
            if (cost.putIfAbsent(node, now) != null) continue;
            for (int[] edge : predecessors.get(node)) if (!cost.containsKey(edge[0])) queue.add(now + edge[1], edge[0]);
        }
        for (int state : states) cost.putIfAbsent(state, Heuristic.DEAD_END);
        return cost;
    }
}
