package dev.damier.hitman.agent;

import dev.damier.hitman.world.Action;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Plans how to see what is worth more than it costs: a beam search over (pose, cells seen), one action a layer, ranked by
 * price less gain and the way to the nearest unseen cell.
 */
final class TourBeamSearch {
    /** What a step to the nearest unseen cell is taken to cost. */
    private static final double NEAREST = 1.2;

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

    private final ExpectedWorld expected;
    private final int beam;
    private final int horizon;
    private final int[] wanted;
    private final int[][] distance;

    TourBeamSearch(ExpectedWorld expected, int beam, int horizon) {
        this.expected = expected;
        this.beam = beam;
        this.horizon = horizon;
        wanted = IntStream.range(0, expected.grid.size())
                .filter(c -> (expected.wanted[c >> 6] >>> c & 1) != 0)
                .toArray();
        distance = new int[wanted.length][];
        for (int i = 0; i < wanted.length; i++) distance[i] = expected.distances(wanted[i]);
    }

    /** The first action of the tour that is worth most, or null if none is worth its price. */
    Action first(int pose) {
        Node best = best(pose);
        if (best == null || best.gain <= best.price) return null;
        Node node = best;
        while (node.parent.parent != null) node = node.parent;
        return node.action;
    }

    private Node best(int pose) {
        Map<Key, Double> met = new HashMap<>();
        List<Node> layer = List.of(new Node(null, null, pose, new long[expected.words], 0, 0));
        Node best = null;
        for (int depth = 0; depth < horizon && !layer.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>(3 * layer.size());
            for (Node node : layer) {
                for (int code = 0; code < 3; code++) {
                    Node child = child(node, Action.of(code));
                    if (child == null) continue;
                    Double before = met.get(key(child));
                    if (before != null && before <= child.price) continue;
                    met.put(key(child), child.price);
                    if (best == null || child.gain - child.price > best.gain - best.price) best = child;
                    child.rank = rank(child);
                    next.add(child);
                }
            }
            next.sort((a, b) -> Double.compare(a.rank, b.rank));
            layer = next.size() > beam ? next.subList(0, beam) : next;
        }
        return best;
    }

    private static Key key(Node node) {
        return new Key(node.pose, new Words(node.seen));
    }

    private Node child(Node node, Action action) {
        int cell = node.pose / 4;
        int way = node.pose % 4;
        switch (action) {
            case MOVE -> cell = expected.grid.ahead(cell, way);
            case TURN_CLOCKWISE -> way = way + 1 & 3;
            default -> way = way + 3 & 3;
        }
        if (!expected.enters(cell)) return null;
        double price = node.price + expected.price(cell, node.seen, 0) + DELAY * unseen(node) / expected.grid.size();
        int pose = 4 * cell + way;
        long[] seen = node.seen;
        double gain = node.gain;
        for (int w = 0; w < expected.words; w++) {
            long fresh = expected.view[pose * expected.words + w] & ~node.seen[w] & expected.wanted[w];
            if (fresh == 0) continue;
            if (seen == node.seen) seen = seen.clone();
            seen[w] |= fresh;
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                gain += expected.worth[(w << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return new Node(node, action, pose, seen, price, gain);
    }

    private int unseen(Node node) {
        int unseen = 0;
        for (int w = 0; w < expected.words; w++) unseen += Long.bitCount(expected.wanted[w] & ~node.seen[w]);
        return unseen;
    }

    private double rank(Node node) {
        int nearest = 99;
        int cell = node.pose / 4;
        for (int i = 0; i < wanted.length; i++) {
            if ((node.seen[wanted[i] >> 6] >>> wanted[i] & 1) != 0) continue;
            nearest = Math.min(nearest, distance[i][cell]);
        }
        return node.price - node.gain + NEAREST * nearest;
    }
}
