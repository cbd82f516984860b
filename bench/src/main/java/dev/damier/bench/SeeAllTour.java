package dev.damier.bench;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The cheapest tour found that looks at every cell but the start, by somebody who knows the map: a beam search over (pose,
 * cells seen) with three ways to rank. Not proved least; a wider beam finds shorter ones now and then. For worlds of at most
 * 63 cells.
 */
final class SeeAllTour {
    /** What an unseen cell is taken to cost, what more if few poses show it, and a step to the nearest one. */
    private static final double[][] RANKINGS = {{0.66, 0.5, 1.2}, {0.78, 6.7, 0.3}, {0.9, 2, 0.8}};

    private static final int MAX_ACTIONS = 400;
    private static final int FAR = 99;

    private final WorldMap map;
    private final Grid grid;
    private final int[] price;

    /** The cells each pose (4 × cell + heading) shows; none where Hitman cannot get. */
    private final long[] view;

    private long goal;
    private int best = Integer.MAX_VALUE;

    private record Node(int pose, long seen, int cost, double rank) {}

    SeeAllTour(WorldMap map) {
        this.map = map;
        grid = new Grid(map.columns(), map.rows());
        price = new int[map.size()];
        view = new long[4 * map.size()];
        World world = new World(map, RefereeVersion.FINAL);
        for (int c = 0; c < price.length; c++) price[c] = 1 + 5 * world.guardsSeeing(map.cell(c));
        boolean[] reached = new boolean[price.length];
        Deque<Integer> queue = new ArrayDeque<>(List.of(0));
        reached[0] = true;
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            for (int way = 0; way < 4; way++) {
                look(cell, way);
                int next = grid.ahead(cell, way);
                if (next < 0 || reached[next] || !map.at(next).isEnterable()) continue;
                reached[next] = true;
                queue.add(next);
            }
        }
        goal &= ~1L;
    }

    private void look(int cell, int way) {
        int far = cell;
        for (int d = 0; d < 3; d++) {
            far = grid.ahead(far, way);
            if (far < 0) break;
            view[4 * cell + way] |= 1L << far;
            if (map.at(far) != Content.EMPTY) break;
        }
        goal |= view[4 * cell + way];
    }

    /** Whether every cell but the start can be seen from somewhere. */
    boolean seesAll() {
        return goal == (1L << map.size()) - 2;
    }

    int penalty(int beam) {
        int[][] distance = new int[map.size()][];
        int[] poses = new int[map.size()];
        for (int c = 0; c < distance.length; c++) {
            distance[c] = distances(c);
            for (long shown : view) poses[c] += (int) (shown >>> c & 1);
        }
        for (double[] ranking : RANKINGS) search(beam, ranking, distance, poses);
        return best;
    }

    /**
     * What a tour brings at most, as far as a beam finds: two points for each cell seen that is not empty, less its price.
     * Nobody who has to find out where these cells are can hope for as much.
     */
    int surplus(int beam) {
        long prizes = 0;
        for (int c = 1; c < price.length; c++) if (map.at(c) != Content.EMPTY) prizes |= 1L << c;
        Map<Long, Integer> met = new HashMap<>();
        List<Node> layer = List.of(new Node(0, view[0] & prizes, 0, 0));
        int max = 2 * Long.bitCount(view[0] & prizes);
        for (int depth = 0; depth < MAX_ACTIONS && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                for (int action = 0; action < 3; action++) {
                    Node child = child(node, action, prizes);
                    if (child == null || child.cost >= 2 * Long.bitCount(prizes) - max) continue;
                    long key = child.seen * 256 + child.pose;
                    if (child.cost >= met.getOrDefault(key, Integer.MAX_VALUE)) continue;
                    met.put(key, child.cost);
                    int surplus = 2 * Long.bitCount(child.seen) - child.cost;
                    max = Math.max(max, surplus);
                    next.add(new Node(child.pose, child.seen, child.cost, -surplus));
                }
            }
            next.sort(Comparator.comparingDouble(Node::rank));
            layer = next.size() > beam ? next.subList(0, beam) : next;
        }
        return max;
    }

    /** After an action, with what is wanted and seen; null if it is impossible. */
    private Node child(Node node, int action, long wanted) {
        int cell = action == 0 ? grid.ahead(node.pose / 4, node.pose & 3) : node.pose / 4;
        if (cell < 0 || !map.at(cell).isEnterable()) return null;
        int pose = 4 * cell + (action == 0 ? node.pose & 3 : node.pose + 2 * action - 1 & 3);
        return new Node(pose, node.seen | view[pose] & wanted, node.cost + price[cell], 0);
    }

    private void search(int beam, double[] ranking, int[][] distance, int[] poses) {
        Map<Long, Integer> met = new HashMap<>();
        List<Node> layer = List.of(new Node(0, view[0] & goal, 0, 0));
        for (int depth = 0; depth < MAX_ACTIONS && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                for (int action = 0; action < 3; action++) {
                    Node child = child(node, action, goal);
                    if (child == null || child.cost >= best) continue;
                    long key = child.seen * 256 + child.pose;
                    if (child.seen == goal) {
                        best = child.cost;
                    } else if (child.cost < met.getOrDefault(key, Integer.MAX_VALUE)) {
                        met.put(key, child.cost);
                        double rest = rest(child.pose / 4, child.seen, ranking, distance, poses);
                        next.add(new Node(child.pose, child.seen, child.cost, child.cost + rest));
                    }
                }
            }
            next.sort(Comparator.comparingDouble(Node::rank));
            layer = next.size() > beam ? next.subList(0, beam) : next;
        }
    }

    private double rest(int cell, long seen, double[] ranking, int[][] distance, int[] poses) {
        double unseen = 0;
        int nearest = FAR;
        for (long rest = goal & ~seen; rest != 0; rest &= rest - 1) {
            int c = Long.numberOfTrailingZeros(rest);
            unseen += ranking[0] + ranking[1] / poses[c];
            nearest = Math.min(nearest, distance[c][cell]);
        }
        return unseen + ranking[2] * nearest;
    }

    /** The price from each cell to where this one can be seen, turns not counted. */
    private int[] distances(int target) {
        int[] distance = new int[map.size()];
        Arrays.fill(distance, FAR);
        Deque<Integer> queue = new ArrayDeque<>();
        for (int pose = 0; pose < view.length; pose++) {
            if ((view[pose] >>> target & 1) == 0 || distance[pose / 4] == 0) continue;
            distance[pose / 4] = 0;
            queue.add(pose / 4);
        }
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            int cost = distance[cell] + price[cell];
            for (int way = 0; way < 4; way++) {
                int next = grid.ahead(cell, way);
                if (next < 0 || !map.at(next).isEnterable() || distance[next] <= cost) continue;
                distance[next] = cost;
                queue.add(next);
            }
        }
        return distance;
    }
}
