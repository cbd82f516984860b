package dev.damier.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * A small random directed graph with weighted edges and dead ends, as a space: the oracle of its distances is Dijkstra's
 * algorithm written the plain way. Node n starts at 0 and the goals are the last {@code goals} nodes.
 */
final class RandomGraph implements Reversible {
    private record Edge(int from, int to, int move, int cost) {}

    private final int nodes;
    private final int goals;
    private final int width;
    private final int leastCost;
    private final List<List<Edge>> forward = new ArrayList<>();
    private final List<List<Edge>> backward = new ArrayList<>();
    private final int[] toGoal;

    RandomGraph(long seed, int nodes, int goals, int width, int min, int max) {
        this.nodes = nodes;
        this.goals = goals;
        this.width = width;
        this.leastCost = min;
        Random random = new Random(seed);
        for (int n = 0; n < nodes; n++) {
            forward.add(new ArrayList<>());
            backward.add(new ArrayList<>());
        }
        for (int n = 0; n < nodes; n++) {
            boolean deadEnd = random.nextInt(8) == 0;
            int degree = deadEnd ? 0 : 1 + random.nextInt(3);
            for (int k = 0; k < degree; k++) {
                // Mostly local edges, so that lines are long.
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
        Arrays.fill(distance, Heuristic.DEAD);
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

    /** The cost of the cheapest line, or {@link Heuristic#DEAD}. */
    int optimum() {
        return toGoal[0];
    }

    /** Never above the truth, but random below it, so far from consistent; some dead ends are known, some not. */
    Heuristic inconsistent(long seed) {
        int[] h = new int[nodes];
        Random random = new Random(seed);
        for (int n = 0; n < nodes; n++) {
            if (toGoal[n] == Heuristic.DEAD) h[n] = random.nextBoolean() ? Heuristic.DEAD : random.nextInt(20);
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

    /** Up to three times the truth. */
    Heuristic inadmissible() {
        return new Heuristic() {
            @Override
            public int estimate(long[] state, int at) {
                int n = number(state, at);
                return toGoal[n] == Heuristic.DEAD ? 10 : toGoal[n] * (1 + n % 3);
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
    public void initial(long[] to, int at) {
        write(0, to, at);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        for (Edge edge : forward.get(number(from, at))) write(edge.to, out.words, out.add(edge.move, edge.cost));
    }

    @Override
    public boolean goal(long[] from, int at) {
        return number(from, at) >= nodes - goals;
    }

    @Override
    public int minCost() {
        return leastCost;
    }

    @Override
    public int goals() {
        return goals;
    }

    @Override
    public void goal(int index, long[] to, int at) {
        write(nodes - goals + index, to, at);
    }

    @Override
    public void predecessors(long[] from, int at, Successors out) {
        for (Edge edge : backward.get(number(from, at))) write(edge.from, out.words, out.add(edge.move, edge.cost));
    }
}
