package dev.damier.hitman.deduce;

/** Weights by numbers placed: guards in bits 0–6, civilians in 7–13, objects in 14–15. */
final class PlacedTotals {
    static final PlacedTotals NOTHING = nothing();

    private final WeightedStates map;

    PlacedTotals(WeightedStates map) {
        this.map = map;
    }

    private static PlacedTotals nothing() {
        WeightedStates map = new WeightedStates();
        map.add(0, 0, 1);
        return new PlacedTotals(map);
    }

    /** Both together, as far as the numbers allow. */
    PlacedTotals times(PlacedTotals other, Evidence limits) {
        if (this == NOTHING) return other;
        if (other == NOTHING) return this;
        WeightedStates product = new WeightedStates();
        for (int i = 0; i < map.size; i++) {
            for (int j = 0; j < other.map.size; j++) {
                long left = left(limits, map.low[i], other.map.low[j]);
                if (left >= 0) product.add(map.low[i] + other.map.low[j], 0, map.weight[i] * other.map.weight[j]);
            }
        }
        return new PlacedTotals(product);
    }

    /** The weight with which this, a last part and what is placed come to the right numbers. */
    double rest(long placed, PlacedTotals lastPart, Evidence limits) {
        double sum = 0;
        for (int i = 0; i < map.size; i++) {
            long left = left(limits, placed, map.low[i]);
            if (left < 0) continue;
            int at = lastPart.map.find(left, 0);
            if (at >= 0) sum += map.weight[i] * lastPart.map.weight[at];
        }
        return sum;
    }

    /** Two parts together; -1 if they are too many. */
    static long plus(long a, long b, Evidence limits) {
        return left(limits, a, b) < 0 ? -1 : a + b;
    }

    /** What is left to place after two parts; -1 if they are too many already. */
    private static long left(Evidence limits, long a, long b) {
        long guards = limits.guards - (a & 127) - (b & 127);
        long civilians = limits.civilians - (a >>> 7 & 127) - (b >>> 7 & 127);
        long objects = limits.objects - (a >>> 14 & 3) - (b >>> 14 & 3);
        return guards < 0 || civilians < 0 || objects < 0 ? -1 : guards | civilians << 7 | objects << 14;
    }
}
