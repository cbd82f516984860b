package dev.damier.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * A small random directed graph with weighted edges and dead ends, as a state space. A simple implementation of Dijkstra's
 * algorithm computes the exact distances. Node 0 is the start; the last {@code goals} nodes are the goals.
 */
final class RandomGraph implements Reversible {
    private record Edge(int from, int to, int move, int cost) {}

    private final int nodes;
    private final int goals;
    private final int width;
    private final int minStepCost;
    private final List<List<Edge>> forward = new ArrayList<>();
    private final List<List<Edge>> backward = new ArrayList<>();
    private final int[] toGoal;

    RandomGraph(long seed, int nodes, int goals, int width, int min, int max) {
        this.nodes = nodes;
        this.goals = goals;
        this.width = width;
        this.minStepCost = min;
        Random random = new Random(seed);
        for (int n = 0; n < nodes; n++) {
            forward.add(new ArrayList<>());
            backward.add(new ArrayList<>());
        }
        for (int n = 0; n < nodes; n++) {
            boolean deadEnd = random.nextInt(8) == 0;
            int degree = deadEnd ? 0 : 1 + random.nextInt(3);
            for (int k = 0; k < degree; k++) {
                // Most edges are local, so that solutions are long.
                int to = random.nextInt(6) == 0
                        ? random.nextInt(nodes)
                        : Math.floorMod(n - 3 + random.nextInt(8), nodes);
                if (to == n) continue;
                Edge edge = new Edge(n, to, k, min + random.nextInt(max - min + 1));
                forward.get(n).add(edge);
                backward.get(to).add(edge);
            }
        }
        toGoal = dijkstra();
    }

    private int[] dijkstra() {
        int[] distance = new int[nodes];
        Arrays.fill(distance, Heuristic.DEAD_END);
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));
        for (int n = nodes - goals; n < nodes; n++) {
            distance[n] = 0;
            queue.add(new int[] {n, 0});
        }
        while (!queue.isEmpty()) {
            int[] next = queue.remove();
            if (next[1] > distance[next[0]]) continue;
            for (Edge edge : backward.get(next[0])) {
                int d = next[1] + edge.cost;
                if (d < distance[edge.from]) {
                    distance[edge.from] = d;
                    queue.add(new int[] {edge.from, d});
                }
            }
        }
        return distance;
    }

    /** Returns the cost of an optimal solution, or {@link Heuristic#DEAD_END}. */
    int optimum() {
        return toGoal[0];
    }

    /** Returns an admissible but inconsistent heuristic: random values up to the true cost. It detects some dead ends. */
    Heuristic inconsistent(long seed) {
        int[] h = new int[nodes];
        Random random = new Random(seed);
        for (int n = 0; n < nodes; n++) {
            if (toGoal[n] == Heuristic.DEAD_END) h[n] = random.nextBoolean() ? Heuristic.DEAD_END : random.nextInt(20);
            else h[n] = random.nextInt(toGoal[n] + 1);
        }
        return new Heuristic() {
            @Override
            public int estimate(long[] state, int at) {
                return h[number(state, at)];
            }

            @Override
            public boolean consistent() {
                return false;
            }
        };
    }

    /** Returns an inadmissible heuristic: up to three times the true cost. */
    Heuristic inadmissible() {
        return new Heuristic() {
            @Override
            public int estimate(long[] state, int at) {
                int n = number(state, at);
                return toGoal[n] == Heuristic.DEAD_END ? 10 : toGoal[n] * (1 + n % 3);
            }

            @Override
            public boolean admissible() {
                return false;
            }
        };
    }

    private static int number(long[] state, int at) {
        return (int) (state[at] ^ 0x5bd1e995L);
    }

    private void write(int n, long[] to, int at) {
        to[at] = n ^ 0x5bd1e995L;
        for (int k = 1; k < width; k++) to[at + k] = (long) n * k;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        write(0, to, at);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        for (Edge edge : forward.get(number(from, at))) write(edge.to, out.words, out.add(edge.move, edge.cost));
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return number(from, at) >= nodes - goals;
    }

    @Override
    public int minCost() {
        return minStepCost;
    }

    @Override
    public int goalCount() {
        return goals;
    }

    @Override
    public void writeGoal(int index, long[] to, int at) {
        write(nodes - goals + index, to, at);
    }

    @Override
    public void predecessors(long[] from, int at, Successors out) {
        for (Edge edge : backward.get(number(from, at))) write(edge.from, out.words, out.add(edge.move, edge.cost));
    }
}
