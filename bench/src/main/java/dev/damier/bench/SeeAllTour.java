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
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Finds a cheap tour that sees every cell except the start, by a player that knows the map. It is a beam search over
 * pairs of pose and seen cells, with three rankings. The result is not proved optimal; a wider beam sometimes finds
 * cheaper tours. Worlds may have at most 63 cells.
 */
final class SeeAllTour {
    /**
     * The weights of each ranking: cost per unseen cell, extra cost if few poses see it, and cost per step to the
     * nearest unseen cell.
     */
    private static final double[][] RANKINGS = {{0.66, 0.5, 1.2}, {0.78, 6.7, 0.3}, {0.9, 2, 0.8}};

    private static final int MAX_ACTIONS = 400;
    private static final int UNREACHABLE = 99;

    private final WorldMap map;
    private final Grid grid;
    private final int[] cellPrice;

    /** The cells that each pose (4 × cell + direction) sees, as a bit set; 0 for cells that Hitman cannot reach. */
    private final long[] visibleCells;

    private long goalCells;
    private int bestPenalty = Integer.MAX_VALUE;

    private record Node(int pose, long seen, int cost, double rank) {}

    SeeAllTour(WorldMap map) {
        this.map = map;
        grid = new Grid(map.columns(), map.rows());
        cellPrice = new int[map.size()];
        visibleCells = new long[4 * map.size()];
        World world = new World(map, RefereeVersion.FINAL);
        for (int c = 0; c < cellPrice.length; c++) cellPrice[c] = 1 + 5 * world.guardsSeeing(map.cell(c));
        boolean[] reached = new boolean[cellPrice.length];
        Deque<Integer> queue = new ArrayDeque<>(List.of(0));
        reached[0] = true;
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            for (int direction = 0; direction < 4; direction++) {
                addView(cell, direction);
                int next = grid.ahead(cell, direction);
                if (next < 0 || reached[next] || !map.at(next).isEnterable()) continue;
                reached[next] = true;
                queue.add(next);
            }
        }
        goalCells &= ~1L;
    }

    /** Returns the cells that each pose sees, as bit sets; 0 for poses that Hitman cannot reach. */
    long[] visibleCells() {
        return visibleCells.clone();
    }

    /** Returns the cells that a tour must see. */
    long goalCells() {
        return goalCells;
    }

    /** Returns the penalty of an action that ends in a pose. */
    int price(int pose) {
        return cellPrice[pose / 4];
    }

    /** Returns the poses after each possible action. */
    int[] successors(int pose) {
        return IntStream.range(0, 3)
                .mapToObj(action -> successor(new Node(pose, 0, 0, 0), action, 0))
                .filter(Objects::nonNull)
                .mapToInt(Node::pose)
                .toArray();
    }

    private void addView(int cell, int direction) {
        int far = cell;
        for (int d = 0; d < 3; d++) {
            far = grid.ahead(far, direction);
            if (far < 0) break;
            visibleCells[4 * cell + direction] |= 1L << far;
            if (map.at(far) != Content.EMPTY) break;
        }
        goalCells |= visibleCells[4 * cell + direction];
    }

    /** Returns whether every cell except the start can be seen. */
    boolean seesAll() {
        return goalCells == (1L << map.size()) - 2;
    }

    int penalty(int beam) {
        int[][] distance = new int[map.size()][];
        int[] poses = new int[map.size()];
        for (int c = 0; c < distance.length; c++) {
            distance[c] = distances(c);
            for (long shown : visibleCells) poses[c] += (int) (shown >>> c & 1);
        }
        for (double[] ranking : RANKINGS) search(beam, ranking, distance, poses);
        return bestPenalty;
    }

    /**
     * Returns the best gain of a tour that the beam search finds: two points per seen cell that is not empty, minus the
     * cost of the tour. An agent that has to explore the map cannot expect as much.
     */
    int surplus(int beam) {
        long nonEmptyCells = 0;
        for (int c = 1; c < cellPrice.length; c++) if (map.at(c) != Content.EMPTY) nonEmptyCells |= 1L << c;
        Map<Long, Integer> bestCosts = new HashMap<>();
        List<Node> layer = List.of(new Node(0, visibleCells[0] & nonEmptyCells, 0, 0));
        int max = 2 * Long.bitCount(visibleCells[0] & nonEmptyCells);
        for (int depth = 0; depth < MAX_ACTIONS && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                for (int action = 0; action < 3; action++) {
                    Node child = successor(node, action, nonEmptyCells);
                    if (child == null || child.cost >= 2 * Long.bitCount(nonEmptyCells) - max) continue;
                    long key = child.seen * 256 + child.pose;
                    if (child.cost >= bestCosts.getOrDefault(key, Integer.MAX_VALUE)) continue;
                    bestCosts.put(key, child.cost);
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

    /** Returns the node after an action, or null if the action is impossible. Only wanted cells count as seen. */
    private Node successor(Node node, int action, long wanted) {
        int cell = action == 0 ? grid.ahead(node.pose / 4, node.pose & 3) : node.pose / 4;
        if (cell < 0 || !map.at(cell).isEnterable()) return null;
        int pose = 4 * cell + (action == 0 ? node.pose & 3 : node.pose + 2 * action - 1 & 3);
        return new Node(pose, node.seen | visibleCells[pose] & wanted, node.cost + cellPrice[cell], 0);
    }

    private void search(int beam, double[] ranking, int[][] distance, int[] poses) {
        Map<Long, Integer> bestCosts = new HashMap<>();
        List<Node> layer = List.of(new Node(0, visibleCells[0] & goalCells, 0, 0));
        for (int depth = 0; depth < MAX_ACTIONS && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                for (int action = 0; action < 3; action++) {
                    Node child = successor(node, action, goalCells);
                    if (child == null || child.cost >= bestPenalty) continue;
                    long key = child.seen * 256 + child.pose;
                    if (child.seen == goalCells) {
                        bestPenalty = child.cost;
                    } else if (child.cost < bestCosts.getOrDefault(key, Integer.MAX_VALUE)) {
                        bestCosts.put(key, child.cost);
                        double rest = estimateRest(child.pose / 4, child.seen, ranking, distance, poses);
                        next.add(new Node(child.pose, child.seen, child.cost, child.cost + rest));
                    }
                }
            }
            next.sort(Comparator.comparingDouble(Node::rank));
            layer = next.size() > beam ? next.subList(0, beam) : next;
        }
    }

    private double estimateRest(int cell, long seen, double[] ranking, int[][] distance, int[] poses) {
        double unseen = 0;
        int nearest = UNREACHABLE;
        for (long rest = goalCells & ~seen; rest != 0; rest &= rest - 1) {
            int c = Long.numberOfTrailingZeros(rest);
            unseen += ranking[0] + ranking[1] / poses[c];
            nearest = Math.min(nearest, distance[c][cell]);
        }
        return unseen + ranking[2] * nearest;
    }

    /** Returns the cost from each cell to a cell from which the target can be seen, without turns. */
    private int[] distances(int target) {
        int[] distance = new int[map.size()];
        Arrays.fill(distance, UNREACHABLE);
        Deque<Integer> queue = new ArrayDeque<>();
        for (int pose = 0; pose < visibleCells.length; pose++) {
            if ((visibleCells[pose] >>> target & 1) == 0 || distance[pose / 4] == 0) continue;
            distance[pose / 4] = 0;
            queue.add(pose / 4);
        }
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            int cost = distance[cell] + cellPrice[cell];
            for (int direction = 0; direction < 4; direction++) {
                int next = grid.ahead(cell, direction);
                if (next < 0 || !map.at(next).isEnterable() || distance[next] <= cost) continue;
                distance[next] = cost;
                queue.add(next);
            }
        }
        return distance;
    }
}
