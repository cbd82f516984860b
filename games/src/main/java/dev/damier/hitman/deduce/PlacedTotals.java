package dev.damier.hitman.deduce;

/**
 * The weight of a set of regions for each combination of numbers placed in them.
 *
 * <pre>
 * bits    meaning
 * 0–6     guards placed
 * 7–13    civilians placed
 * 14–15   objects placed
 * </pre>
 */
final class PlacedTotals {
    /** The totals of no regions: nothing is placed, with weight 1. */
    static final PlacedTotals EMPTY = empty();

    private final WeightedStates states;

    PlacedTotals(WeightedStates states) {
        this.states = states;
    }

    private static PlacedTotals empty() {
        WeightedStates states = new WeightedStates();
        states.add(0, 0, 1);
        return new PlacedTotals(states);
    }

    /** Returns the totals of both sets together, without combinations that exceed the limits. */
    PlacedTotals combine(PlacedTotals other, Evidence limits) {
        if (this == EMPTY) return other;
        if (other == EMPTY) return this;
        WeightedStates product = new WeightedStates();
        for (int i = 0; i < states.size; i++) {
            for (int j = 0; j < other.states.size; j++) {
                long rest = remaining(limits, states.low[i], other.states.low[j]);
                if (rest >= 0)
                    product.add(states.low[i] + other.states.low[j], 0, states.weight[i] * other.states.weight[j]);
            }
        }
        return new PlacedTotals(product);
    }

    /**
     * Returns the total weight of the combinations of this and a last part that, together with the numbers already
     * placed, give exactly the required numbers.
     */
    double completionWeight(long placed, PlacedTotals lastPart, Evidence limits) {
        double sum = 0;
        for (int i = 0; i < states.size; i++) {
            long rest = remaining(limits, placed, states.low[i]);
            if (rest < 0) continue;
            int at = lastPart.states.find(rest, 0);
            if (at >= 0) sum += states.weight[i] * lastPart.states.weight[at];
        }
        return sum;
    }

    /** Returns the sum of two combinations of numbers, or -1 if it exceeds the limits. */
    static long plus(long a, long b, Evidence limits) {
        return remaining(limits, a, b) < 0 ? -1 : a + b;
    }

    /** Returns the numbers that remain to be placed after two combinations, or -1 if they exceed the limits. */
    private static long remaining(Evidence limits, long a, long b) {
        long guards = limits.guardsLeft - (a & 127) - (b & 127);
        long civilians = limits.civiliansLeft - (a >>> 7 & 127) - (b >>> 7 & 127);
        long objects = limits.objectsLeft - (a >>> 14 & 3) - (b >>> 14 & 3);
        return guards < 0 || civilians < 0 || objects < 0 ? -1 : guards | civilians << 7 | objects << 14;
    }
}
