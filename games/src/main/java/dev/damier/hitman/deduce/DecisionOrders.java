package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.List;

/**
 * Orders in which the regions of a group may be decided. A state remembers the running count of every constraint that is
 * half done, so an order is good if few are half done at a time, and those few can have few values.
 */
final class DecisionOrders {
    /** The states expected of an order, in all its steps, above which others are looked for. */
    private static final double MANY = 300;

    private final List<Integer> members;

    /** By region, the constraints that touch it. */
    private final List<List<Bound>> bounds = new ArrayList<>();

    private final List<Bound> all = new ArrayList<>();

    /** A constraint and how far it is done. */
    private static final class Bound {
        final boolean heard;
        final int need;
        final int regions;

        /** By region, its cells that count. */
        final int[] sizes;

        final int size;
        int placed;
        int left;

        Bound(boolean heard, int need, int[] touched, int[] sizes) {
            this.heard = heard;
            this.need = need;
            this.sizes = sizes;
            regions = touched.length;
            int sum = 0;
            for (int region : touched) sum += sizes[region];
            size = sum;
        }

        void clear() {
            placed = 0;
            left = regions;
        }

        void place(int region) {
            placed += sizes[region];
            left--;
        }

        /** The running counts that may be met when so many cells are placed and so many regions left. */
        double values(int cells, int more) {
            if (cells == 0 || more == 0) return 1;
            int max = Math.min(need, cells);
            // Who watches is remembered, and often what stands between.
            return heard ? max - Math.max(0, need - (size - cells)) + 1 : 2 * (max + 1);
        }

        double growth(int region) {
            return values(placed + sizes[region], left - 1) / values(placed, left);
        }
    }

    /** @param members the regions of the group, of so many in all */
    DecisionOrders(List<Integer> members, int regions) {
        this.members = members;
        for (int r = 0; r < regions; r++) bounds.add(new ArrayList<>());
    }

    void hear(CountConstraint hearing, int[] touched, int[] regionOf) {
        int[] sizes = new int[bounds.size()];
        for (int cell : hearing.toArray()) sizes[regionOf[cell]]++;
        add(new Bound(true, hearing.need, touched, sizes), touched);
    }

    void watch(SightConstraint watch, int[] touched) {
        int[] sizes = new int[bounds.size()];
        for (int region : touched) sizes[region] = 1;
        add(new Bound(false, watch.need(), touched, sizes), touched);
    }

    private void add(Bound bound, int[] touched) {
        all.add(bound);
        for (int region : touched) bounds.get(region).add(bound);
    }

    /** An order with few states, of those tried. */
    List<Integer> best() {
        List<Integer> best = fewestHalfDone();
        double min = states(best);
        if (min <= MANY) return best;
        for (int first : members) {
            List<Integer> other = narrowest(first);
            double states = states(other);
            if (states < min) {
                min = states;
                best = other;
            }
        }
        return best;
    }

    /** How many states an order is expected to need in all its steps, but for the numbers of people placed. */
    private double states(List<Integer> order) {
        all.forEach(Bound::clear);
        double states = 1;
        double sum = 0;
        for (int region : order) {
            states *= growth(region);
            place(region);
            sum += states;
        }
        return sum;
    }

    private double growth(int region) {
        double growth = 1;
        for (Bound bound : bounds.get(region)) growth *= bound.growth(region);
        return growth;
    }

    private void place(int region) {
        for (Bound bound : bounds.get(region)) bound.place(region);
    }

    /** Always the region that opens the fewest constraints and closes the most. */
    private List<Integer> fewestHalfDone() {
        all.forEach(Bound::clear);
        List<Integer> waiting = new ArrayList<>(members);
        List<Integer> order = new ArrayList<>();
        while (!waiting.isEmpty()) {
            int best = 0;
            int min = Integer.MAX_VALUE;
            for (int i = 0; i < waiting.size(); i++) {
                int score = 0;
                for (Bound bound : bounds.get(waiting.get(i)))
                    score += (bound.left < bound.regions ? 0 : 1) - (bound.left == 1 ? 1 : 0);
                if (score < min) {
                    min = score;
                    best = i;
                }
            }
            order.add(waiting.remove(best));
            place(order.get(order.size() - 1));
        }
        return order;
    }

    /** From a first region on, always the one after which the fewest states are expected. */
    private List<Integer> narrowest(int first) {
        all.forEach(Bound::clear);
        List<Integer> waiting = new ArrayList<>(members);
        List<Integer> order = new ArrayList<>();
        int next = waiting.indexOf(first);
        while (true) {
            int region = waiting.remove(next);
            order.add(region);
            place(region);
            if (waiting.isEmpty()) return order;
            double min = Double.MAX_VALUE;
            for (int i = 0; i < waiting.size(); i++) {
                double growth = growth(waiting.get(i));
                if (growth < min) {
                    min = growth;
                    next = i;
                }
            }
        }
    }
}
