package dev.damier.hitman.agent;

import dev.damier.hitman.world.Action;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plans how to see all that is wanted at the least expected price: a beam search over (pose, cells seen), one action a
 * layer, ranked by price so far and an estimate of what the unseen cells will still cost. Where the tour is longer than
 * the horizon the best beginning is returned.
 */
final class TourBeamSearch {
    /**
     * How to rank.
     *
     * @param perCell what an unseen cell is taken to cost
     * @param hard more for cells that few poses show: this, divided by their number
     * @param nearest what a step to the nearest unseen cell is taken to cost
     */
    record Tuning(double perCell, double hard, double nearest) {}

    /** A plan, its price, and whether it sees everything wanted. */
    record Plan(List<Action> actions, double price, double value, boolean complete) {}

    /** A little per step for what is still unseen: of equal tours the one that sees more sooner, and learns sooner. */
    private static final double DELAY = 0.07;

    private static final class Node {
        final Node parent;
        final Action action;
        final int pose;
        final long[] seen;
        final double price;
        final double gain;
        double rank;

        Node(Node parent, Action action, int pose, long[] seen, double price, double gain) {
            this.parent = parent;
            this.action = action;
            this.pose = pose;
            this.seen = seen;
            this.price = price;
            this.gain = gain;
        }
    }

    private record Key(int pose, Words seen) {}

    private record Words(long[] words) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Words w && Arrays.equals(w.words, words);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(words);
        }
    }

    private final ExpectedWorld outlook;
    private final Tuning tuning;
    private final int beam;
    private final int horizon;
    private final boolean forScore;
    private final int[] wanted;
    private final int[][] distance;

    /** What an unseen cell is expected to cost: more where few poses show it. */
    private final double[] toll;

    TourBeamSearch(ExpectedWorld outlook, Tuning tuning, int beam, int horizon, boolean forScore) {
        this.outlook = outlook;
        this.tuning = tuning;
        this.beam = beam;
        this.horizon = horizon;
        this.forScore = forScore;
        wanted = java.util.stream.IntStream.range(0, outlook.grid.size())
                .filter(c -> (outlook.wanted[c >> 6] >>> c & 1) != 0)
                .toArray();
        distance = new int[wanted.length][];
        toll = new double[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            distance[i] = outlook.distances(wanted[i]);
            toll[i] = tuning.perCell + tuning.hard / outlook.poses(wanted[i]);
        }
    }

    Plan from(int pose) {
        Node start = new Node(null, null, pose, new long[outlook.words], 0, 0);
        Map<Key, Double> met = new HashMap<>();
        List<Node> layer = List.of(start);
        Node best = null;
        Node farthest = start;
        for (int depth = 0; depth < horizon && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                if (best != null && !forScore && node.price >= best.price) continue;
                for (int code = 0; code < 3; code++) {
                    Node child = child(node, Action.of(code));
                    if (child == null) continue;
                    Double before = met.get(key(child));
                    if (before != null && before <= child.price) continue;
                    met.put(key(child), child.price);
                    if (forScore) {
                        if (best == null || child.gain - child.price > best.gain - best.price) best = child;
                    } else if (done(child)) {
                        if (best == null || child.price < best.price) best = child;
                        continue;
                    }
                    child.rank = rank(child);
                    next.add(child);
                }
            }
            next.sort((a, b) -> Double.compare(a.rank, b.rank));
            layer = next.size() > beam ? next.subList(0, beam) : next;
            if (!layer.isEmpty()) farthest = layer.get(0);
        }
        return plan(best != null ? best : farthest, best != null && !forScore);
    }

    /** These actions as a plan, if they are still possible and see everything wanted; else null. */
    Plan follow(int pose, Iterable<Action> actions) {
        Node node = new Node(null, null, pose, new long[outlook.words], 0, 0);
        for (Action action : actions) {
            if (done(node)) break;
            node = child(node, action);
            if (node == null) return null;
        }
        return done(node) ? plan(node, true) : null;
    }

    private static Key key(Node node) {
        return new Key(node.pose, new Words(node.seen));
    }

    private Node child(Node node, Action action) {
        int cell = node.pose / 4;
        int way = node.pose % 4;
        switch (action) {
            case MOVE -> cell = outlook.grid.ahead(cell, way);
            case TURN_CLOCKWISE -> way = way + 1 & 3;
            default -> way = way + 3 & 3;
        }
        if (!outlook.enters(cell)) return null;
        double price = node.price + outlook.price(cell, node.seen, 0) + DELAY * unseen(node) / outlook.grid.size();
        int pose = 4 * cell + way;
        long[] seen = node.seen;
        double gain = node.gain;
        for (int w = 0; w < outlook.words; w++) {
            long fresh = outlook.view[pose * outlook.words + w] & ~node.seen[w] & outlook.wanted[w];
            if (fresh == 0) continue;
            if (seen == node.seen) seen = seen.clone();
            seen[w] |= fresh;
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                gain += outlook.worth[(w << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return new Node(node, action, pose, seen, price, gain);
    }

    private int unseen(Node node) {
        int unseen = 0;
        for (int w = 0; w < outlook.words; w++) unseen += Long.bitCount(outlook.wanted[w] & ~node.seen[w]);
        return unseen;
    }

    private boolean done(Node node) {
        for (int w = 0; w < outlook.words; w++) if ((outlook.wanted[w] & ~node.seen[w]) != 0) return false;
        return true;
    }

    private double rank(Node node) {
        double unseen = 0;
        int nearest = 99;
        int cell = node.pose / 4;
        for (int i = 0; i < wanted.length; i++) {
            if ((node.seen[wanted[i] >> 6] >>> wanted[i] & 1) != 0) continue;
            unseen += toll[i];
            int d = distance[i][cell];
            if (d < nearest) nearest = d;
        }
        if (forScore) return node.price - node.gain + tuning.nearest * nearest;
        return node.price + unseen + tuning.nearest * nearest;
    }

    private static Plan plan(Node end, boolean complete) {
        List<Action> actions = new ArrayList<>();
        for (Node node = end; node.parent != null; node = node.parent) actions.add(0, node.action);
        return new Plan(actions, end.price, end.gain - end.price, complete);
    }
}
